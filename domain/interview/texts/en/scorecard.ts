// English texts of domain/interview/scorecard.ts.

export const kitChanged = 'The interview kit has changed. Reload to see its attributes.'
export const chooseRating = 'Choose a rating from 1 to 4.'
export const chooseARecommendation = 'Choose a recommendation.'
export const comparedAlready = 'The scorecards are being compared, so yours can no longer be changed.'
export const submittedAlready = 'This scorecard has been submitted.'
export const submitAfterStart = 'You can submit your scorecard once the interview has started.'

export const recommendationLabels = {
  strong_no: 'Strong no',
  no: 'No',
  yes: 'Yes',
  strong_yes: 'Strong yes',
}
export const ratings = { poor: 'Poor', fair: 'Fair', good: 'Good', excellent: 'Excellent' }

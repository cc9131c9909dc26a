// English texts of domain/interview/scorecard.ts.

export const theInterviewKitHasChangedReload = 'The interview kit has changed. Reload to see its attributes.'
export const chooseARatingFrom1 = 'Choose a rating from 1 to 4.'
export const chooseARecommendation = 'Choose a recommendation.'
export const theScorecardsAreBeingComparedSo = 'The scorecards are being compared, so yours can no longer be changed.'
export const thisScorecardHasBeenSubmitted = 'This scorecard has been submitted.'
export const youCanSubmitYourScorecardOnce = 'You can submit your scorecard once the interview has started.'

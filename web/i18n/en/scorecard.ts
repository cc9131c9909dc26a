// English texts of the interviewer’s scorecard.

export const title = 'Your scorecard'
export const titleFor = (candidate: string) => `Scorecard for ${candidate}`
export const noCard = 'There is no scorecard here'
export const noCardText =
  'Links to a scorecard end 30 days after the interview, and when the interview is canceled. Ask your recruiter for a new one.'
export const loadFailed = 'The scorecard could not be loaded'
export const loadFailedText = (why: string) => `${why} What you’ve typed in this browser is kept.`
export const loading = 'The scorecard is being loaded.'
export const saving = {
  saved: 'Draft saved',
  typing: '',
  saving: 'Saving…',
  waiting: 'Not sent yet. It’s kept in this browser and sent as soon as the server can be reached.',
  submitted: 'Submitted. Thank you!',
}
export const submitted = 'Submitted'
export const changed = 'Changed, not submitted yet'
export const questions = 'Questions to ask'
export const recommendation = 'Should we hire them?'
export const words = 'Why, in a few words'
export const hint = 'Skip what you didn’t assess. No one sees other scorecards before writing their own.'
export const submit = 'Submit scorecard'
export const submitChanges = 'Submit changes'
export const saveFailed = 'It could not be saved.'

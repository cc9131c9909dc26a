// English texts of the interviewer’s scorecard.

export const title = 'Your scorecard'
export const titleFor = (candidate: string) => `Scorecard for ${candidate}`
export const noCard = 'Scorecard not found'
export const linkEndedText = 'Scorecard links expire 30 days after the interview, or when it is canceled. Ask your recruiter for a new one.'
export const loadFailed = 'We couldn’t load the scorecard'
export const loadFailedText = (cause: string) => `${cause} What you’ve typed in this browser is kept.`
export const loading = 'Loading the scorecard.'
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
export const saveFailed = 'We couldn’t save it.'

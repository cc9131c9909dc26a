// English texts of web/candidate/moves.

// Choose reasons dialog
export const reasonsSaved = 'Reasons saved'
export const submit = 'Submit'
export const chooseReasons = 'Choose Reasons'

// Schedule dialog
export const cancel = 'Cancel'
export const title = (name: string | number) => `Schedule an interview with ${name}`
export const scoreLabel = 'How strong is the match?'
export const likedLabel = 'What do you like?'
export const feedback = 'Feedback'
export const notesHint = 'Optional. Your team and the interviewers see it. The candidate doesn’t.'
export const ratingRequired = 'Choose a rating and at least one thing you like.'
export const scheduleInterview = 'Schedule interview'

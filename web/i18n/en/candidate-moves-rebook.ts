// English texts of web/candidate/moves/RebookDialog.tsx.

/** `part` is the name of one interview of a day; '' for a single one. */
export const title = (part: string) => (part === '' ? 'Move the interview' : `Move “${part}”`)
export const withinDay = 'To another time of its day, with the same interviewers. The day’s other interviews stay as they are.'
export const sameInterviewers = 'To another time, with the same interviewers.'
export const time = 'Free times'
export const noTimes = 'No other time suits everyone.'
export const chooseOne = 'Choose a time.'
export const keep = 'Keep the time'
export const move = 'Move'
export const moved = 'The interview was moved, and everyone gets the new time'
export const notMoved = 'We couldn’t move the interview. Please try again.'
export const notLoaded = 'We couldn’t load the times. Close this and try again.'

// English texts of the emails to interviewers; `who` is 'you' or 'you and Sam'.

export const hi = 'Hi,'
export const booked = (candidate: string, host: string, jobTitle: string) =>
  `${candidate} has booked an interview with ${host} for ${jobTitle}.`
/** `before` is the previous start; '' = unknown. */
export const moved = (candidate: string, host: string, jobTitle: string, before: string) =>
  `${candidate} has moved the interview with ${host} for ${jobTitle}${before ? `, from ${before}` : ''}.`
/** `by` is 'by the team' or 'by the candidate'. */
export const cancelled = (candidate: string, jobTitle: string, by: string, reason: string) =>
  `The interview with ${candidate} for ${jobTitle} was canceled ${by}.${reason ? ` ${reason}` : ''}`
export const joined = (candidate: string, host: string, jobTitle: string) =>
  `A colleague can’t take the interview of ${candidate} for ${jobTitle}. It’s now with ${host}, at the same time.`
export const youSitIn = 'You sit in to learn. The interviewers lead the conversation, and you write no scorecard.'
export const sitsIn = (names: string) => `Sitting in to learn: ${names}`
export const subjects = {
  joined: (candidate: string) => `For you: interview with ${candidate}`,
  booked: (candidate: string) => `Booked: interview with ${candidate}`,
  moved: (candidate: string) => `Moved: interview with ${candidate}`,
  cancelled: (candidate: string) => `Canceled: interview with ${candidate}`,
}
export const calendarEntry = {
  joined: 'It’s added to your calendar.',
  booked: 'It’s on your calendar.',
  moved: 'The calendar entry is updated.',
  cancelled: 'The calendar entry is removed.',
}
export const youCall = (phone: string) => `You call them on ${phone}.`
export const fromManager = (assessment: string) => `From the hiring manager, for you only: ${assessment}`
export const profileLink = (link: string) => `Profile and conversation: ${link}`
export const scorecardLink = (link: string) =>
  `Questions, and your scorecard for after the interview (no sign-in needed; please keep the link to yourself): ${link}`

// the reminder of a missing scorecard
export const scorecardSubject = (candidate: string) => `Your scorecard for ${candidate}`
export const scorecardMissing = (candidate: string, jobTitle: string) =>
  `You interviewed ${candidate} for ${jobTitle}. Your scorecard is missing; it takes about a minute.`
export const writeScorecard = (link: string) => `Write it here (no sign-in needed): ${link}`

// an interview that is arranged by email
export const briefSubject = (candidate: string) => `For your interview with ${candidate}`
export const approvedForInterview = (candidate: string, jobTitle: string) =>
  `${candidate} was approved for an interview with you for ${jobTitle}.`

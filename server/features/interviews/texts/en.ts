// English texts of server/features/interviews: answers, notifications, and emails.

// access-booking
export const bookingLinkExpired = 'This link has expired. If you’d still like to talk, reply to the email it came with.'
export const nothingToBook = 'There is no interview to book right now. Please reply to the email you received.'
export const invalidTime = 'Enter a time such as 2026-11-22T10:00:00Z.'
export const chooseTimeZone = 'Choose a time zone.'

// change-by-calendar
export const nothingToMove = 'There is no interview to move.'

// copy-to-calendar
export const noRooms = 'Their calendar can’t make video rooms. Connect Google or Microsoft, or set a video link.'
export const roomLate = 'Their calendar hasn’t made it yet.'
export const roomTwice = 'Their calendar gave a room that another interview has.'
export const entryChanged = 'The entry was changed in the calendar in the meantime.'

// confirm-interview
export const bookedByCandidate = 'Booked by the candidate'
export const bookedFor = (user: string) => `Booked for the candidate by ${user}`

// event-text
export const sitsIn = (names: string) => `In training, listening in: ${names}`
export const useEmailLink = 'To move or cancel it, use the link in the email.'

// hold-slot
export const bookedAlready = 'You’ve already booked a time. Move or cancel that one instead.'

// manager-link
export const askForNewLink = 'This link has expired. Ask the person who sent it for a new one.'

// move-interview
export const interviewStarted = 'This interview has already started. Please reply to the email you received.'
export const noFreeTimes = 'The interviewer has no available times right now. Please reply to the email you received.'
export const calendarUnreachable = 'We can’t reach the calendar right now, so your interview wasn’t moved.'

// review-by-link
export const candidateGone = 'This candidate is no longer in this search.'

// review-by-manager
export const notWithManager = 'This candidate is not with the hiring manager.'
export const choose12Or3 = 'Choose 1, 2 or 3.'

// propose-times
export const onlyInScheduling = 'Only candidates in Scheduling can get times.'
export const noCalendarToBook = 'No interviewer has a synced calendar, so there are no times to book.'
export const chooseTimes = (max: number) => `Choose 1 to ${max} times.`
export const noteTooLong = (max: number) => `${max} characters max.`

// replace-interviewer
/** `part` is the name of one interview of a day; '' for a single one. */
export const rebooked = (part: string, when: string) => `${part || 'The interview'} was moved by the team to ${when}`
export const tookOver = (formerName: string, when: string) => `${formerName} declined. The interview is now ${when}`

// scorecard-link
export const linkEnded = 'This link has expired, or the interview was canceled.'

// cancel-interview
export const unknownInterview = 'This interview does not exist.'
export const interviewOver = 'This interview is over.'

// review-by-recruiter
export const notWithRecruiter = 'This candidate is not with the recruiter.'

// review-links
export const requiredField = 'This field is required.'

// scorecard-views
export const ownScorecardFirst = 'Write your own scorecard first.'
export const noScorecards = 'No one has written a scorecard yet.'

// invite-again.ts
export const onlyFromInterview = 'Only candidates in Interview can be invited to another one.'
export const interviewComing = 'They have an interview coming up. Invite them to another one after it, or cancel it first.'

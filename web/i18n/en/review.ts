// English texts of the hiring manager’s page.
import { plural } from '@fairlead/domain/shared/language'

export const title = 'Candidates to review'
export const linkEnded = 'This review has ended'
export const linkEndedText =
  'Review links expire after fourteen days, or when a search is closed. Ask the person who sent it for a new one.'
export const loadFailed = 'We couldn’t load the candidates'
export const loadFailedText = (cause: string) => `${cause} Nothing is lost.`
export const loading = 'Loading candidates.'
/** `job` as in 'Engineer at Acme'; an empty sender is left out. */
export const about = (job: string, sender: string) => (sender ? `for ${job} · sent by ${sender}` : `for ${job}`)
export const place = (name: string, position: number, count: number) => `${name}, ${position} of ${count}`
export const placeOf = (position: number, count: number) => `${position} of ${count}`
export const allDecided = 'You’ve decided on everyone.'
export const thatWasEveryone = 'That was everyone'
export const thatWasEveryoneText = 'Thank you. The team sees your decisions right away.'
export const everyoneDecided = 'You’ve decided on everyone'
const people = (count: number) => `${count} ${plural('en', count, { one: 'candidate', other: 'candidates' })}`
export const decisions = (approved: number, rejected: number) =>
  approved === 0
    ? `You rejected ${people(rejected)}.`
    : `You approved ${people(approved)}${rejected === 0 ? '.' : ` and rejected ${rejected}.`}`
export const afterApproval = 'The team takes it from here and arranges the interviews.'
export const moreByEmail = 'We’ll email you when there are more.'
export const noneWaits = 'No candidates to review'
export const noneWaitsText = 'We’ll email you when there are. This page is always up to date.'
export const undo = 'Undo'
export const closeMessage = 'Close this message'
export const reject = 'Reject'
export const approve = 'Approve'

// the card
export const candidates = 'Candidates'
export const previous = 'Previous candidate'
export const next = 'Next candidate'
export const progress = 'Decided so far'
/** Whole years, as on the team's own card. */
export const yearsOfExperience = (count: number) => {
  const whole = Math.round(count)
  return whole < 1 ? 'Less than a year of experience' : `${whole} ${plural('en', whole, { one: 'year', other: 'years' })} of experience`
}
export const mayHaveWithdrawn = 'They may have withdrawn'
export const mayHaveWithdrawnText =
  'Their last message reads as if they are no longer interested. They can’t be approved until the team has checked.'
export const sentToday = 'Sent to you today'
export const waitingFor = (days: number) => `Waiting for ${days} ${plural('en', days, { one: 'day', other: 'days' })}`
export const note = 'A note for you'
export const reasons = 'Why they fit'
export const lastReply = 'What they wrote last'
export const summary = 'About'
export const experience = 'Experience'
export const education = 'Education'
export const skills = 'Skills'
export const years = (from: string, to: string) => `${from} to ${to}`
export const today = 'today'
export const less = 'Less'
export const more = 'More'

// the forms
export const approveName = (name: string) => `Approve ${name}`
export const rating = 'How strong is the match?'
export const liked = 'What do you like?'
export const feedback = 'Note for the interviewer (optional)'
export const feedbackNote = 'The team and the interviewers see it. The candidate doesn’t.'
export const emailIntroduction = 'Email them an introduction to the interviewer'
export const noIntroduction = 'We don’t email them. The team arranges the interview.'
export const incomplete = 'Choose a rating and at least one thing you like.'
export const rejectName = (name: string) => `Reject ${name}`
export const whyNot = 'Why not?'
export const tellMore = 'Tell us more'
export const emailRejection = 'Email them a short rejection, without the reason'
export const submitRejection = 'Submit and reject'

// waiting verdicts
export const waiting = 'Waiting to be sent'
export const approvedLine = (name: string) => `${name}: approved`
export const rejectedLine = (name: string) => `${name}: rejected`
export const takeBack = 'Undo'
export const notSent = 'Not saved'
export const sendAgain = 'Try again'
export const discard = 'Discard'
/** Follows `takeBack` for users of screen readers. */
export const undoDecisionOf = (name: string) => ` the decision on ${name}`

// results of a verdict
export const approved = (name: string) => `${name} approved`
export const rejected = (name: string) => `${name} rejected`
export const calendarMissing = (name: string, product: string) =>
  `You can’t approve ${name} yet, because the interviewer hasn’t synced a calendar. ${product} has notified them. Please approve again later.`
export const refused = (name: string, reason: string) => `${name}: ${reason}`
export const notSaved = 'we couldn’t save your decision. It is kept below.'
export const decidedBefore = (name: string) => `Someone else has already decided on ${name}. Nothing was changed.`
export const withdrawn = (name: string) => `${name} seems to have withdrawn and was not approved. The team has been notified.`
export const tooMany = (cause: string) => `${cause} Your decision is saved here and sent then.`
export const offline = 'You are offline. Your decisions are saved here and sent when you’re back online.'
export const keepsNothing =
  'Your browser can’t save data for this page, so your decision wasn’t recorded. Please reply to the email instead.'
export const alreadySent = 'It has already been sent.'

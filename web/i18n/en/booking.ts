// English texts of the page where candidates book an interview.
import { plural } from '@fairlead/domain/shared/language'

export const yourInterview = 'Your interview'
export const yourInterviewFor = (job: string) => `Your interview: ${job}`
export const chooseTimeFor = (job: string) => `Choose a time: ${job}`
export const invitation = (firstName: string, inviter: string) => `Hi ${firstName}, ${inviter} would like to talk with you.`
export const nothingLeft = 'No interview to book'
export const noTimesText = 'If you’d still like to talk, reply to the email you received.'
export const loadFailed = 'We couldn’t load the times'
export const loading = 'Loading times.'
export const theseAreFree = 'These times are free:'
export const noTimes = 'No times available right now'
export const nothingToBook = 'Nothing to book right now'
export const replyInstead = 'Reply to the email you received, and we’ll find a time with you.'
export const keepTime = 'Keep the time you have'
export const minutes = (count: number) => `${count} minutes`
export const meetings = { video: 'By video', phone: 'By phone', place: 'In person' }

// the booked interview
/** `how` is one of `meetings`. */
export const withHost = (host: string, how: string) => `With ${host} · ${how}`
export const linkFollows = 'We’ll email you the video link as soon as the room is ready.'
export const theyCall = 'They’ll call you on the number you entered.'
export const addToCalendar = 'Add to calendar'
export const move = 'Move interview'
export const cancel = 'Cancel interview'
export const cancelQuestion = 'Cancel the interview?'
export const cancelNote = 'The interviewer is notified right away. You can choose another time afterward.'
export const reason = 'Reason (optional)'
export const keep = 'Keep interview'
export const cancelInterview = 'Cancel the interview'
export const fileSummary = (job: string) => `Interview: ${job}`
export const fileDescription = (host: string, link: string) => `With ${host}. Move or cancel it here: ${link}`

// the chosen time
export const hostOnly = (host: string) => `With ${host}`
export const heldUntil = (time: string, minutesLeft: number) =>
  `Held for you until ${time}, ${minutesLeft} more ${plural('en', minutesLeft, { one: 'minute', other: 'minutes' })}.`
export const noLongerHeld = 'It’s no longer held, but may still be free. Confirm to check.'
export const phone = 'Your phone number, with the country code'
export { phoneSentence as wrongPhone } from '@fairlead/domain/interview/phone-number'
export const interviewer = 'The interviewer'
export const callsYou = (host: string) => `${host} calls you on this number.`
export const anotherTime = 'Another time'
export const moveHere = 'Move to this time'
export const confirm = 'Confirm'

export const proposedTaken = 'That time is no longer free. Choose another one.'

// an interview day
export const severalInterviews = (count: number) => `${count} interviews in one day`
export const part = (name: string, minutes: number) => `${name}: ${minutes} min`
export const anyOrder = 'The order depends on the time you choose.'
export const agenda = 'Agenda'

// free times
export const month = 'Month'
export const earlierMonth = 'Earlier month'
export const laterMonth = 'Later month'
export const dayWithTimes = (day: string, count: number) =>
  count === 0 ? `${day}, no times` : `${day}, ${count} ${plural('en', count, { one: 'time', other: 'times' })}`
export const nextFree = (time: string) => `Next free: ${time}`
export const daysOfWeek = 'Days of this week'
export const freeTimes = 'Free times'
export const earlierWeek = 'Earlier week'
export const laterWeek = 'Later week'
/** From the first to the last day of a week, or from the start to the end of a slot. */
export const span = (from: string, to: string) => `${from} to ${to}`

// the zone
export const zoneHint = ', the time zone shown. Change'
export const clock = 'Clock'
export const hours = (clock: '12' | '24') => `${clock} h`
export const whereAreYou = 'Where are you?'
export const cityOrRegion = 'City or region'
export const zonesFound = (count: number) => `${count} time zones`
export const moreZonesHint = (count: number) => `Search to see the other ${count}.`
export const noSuchZone = 'No time zones match.'
export const close = 'Close'

// what was done
export const notReached = 'We couldn’t reach the server, so nothing was changed. Please try again.'
export const moved = 'Your interview has been moved.'
export const booked = 'Your interview is booked.'
export const cancelled = 'Your interview is canceled. We’ve notified the interviewer.'

// English texts of web/candidate/card.
import { plural } from '@fairlead/domain/shared/language'

// Interview line
export const interviewCanceled = (name: string) => `Interview with ${name} canceled`
export const notCanceled = 'We couldn’t cancel the interview. Please try again.'
export const interviewWith = (hostName: string | number) => `Interview with ${hostName}:`
/** One interview of a day. */
export const partWith = (part: string, hostName: string) => `${part} with ${hostName}:`
export const moveInterview = 'Move'
export const cancelDay = 'Cancel the day'
export const cancelDayText =
  'This cancels all interviews of the day. We notify them right away, with the reason, and they can choose another day.'
export const cancelInterview = 'Cancel interview'
export const cancelTitle = (name: string | number) => `Cancel the interview with ${name}?`
export const cancelText = 'We notify them right away, with the reason, and they can choose another time.'
export const reason = 'Reason'
export const optional = 'Optional'
export const keepIt = 'Keep interview'
export const cancelTheInterview = 'Cancel the interview'

export const sitsIn = (names: string) => `In training, sits in: ${names}`
export const cannotMakeIt = 'I can’t make it'
export const declineTitle = 'Give this interview to someone else?'
export const declineText =
  'The next free interviewer takes over at the same time, and the candidate learns the new name. If no one is free, your team is asked and the interview stays yours for now.'
export const decline = 'Give it away'
export const declined = 'We’re looking for someone to take over'
export const notDeclined = 'We couldn’t give it away. Please try again.'

// Scheduling line
export const schedule = 'Schedule'
export const sendLinkAgain = 'Send the link again'
export const proposeTimes = 'Propose or book a time'
export const linkSent = (name: string) => `${name} gets the link to book a time`
export const linkNotSent = 'We couldn’t send the link. Please try again.'

// Stage line
export const inviteToAnother = 'Invite to another interview'
export const withEmail = (email: string | number) => `With ${email}`
export const sinceToday = 'since today'
export const forDays = (days: number) => `for ${days} ${plural('en', days, { one: 'day', other: 'days' })}`
export const remindedOn = (shortDate: string | number) => `, reminded on ${shortDate}`
export const noRoomYet = (reason: string) => `No video room yet: ${reason}`

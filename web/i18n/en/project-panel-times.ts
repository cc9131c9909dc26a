// English texts of web/project/PanelTimes.
import type { Obstacle } from '@fairlead/domain/interview/panel-times'
import { namesInWords } from '@fairlead/domain/interview/panel'
import { plural } from '@fairlead/domain/shared/language'

const times = (count: number) => `${count} ${plural('en', count, { one: 'time', other: 'times' })}`
const inDays = (days: number) => `in the next ${days} ${plural('en', days, { one: 'day', other: 'days' })}`
const works = (count: number) => plural('en', count, { one: 'works', other: 'work' })

export const title = 'Times for this panel'
export const countingTimes = 'Counting the times'
export const timesNotCounted = 'We couldn’t count the times that work for everyone.'
export const nameAnotherInterviewer = 'Add another interviewer to see how many times work for everyone.'
export const timesThatWork = (count: number, days: number) => `${times(count)} ${inDays(days)} ${works(count)} for everyone on this panel.`
export const noTimeWorks = (days: number) =>
  `No time ${inDays(days)} works for everyone on this panel, so candidates have nothing to choose from.`
export const noHostTimes = (host: string, days: number) =>
  `${host} sets the times of this panel and has no interview hours ${inDays(days)}.`
export const withoutThem = (name: string, count: number) => `Without ${name}, ${times(count)} ${works(count)} for everyone.`
export const ifHostWereFree = (name: string, count: number) => `If ${name} were free, ${times(count)} would work for everyone.`
export const noSingleChange =
  'At every time at least two people are unavailable, so one change is not enough. Add interview hours or make the panel smaller.'

export const mostly: Record<Obstacle, (name: string) => string> = {
  hours: (name) => `Most of them are outside ${name}’s interview hours.`,
  calendar: (name) => `${name}’s calendar is busy at most of them.`,
  days_off: (name) => `Most of them are on ${name}’s days off.`,
  limits: (name) => `At most of these times, ${name} has reached their interview limit.`,
  notice: (name) => `Most of them are outside ${name}’s booking window.`,
}
export const because: Record<Obstacle, (many: number) => string> = {
  hours: (count) => `${count} outside their interview hours`,
  calendar: (count) => `${count} busy in their calendar`,
  days_off: (count) => `${count} on days off`,
  limits: (count) => `${count} over their interview limit`,
  notice: (count) => `${count} outside their booking window`,
}
export const hostOffers = (name: string, count: number) => `${name} sets the times and offers ${count}.`
export const hostCannot = (reasons: string) => `Not offered: ${reasons}.`
export const canJoin = (name: string, can: number, all: number) => `${name} can join ${can} of ${all}.`
export const cannotJoin = (reasons: string) => `Ruled out: ${reasons}.`

const lacking = {
  account: (name: string) => `${name} has no account here`,
  calendar: (name: string) => `${name} has not synced a calendar`,
  hours: (name: string) => `${name} has not set interview hours`,
}
export const nothingUntil = (missing: readonly { name: string; lacks: keyof typeof lacking }[]) =>
  `No times can be offered yet: ${missing.map(({ name, lacks }) => lacking[lacks](name)).join('; ')}. Until then candidates are introduced by email.`
export const tryAgain = 'Try again'
export const fullyBooked = (names: readonly string[], days: number) =>
  `${namesInWords(names)} ${plural('en', names.length, { one: 'has', other: 'have' })} no free times ${inDays(days)}, so candidates have nothing to choose from.`
/** `isOwn`: the user is one of the interviewers. */
export const fullyBookedCure = (isOwn: boolean) =>
  isOwn ? 'Add interview hours, or choose another interviewer.' : 'Choose another interviewer, or ask them to add interview hours.'
export const ownHours = 'Your interview hours'
export const schedulingSettings = 'Scheduling settings'

// English texts of domain/interview/slot-reasons.ts.
import { plural } from '../../../shared/language.ts'

const counted = (count: number, singular: string) => `${count} ${plural('en', count, { one: singular, other: `${singular}s` })}`

export const outsideWorkingHours = 'Outside your working hours.'
export const noStartTime = 'Your interviews don’t start at this time.'
export const aDayOff = (name: string | number) => `A day off: ${name}.`
export const youAreBusy = (named: string | number) => `You are busy: ${named}.`
export const youHave = (named: string | number) => `You have ${named}.`
export const beingChosen = (named: string | number) => `Someone is currently choosing ${named}.`
export const notice = (hours: number) => `Less than your ${counted(hours, 'hour')} of notice.`
export const horizon = (days: number) => `More than ${counted(days, 'day')} ahead.`
export const tooCloseAfter = (minutes: number, entry: string) => `Less than ${counted(minutes, 'minute')} after ${entry}.`
export const tooCloseBefore = (minutes: number, entry: string) => `Less than ${counted(minutes, 'minute')} before ${entry}.`
export const dailyLimit = (limit: number) => `You’ve reached your limit of ${counted(limit, 'interview')} that day.`
export const weeklyLimit = (limit: number) => `You’ve reached your limit of ${counted(limit, 'interview')} that week.`
export const heldTime = (span: string) => `a reserved time (${span})`
export const interviewWith = (title: string, span: string) => `the interview with ${title} (${span})`
export const entryIn = (title: string, calendar: string, span: string) => `“${title || 'Busy'}” in the calendar “${calendar}” (${span})`

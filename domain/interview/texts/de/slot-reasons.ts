// German texts of domain/interview/slot-reasons.ts; entries follow a colon, so that they need no case.
import { plural } from '../../../shared/language.ts'

const hoursText = (count: number) => plural('de', count, { one: `${count} Stunde`, other: `${count} Stunden` })
const daysText = (count: number) => plural('de', count, { one: `${count} Tag`, other: `${count} Tage` })
const minutesText = (count: number) => plural('de', count, { one: `${count} Minute`, other: `${count} Minuten` })
const interviewsText = (count: number) => plural('de', count, { one: `${count} Interview`, other: `${count} Interviews` })

export const outsideWorkingHours = 'Außerhalb Ihrer Arbeitszeit.'
export const noStartTime = 'Ihre Interviews beginnen nicht zu dieser Uhrzeit.'
export const aDayOff = (name: string | number) => `Ein freier Tag: ${name}.`
export const youAreBusy = (named: string | number) => `Sie sind beschäftigt: ${named}.`
export const youHave = (named: string | number) => `Sie haben schon einen Termin: ${named}.`
export const beingChosen = (named: string | number) => `Diese Zeit wird gerade ausgewählt: ${named}.`
export const notice = (hours: number) => `Weniger als Ihr Vorlauf von ${hoursText(hours)}.`
export const horizon = (days: number) => `Mehr als ${daysText(days)} im Voraus.`
export const tooCloseAfter = (minutes: number, entry: string) => `Weniger als ${minutesText(minutes)} nach einem Termin: ${entry}.`
export const tooCloseBefore = (minutes: number, entry: string) => `Weniger als ${minutesText(minutes)} vor einem Termin: ${entry}.`
export const dailyLimit = (limit: number) => `Für diesen Tag ist Ihr Limit von ${interviewsText(limit)} erreicht.`
export const weeklyLimit = (limit: number) => `Für diese Woche ist Ihr Limit von ${interviewsText(limit)} erreicht.`
export const heldTime = (span: string) => `Reservierung (${span})`
export const interviewWith = (title: string, span: string) => `Interview mit ${title} (${span})`
export const entryIn = (title: string, calendar: string, span: string) => `„${title || 'Beschäftigt'}“ im Kalender „${calendar}“ (${span})`

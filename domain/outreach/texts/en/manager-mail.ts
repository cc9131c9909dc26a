// English texts of the emails to hiring managers.
import { plural } from '../../../shared/language.ts'

export const hi = 'Hi,'
export const best = 'Best,'
export const oneFits = (name: string, isInterested: boolean, jobTitle: string) =>
  `${name} ${isInterested ? 'is interested in' : 'could be a fit for'} the ${jobTitle} role.`
export const manyFit = (count: number, areInterested: boolean, jobTitle: string) =>
  `${count} candidates ${areInterested ? 'are interested in' : 'could be a fit for'} the ${jobTitle} role:`
export const decideHere = 'Would you like to talk with them? You can read more and decide here, without an account:'
export const profileLink = (link: string) => `Profile and conversation, for members of the team: ${link}`
export const subject = (name: string, jobTitle: string) => `${name} for ${jobTitle}`
export const subjectForMany = (count: number, jobTitle: string) => `${count} candidates for ${jobTitle}`
export const titleAtCompany = (title: string, company: string) => `${title} at ${company}`

// the reminder
export const waiting = (count: number, jobTitle: string) =>
  plural('en', count, {
    one: `One candidate is waiting for your decision on the ${jobTitle} role:`,
    other: `${count} candidates are waiting for your decision on the ${jobTitle} role:`,
  })
export const waitsFor = (name: string, days: number) => `${name}, for ${days} ${plural('en', days, { one: 'day', other: 'days' })}`
export const decideLink = (link: string) => `You can decide here, without an account: ${link}`
export const reminderSubject = (count: number, jobTitle: string) =>
  plural('en', count, { one: `A candidate is waiting for you: ${jobTitle}`, other: `${count} candidates are waiting for you: ${jobTitle}` })

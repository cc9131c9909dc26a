// English texts of the daily digest.
import { plural } from '../../../shared/language.ts'

export const subject = (count: number, product: string) =>
  `You have ${plural('en', count, { one: '1 unread update', other: `${count} unread updates` })} in ${product}`
export const greeting = (firstName: string) => `Hi${firstName && ` ${firstName}`},\n\nHere’s what you missed:`
export const andMore = (more: number) => `And ${more} more.`
export const turnOff = (link: string) =>
  `You get this email at most once a day, and only when something is unread. Turn it off here: ${link}`

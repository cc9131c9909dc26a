// English texts of domain/account/quotas.ts.
import { plural } from '../../../shared/language.ts'

export const dailyLimit = (isUser: boolean, max: number, noun: string, isYoung: boolean, hours: number) =>
  `${isUser ? 'You can' : 'Your team can'} send ${max} ${noun} a day${isYoung ? ' in its first days' : ''}. The limit resets in ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })}, at midnight UTC.`

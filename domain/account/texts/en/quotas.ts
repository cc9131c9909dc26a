// English texts of domain/account/quotas.ts.
import { plural } from '../../../shared/language.ts'

const nouns = { invitation: 'invitations', share: 'shared emails', team_email: 'emails to teammates and hiring managers' }
export const dailyLimit = (isUser: boolean, max: number, kind: keyof typeof nouns, isYoung: boolean, hours: number) =>
  `${isUser ? 'You can' : 'Your team can'} send ${max} ${nouns[kind]} a day${isYoung ? ' in its first days' : ''}. The limit resets in ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })}, at midnight UTC.`

// German texts of domain/account/quotas.ts.
import { plural } from '../../../shared/language.ts'

/** By the nouns of the code. */
const nouns: Readonly<Record<string, string>> = {
  invitations: 'Einladungen',
  'shared emails': 'geteilte E-Mails',
  'emails to teammates and hiring managers': 'E-Mails an Teammitglieder und Hiring-Manager:innen',
}

export const dailyLimit = (isUser: boolean, max: number, noun: string, isYoung: boolean, hours: number) =>
  `${isUser ? 'Sie können' : 'Ihr Team kann'}${isYoung ? ' in den ersten Tagen' : ''} höchstens ${max.toLocaleString('de-DE')} ${nouns[noun] ?? noun} pro Tag senden. Das Limit wird in ${plural('de', hours, { one: '1 Stunde', other: `${hours} Stunden` })} zurückgesetzt, um Mitternacht UTC.`

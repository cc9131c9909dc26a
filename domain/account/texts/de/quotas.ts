// German texts of domain/account/quotas.ts.
import { plural } from '../../../shared/language.ts'

const nouns = { invitation: 'Einladungen', share: 'geteilte E-Mails', team_email: 'E-Mails an Teammitglieder und Hiring-Manager:innen' }
export const dailyLimit = (isUser: boolean, max: number, kind: keyof typeof nouns, isYoung: boolean, hours: number) =>
  `${isUser ? 'Sie können' : 'Ihr Team kann'}${isYoung ? ' in den ersten Tagen' : ''} höchstens ${max.toLocaleString('de-DE')} ${nouns[kind]} pro Tag senden. Das Limit wird in ${plural('de', hours, { one: '1 Stunde', other: `${hours} Stunden` })} zurückgesetzt, um Mitternacht UTC.`

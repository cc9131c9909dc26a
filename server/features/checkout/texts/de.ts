// German texts of server/features/checkout: answers, notifications, and emails.
import { plural } from '@fairlead/domain/shared/language'

// answer-request
export const settledAlready = 'Jemand hat diese Anfrage schon erledigt.'

// request-plan
export const answeredAlready = 'Diese Anfrage wurde schon beantwortet.'

// emails about plans
export const requestSubject = (company: string, plan: string) => `${company} fragt den Tarif ${plan} an`
export const requestEmail = (
  name: string,
  request: { email: string; company: string; plan_name: string; searches: number; note: string },
) =>
  `${name} (${request.email}) von ${request.company} fragt den Tarif ${request.plan_name} für ${request.searches} ` +
  `${plural('de', request.searches, { one: 'Suche', other: 'Suchen' })} gleichzeitig an.${request.note === '' ? '' : `\n\n${request.note}`}`
export const planEnds: Partial<Record<string, string>> = {
  paid: 'ist bezahlt. Ihre Suchen laufen nicht mehr in der kostenlosen Testphase: Sie können alle kontaktieren, die Sie freigeben.',
  accepted:
    'steht Ihnen jetzt zur Verfügung. Ihre Suchen laufen nicht mehr in der kostenlosen Testphase: Sie können alle kontaktieren, die Sie freigeben.',
  declined: 'steht Ihnen nicht zur Verfügung. Antworten Sie auf diese E-Mail, um mehr zu erfahren.',
}
export const planSubject = (plan: string) => `Ihr Tarif: ${plan}`
export const planEmail = (firstName: string, plan: string, end: string, link: string) =>
  `Hallo ${firstName},\n\nder Tarif ${plan} ${end}\n\n${link}`

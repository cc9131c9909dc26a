// Texts of server/features/checkout: answers, notifications, and emails.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'
import { plural } from '@fairlead/domain/shared/language'

const planEnds: Partial<Record<string, string>> = {
  paid: 'is paid. Your searches are no longer free trials: you can contact everyone you approve.',
  accepted: 'is yours. Your searches are no longer free trials: you can contact everyone you approve.',
  declined: 'is not available to you. Reply to this email to learn more.',
}

const en = {
  // answer-request
  settledAlready: 'Someone has already settled this request.',

  // request-plan
  answeredAlready: 'This request has already been answered.',

  // emails about plans
  requestSubject: (company: string, plan: string) => `${company} requests ${plan}`,
  requestEmail: (name: string, request: { email: string; company: string; plan_name: string; searches: number; note: string }) =>
    `${name} (${request.email}) of ${request.company} requests the plan ${request.plan_name} for ${request.searches} ` +
    `${plural('en', request.searches, { one: 'search', other: 'searches' })} at a time.${request.note === '' ? '' : `\n\n${request.note}`}`,
  planEnds,
  planSubject: (plan: string) => `Your plan: ${plan}`,
  planEmail: (firstName: string, plan: string, end: string, link: string) => `Hi ${firstName},\n\nThe plan ${plan} ${end}\n\n${link}`,
}

const de: Translated<typeof en> = {
  // answer-request
  settledAlready: 'Jemand hat diese Anfrage schon erledigt.',

  // request-plan
  answeredAlready: 'Diese Anfrage wurde schon beantwortet.',

  // emails about plans
  requestSubject: (company, plan) => `${company} fragt den Tarif ${plan} an`,
  requestEmail: (name, request) =>
    `${name} (${request.email}) von ${request.company} fragt den Tarif ${request.plan_name} für ${request.searches} ` +
    `${plural('de', request.searches, { one: 'Suche', other: 'Suchen' })} gleichzeitig an.${request.note === '' ? '' : `\n\n${request.note}`}`,
  planEnds: {
    paid: 'ist bezahlt. Ihre Suchen laufen nicht mehr in der kostenlosen Testphase: Sie können alle kontaktieren, die Sie freigeben.',
    accepted:
      'steht Ihnen jetzt zur Verfügung. Ihre Suchen laufen nicht mehr in der kostenlosen Testphase: Sie können alle kontaktieren, die Sie freigeben.',
    declined: 'steht Ihnen nicht zur Verfügung. Antworten Sie auf diese E-Mail, um mehr zu erfahren.',
  },
  planSubject: (plan) => `Ihr Tarif: ${plan}`,
  planEmail: (firstName, plan, end, link) => `Hallo ${firstName},\n\nder Tarif ${plan} ${end}\n\n${link}`,
}

export const text = inReadersLanguage({ en, de })

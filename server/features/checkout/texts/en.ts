// English texts of server/features/checkout: answers, notifications, and emails.
import { plural } from '@fairlead/domain/shared/language'

// answer-request
export const settledAlready = 'Someone has already settled this request.'

// request-plan
export const answeredAlready = 'This request has already been answered.'

// emails about plans
export const requestSubject = (company: string, plan: string) => `${company} requests ${plan}`
export const requestEmail = (
  name: string,
  request: { email: string; company: string; plan_name: string; searches: number; note: string },
) =>
  `${name} (${request.email}) of ${request.company} requests the plan ${request.plan_name} for ${request.searches} ` +
  `${plural('en', request.searches, { one: 'search', other: 'searches' })} at a time.${request.note === '' ? '' : `\n\n${request.note}`}`
export const planEnds: Partial<Record<string, string>> = {
  paid: 'is paid. Your searches are no longer free trials: you can contact everyone you approve.',
  accepted: 'is yours. Your searches are no longer free trials: you can contact everyone you approve.',
  declined: 'is not available to you. Reply to this email to learn more.',
}
export const planSubject = (plan: string) => `Your plan: ${plan}`
export const planEmail = (firstName: string, plan: string, end: string, link: string) =>
  `Hi ${firstName},\n\nThe plan ${plan} ${end}\n\n${link}`

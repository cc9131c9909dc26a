// German texts of domain/candidate/not-interested.ts.
import type { NotInterestedReason } from '../../../shared/not-interested-reason.ts'
export const reasons: Record<NotInterestedReason, string> = {
  misclassification: 'Falsch eingeordnet',
  timing: 'Zeitpunkt',
  compensation: 'Vergütung',
  seniority: 'Erfahrungsstufe',
  remote_policy: 'Regelung zur Remote-Arbeit',
  company_fit: 'Unternehmen passt nicht',
  visa: 'Arbeitserlaubnis/Visum',
  role_fit: 'Stelle passt nicht',
  wrong_email: 'Falsche Person/E-Mail',
  other: 'Sonstiges',
  offer_declined: 'Angebot abgelehnt',
}
/** On a card. */
export const wrongEmail = 'Falsche E-Mail'
export const referredColleague = 'Empfehlung einer anderen Person'

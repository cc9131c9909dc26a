// English texts of domain/candidate/not-interested.ts.
import type { NotInterestedReason } from '../../../shared/not-interested-reason.ts'
export const reasons: Record<NotInterestedReason, string> = {
  misclassification: 'Misclassification',
  timing: 'Timing',
  compensation: 'Compensation',
  seniority: 'Seniority',
  remote_policy: 'Remote Work Policy',
  company_fit: 'Company Fit',
  visa: 'Work/Visa Status',
  role_fit: 'Role Fit',
  wrong_email: 'Wrong Person/Email',
  other: 'Other',
  offer_declined: 'Offer declined',
}
/** On a card. */
export const wrongEmail = 'Wrong email'
export const referredColleague = 'Referred Colleague'

// The email to the hiring manager under the API's names.
import type { ManagerTemplate } from '../../features/outreach/notices/read-manager-template.ts'

export function managerTemplateToWire({ to, cc, subject, body }: ManagerTemplate) {
  return { to_email: to, hm_cc_emails: cc, email_subject: subject, email_body: body }
}

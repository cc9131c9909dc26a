// The mails a new project starts with, in the wire's form.
import type { WireTemplate } from '@fairlead/contract/shapes/settings'
import { defaultTemplate as words } from '@fairlead/domain/outreach/default-template'

const [first, second, third] = words.followUps

export const defaultTemplate: WireTemplate = {
  name: words.name,
  user_email: words.userEmail,
  initial_outreach_subject: words.subject,
  initial_outreach_template: words.initial,
  follow_up_1_template: first?.template ?? '',
  follow_up_2_template: second?.template ?? '',
  follow_up_3_template: third?.template ?? '',
  follow_up_1_days: first?.days ?? 3,
  follow_up_2_days: second?.days ?? 4,
  follow_up_3_days: third?.days ?? 7,
  follow_up_1_off: first?.isOff ?? false,
  follow_up_2_off: second?.isOff ?? false,
  follow_up_3_off: third?.isOff ?? false,
  li_connection_template: words.liConnectionTemplate,
}

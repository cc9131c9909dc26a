// The mail a new project starts with: short, about the candidate first, with an easy way to say no.
import type { WireTemplate } from '@fairlead/contract/shapes/settings'

export const defaultTemplate: WireTemplate = {
  name: 'Template 1',
  user_email: null,
  initial_outreach_subject: '{{first_name}}, a {{job_title}} role at {{hiring_company}}',
  initial_outreach_template: `Hi {{first_name}},

Your work as {{current_title}} at {{current_company}} is close to what we are looking for: we are hiring a {{job_title}} at {{hiring_company}}.

Would a 20-minute call this week or next be of interest? If you have questions first, just reply to this mail and I will answer them.

Best,
{{sender_first_name}}`,
  follow_up_1_template: `Hi {{first_name}},

I wanted to make sure this did not get lost. We are still looking for a {{job_title}}, and your background stood out to us.

Is it worth a short call? A "not now" is a perfectly good answer too.

{{sender_first_name}}`,
  follow_up_2_template: `Hi {{first_name}},

One more thought on the {{job_title}} role at {{hiring_company}}: I am happy to send the details, including the team and the range, without a call. Shall I?

{{sender_first_name}}`,
  follow_up_3_template: `Hi {{first_name}},

I will not write again after this. If the timing is wrong today, I would be glad to hear from you whenever it is right.

All the best,
{{sender_first_name}}`,
  follow_up_1_days: 3,
  follow_up_2_days: 4,
  follow_up_3_days: 7,
  li_connection_template: '',
}

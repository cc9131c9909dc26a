// The mails a new project starts with: short, honest, and easy to say no to.
import type { OutreachTemplate } from '../project/settings.ts'

export const defaultTemplate: OutreachTemplate = {
  name: 'Template 1',
  userEmail: null,
  subject: '{{job_title}} at {{hiring_company}}',
  initial: `Hi {{first_name}},

your work as {{current_title}} at {{current_company}} caught my eye. We have a {{job_title}} role open at {{hiring_company}}, and I think it could be worth fifteen minutes of your time.

Would you be open to a short call this or next week? If it is not for you, a one-line no is just as welcome.

Best,
{{sender_name}}`,
  followUps: [
    {
      days: 3,
      template: `Hi {{first_name}},

just making sure this did not get lost: would you be open to hearing about the {{job_title}} role at {{hiring_company}}?

Best,
{{sender_first_name}}`,
    },
    {
      days: 5,
      template: `Hi {{first_name}},

I know your inbox is full. If the timing is wrong, tell me when to come back; if you know somebody who would like this, I would be glad to hear.

{{sender_first_name}}`,
    },
    {
      days: 7,
      template: `Hi {{first_name}},

this is my last note about the {{job_title}} role. Thank you for reading, and all the best with what you are doing.

{{sender_first_name}}`,
    },
  ],
  liConnectionTemplate: 'Hi {{first_name}}, I am hiring for a {{job_title}} role at {{hiring_company}} and would be glad to connect.',
}

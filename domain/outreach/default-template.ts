// The emails a new project starts with: short, honest, and easy to say no to.
import type { OutreachTemplate } from '../project/settings.ts'

export const defaultTemplate: OutreachTemplate = {
  name: 'Template 1',
  userEmail: null,
  subject: '{{job_title}} at {{hiring_company}}',
  initial: `Hi {{first_name}},

Your work as {{current_title}} at {{current_company}} caught my eye. I'm hiring for the {{job_title}} role at {{hiring_company}}, and I think it could be worth 15 minutes of your time.

Would you be open to a short call this week or next? If it's not for you, a one-line no is just as welcome.

Best,
{{sender_name}}`,
  followUps: [
    {
      days: 3,
      template: `Hi {{first_name}},

I wanted to make sure my email didn't get lost. Would you like to hear more about the {{job_title}} role at {{hiring_company}}?

Best,
{{sender_first_name}}`,
    },
    {
      days: 5,
      template: `Hi {{first_name}},

I know your inbox is full. If the timing is wrong, tell me when to get back to you. And if you know someone who would like this role, I'd be glad to hear from you.

{{sender_first_name}}`,
    },
    {
      days: 7,
      template: `Hi {{first_name}},

This is my last note about the {{job_title}} role. Thanks for reading, and all the best with your work.

{{sender_first_name}}`,
    },
  ],
  liConnectionTemplate: "Hi {{first_name}}, I'm hiring for the {{job_title}} role at {{hiring_company}} and would be glad to connect.",
}

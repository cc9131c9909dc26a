// English texts of replies and requests to candidates.

export const en = {
  informationItems: {
    resume: 'your résumé',
    compensation: 'your compensation expectations',
    visa: 'your work authorization',
    remote: 'where you would like to work from',
    availability: 'when you could start',
    portfolio: 'examples of your work',
  },
  informationRequest: `Hi {{first_name}},

Thank you for your interest in the {{job_title}} role at {{hiring_company}}. To take the next step, we need one thing from you: {{information}}.

Best,
{{sender_name}}`,
  informationLink: 'You can send it here: {{information_link}}',
  thankYou: (name: string, referred: string | null) =>
    `Hi${name && ` ${name}`},\n\nThank you for recommending ${referred ?? 'someone'} to me, and for taking the time to answer. I wish you all the best.`,
  draft: {
    greeting: (name: string) => `Hi${name && ` ${name}`},`,
    thanks: 'Thank you for your message.',
    suggested: (when: string) => `You suggested ${when}. I will check the time and confirm it.`,
    closing: 'Best,',
    willFindOut: (topics: string) => `I’ll find out about the following and get back to you: ${topics}.`,
    next: 'Would a short call help? Tell me which times suit you.',
  },
}
export type ConversationTexts = typeof en

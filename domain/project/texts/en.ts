// English texts of the emails the product sends automatically about a project's candidates.

export const en = {
  subject: '{{job_title}} at {{hiring_company}}',
  interviewSubject: 'Interview: {{job_title}} at {{hiring_company}}',
  rejection: `Hi {{first_name}},

Thank you for your interest in the {{job_title}} role at {{hiring_company}}, and for your time. We have decided to move forward with other candidates, and did not want to keep you waiting.

All the best for what comes next,
{{sender_name}}`,
  introduction: (ask: string) => `Hi {{first_name}},

Good news: {{manager_name}}, in copy, would like to talk with you about the {{job_title}} role at {{hiring_company}}.

${ask}

Best,
{{sender_name}}`,
  // the sender is the interviewer
  ownIntroduction: (ask: string) => `Hi {{first_name}},

Thanks for your interest in the {{job_title}} role at {{hiring_company}}. I’d like to talk with you about it.

${ask}

Best,
{{sender_name}}`,
  bookingLink: `Hi {{first_name}},

Here is the link to book a time to talk about the {{job_title}} role at {{hiring_company}}: {{booking_link}}

Best,
{{sender_name}}`,
  offerSubject: 'Your offer: {{job_title}} at {{hiring_company}}',
  offerLetter: `Hi {{first_name}},

We’d like you to join {{hiring_company}} as {{job_title}}. Your offer letter is here, where you can read it, download it, and sign it: {{offer_link}}

Please answer by {{answer_by}}. The link is only for you.

Best,
{{sender_name}}`,
  bookByOwnReply: 'To book a time, reply with two or three that work for you, and I’ll send you an invitation.',
  // the request in `introduction`
  bookByLink: 'Please book a time that works for you: {{booking_link}}',
  bookByReply: 'To book a time, reply with two or three that work for you, and we’ll put one on {{manager_first_name}}’s calendar.',
  bookWithEachOther: 'Please book a time together: reply all with two or three that work for you.',
  toManager: `Hi,

{{candidate_name}} is interested in the {{job_title}} role.

Profile and conversation: {{candidate_link}}

Would you like to talk with them?

Best,
{{sender_name}}`,
}
export type ProjectTexts = typeof en

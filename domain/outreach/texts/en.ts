// English outreach texts for candidates: the default sequence, answers to common questions, and the unsubscribe line.

export const en = {
  /** Precedes the link in every outreach email. Older versions are still recognized when quoted. */
  unsubscribe: 'If you would rather not hear from us again, one click is enough:',
  unsubscribeLink: 'unsubscribe',
  yourData: 'Where we got your data, and your choices',

  // what a law requires a first email to say; {company} and {source} are filled in
  notice: {
    controller: '{company} is responsible for your data. You can reply to this email.',
    purpose: 'We use your details to find people for open positions, which is our legitimate interest.',
    source: 'We have your details from: {source}.',
    software:
      'We use software (AI) that compares people’s details with a job and ranks them. You can see how it judged you, and have a person review it.',
    rights:
      'You can see, correct, and download your data, object to its use, or have it deleted, all through the link below. You can also complain to a data protection authority.',
  },
  unknownSource: 'professional profiles, résumés, or imported lists',
  // the email that says only this
  noticeSubject: 'Your details at {company}, and your rights',
  noticeIntro:
    'Hello {name},\n\n{company} stores your professional details. We haven’t written to you about a job, and you don’t have to do anything: with this one email, we tell you what the law asks us to.',

  // the sequence a new project starts with
  firstSubject: '{{job_title}} at {{hiring_company}}',
  firstEmail: `Hi {{first_name}},

{{opening_fact}} I’m hiring for the {{job_title}} role at {{hiring_company}}, and I think it could be worth 15 minutes of your time.

Would you be open to a short call this week or next? If it’s not for you, a one-line no is just as welcome.

Best,
{{sender_name}}`,
  followUps: [
    `Hi {{first_name}},

I wanted to make sure my email didn’t get lost. Would you like to hear more about the {{job_title}} role at {{hiring_company}}?

Best,
{{sender_first_name}}`,
    `Hi {{first_name}},

I know your inbox is full. If the timing is wrong, tell me when to get back to you. And if you know someone who would like this role, I’d be glad to hear from you.

{{sender_first_name}}`,
    `Hi {{first_name}},

This is my last note about the {{job_title}} role. Thanks for reading, and all the best with your work.

{{sender_first_name}}`,
  ],
  linkedinInvitation: 'Hi {{first_name}}, I’m hiring for the {{job_title}} role at {{hiring_company}} and would be glad to connect.',

  // the opening line from the profile
  workedWith: (skills: string, company: string) => `Your work with ${skills} at ${company} caught my eye.`,
  worksAs: (title: string, company: string) => `Your work as ${title} at ${company} caught my eye.`,
  listsSkills: (skills: string) => `You list ${skills} in your profile, and that caught my eye.`,
  // its source, for the user
  skillsOfProfile: 'Skills',

  // answers from the project's settings
  pay: (range: string) => `The pay for the {{job_title}} role is ${range} a year.`,
  remote: 'The {{job_title}} role can be done remotely.',
  visa: 'We can’t sponsor a visa for the {{job_title}} role.',
  location: (places: string) => `The {{job_title}} role is based in ${places}.`,
  payUpTo: (max: string) => `The pay for the {{job_title}} role goes up to ${max} a year.`,
  payFrom: (min: string) => `The pay for the {{job_title}} role starts at ${min} a year.`,

  // while nothing is known
  willFindOut: {
    compensation: 'I will find out what the range for the {{job_title}} role is and get back to you.',
    remote: 'I will find out how much of the work can be done remotely and get back to you.',
    visa: 'I will find out about visa sponsorship and get back to you.',
    information: 'I will put together more about the {{job_title}} role and get back to you.',
  },
}
export type OutreachTexts = typeof en

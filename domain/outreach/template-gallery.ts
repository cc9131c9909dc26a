// Ready-made sequences, and made-up people to preview them with.
import { emptyProfile } from '../candidate/merge.ts'
import type { Profile } from '../shared/profile.ts'
import type { OutreachTemplate } from '../project/settings.ts'
import { defaultTemplate } from './default-template.ts'

const shared = { userEmail: null, liConnectionTemplate: defaultTemplate.liConnectionTemplate }
const followUps = (...texts: [days: number, template: string][]) => texts.map(([days, template]) => ({ days, template }))

/** Each with a line about when to use it. */
export const templateGallery: readonly { suits: string; template: OutreachTemplate }[] = [
  { suits: 'Most roles: friendly, short, easy to say no to', template: { ...defaultTemplate, name: 'Friendly and short' } },
  {
    suits: 'Specialists who hear from many recruiters',
    template: {
      ...shared,
      name: 'About their craft',
      subject: '{{top_skill}} at {{hiring_company}}',
      initial: `Hi {{first_name}},

You list {{skills}}, which is most of what our {{job_title}} works with every day. No quiz, no take-home: I'd tell you what we build and what's hard about it, and you decide whether it's worth a second call.

Is there a day this week that works for you?

{{sender_name}}`,
      followUps: followUps(
        [
          4,
          `Hi {{first_name}},

One thing I left out: you'd talk to the people you'd work with, not to a panel. Should I send you what they're working on right now?

{{sender_first_name}}`,
        ],
        [
          7,
          `Hi {{first_name}},

I won't write again about this role. If you'd like to talk about {{hiring_company}} at another time, just reply to this email.

{{sender_first_name}}`,
        ],
      ),
    },
  },
  {
    suits: 'Leaders: formal, with the reason first',
    template: {
      ...shared,
      name: 'For a leadership role',
      subject: '{{full_name}}, a question about {{job_title}}',
      initial: `Dear {{first_name}},

I'm writing to you about the {{job_title}} role at {{hiring_company}}. Your {{years_experience}} years of experience, most recently as {{current_title}} at {{current_company}}, are the reason I'm contacting you personally.

I would value half an hour of your time, whenever suits you. Our conversation will be confidential.

Kind regards,
{{sender_name}}`,
      followUps: followUps([
        7,
        `Dear {{first_name}},

May I ask once more? If the timing is wrong, a short reply is enough, and I won't write again.

{{sender_name}}`,
      ]),
    },
  },
  {
    suits: 'People early in their careers: plain, about learning',
    template: {
      ...shared,
      name: 'First job',
      subject: 'After {{school}}: {{job_title}} at {{hiring_company}}',
      initial: `Hi {{first_name}},

You studied {{major}} at {{school}}, and the {{job_title}} role at {{hiring_company}} is open to someone early in their career. You'd learn from people who have done this for years, and your work would be used from the first month.

Would you like to hear more? Fifteen minutes is plenty.

{{sender_name}}`,
      followUps: followUps([
        5,
        `Hi {{first_name}},

The role is still open. A short yes or no helps me either way.

{{sender_first_name}}`,
      ]),
    },
  },
]

const job = (title: string, company: string, start: string, end: string | null) => ({
  title,
  company,
  start,
  end,
  location: null,
  description: null,
  industry: 'Software',
})

/** Made-up people for previewing a template: one with everything, and two who lack something. */
export const samplePeople: readonly Profile[] = [
  {
    ...emptyProfile,
    firstName: 'Ada',
    lastName: 'Example',
    place: { label: 'Berlin, Germany', city: 'Berlin', state: null, country: 'Germany' },
    experiences: [
      job('Senior Backend Engineer', 'Example Payments', '2020-03', null),
      job('Backend Engineer', 'Sample Logistics', '2016-01', '2020-02'),
    ],
    education: [
      {
        school: 'Example University',
        degree: 'Master of Science',
        fieldOfStudy: 'Computer Science',
        startYear: 2011,
        endYear: 2016,
        activities: null,
      },
    ],
    skills: ['Go', 'PostgreSQL', 'Kubernetes', 'Python'],
  },
  {
    ...emptyProfile,
    firstName: 'Ben',
    lastName: 'Sample',
    experiences: [job('Site Reliability Engineer', 'Sample Cloud', '2018-06', null)],
    skills: ['Terraform', 'Linux'],
  },
  {
    ...emptyProfile,
    firstName: 'Cleo',
    lastName: 'Model',
    education: [
      { school: 'Model College', degree: 'Bachelor of Arts', fieldOfStudy: 'Design', startYear: 2021, endYear: 2025, activities: null },
    ],
    skills: ['Figma'],
  },
]

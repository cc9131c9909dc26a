// Ready sequences to begin with, and made-up people to read them as.
import { emptyProfile } from '../candidate/merge.ts'
import type { Profile } from '../candidate/profile.ts'
import type { OutreachTemplate } from '../project/settings.ts'
import { defaultTemplate } from './default-template.ts'

const shared = { userEmail: null, liConnectionTemplate: defaultTemplate.liConnectionTemplate }
const followUps = (...texts: [days: number, template: string][]) => texts.map(([days, template]) => ({ days, template }))

/** Each with a line on whom it suits. */
export const templateGallery: readonly { suits: string; template: OutreachTemplate }[] = [
  { suits: 'Most roles: friendly, short, easy to say no to', template: { ...defaultTemplate, name: 'Friendly and short' } },
  {
    suits: 'Specialists who hear from many recruiters',
    template: {
      ...shared,
      name: 'About their craft',
      subject: '{{top_skill}} at {{hiring_company}}',
      initial: `Hi {{first_name}},

you list {{skills}}, and that is most of what our {{job_title}} works with every day. No quiz, no take-home: I would tell you what we build and what is hard about it, and you decide whether it is worth a second talk.

Is there a day this week that suits you?

{{sender_name}}`,
      followUps: followUps(
        [
          4,
          `Hi {{first_name}},

one thing I left out: you would talk to the people you would work with, not to a panel. Shall I send you what they are working on right now?

{{sender_first_name}}`,
        ],
        [
          7,
          `Hi {{first_name}},

I will not write again about this one. If {{hiring_company}} should come up at another time, this address stays mine.

{{sender_first_name}}`,
        ],
      ),
    },
  },
  {
    suits: 'Leaders: formal, with the reason first',
    template: {
      ...shared,
      name: 'For a leading role',
      subject: '{{full_name}}, a question about {{job_title}}',
      initial: `Dear {{first_name}},

we are looking for a {{job_title}} at {{hiring_company}}. Your {{years_experience}} years of work, the last of them as {{current_title}} at {{current_company}}, are the reason I write to you in person.

I would value half an hour of your time, at an hour and on a line of your choice. What we say stays between us.

With kind regards,
{{sender_name}}`,
      followUps: followUps([
        7,
        `Dear {{first_name}},

may I ask once more? If the timing is wrong, a word is enough, and I will not write again.

{{sender_name}}`,
      ]),
    },
  },
  {
    suits: 'People at the beginning: plain, about learning',
    template: {
      ...shared,
      name: 'First job',
      subject: 'After {{school}}: {{job_title}} at {{hiring_company}}',
      initial: `Hi {{first_name}},

you studied {{major}} at {{school}}, and we have a {{job_title}} role open at {{hiring_company}} for somebody early in their work. You would learn from people who have done it for years, with work that is used from the first month.

Would you like to hear more? Fifteen minutes are plenty.

{{sender_name}}`,
      followUps: followUps([
        5,
        `Hi {{first_name}},

still open, and still looking. A short yes or no helps me either way.

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

/** Made up, to read a template as: somebody with everything, and two who lack something. */
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

// A person with every field set, for tests of screens.
import { dimensions, type Assessment } from '@fairlead/domain/candidate/assessment'
import type { Profile } from '@fairlead/domain/shared/profile'

export const profile: Partial<Profile> = {
  firstName: 'Ada',
  lastName: 'Example',
  headline: 'Engineer at Google',
  summary: 'Builds search.',
  place: { label: 'Austin, Texas, United States', city: 'Austin', state: 'Texas', country: 'United States' },
  experiences: [
    {
      title: 'Software Engineer',
      company: 'Google',
      start: '2020-01',
      end: null,
      location: 'Austin, Texas, United States',
      description: 'Search',
      industry: 'Software',
    },
    {
      title: 'Baker',
      company: 'Corner Shop',
      start: '2016-01',
      end: '2018-01',
      location: 'Berlin, Germany',
      description: null,
      industry: null,
    },
  ],
  education: [
    {
      school: 'Stanford University',
      degree: 'MSc',
      fieldOfStudy: 'Computer Science',
      startYear: 2018,
      endYear: 2020,
      activities: 'Chess club',
    },
  ],
  skills: ['TypeScript', 'PostgreSQL'],
  recommendations: [{ by: 'A colleague', content: 'Reliable' }],
  personalEmails: ['ada@home.example'],
  workEmails: ['ada@work.example'],
  pictureUrl: 'https://pictures.example/ada.png',
  estimatedSalary: [120_000, 150_000],
}

export const assessment: Assessment = {
  score: 87,
  dimensions: Object.fromEntries(dimensions.map((name) => [name, { value: 0.8, weight: 0.1 }])) as Assessment['dimensions'],
  reasons: [
    {
      group: 'Work',
      text: 'Now Software Engineer at Google',
      claim: {
        kind: 'title',
        job: 0,
        isCurrent: true,
        title: 'Software Engineer',
        company: 'Google',
        asked: ['Software Engineer'],
        closeTo: null,
        same: { jobs: [0], months: 20 },
        related: { jobs: [], months: 0 },
        asOf: '2021-09',
      },
      evidence: [{ field: 'experiences', index: 0, part: 'title', start: 0, end: 17, quote: 'Software Engineer' }],
    },
    {
      group: 'Education',
      text: 'Studied at Stanford University',
      claim: { kind: 'school', entry: 0, school: 'Stanford University' },
      evidence: [{ field: 'education', index: 0, part: 'school', start: 0, end: 19, quote: 'Stanford University' }],
    },
    {
      group: 'Boost',
      text: 'No one said so',
      evidence: [{ field: 'summary', index: 0, part: null, start: 0, end: 6, quote: 'Invent' }],
    },
  ],
  matchedKeywords: ['TypeScript'],
  missingKeywords: ['Kubernetes'],
}

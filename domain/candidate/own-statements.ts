// What people stated about themselves stands against other sources: their single facts stay, and what they withdrew isn't added again.
import { normalise } from '../reference/normalise.ts'
import type { Education, Experience, Profile } from '../shared/profile.ts'

/** The source of what a person stated about themselves and the team accepted. */
export const ownSource = 'The person themself'

/** How an entry of a list is recognized when another source states it again. */
export const entryKeys = {
  experiences: ({ title, company, start }: Pick<Experience, 'title' | 'company' | 'start'>) =>
    [normalise(title), normalise(company), start ?? ''].join('\n'),
  education: ({ school, degree }: Pick<Education, 'school' | 'degree'>) => [normalise(school), normalise(degree ?? '')].join('\n'),
  skills: (skill: string) => normalise(skill) || skill.trim().toLowerCase(),
} as const

const single = { firstName: '', lastName: '', headline: null, summary: null, place: null } as const

/** What another source may still add to a profile with these sources. */
export function respectOwn(
  incoming: Profile,
  sources: Readonly<Record<string, readonly { source: string; withdrawn?: string[] }[]>>,
): Profile {
  const statement = (field: string) => sources[field]?.find(({ source }) => source === ownSource)
  if (!Object.keys(sources).some(statement)) return incoming
  const stated = Object.entries(single).filter(([field]) => statement(field))
  const isWithdrawn = (field: keyof typeof entryKeys, key: string) => statement(field)?.withdrawn?.includes(key) === true
  return {
    ...incoming,
    ...Object.fromEntries(stated),
    experiences: incoming.experiences.filter((job) => !isWithdrawn('experiences', entryKeys.experiences(job))),
    education: incoming.education.filter((school) => !isWithdrawn('education', entryKeys.education(school))),
    skills: incoming.skills.filter((skill) => !isWithdrawn('skills', entryKeys.skills(skill))),
  }
}

// A change that a person asks for in what is held about them: one fact replaced, added, or removed.
import { splitName } from '../shared/person-name.ts'
import { fullName, type Education, type Experience, type Place, type Profile } from '../shared/profile.ts'
import type { Sources } from './merge.ts'
import { entryKeys, ownSource } from './own-statements.ts'

export type JobFacts = Pick<Experience, 'title' | 'company' | 'start' | 'end'>
export type SchoolFacts = Pick<Education, 'school' | 'degree' | 'fieldOfStudy'>
export const textFacts = ['name', 'headline', 'place', 'summary'] as const
export type TextFact = (typeof textFacts)[number]

/** `before` is the fact as it was shown, null for a new one; `after` is null for one to be removed. */
export type FactChange =
  | { kind: 'text'; field: TextFact; before: string | null; after: string | null }
  | { kind: 'job'; before: JobFacts | null; after: JobFacts | null }
  | { kind: 'school'; before: SchoolFacts | null; after: SchoolFacts | null }
  | { kind: 'skill'; before: string | null; after: string | null }

export const longestFact = 300
export const longestSummary = 5000

export type FactProblem = 'nothing' | 'required' | 'too_long' | 'not_a_month' | 'ends_before_start'

const month = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/

/** Why a change can't be sent; null when it can. */
export function whyNotChange({ kind, before, after, ...rest }: FactChange): FactProblem | null {
  if (after === null) return before === null ? 'nothing' : 'field' in rest && rest.field === 'name' ? 'required' : null
  if (JSON.stringify(before) === JSON.stringify(after)) return 'nothing'
  if (typeof after === 'string') {
    const longest = 'field' in rest && rest.field === 'summary' ? longestSummary : longestFact
    return after.trim() === '' ? 'required' : after.length > longest ? 'too_long' : null
  }
  const named = 'school' in after ? after.school : after.title
  if (named.trim() === '') return 'required'
  if (Object.values(after).some((value) => (value?.length ?? 0) > longestFact)) return 'too_long'
  if (kind !== 'job' || !('title' in after)) return null
  if ([after.start, after.end].some((value) => value !== null && !month.test(value))) return 'not_a_month'
  return after.start !== null && after.end !== null && after.end < after.start.slice(0, after.end.length) ? 'ends_before_start' : null
}

const jobFacts = ({ title, company, start, end }: JobFacts): JobFacts => ({ title, company, start, end })
const schoolFacts = ({ school, degree, fieldOfStudy }: SchoolFacts): SchoolFacts => ({ school, degree, fieldOfStudy })
const isEqual = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** Replaces, adds, or removes one entry of a list; null when the entry isn't there anymore. */
function changed<T extends object | string, F>(
  list: readonly T[],
  change: { before: F | null; after: F | null },
  { isSame, write }: { isSame(entry: T, fact: F): boolean; write(entry: T | null, fact: F): T },
): T[] | null {
  const { before, after } = change
  if (before === null) return after === null ? null : [write(null, after), ...list.filter((entry) => !isSame(entry, after))]
  const position = list.findIndex((entry) => isSame(entry, before))
  if (position === -1) return null
  return list.flatMap((entry, index) => (index === position ? (after === null ? [] : [write(entry, after)]) : [entry]))
}

/** The last day that a job covers; today's jobs come first. */
const newest = (a: Experience, b: Experience) => (a.end === b.end ? 0 : a.end === null || (b.end !== null && a.end > b.end) ? -1 : 1)

/**
 * The profile with the change; null when the fact to change is no longer there.
 * @param readPlace reads a place as it is written
 */
export function applyChange(profile: Profile, change: FactChange, readPlace: (text: string) => Place | null): Profile | null {
  if (change.kind === 'job') {
    const experiences = changed(profile.experiences, change, {
      isSame: (entry, fact) => isEqual(jobFacts(entry), jobFacts(fact)),
      write: (entry, fact) => ({ location: null, description: null, industry: null, ...entry, ...jobFacts(fact) }),
    })
    return experiences && { ...profile, experiences: experiences.toSorted(newest) }
  }
  if (change.kind === 'school') {
    const education = changed(profile.education, change, {
      isSame: (entry, fact) => isEqual(schoolFacts(entry), schoolFacts(fact)),
      write: (entry, fact) => ({ startYear: null, endYear: null, activities: null, ...entry, ...schoolFacts(fact) }),
    })
    return education && { ...profile, education }
  }
  if (change.kind === 'skill') {
    const skills = changed(profile.skills, change, { isSame: (entry, fact) => entry === fact, write: (_, fact) => fact.trim() })
    return skills && { ...profile, skills }
  }
  const { field, before, after } = change
  if ((textOf(profile, field) ?? '') !== (before ?? '')) return null
  const text = after?.trim() || null
  if (field === 'name') return text === null ? null : { ...profile, ...splitName(text) }
  if (field === 'place') return { ...profile, place: text === null ? null : readPlace(text) }
  return { ...profile, [field]: text }
}

/** A fact of one text; null when it isn't stated. */
export function textOf(
  profile: Pick<Profile, 'firstName' | 'lastName' | 'headline' | 'place' | 'summary'>,
  field: TextFact,
): string | null {
  if (field === 'name') return fullName(profile) || null
  return field === 'place' ? (profile.place?.label ?? null) : profile[field]
}

const fieldsOf = (change: FactChange): string[] => {
  if (change.kind === 'text') return change.field === 'name' ? ['firstName', 'lastName'] : [change.field]
  return [{ job: 'experiences', school: 'education', skill: 'skills' }[change.kind]]
}

function withdrawnBy(change: FactChange): string[] {
  if (change.kind === 'text' || change.before === null) return []
  if (change.kind === 'job') return [entryKeys.experiences(change.before)]
  return [change.kind === 'school' ? entryKeys.education(change.before) : entryKeys.skills(change.before)]
}

/** The sources after an accepted change: the person, now; what they withdrew isn't taken from other sources again. */
export function sourcesAfter(sources: Sources, change: FactChange, time: string): Sources {
  const next = { ...sources }
  for (const field of fieldsOf(change)) {
    const entries = sources[field] ?? []
    const before = entries.find(({ source }) => source === ownSource)
    const withdrawn = [...new Set([...(before?.withdrawn ?? []), ...withdrawnBy(change)])]
    next[field] = [
      ...entries.filter((entry) => entry !== before),
      { source: ownSource, at: time, ...(withdrawn.length > 0 ? { withdrawn } : {}) },
    ]
  }
  return next
}

const months = ({ start, end }: JobFacts) => [start, end].filter((value) => value !== null).join(' – ')

/** A fact in one line, as the person and the team see it: 'Baker, Northwind, 2019 – 2021'. */
export function factLine(fact: string | JobFacts | SchoolFacts): string {
  if (typeof fact === 'string') return fact
  const parts = 'school' in fact ? [fact.degree, fact.fieldOfStudy, fact.school] : [fact.title, fact.company, months(fact)]
  return parts.filter((part) => part !== null && part !== '').join(', ')
}

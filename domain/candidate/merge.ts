// Merges what several sources say about one person: no stated fact is lost, and every field records its source.
import { isRecord, keysOf } from '../shared/records.ts'
import { normalise } from '../reference/normalise.ts'
import { respectOwn } from './own-statements.ts'
import { addressKey, normaliseEmail } from '../shared/validation.ts'
import type { Education, Experience, Profile, Recommendation } from '../shared/profile.ts'

/**
 * Which sources stated each field of the profile: one entry per source with the time it last added something, oldest first.
 * `withdrawn` are entries of a list that the person said are wrong (see own-statements.ts).
 */
export type Sources = Record<string, { source: string; at: string; withdrawn?: string[] }[]>

export interface Merged {
  profile: Profile
  sources: Sources
  /** False when the new profile added neither data nor a source. */
  changed: boolean
}

/** A profile without any data. */
export const emptyProfile: Profile = {
  firstName: '',
  lastName: '',
  headline: null,
  summary: null,
  place: null,
  experiences: [],
  education: [],
  skills: [],
  recommendations: [],
  linkedinUrl: null,
  personalEmails: [],
  workEmails: [],
  pictureUrl: null,
  estimatedSalary: null,
}

const fields = keysOf(emptyProfile)

/**
 * Merges a new profile into the known one. Single fields: the newest non-empty statement wins. Lists are combined: jobs by
 * title, company, and start; education by school and degree; the rest by text (known entries keep their spelling and order). A
 * job without a start joins the same job with one. Merging the same profile again changes nothing. What the person stated stays (own-statements.ts). @param existing the profile
 * so far with the sources of its fields
 * @param source name of the new profile's source as shown; `at` is an ISO time
 */
export function mergeProfiles(existing: { profile: Profile; sources: Sources }, added: Profile, source: string, time: string): Merged {
  const before = existing.profile
  const incoming = respectOwn(added, existing.sources)
  const emails = [...before.personalEmails, ...before.workEmails]
  const personalEmails = unite(before.personalEmails, without(incoming.personalEmails.map(normaliseEmail), emails), addressKey)
  const profile: Profile = {
    firstName: stated(incoming.firstName) ?? before.firstName,
    lastName: stated(incoming.lastName) ?? before.lastName,
    headline: stated(incoming.headline) ?? before.headline,
    summary: stated(incoming.summary) ?? before.summary,
    place: incoming.place ?? before.place,
    experiences: joinExperiences(before.experiences, incoming.experiences),
    education: joinEducation(before.education, incoming.education),
    skills: unite(before.skills, incoming.skills, textKey),
    recommendations: unite<Recommendation>(
      before.recommendations,
      incoming.recommendations,
      (recommendation) => `${textKey(recommendation.by)}\n${textKey(recommendation.content)}`,
    ),
    linkedinUrl: stated(incoming.linkedinUrl) ?? before.linkedinUrl,
    personalEmails,
    workEmails: unite(before.workEmails, without(incoming.workEmails.map(normaliseEmail), [...emails, ...personalEmails]), addressKey),
    pictureUrl: stated(incoming.pictureUrl) ?? before.pictureUrl,
    estimatedSalary: incoming.estimatedSalary ?? before.estimatedSalary,
  }
  // a currency belongs to its amount
  const currency = incoming.estimatedSalary ? incoming.estimatedSalaryCurrency : before.estimatedSalaryCurrency
  if (currency) profile.estimatedSalaryCurrency = currency
  const resumeText = stated(incoming.resumeText ?? null) ?? before.resumeText
  if (resumeText) profile.resumeText = resumeText
  const sources = { ...existing.sources }
  let changed = Boolean(resumeText) && resumeText !== before.resumeText
  for (const field of fields) {
    if (!isStated(incoming[field])) continue
    const entries = sources[field] ?? []
    const isNew = !isSame(profile[field], before[field])
    if (!isNew && entries.some((entry) => entry.source === source)) continue
    sources[field] = [...entries.filter((entry) => entry.source !== source), { source, at: time }]
    changed = true
  }
  return { profile, sources, changed }
}

/**
 * What a résumé adds to a known profile: jobs, education, skills, and text are added; the headline and the place are used only
 * when empty, so that nothing a user typed is overwritten. Name and addresses don't change.
 */
export function addedByResume(
  existing: Profile,
  resume: Pick<Profile, 'headline' | 'place' | 'experiences' | 'education' | 'skills' | 'resumeText'>,
): Profile {
  return {
    ...emptyProfile,
    headline: stated(existing.headline) === null ? resume.headline : null,
    place: existing.place === null ? resume.place : null,
    experiences: resume.experiences,
    education: resume.education,
    skills: resume.skills,
    resumeText: resume.resumeText ?? null,
  }
}

function stated(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text
}

function isStated(value: Profile[keyof Profile]): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value !== null
}

/** Equal content regardless of key order, which a database may change. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]))
}

/** Text of symbols only ('++') has no words to compare, so the text itself is the key. */
function textKey(text: string): string {
  return normalise(text) || text.trim().toLowerCase()
}

function unite<T>(existing: readonly T[], incoming: readonly T[], keyOf: (item: T) => string): T[] {
  const keys = new Set(existing.map(keyOf))
  const fresh = incoming.filter((item) => keyOf(item) !== '' && !keys.has(keyOf(item)) && keys.add(keyOf(item)))
  return [...existing, ...fresh]
}

const without = (emails: readonly string[], excluded: readonly string[]): string[] => {
  const addresses = new Set(excluded.map(addressKey))
  return emails.filter((email) => !addresses.has(addressKey(email)))
}

function joinExperiences(existing: readonly Experience[], incoming: readonly Experience[]): Experience[] {
  return join(existing, incoming, {
    keyOf: (job) => `${textKey(job.title)}\n${textKey(job.company)}`,
    markOf: (job) => job.start,
    combine: (job, newer) => ({
      title: job.title,
      company: job.company,
      start: job.start ?? newer.start,
      // no end means 'until today' and 'not said' alike: a stated end stays
      end: newer.end ?? job.end,
      location: stated(newer.location) ?? job.location,
      description: stated(newer.description) ?? job.description,
      industry: stated(newer.industry) ?? job.industry,
    }),
    order: (a, b) => descending(a.end ?? '9999', b.end ?? '9999') || descending(a.start ?? '9999', b.start ?? '9999'),
  })
}

function joinEducation(existing: readonly Education[], incoming: readonly Education[]): Education[] {
  return join(existing, incoming, {
    keyOf: (entry) => textKey(entry.school),
    markOf: (entry) => (entry.degree === null || stated(entry.degree) === null ? null : textKey(entry.degree)),
    combine: (entry, newer) => ({
      school: entry.school,
      degree: stated(entry.degree) ?? newer.degree,
      fieldOfStudy: stated(newer.fieldOfStudy) ?? entry.fieldOfStudy,
      startYear: newer.startYear ?? entry.startYear,
      endYear: newer.endYear ?? entry.endYear,
      activities: stated(newer.activities) ?? entry.activities,
    }),
    order: (a, b) => descending(String(a.endYear ?? 9999), String(b.endYear ?? 9999)),
  })
}

const descending = (a: string, b: string): number => (a === b ? 0 : a > b ? -1 : 1)

interface Joining<T> {
  keyOf(entry: T): string
  /** Distinguishes two entries with the same key; null when unknown. */
  markOf(entry: T): string | null
  combine(entry: T, newer: T): T
  order(a: T, b: T): number
}

/**
 * Entries with a mark are matched first, each to the entry with the same mark, else to one without; entries without a mark then
 * join the entry with the greatest mark. This order makes a second run idempotent.
 */
function join<T>(existing: readonly T[], incoming: readonly T[], joining: Joining<T>): T[] {
  const { keyOf, markOf, combine, order } = joining
  if (incoming.length === 0) return [...existing]
  // the known list may contain duplicates, so merge it with itself first
  const marks = existing.map((entry) => ({ key: keyOf(entry), mark: markOf(entry) }))
  const isTwice = marks.some((a, index) =>
    marks.some((b, otherIndex) => otherIndex > index && a.key === b.key && (a.mark === b.mark || a.mark === null || b.mark === null)),
  )
  const all = isTwice ? join([], existing, joining) : [...existing]
  let isOrdered = true
  const byMark = incoming.toSorted((a, b) => descending(markOf(a) ?? '', markOf(b) ?? ''))
  for (const newer of byMark) {
    const key = keyOf(newer)
    const mark = markOf(newer)
    const places = all.flatMap((entry, index) => (keyOf(entry) === key ? [{ at: index, mark: markOf(entry) }] : []))
    const place =
      mark === null
        ? places.toSorted((a, b) => descending(a.mark ?? '', b.mark ?? ''))[0]
        : (places.find((candidate) => candidate.mark === mark) ?? places.find((candidate) => candidate.mark === null))
    const present = place && all[place.at]
    const joined = present ? combine(present, newer) : newer
    if (present && isSame(joined, present)) continue
    if (!present || order(joined, present) !== 0) isOrdered = false
    if (place) all[place.at] = joined
    else all.push(joined)
  }
  return isOrdered ? all : all.toSorted(order)
}

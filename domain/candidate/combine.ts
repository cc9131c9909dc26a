// The details of several records of one person: each field has the newest value of the most trusted source.
import { isSame, mergeProfiles, type Sources } from './merge.ts'
import { rebase, type SourcedProfile } from './undo-merge.ts'
import type { Profile } from '../shared/profile.ts'
import { keysOf } from '../shared/records.ts'

/** Who says it, the least trusted first: looked up or invented, an export or another list, the person in a résumé, a teammate. */
export const trusts = ['lookup', 'list', 'resume', 'teammate'] as const
export type Trust = (typeof trusts)[number]
const rankOf = (trust: Trust) => trusts.indexOf(trust)

/** A record's details without those of the records merged into it, and when they were last changed. */
export interface MergeBase extends SourcedProfile {
  updatedAt: string
}

/** How much a statement counts, by its source as shown. */
export function trustOf(source: string): Trust {
  if (source.endsWith(' by hand')) return 'teammate'
  if (source.startsWith('Résumé') || source === 'JSON Resume') return 'resume'
  return source.startsWith('Found by') || source === 'Fictional talent pool' ? 'lookup' : 'list'
}

/** The statement that stands for a field; null for one without a source. */
export function statementOf(sources: Sources, field: string): { source: string; at: string; trust: Trust } | null {
  const statements = (sources[field] ?? []).map((entry) => ({ ...entry, trust: trustOf(entry.source) }))
  return statements.toSorted((a, b) => rankOf(b.trust) - rankOf(a.trust) || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))[0] ?? null
}

const singles = ['headline', 'summary', 'place', 'pictureUrl', 'estimatedSalary'] as const
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** True when the second record's value of a field counts. */
function isBetter(field: string, a: SourcedProfile, b: SourcedProfile): boolean {
  const [older, newer] = [statementOf(a.sources, field), statementOf(b.sources, field)]
  if (!older || !newer) return older === null && newer !== null
  return newer.trust === older.trust ? newer.at > older.at : rankOf(newer.trust) > rankOf(older.trust)
}

/**
 * Two records as one. Lists are united, single fields are the more trusted record's, and at the same trust the newer one's; the first
 * record keeps its LinkedIn page.
 */
export function combine(a: SourcedProfile, b: SourcedProfile): SourcedProfile {
  const { profile } = mergeProfiles(a, b.profile, '', '')
  for (const field of singles) {
    const [first, second] = [a.profile[field], b.profile[field]]
    Object.assign(profile, { [field]: isEmpty(second) || (!isEmpty(first) && !isBetter(field, a, b)) ? first : second })
  }
  // a name is one statement
  const named = isBetter('firstName', a, b) && (b.profile.firstName !== '' || b.profile.lastName !== '') ? b : a
  const hasName = named.profile.firstName + named.profile.lastName !== ''
  const { firstName, lastName } = (hasName ? named : b).profile
  Object.assign(profile, { firstName, lastName, linkedinUrl: a.profile.linkedinUrl ?? b.profile.linkedinUrl })
  if (isSame(profile.estimatedSalary, a.profile.estimatedSalary)) takeCurrency(profile, a.profile)
  else takeCurrency(profile, b.profile)
  return { profile, sources: uniteSources(a.sources, b.sources) }
}

function takeCurrency(profile: Profile, from: Profile): void {
  delete profile.estimatedSalaryCurrency
  if (from.estimatedSalaryCurrency) profile.estimatedSalaryCurrency = from.estimatedSalaryCurrency
}

function uniteSources(a: Sources, b: Sources): Sources {
  const united: Sources = {}
  for (const field of new Set([...keysOf(a), ...keysOf(b)])) {
    const newest = new Map<string, string>()
    for (const { source, at: time } of [...(a[field] ?? []), ...(b[field] ?? [])])
      if ((newest.get(source) ?? '') < time) newest.set(source, time)
    united[field] = [...newest].map(([source, time]) => ({ source, at: time })).toSorted((x, y) => (x.at < y.at ? -1 : 1))
  }
  return united
}

/** A record with others merged into it, in the order of the merges. */
export const combineAll = (base: SourcedProfile, merged: readonly SourcedProfile[]): SourcedProfile => merged.reduce(combine, base)

/**
 * Takes one of the merged records out again, or replaces it with how it is now; what was changed since the merge stays.
 * @param current the record that stands for all, as stored now
 */
export function recombine(
  current: SourcedProfile,
  base: SourcedProfile,
  { before, after }: { before: readonly SourcedProfile[]; after: readonly SourcedProfile[] },
): SourcedProfile {
  return rebase(current, combineAll(base, before), combineAll(base, after))
}

const lists = ['experiences', 'education', 'skills', 'recommendations', 'personalEmails', 'workEmails'] as const

/** The merged record without what was removed from the record that stands for it since: a removed address was its own, too. */
export function withoutRemoved(
  merged: SourcedProfile,
  base: SourcedProfile,
  { all, current }: { all: readonly SourcedProfile[]; current: SourcedProfile },
): SourcedProfile {
  const combined = combineAll(base, all)
  const profile = { ...merged.profile }
  for (const field of lists) {
    const isIn = (list: readonly unknown[], item: unknown) => list.some((entry) => isSame(entry, item))
    const items: readonly unknown[] = merged.profile[field]
    const rest = items.filter((item) => !isIn(combined.profile[field], item) || isIn(current.profile[field], item))
    Object.assign(profile, { [field]: rest })
  }
  return { ...merged, profile }
}

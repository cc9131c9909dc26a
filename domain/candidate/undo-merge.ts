// Takes back what an import stated about a person, and leaves what anyone else has stated or changed since.
import { emptyProfile, isSame, mergeProfiles, type Sources } from './merge.ts'
import type { Profile } from '../shared/profile.ts'
import { entriesOf, keysOf } from '../shared/records.ts'

export interface SourcedProfile {
  profile: Profile
  sources: Sources
}

/** A profile without its empty fields. */
export type StatedProfile = Partial<Profile>

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

export function statedFields(profile: Profile): StatedProfile {
  return Object.fromEntries(entriesOf(profile).filter(([, value]) => !isEmpty(value)))
}

const lists = ['experiences', 'education', 'skills', 'recommendations', 'personalEmails', 'workEmails'] as const
const singles = [
  'firstName',
  'lastName',
  'headline',
  'summary',
  'place',
  'linkedinUrl',
  'pictureUrl',
  'estimatedSalary',
  'estimatedSalaryCurrency',
  'resumeText',
] as const

/**
 * The profile without what the import added, unless it was changed since or another import states it, too.
 * @param current as stored now
 * @param before as it was before the import
 * @param stated what the import's rows stated
 * @param elsewhere what other imports stated about the person
 * @param label the import's name among the sources
 */
export function undoMerge(
  current: SourcedProfile,
  before: SourcedProfile,
  { stated, elsewhere, label }: { stated: readonly StatedProfile[]; elsewhere: readonly StatedProfile[]; label: string },
): SourcedProfile {
  const after = stated.reduce<SourcedProfile>((merged, part) => mergeProfiles(merged, { ...emptyProfile, ...part }, label, ''), before)
  const { profile } = rebase(current, after, before, elsewhere)
  const sources = Object.fromEntries(
    entriesOf(current.sources).flatMap(([field, entries]) => {
      const earlier = (before.sources[field] ?? []).filter(({ source }) => source === label)
      const rest = [...entries.filter(({ source }) => source !== label), ...earlier]
      return rest.length > 0 ? [[field, rest]] : []
    }),
  )
  return { profile, sources }
}

/**
 * The current details as if `after` had never replaced `before`: what was changed since `after` stays, and so does what anyone states
 * elsewhere.
 */
export function rebase(
  current: SourcedProfile,
  after: SourcedProfile,
  before: SourcedProfile,
  elsewhere: readonly StatedProfile[] = [],
): SourcedProfile {
  const profile = { ...current.profile }
  const restore = <K extends keyof Profile>(field: K) => {
    const now = current.profile[field]
    const isUnchanged = isSame(now, after.profile[field]) && !isSame(now, before.profile[field])
    if (!isUnchanged || elsewhere.some((statement) => isSame(statement[field], now))) return
    profile[field] = before.profile[field]
    if (profile[field] === undefined) delete profile[field]
  }
  const restoreList = <K extends (typeof lists)[number]>(field: K) => {
    const rest = withoutAdded<unknown>(
      current.profile[field],
      before.profile[field],
      after.profile[field],
      elsewhere.flatMap((statement): unknown[] => statement[field] ?? []),
    )
    // the items are those of the field's own lists
    Object.assign(profile, { [field]: rest })
  }
  for (const field of singles) restore(field)
  for (const field of lists) restoreList(field)
  const sources = Object.fromEntries(
    keysOf({ ...current.sources, ...before.sources }).flatMap((field) => {
      const entriesIn = (from: Sources) => from[field] ?? []
      const rest = withoutAdded(entriesIn(current.sources), entriesIn(before.sources), entriesIn(after.sources), [])
      return rest.length > 0 ? [[field, rest]] : []
    }),
  )
  return { profile, sources }
}

function withoutAdded<T>(now: readonly T[], before: readonly T[], after: readonly T[], elsewhere: readonly T[]): T[] {
  const isIn = (list: readonly T[], item: T) => list.some((entry) => isSame(entry, item))
  const isAdded = (item: T) => isIn(after, item) && !isIn(before, item) && !isIn(elsewhere, item)
  const rest = now.filter((item) => !isAdded(item))
  if (rest.length === now.length) return [...now]
  // an entry that the import completed is back as it was
  const completed = before.filter((item) => !isIn(after, item) && !isIn(rest, item))
  const all = [...completed, ...rest]
  return all.length === before.length && all.every((item) => isIn(before, item)) ? [...before] : all
}

/** True when anything differs, regardless of the order of keys. */
export const isSameProfile = (a: Profile, b: Profile): boolean => keysOf({ ...a, ...b }).every((field) => isSame(a[field], b[field]))

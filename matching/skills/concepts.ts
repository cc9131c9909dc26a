// Integers for everything a person or a search can be about, stable across runs and data updates.
import { normalise } from '@fairlead/domain/reference/normalise'
import { keysOf } from '@fairlead/domain/shared/records'

/** Known things carry their kind in the top byte; all ids are positive and fit a signed 32-bit column. */
export const kinds = {
  title: 1,
  currentTitle: 2,
  family: 3,
  seniority: 4,
  track: 5,
  skill: 6,
  company: 7,
  currentCompany: 8,
  peerGroup: 9,
  school: 10,
  major: 11,
  majorFamily: 12,
  industry: 13,
  city: 14,
  metro: 15,
  region: 16,
  country: 17,
  degree: 18,
  schoolClass: 19,
  /** Lives in a metropolitan area without naming one of its cities. */
  area: 20,
  /** Has worked for at least this many years; not in the index. */
  years: 21,
  /** Belongs to the workspace rather than the shared pool; written by a database trigger. */
  own: 22,
  /** Has one of the workspace's tags, by number; also written by a trigger. */
  tag: 23,
  /** What is computed from the jobs, in steps; see career.ts. */
  career: 24,
  /** What a person is likely to expect at least, in steps; see pay-concepts.ts. */
  pay: 25,
  /** Has applied to the workspace before; also written by a trigger, and only for filters: it is no part of a score. */
  applied: 26,
  /** What is known about an employer, and what isn't; see employer-concepts.ts. */
  employer: 27,
} as const
export type Kind = keyof typeof kinds

/** IDs of text, known or not, are hashes: from this number on for text outside of the vocabulary, below it for titles. */
const firstHashed = 0x40000000
const hashedKinds = {
  /** An exact title, as held at any time; see {@link titleTextIds}. */
  heldTitle: 0x20000000,
  /** The same, as held today. */
  currentHeldTitle: 0x30000000,
  word: firstHashed,
  company: 0x50000000,
  title: 0x60000000,
  school: 0x70000000,
} as const
type HashedKind = keyof typeof hashedKinds

/** FNV-1a, 32 bits (Fowler, Noll, Vo), over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/**
 * The ID of a known thing.
 * @param key its number in the reference data (1 to 16,777,215) or a text that is hashed to 24 bits
 * @throws RangeError when a number does not fit
 */
export function conceptId(kind: Kind, key: number | string): number {
  const low = typeof key === 'string' ? hash(key) & 0xffffff : key
  if (!Number.isInteger(low) || low < 0 || low > 0xffffff) throw new RangeError(`${kind} ${key} does not fit 24 bits`)
  return kinds[kind] * 0x1000000 + low
}

/** The ID of normalized text outside of the vocabulary; 28 bits of hash. */
export function hashedId(kind: HashedKind, normalised: string): number {
  return hashedKinds[kind] + (hash(normalised) & 0xfffffff)
}

const kindNames = new Map<number, Kind>(keysOf(kinds).map((name) => [kinds[name], name]))
const hashedNames = new Map<number, HashedKind>(keysOf(hashedKinds).map((name) => [hashedKinds[name] / 0x10000000, name]))

/** The kind of a concept, whether known or hashed from text. */
export const kindOf = (concept: number): Kind | HashedKind =>
  kindNames.get(Math.floor(concept / 0x1000000)) ?? hashedNames.get(Math.floor(concept / 0x10000000)) ?? 'word'

/** For people with unknown or unreadable jobs: no search by title excludes them. */
export const noTitleId = hashedId('heldTitle', '')

/** The IDs under which the index stores an exact title: equal spellings give equal IDs. */
export function titleTextIds(title: string): { held: number; current: number } {
  const text = normalise(title)
  return { held: hashedId('heldTitle', text), current: hashedId('currentHeldTitle', text) }
}

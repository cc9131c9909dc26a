// Ranks people by the requirements they keep, then by points, past applicants first, then by the exact score, then by how much they write about the search, then by ID.
import { withoutOwnName, type NamedProfile } from '../skills/own-name.ts'
import type { SearchPlan } from '../plan/plan.ts'
import { textShare } from '../plan/bm25f.ts'

export interface Rankable {
  id: string
  /** See rankValue in judge.ts. */
  value: number
  profile: NamedProfile
  /** Has applied before: comes first among people with as many points and as many requirements, whatever the points' fractions. */
  hasApplied?: boolean | undefined
}

/**
 * Best first. The words of the requested titles, keywords, and job description break ties between equal values; they are read
 * only then, which takes as long as the score. Equal input gives an equal order.
 * @param read what to compare of each one
 * @param used how many are used: ties behind them are broken by ID
 */
export function rankPeople<T>(
  { model }: Pick<SearchPlan, 'model'>,
  people: readonly T[],
  read: (person: T) => Rankable,
  used: number = people.length,
): T[] {
  const rows = people.map((person) => ({ one: person, ...read(person), text: 0 })).toSorted(byRank)
  let better = 0
  for (const equal of Map.groupBy(rows, ({ value }) => value).values()) {
    if (better >= used) break
    if (equal.length > 1 && model.words) for (const row of equal) row.text = textShare(model.words, withoutOwnName(row.profile))
    better += equal.length
  }
  return rows.toSorted(byRank).map(({ one: person }) => person)
}

type Row = Rankable & { text: number }

const byRank = (a: Row, b: Row): number =>
  Math.round(b.value) - Math.round(a.value) ||
  Number(b.hasApplied ?? false) - Number(a.hasApplied ?? false) ||
  b.value - a.value ||
  b.text - a.text ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

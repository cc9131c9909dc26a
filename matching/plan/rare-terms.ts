// Requirements that almost no one in the pool meets: as filters they would only empty the search.
import type { Condition } from '@fairlead/domain/ports/people-index'
import { readComputed } from '@fairlead/domain/project/computed-criteria'
import { keysOf } from '@fairlead/domain/shared/records'
import type { StoredText } from '@fairlead/domain/shared/stored-text'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { isLoose } from './career-groups.ts'
import { groupsOf, type Group } from './groups.ts'
import type { BaseModel } from './model.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'
import { labels } from './texts/en/missed.ts'
import { text as missedText } from './texts/missed.ts'

/** A requirement that fewer than this many people of the title meet can't fill the first ten. */
const enoughPeople = 10
/** In a small pool: fewer than this share of the people of the title. */
const enoughShare = 0.1
/** No count needs to be higher. */
export const rareCountLimit = enoughPeople / enoughShare

export interface RareTerms {
  /** What to count, each up to {@link rareCountLimit}: the people of the title first, then those who also meet each requirement. */
  demands: Condition[][]
  /** The labels of the rare requirements, with how many people of the title meet each. */
  from(counts: readonly number[]): Map<string, number>
}

const conditionOf = (groups: readonly Group[]): Condition => ({
  kind: 'has',
  groups: groups.map(({ concepts }) => concepts),
  alternative: null,
})

/** By label, since a phrase of several words is one requirement. */
const termsOf = (groups: readonly Group[]): [string, Group[]][] => [
  ...Map.groupBy(
    groups.filter(({ name }) => name !== 'title' && name !== 'location'),
    ({ label }) => label,
  ),
]

/** Titles and places are never rare: a search looks for close work and farther away instead. */
export function rareTerms(vocabulary: Vocabulary, preferences: SearchPreferences, model: BaseModel): RareTerms {
  const groups = groupsOf(vocabulary, preferences, model)
  const title = groups.filter(({ name }) => name === 'title').map((group) => conditionOf([group]))
  const terms = termsOf(groups)
  return {
    demands: terms.length === 0 ? [] : [title, ...terms.map(([, words]) => [...title, conditionOf(words)])],
    from([people = 0, ...counts]) {
      const enough = Math.min(enoughPeople, Math.max(1, people * enoughShare))
      return new Map(terms.flatMap(([label], index) => ((counts[index] ?? 0) < enough ? [[label, counts[index] ?? 0]] : [])))
    },
  }
}

const nameOf = (label: string) => keysOf(labels).find((name) => labels[name] === label)

/** A note on requirements that almost no one in the pool meets, by its name in the catalog. */
export const rareNote = (rare: ReadonlyMap<string, number>): StoredText => [
  'rare',
  ...[...rare].map(([label, people]): StoredText => {
    const name = nameOf(label)
    return ['counted', name ? ['requirement', name] : label, people]
  }),
]

/** The label of a requirement in the reader's language; the user's own words stay. */
export function readersLabel(label: string): string {
  const name = nameOf(label)
  return name ? missedText.labels[name] : label
}

/** Of the state of a license, the order of a move, and the years of a skill, the index knows only the names. */
function isReadByJudge(label: string): boolean {
  const criterion = readComputed(label)
  return criterion !== null && isLoose(criterion)
}

/**
 * The required phrases of which an index has only the words, so that its counts are too high: the position of each among the
 * demands of {@link rareTerms}, and what to fetch to read it.
 */
export function wordedTerms(
  vocabulary: Vocabulary,
  preferences: SearchPreferences,
  model: BaseModel,
): { position: number; label: string; anyOf: number[][] }[] {
  const groups = groupsOf(vocabulary, preferences, model)
  const title = groups.filter(({ name }) => name === 'title').map(({ concepts }) => concepts)
  return termsOf(groups).flatMap(([label, words], index) =>
    words.length > 1 || isReadByJudge(label)
      ? [{ position: index + 1, label, anyOf: [...title, ...words.map(({ concepts }) => concepts)] }]
      : [],
  )
}

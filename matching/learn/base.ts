// What decisions are compared with: people that the search has fetched, and what it asks for.
import type { ConceptLists } from '@fairlead/domain/project/lessons'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { featuresOf } from './features.ts'
import { conceptId } from '../skills/concepts.ts'
import { readPerson, type MatchableProfile, type PersonReading } from '../skills/person.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface LearningBase {
  /** The concepts of each person's features, and of their present job. */
  people: ConceptLists
  /** What the search asks for and what most people in the requested work have: nothing is learned against these concepts. */
  asked: number[]
}

/** People compared; the order of the fetch puts those nearest to the search first. */
export const comparedPeople = 200
/** Fewer people in the requested work say nothing about it. */
const fewestInWork = 8

/** Families of fields of study without fields that stand for an origin, a belief, a gender, or health. */
const neutralStudies = new Set(
  [
    'Computing',
    'Engineering',
    'Business',
    'Mathematics & physical sciences',
    'Life sciences',
    'Agriculture & environment',
    'Arts & design',
    'Communication & media',
    'Trades',
  ].map((family) => conceptId('majorFamily', family)),
)

/** What people are compared in: their features, the present job, and fields of study, each once. */
export function conceptsOf(vocabulary: Vocabulary, person: PersonReading): number[] {
  const job = person.current ? [person.current.title.currentConcept, person.current.company.currentConcept] : []
  const studies = person.schooling.flatMap(({ major, majorFamily }) =>
    major !== null && majorFamily !== null && neutralStudies.has(majorFamily) ? [major] : [],
  )
  return [...new Set([...featuresOf(vocabulary, person).map(({ concept }) => concept), ...job, ...studies])]
}

/**
 * @param profiles people in the order in which a search fetched them
 * @param search.asks concepts that the search names
 * @param search.isInWork whether a person does the requested work now
 */
export function learningBase(
  vocabulary: Vocabulary,
  profiles: readonly MatchableProfile[],
  search: { asks: Iterable<number>; isInWork(person: PersonReading): boolean },
  today: YearMonth,
): LearningBase {
  const readings = profiles.slice(0, comparedPeople).map((profile) => readPerson(vocabulary, profile, today))
  const people = readings.map((person) => conceptsOf(vocabulary, person))
  const inWork = people.filter((_, index) => search.isInWork(readings[index]!))
  const common = inWork.length < fewestInWork ? people : inWork
  const most = [...peopleByConcept(common)].filter(([, having]) => having.size * 2 > common.length).map(([concept]) => concept)
  return { people, asked: [...new Set([...search.asks, ...most])].toSorted((a, b) => a - b) }
}

/** For each concept, who has it, by position. */
export function peopleByConcept(people: readonly (readonly number[])[]): Map<number, Set<number>> {
  const having = new Map<number, Set<number>>()
  for (const [index, concepts] of people.entries())
    for (const concept of concepts) {
      const entry = having.get(concept)
      if (entry) entry.add(index)
      else having.set(concept, new Set([index]))
    }
  return having
}

/** The share of the people compared who have a concept, never 0 or 1. */
export const shareOf = (base: LearningBase, having: ReadonlyMap<number, ReadonlySet<number>>, concept: number): number =>
  ((having.get(concept)?.size ?? 0) + 0.5) / (base.people.length + 1)

/** Features of fewer people, or of more than all but so many, hardly change who comes next and are not compared. */
const fewest = 0.05
export const isCompared = (share: number): boolean => share >= fewest && share <= 1 - fewest

const noPeople: ReadonlySet<number> = new Set()
/** Two features whose correlation among the people is at least this strong, in either direction, name one fact. */
const sameFact = 0.6

/**
 * Whether two concepts are one fact about the people compared: those who have one have the other, or lack it (phi coefficient).
 * @param people how many are compared
 */
export function isSameFact(having: ReadonlyMap<number, ReadonlySet<number>>, people: number, first: number, second: number): boolean {
  if (first === second) return true
  const [a, b] = [having.get(first) ?? noPeople, having.get(second) ?? noPeople]
  const spread = a.size * (people - a.size) * b.size * (people - b.size)
  return spread > 0 && Math.abs(people * a.intersection(b).size - a.size * b.size) >= sameFact * Math.sqrt(spread)
}

/** How many facts the concepts are: each counts as its share of a group of the same fact. */
export function factShares(
  having: ReadonlyMap<number, ReadonlySet<number>>,
  people: number,
  concepts: readonly number[],
): Map<number, number> {
  const shares = new Map<number, number>()
  const sorted = concepts.toSorted((a, b) => having.get(b)!.size - having.get(a)!.size || a - b)
  for (const concept of sorted) {
    if (shares.has(concept)) continue
    const group = sorted.filter((entry) => !shares.has(entry) && isSameFact(having, people, concept, entry))
    for (const entry of group) shares.set(entry, 1 / group.length)
  }
  return shares
}

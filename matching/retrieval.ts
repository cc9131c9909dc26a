// The fetching side of a plan: plain data that any store of concept lists can answer.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { conceptId, hashedId, kinds } from './concepts.ts'
import { degreeConcept, schoolClassConcept } from './education.ts'
import { isIndexedWord } from './index-person.ts'
import type { Model } from './model.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Boost {
  concept: number
  weight: number
}

export interface Retrieval {
  /** Of every group at least one concept must be present. */
  anyOf: number[][]
  /** None of these may be present. */
  noneOf: number[]
  /** Bounds on years of work, both included. */
  yearsMin: number | null
  yearsMax: number | null
  /** Added up over the concepts present, these order the people before they are judged. */
  boost: Boost[]
}

export interface Relaxation extends Retrieval {
  /** What this step gives up, for the user: 'Also people outside Austin'. */
  why: string
}

type GroupName = 'title' | 'location' | 'keyword' | 'degree' | 'school' | 'track'
interface Group {
  name: GroupName
  label: string
  concepts: number[]
}

const unique = (ids: Iterable<number>): number[] => [...new Set(ids)].toSorted((a, b) => a - b)

function titleGroup(vocabulary: Vocabulary, preferences: SearchPreferences, model: Model): Group | null {
  if (model.titles.size === 0) return null
  const concepts = [...model.titles.keys(), ...model.closeTitles]
  const words = preferences.jobTitles.flatMap((title) => {
    if (vocabulary.titles.read(title).known) return []
    const last = normalise(title).split(' ').at(-1)
    return last && isIndexedWord(last) ? [hashedId('word', last)] : []
  })
  const held = model.titlesWhen === 'current' ? concepts.map((id) => vocabulary.titles.currentOf(id)) : concepts
  const label = preferences.jobTitles[0] ?? vocabulary.titles.label([...model.titles.keys()][0] ?? 0) ?? 'the title'
  return { name: 'title', label, concepts: unique([...held, ...words]) }
}

/** One group per required keyword; an unknown phrase asks for each of its words, the judge then reads the phrase itself. */
function keywordGroups(model: Model): Group[] {
  return model.keywords
    .filter((keyword) => keyword.required)
    .flatMap((keyword): Group[] => {
      if (keyword.known) return [{ name: 'keyword', label: keyword.label, concepts: [keyword.concept] }]
      const words = normalise(keyword.label).split(' ').filter(isIndexedWord)
      return words.map((word) => ({ name: 'keyword', label: keyword.label, concepts: unique([hashedId('word', word), keyword.concept]) }))
    })
}

function locationGroup(model: Model): Group | null {
  if (model.remoteAllowed || model.places.length === 0) return null
  const concepts = model.places.flatMap((place) =>
    place.type === 'city' ? place.concepts.filter((id) => id >> 24 === kinds.city || id >> 24 === kinds.metro) : [place.own],
  )
  return { name: 'location', label: model.places.map((place) => place.label).join(' or '), concepts: unique(concepts) }
}

function educationGroups(preferences: SearchPreferences): Group[] {
  const groups: Group[] = []
  const advanced = [
    ...(preferences.advancedDegree ? (['master', 'mba', 'doctorate'] as const).map(degreeConcept) : []),
    ...(preferences.mba ? [degreeConcept('mba')] : []),
    ...(preferences.phd ? [degreeConcept('phd')] : []),
  ]
  if (advanced.length > 0) groups.push({ name: 'degree', label: 'an advanced degree', concepts: unique(advanced) })
  else if (preferences.bachelors) groups.push({ name: 'degree', label: "a bachelor's degree", concepts: [degreeConcept('bachelor')] })
  if (preferences.top25School) groups.push({ name: 'school', label: 'a top 25 school', concepts: [schoolClassConcept('top25')] })
  else if (preferences.top10School) groups.push({ name: 'school', label: 'a top 10 school', concepts: [schoolClassConcept('top10')] })
  return groups
}

function boosts(vocabulary: Vocabulary, model: Model): Boost[] {
  const sum = new Map<number, number>()
  const add = (concept: number, weight: number): void => void sum.set(concept, (sum.get(concept) ?? 0) + weight)
  const { weights } = model
  for (const id of model.titles.keys()) {
    add(vocabulary.titles.currentOf(id), weights.title * 0.6)
    add(id, weights.title * 0.4)
  }
  for (const id of model.closeTitles) add(id, weights.title * 0.3)
  const perKeyword = weights.keywords / Math.max(1, model.keywords.length)
  for (const keyword of model.keywords) {
    add(keyword.concept, perKeyword)
    for (const id of vocabulary.skills.related(keyword.concept)) add(id, perKeyword * 0.2)
  }
  for (const id of model.companies) add(id, weights.similarCompanies * 0.7)
  for (const id of model.peers.keys()) add(id, weights.similarCompanies * 0.3)
  for (const id of model.industries) add(id, weights.industry)
  for (const place of model.places) add(place.own, weights.location)
  for (const features of model.ideals) {
    const total = [...features.values()].reduce((a, b) => a + b, 0) * model.ideals.length
    for (const [concept, weight] of features) add(concept, (weights.similarity * weight) / total)
  }
  for (const { concept, factor } of model.lessons.adjustments) add(concept, (factor - 1) * 0.3)
  return [...sum]
    .map(([concept, weight]) => ({ concept, weight: Math.round(weight * 1e6) / 1e6 }))
    .toSorted((a, b) => b.weight - a.weight || a.concept - b.concept)
}

/** The retrieval and its relaxations; each relaxation keeps the earlier ones' givings-up. */
export function planRetrieval(
  vocabulary: Vocabulary,
  preferences: SearchPreferences,
  model: Model,
): Retrieval & { relaxations: Relaxation[] } {
  const title = titleGroup(vocabulary, preferences, model)
  const location = locationGroup(model)
  const groups = [title, location, ...keywordGroups(model), ...educationGroups(preferences)].filter((group) => group !== null)
  if (preferences.track !== null) {
    const tracks = preferences.track === 'ic' ? (['ic'] as const) : (['manager', 'exec'] as const)
    groups.push({
      name: 'track',
      label: preferences.track === 'ic' ? 'individual contributors' : 'people leaders',
      concepts: tracks.map((track) => conceptId('track', track)),
    })
  }
  const badWords = preferences.badKeywords.flatMap((label) => {
    const reading = vocabulary.skills.read(label)
    const words = normalise(label).split(' ')
    return reading.known || (words.length === 1 && words[0] !== '') ? [reading.concept] : []
  })
  const noneOf = unique([...model.badCompanies, ...model.badTitles, ...badWords, ...model.lessons.exclude])
  const boost = boosts(vocabulary, model)
  const state: Retrieval = { anyOf: [], noneOf, yearsMin: preferences.yearsMin, yearsMax: preferences.yearsMax, boost }
  const relaxations: Relaxation[] = []
  let left: Group[] = groups
  const snapshot = (): Retrieval => ({ ...state, anyOf: left.map((group) => group.concepts) })
  const first = snapshot()
  const step = (why: string): void => void relaxations.push({ why, ...snapshot() })

  if (state.yearsMin !== null || state.yearsMax !== null) {
    state.yearsMin = state.yearsMin === null ? null : Math.max(0, state.yearsMin - 1)
    state.yearsMax = state.yearsMax === null ? null : state.yearsMax + 3
    step('Also people slightly outside the years of experience')
  }
  if (location) {
    const wider = unique(model.places.flatMap((place) => place.concepts.filter((id) => id >> 24 !== kinds.country)))
    left = left.map((group) => (group.name === 'location' ? { ...group, concepts: unique([...group.concepts, ...wider]) } : group))
    step(`Also people elsewhere in the region of ${location.label}`)
  }
  for (const name of ['school', 'degree', 'track'] as const) {
    const given = left.filter((group) => group.name === name)
    if (given.length === 0) continue
    left = left.filter((group) => group.name !== name)
    step(`Also people without ${given.map((group) => group.label).join(', ')}`)
  }
  if (location) {
    const countries = model.places.flatMap((place) => place.concepts.filter((id) => id >> 24 === kinds.country))
    left = left.map((group) => (group.name === 'location' ? { ...group, concepts: unique([...group.concepts, ...countries]) } : group))
    step(`Also people anywhere in the country of ${location.label}`)
  }
  const keywordLabels = [...new Set(left.filter((group) => group.name === 'keyword').map((group) => group.label))]
  for (const label of keywordLabels.toReversed()) {
    left = left.filter((group) => group.name !== 'keyword' || group.label !== label)
    step(`Also people who do not mention ${label}`)
  }
  if (title && model.families.size > 0) {
    left = left.map((group) =>
      group.name === 'title'
        ? { ...group, concepts: unique([...group.concepts, ...model.titles.keys(), ...model.closeTitles, ...model.families]) }
        : group,
    )
    step(`Also people in other jobs of the same field as ${title.label}`)
  }
  return { ...first, relaxations }
}

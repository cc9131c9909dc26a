// A search's requirements: groups of concepts of which a person needs one each, and excluded concepts.
import { distinctTexts, normalise } from '@fairlead/domain/reference/normalise'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { alternativesOf } from '@fairlead/domain/project/alternatives'
import { readComputed } from '@fairlead/domain/project/computed-criteria'
import { conceptId, hashedId, noTitleId } from '../skills/concepts.ts'
import { degreeConcept, schoolClassConcept } from '../skills/education.ts'
import { isIndexedWord } from '../skills/index-person.ts'
import { payUpTo } from '../skills/pay-concepts.ts'
import { careerGroups } from './career-groups.ts'
import type { BaseModel as Model } from './model.ts'
import { requiredTitlesLabel } from './required-titles.ts'
import { labels } from './texts/en/missed.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export type GroupName = 'title' | 'requiredTitle' | 'location' | 'keyword' | 'degree' | 'school' | 'track' | 'pay'
export interface Group {
  name: GroupName
  label: string
  concepts: number[]
  /** The remaining requirement once it is given up; null = none. */
  alternative: number[] | null
}

export const unique = (ids: Iterable<number>): number[] => [...new Set(ids)].toSorted((a, b) => a - b)

function titleGroup(vocabulary: Vocabulary, preferences: SearchPreferences, model: Model): Group | null {
  if (model.titles.size === 0) return null
  const concepts = [...model.titles.keys(), ...model.closeTitles]
  const { fetched } = model.near
  const isNow = model.titlesWhen === 'current'
  const ids = isNow ? concepts.map((id) => vocabulary.titles.currentOf(id)) : concepts
  const label = preferences.jobTitles[0] ?? vocabulary.titles.label([...model.titles.keys()][0] ?? 0) ?? 'the title'
  return {
    name: 'title',
    label,
    concepts: unique([...ids, ...(isNow ? fetched.current : fetched.held), noTitleId]),
    alternative: isNow ? unique([...concepts, ...fetched.held]) : null,
  }
}

/** People with unknown jobs don't meet a required title. */
function requiredTitleGroup(vocabulary: Vocabulary, { requiredTitles }: Model): Group | null {
  if (!requiredTitles) return null
  const { concepts, near, when: period } = requiredTitles
  const isNow = period === 'current'
  const listed = isNow ? [...concepts].map((id) => vocabulary.titles.currentOf(id)) : [...concepts]
  return {
    name: 'requiredTitle',
    label: requiredTitlesLabel(requiredTitles.labels),
    concepts: unique([...listed, ...(isNow ? near.same.current : near.same.held)]),
    alternative: null,
  }
}

/** One group per required keyword; an unknown phrase requires each of its words, and the judge reads the phrase itself. */
function keywordGroups(vocabulary: Vocabulary, model: Model): Group[] {
  return model.keywords
    .filter((keyword) => keyword.required)
    .flatMap((keyword): Group[] => {
      if (keyword.career)
        return careerGroups(vocabulary, keyword.career).map((concepts) => {
          return { name: 'keyword', label: keyword.label, concepts: unique(concepts), alternative: null }
        })
      if (keyword.isKnown) {
        const concepts = [keyword.concept, ...vocabulary.skills.impliedBy(keyword.concept)]
        return [{ name: 'keyword', label: keyword.label, concepts: unique(concepts), alternative: null }]
      }
      const parts = alternativesOf(keyword.label)
      // one of the alternatives is enough; the judge reads the phrases themselves
      if (parts.length > 1) {
        const concepts = parts.flatMap((part) => {
          const { concept, isKnown } = vocabulary.skills.read(part)
          const word = normalise(part).split(' ').find(isIndexedWord)
          return [concept, ...vocabulary.skills.impliedBy(concept), ...(isKnown || word === undefined ? [] : [hashedId('word', word)])]
        })
        return [{ name: 'keyword', label: keyword.label, concepts: unique(concepts), alternative: null }]
      }
      const words = normalise(keyword.label).split(' ').filter(isIndexedWord)
      return words.map((word) => {
        return { name: 'keyword', label: keyword.label, concepts: unique([hashedId('word', word), keyword.concept]), alternative: null }
      })
    })
}

function locationGroup({ placeSteps: [near] }: Model): Group | null {
  return near ? { name: 'location', label: near.label, concepts: near.concepts, alternative: null } : null
}

function educationGroups(preferences: SearchPreferences): Group[] {
  const groups: Group[] = []
  const advanced = [
    ...(preferences.advancedDegree ? (['master', 'mba', 'doctorate'] as const).map(degreeConcept) : []),
    ...(preferences.mba ? [degreeConcept('mba')] : []),
    ...(preferences.phd ? [degreeConcept('phd')] : []),
  ]
  const bachelor = preferences.bachelors ? [degreeConcept('bachelor')] : null
  if (advanced.length > 0) groups.push({ name: 'degree', label: labels.advancedDegree, concepts: unique(advanced), alternative: bachelor })
  else if (bachelor) groups.push({ name: 'degree', label: labels.bachelors, concepts: bachelor, alternative: null })
  const schools = preferences.top25School ? 'top25' : preferences.top10School ? 'top10' : null
  const label = schools === 'top25' ? labels.top25School : labels.top10School
  if (schools) groups.push({ name: 'school', label, concepts: [schoolClassConcept(schools)], alternative: null })
  return groups
}

function trackGroup({ track }: SearchPreferences): Group[] {
  if (track === null) return []
  const tracks = track === 'ic' ? (['ic'] as const) : (['manager', 'exec'] as const)
  const label = track === 'ic' ? labels.individualContributors : labels.peopleLeaders
  return [{ name: 'track', label, concepts: tracks.map((kind) => conceptId('track', kind)), alternative: null }]
}

function payGroup({ payMax, payCurrency, payRequired }: SearchPreferences): Group[] {
  const concepts = payRequired && payMax !== null ? payUpTo(payMax, payCurrency) : null
  return concepts ? [{ name: 'pay', label: labels.payAtMost, concepts, alternative: null }] : []
}

/** All requirements that filter, in display order. */
export function groupsOf(vocabulary: Vocabulary, preferences: SearchPreferences, model: Model): Group[] {
  const title = titleGroup(vocabulary, preferences, model)
  const required = requiredTitleGroup(vocabulary, model)
  const location = locationGroup(model)
  return [
    ...(title ? [title] : []),
    ...(required ? [required] : []),
    ...(location ? [location] : []),
    ...keywordGroups(vocabulary, model),
    ...educationGroups(preferences),
    ...trackGroup(preferences),
    ...payGroup(preferences),
  ].filter(({ label }) => !model.rare.has(label))
}

export interface Unwanted {
  field: 'badCompanies' | 'badJobTitles' | 'badKeywords'
  label: string
  concept: number
}

/** Everything that must be absent. */
export function unwantedOf(vocabulary: Vocabulary, preferences: SearchPreferences): Unwanted[] {
  const { badCompanies, badJobTitles, badKeywords } = preferences
  return [
    ...distinctTexts(badCompanies).map((label): Unwanted => {
      return { field: 'badCompanies', label, concept: vocabulary.companies.read(label).currentConcept }
    }),
    ...distinctTexts(badJobTitles).map((label): Unwanted => {
      return { field: 'badJobTitles', label, concept: vocabulary.titles.read(label).currentConcept }
    }),
    ...distinctTexts(badKeywords).flatMap((label): Unwanted[] => {
      // what is computed from jobs is in the index in steps only
      if (readComputed(label)) return []
      const reading = vocabulary.skills.read(label)
      // a phrase outside of the vocabulary isn't in the index; the judge reads it
      const isFound = reading.isKnown || !normalise(label).includes(' ')
      return isFound ? [{ field: 'badKeywords', label, concept: reading.concept }] : []
    }),
  ]
}

// Ideal candidates' traits with the people who have them, for both the screen and the search.
import { traitKey, type IdealTrait, type TraitKind } from '@fairlead/domain/project/ideal-traits'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { readPerson } from '../skills/person.ts'
import type { MatchableProfile, PersonReading } from '../skills/person.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface PersonTrait {
  key: string
  kind: TraitKind
  label: string
  concept: number
  weight: number
}

/** Jobs first, then skills, kinds of company, industry, employer, school, and field of study; each once, at its highest weight. */
export function traitsOf(vocabulary: Pick<Vocabulary, 'companies'>, person: PersonReading): PersonTrait[] {
  const traits = new Map<string, PersonTrait>()
  const add = (kind: TraitKind, label: string | null, concept: number | null, weight: number): void => {
    if (!label?.trim() || concept === null) return
    const key = traitKey(kind, label)
    const existing = traits.get(key)
    if (!existing || existing.weight < weight) traits.set(key, { key, kind, label: label.trim(), concept, weight })
  }
  for (const job of person.jobs) {
    add('title', job.title.label, job.title.concept, job === person.current ? 4 : 2)
    add('company', job.company.label, job.company.concept, 0.5)
    for (const peer of job.company.kinds) add('companyKind', vocabulary.companies.peerLabel(peer), peer, 1)
    add('industry', job.industryLabel, job.industry, 1)
  }
  for (const skill of person.skills) add('skill', skill.label, skill.concept, 1)
  for (const entry of person.schooling) {
    add('school', entry.school.label, entry.school.concept, 0.5)
    add('study', entry.majorFamilyLabel, entry.majorFamily, 0.5)
  }
  return [...traits.values()]
}

export interface IdealsReading {
  traits: IdealTrait[]
  /** Whole years of work of the least and the most experienced; null when no résumé or profile says. */
  years: { min: number; max: number; from: number[] } | null
}

/**
 * All of their traits, most shared first, then by weight.
 * @param ideals null for one without a profile yet
 */
export function learnFromIdeals(vocabulary: Vocabulary, ideals: readonly (MatchableProfile | null)[], today: YearMonth): IdealsReading {
  const byKey = new Map<string, IdealTrait & { weight: number }>()
  const years: { at: number; value: number }[] = []
  ideals.forEach((ideal, index) => {
    if (!ideal) return
    const person = readPerson(vocabulary, ideal, today)
    if (person.months > 0) years.push({ at: index, value: Math.floor(person.months / 12) })
    for (const { key, kind, label, weight } of traitsOf(vocabulary, person)) {
      const entry = byKey.get(key) ?? { key, kind, label, from: [], weight: 0 }
      byKey.set(key, { ...entry, from: [...entry.from, index], weight: entry.weight + weight })
    }
  })
  const values = years.map(({ value }) => value)
  return {
    traits: [...byKey.values()]
      .toSorted((a, b) => b.from.length - a.from.length || b.weight - a.weight || a.label.localeCompare(b.label))
      .map(({ key, kind, label, from }) => ({ key, kind, label, from })),
    years: values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values), from: years.map(({ at: index }) => index) },
  }
}

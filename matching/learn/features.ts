// What a decision may depend on. Schools, places, pay, languages, and everything else about origin are left out.
import type { TraitKind } from '@fairlead/domain/project/ideal-traits'
import { conceptId, kindOf } from '../skills/concepts.ts'
import { degreeConcept } from '../skills/education.ts'
import { traitsOf } from './ideal-traits.ts'
import type { PersonReading } from '../skills/person.ts'
import { yearsConcept, yearsSteps } from '../skills/person-concepts.ts'
import type { LessonText } from './lessons.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface Feature {
  concept: number
  /** Completes 'More people …'. */
  phrase: LessonText
}

/** Kinds of traits with their text; omitted kinds, such as schools, would be proxies for origin. */
const phrases: Partial<Record<TraitKind, (label: string) => LessonText>> = {
  title: (label) => ['workedAs', label],
  skill: (label) => ['withSkill', label],
  companyKind: (label) => ['fromKind', label],
  industry: (label) => ['fromIndustry', label],
  company: (label) => ['fromCompany', label],
  study: (label) => ['studied', label],
}

/** A person's features, each once. */
export function featuresOf(vocabulary: Vocabulary, person: PersonReading): Feature[] {
  const features = new Map<number, LessonText>()
  for (const { kind, label, concept } of traitsOf(vocabulary, person)) {
    const phrase = phrases[kind]
    // a spoken language is a proxy for origin
    if (phrase && !(kind === 'skill' && vocabulary.skills.category(concept) === 'Languages (human)')) features.set(concept, phrase(label))
  }
  for (const step of yearsSteps) if (person.months >= step * 12) features.set(yearsConcept(step), ['withYears', step])
  for (const { degree } of person.schooling) if (degree !== 'none') features.set(degreeConcept(degree), ['withDegree', degree])
  const title = person.current?.title
  if (title) {
    features.set(conceptId('seniority', title.seniority), ['atLevel', title.seniority])
    // leading no team is the same fact, read the other way
    if (title.track !== 'ic') features.set(conceptId('track', title.track), ['leadTeam'])
  }
  return [...features].map(([concept, phrase]) => ({ concept, phrase }))
}

/** What a feature can be about, as far as rejection reasons tell it apart. */
export const subjects = ['title', 'skill', 'employer', 'industry', 'education', 'years', 'rank'] as const
export type Subject = (typeof subjects)[number]

const subjectsByKind: Partial<Record<ReturnType<typeof kindOf>, Subject>> = {
  title: 'title',
  skill: 'skill',
  word: 'skill',
  company: 'employer',
  peerGroup: 'employer',
  industry: 'industry',
  majorFamily: 'education',
  degree: 'education',
  years: 'years',
  seniority: 'rank',
  track: 'rank',
}

/** null for a concept that isn't a feature */
export const subjectOf = (concept: number): Subject | null => subjectsByKind[kindOf(concept)] ?? null

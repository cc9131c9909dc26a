// What approvals and rejections have in common, with or without reasons: a logistic regression's coefficients.
import type { Seniority } from '@fairlead/domain/reference/tables'
import type { TraitKind } from '@fairlead/domain/project/ideal-traits'
import { conceptId } from '../skills/concepts.ts'
import { degreeConcept } from '../skills/education.ts'
import type { DegreeKind } from '../skills/education.ts'
import { traitsOf } from './ideal-traits.ts'
import type { LessonLine } from './lessons.ts'
import { fitLogistic, type Sample } from './logistic-regression.ts'
import type { PersonReading } from '../skills/person.ts'
import { yearsConcept, yearsSteps } from '../skills/person-concepts.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

interface TasteFeature {
  concept: number
  /** Completes 'More people …'. */
  phrase: string
  /** Prior standard deviation of its weight, relative to others. */
  prior: number
}

/** Fitted on planted users of seed 11; `npm run eval:learning` measures on others. */
const variance = 0.15
const linesShown = 10
/** One line at most halves or doubles a score. */
const highest = 2
/** Weights below this don't change the order noticeably. */
const minWeight = 0.03
const fewestDecisions = 4
/** Only the newest decisions, because they show what is wanted now and the cost of the fit is cubic in their number. */
const maxDecisions = 80

/** Kinds of traits with their text; omitted kinds, such as schools, would be proxies for origin. */
const phrases: Partial<Record<TraitKind, { prior: number; phrase: (label: string) => string }>> = {
  title: { prior: 1, phrase: (label) => `who worked as ${label}` },
  skill: { prior: 1, phrase: (label) => `with ${label}` },
  companyKind: { prior: 1, phrase: (label) => `from ${label} companies` },
  industry: { prior: 1, phrase: (label) => `from ${label}` },
  company: { prior: 0.5, phrase: (label) => `from ${label}` },
  study: { prior: 1, phrase: (label) => `who studied ${label}` },
}
const degreeNames: Record<DegreeKind, string | null> = {
  none: null,
  associate: 'an associate degree',
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  mba: 'an MBA',
  doctorate: 'a doctorate',
}
const yearsPrior = 0.6

/** 'the level of a lead' would be odd: 'senior', 'entry', and 'executive' stay, others use their usual name. */
export const levelName = (seniority: Seniority): string => (seniority === 'vp' ? 'VP' : seniority)

/** The features a decision may depend on. Excludes schools, places, pay, languages, and everything about origin. */
function featuresOf(vocabulary: Vocabulary, person: PersonReading): TasteFeature[] {
  const features: TasteFeature[] = []
  for (const { kind, label, concept } of traitsOf(vocabulary, person)) {
    const phrasing = phrases[kind]
    // a spoken language is a proxy for origin
    if (phrasing && !(kind === 'skill' && vocabulary.skills.category(concept) === 'Languages (human)'))
      features.push({ concept, phrase: phrasing.phrase(label), prior: phrasing.prior })
  }
  for (const step of yearsSteps)
    if (person.months >= step * 12)
      features.push({ concept: yearsConcept(step), phrase: `with at least ${step} years of work`, prior: yearsPrior })
  for (const kind of new Set(person.schooling.map(({ degree }) => degree))) {
    const name = degreeNames[kind]
    if (name) features.push({ concept: degreeConcept(kind), phrase: `with ${name}`, prior: 1 })
  }
  const title = person.current?.title
  if (title) {
    features.push({ concept: conceptId('seniority', title.seniority), phrase: `at ${levelName(title.seniority)} level`, prior: 1 })
    features.push({
      concept: conceptId('track', title.track),
      phrase: title.track === 'ic' ? 'who lead no team' : 'who lead a team',
      prior: 1,
    })
  }
  return features
}

/**
 * The strongest features of a regularized logistic regression on the decisions, as lines with a factor each.
 * Learns nothing from fewer than four decisions, or when all are the same.
 * @param history oldest first; of more than 80 the newest count
 */
export function tasteLines(
  vocabulary: Vocabulary,
  history: readonly { at: number; person: PersonReading; isApproved: boolean }[],
): LessonLine[] {
  const decisions = history.slice(-maxDecisions)
  const byConcept = new Map<number, TasteFeature>()
  const samples = decisions.map(({ person, isApproved }): Sample => {
    const features = featuresOf(vocabulary, person)
    for (const feature of features) byConcept.set(feature.concept, feature)
    return { features: new Map(features.map(({ concept, prior }) => [concept, prior])), positive: isApproved, weight: 1 }
  })
  const approved = samples.filter(({ positive }) => positive).length
  if (samples.length < fewestDecisions || approved === 0 || approved === samples.length) return []
  const counted = (concept: number, positive: boolean) =>
    samples.filter((sample) => sample.positive === positive && sample.features.has(concept)).length
  return [...fitLogistic(samples, variance)]
    .map(([concept, weight]) => ({ concept, weight: Math.round(weight * (byConcept.get(concept)?.prior ?? 1) * 1e6) / 1e6 }))
    .filter(({ weight }) => Math.abs(weight) >= minWeight)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.concept - b.concept)
    .slice(0, linesShown)
    .map(({ concept, weight }): LessonLine => {
      const phrase = byConcept.get(concept)?.phrase ?? ''
      const isMore = weight > 0
      return {
        key: `concept:${concept}`,
        change: isMore ? 'strengthened' : 'weakened',
        why: `${counted(concept, true)} of ${approved} approved, ${counted(concept, false)} of ${samples.length - approved} rejected`,
        from: decisions.flatMap(({ at: position, isApproved }, index) =>
          isApproved === isMore && samples[index]?.features.has(concept) ? [position] : [],
        ),
        unit: 'factor',
        amount: Math.round(Math.min(highest, Math.max(1 / highest, Math.exp(weight))) * 100) / 100,
        effect: { kind: 'concept', concept },
        textFor: (factor) => `${factor < 1 ? 'Fewer' : 'More'} people ${phrase}`,
      }
    })
}

// What approvals and rejections have in common, with or without reasons, as far as chance does not explain it.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import { factShares, isCompared, peopleByConcept, shareOf, type LearningBase } from './base.ts'
import { openChance, type Chance } from './chance.ts'
import { featuresOf, subjectOf, subjects, type Feature, type Subject } from './features.ts'
import { inEnglish, type LessonLine, type LessonText } from './lessons.ts'
import type { PersonReading } from '../skills/person.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

/** Only the newest decisions, because they show what is wanted now. */
const maxDecisions = 80
const fewestDecisions = 4
/** One line at most halves or doubles a score. */
const highest = 2
/** A lesson is one of which chance gives fewer than this in all, among all the facts compared. */
const mostByChance = 0.25

export interface ReadDecision {
  /** Its position in the feedback. */
  at: number
  person: PersonReading
  isApproved: boolean
  /** Of a rejection. */
  reasons: readonly RejectionReason[]
}

/** What a rejection for a reason is about; for others, it may be about anything. */
const about: Partial<Record<RejectionReason, readonly Subject[]>> = {
  missing_skills: ['skill'],
  required_keywords: ['skill'],
  job_title: ['title', 'rank'],
  company: ['employer'],
  industry: ['industry', 'employer'],
  higher_degrees: ['education'],
  underqualified: ['years', 'rank'],
  overqualified: ['years', 'rank'],
  not_hands_on: ['rank', 'title'],
  already_contacted: [],
  sponsorship: [],
  location: [],
  compensation: [],
  prestige: [],
}

/** Whether a rejection for these reasons may be about the subject. */
export const isAbout = (reasons: readonly RejectionReason[], subject: Subject): boolean =>
  reasons.length === 0 || reasons.some((reason) => (about[reason] ?? subjects).includes(subject))

export const newest = <T>(history: readonly T[]): T[] => history.slice(-maxDecisions)

/** Decisions compared on one subject: all approvals, and the rejections that may be about it. */
interface Comparison {
  approved: number
  rejected: number
  /** Each feature with the positions of the approvals and rejections of people who have it. */
  features: Map<number, Feature & { yes: number[]; no: number[] }>
  more: Chance
  fewer: Chance
}

function compare(subject: Subject, decisions: readonly (ReadDecision & { features: Feature[] })[]): Comparison | null {
  const compared = decisions.filter(({ isApproved, reasons }) => isApproved || isAbout(reasons, subject))
  const approved = compared.filter(({ isApproved }) => isApproved).length
  const rejected = compared.length - approved
  if (approved === 0 || rejected === 0) return null
  const features: Comparison['features'] = new Map()
  for (const decision of compared)
    for (const feature of decision.features) {
      if (subjectOf(feature.concept) !== subject) continue
      const entry = features.get(feature.concept) ?? { ...feature, yes: [], no: [] }
      features.set(feature.concept, entry)
      entry[decision.isApproved ? 'yes' : 'no'].push(decision.at)
    }
  return { approved, rejected, features, more: openChance(approved, rejected), fewer: openChance(rejected, approved) }
}

/** 40 for a chance of about 1 in 40. */
export function oneIn(chance: number): number {
  const times = 1 / Math.max(chance, 1e-4)
  const step = times < 20 ? 1 : times < 200 ? 10 : times < 2000 ? 100 : 1000
  return Math.round(times / step) * step
}

/**
 * The features in which approved and rejected people differ more than chance explains: an exact test of each against its base
 * rate among the compared people, then the number of all facts compared that would look as telling by chance. Facts that can't
 * reach the bound with so few decisions don't count (Tarone 1990). Most telling first.
 * @param history oldest first; of more than 80 the newest count
 */
export function tasteLines(vocabulary: Vocabulary, history: readonly ReadDecision[], base: LearningBase): LessonLine[] {
  const decisions = newest(history).map((decision) => ({ ...decision, features: featuresOf(vocabulary, decision.person) }))
  if (decisions.length < fewestDecisions) return []
  const having = peopleByConcept(base.people)
  const requested = new Set(base.asked)
  const share = (concept: number) => shareOf(base, having, concept)
  const facts = factShares(
    having,
    base.people.length,
    [...having.keys()].filter((concept) => subjectOf(concept) !== null && isCompared(share(concept))),
  )
  const comparisons = subjects.flatMap((subject) => {
    const comparison = compare(subject, decisions)
    return comparison ? [{ ...comparison, facts: [...facts].filter(([concept]) => subjectOf(concept) === subject) }] : []
  })
  const expected = (bound: number): number => {
    let sum = 0
    for (const { facts: compared, more, fewer } of comparisons)
      for (const [concept, part] of compared)
        sum += part * (more.reaching(bound, share(concept)) + (requested.has(concept) ? 0 : fewer.reaching(bound, share(concept))))
    return sum
  }
  const telling = comparisons.flatMap(({ approved, rejected, features, more, fewer }) =>
    [...features.values()].flatMap((feature) => {
      const [yes, no] = [feature.yes.length, feature.no.length]
      const isMore = yes * rejected > no * approved
      if (!isCompared(share(feature.concept)) || (!isMore && requested.has(feature.concept))) return []
      // the people decided on may differ from all others in how many have it
      const shares = [share(feature.concept), (yes + no) / (approved + rejected)]
      const alone = isMore ? more.of({ approved: yes, rejected: no }, shares) : fewer.of({ approved: no, rejected: yes }, shares)
      const chance = alone < mostByChance ? expected(alone) : 1
      return chance < mostByChance ? [{ ...feature, isMore, chance, approved, rejected }] : []
    }),
  )
  const explained = new Set<string>()
  return telling
    .toSorted((a, b) => a.chance - b.chance || a.concept - b.concept)
    .filter(({ isMore, yes, no }) => {
      // two features that fit the same decisions can't be told apart: the more telling one stays
      const key = decisions
        .flatMap(({ at: index, isApproved }) => ((isApproved ? yes : no).includes(index) === (isApproved === isMore) ? [index] : []))
        .join()
      return !explained.has(key) && explained.add(key)
    })
    .map(({ concept, phrase, isMore, yes, no, approved, rejected, chance }): LessonLine => {
      const odds = ((yes.length + 0.5) * (rejected - no.length + 0.5)) / ((approved - yes.length + 0.5) * (no.length + 0.5))
      const cause: LessonText = ['compared', yes.length, approved, no.length, rejected, oneIn(chance)]
      return {
        key: `concept:${concept}`,
        change: isMore ? 'strengthened' : 'weakened',
        why: inEnglish(cause),
        whyText: cause,
        from: isMore ? yes : no,
        unit: 'factor',
        amount: Math.round(Math.min(highest, Math.max(1 / highest, Math.sqrt(odds))) * 100) / 100,
        effect: { kind: 'concept', concept },
        textFor: (factor) => (factor < 1 ? ['fewer', phrase] : ['more', phrase]),
      }
    })
}

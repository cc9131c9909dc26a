// Evidence too weak for a lesson: which of two people who are equal in everything asked for is more like the approved.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import { must } from '@fairlead/domain/shared/records'
import { conceptsOf, factShares, isCompared, peopleByConcept, shareOf, type LearningBase } from './base.ts'
import { subjectOf, subjects, type Subject } from './features.ts'
import type { Leaning } from './lessons.ts'
import { isAbout, newest } from './taste.ts'
import { kindOf } from '../skills/concepts.ts'
import type { PersonReading } from '../skills/person.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

/** Approvals and rejections expected before any decision: of people with what is wanted, of others, and where nothing decides. */
type Expected = readonly [approved: number, rejected: number]
const ofWanted: Expected = [1, 1]
const ofOthers: Expected = [0.5, 2]
const ofAnyone: Expected = [1, 2]
/** Leanings below this change no order that matters. */
const least = 0.002

/** The chance of these decisions in this order if the rate of approvals has this beta distribution. */
function chanceOf(approved: number, rejected: number, [yes, no]: Expected): number {
  let chance = 1
  for (let k = 0; k < approved; k += 1) chance *= (yes + k) / (yes + no + k)
  for (let k = 0; k < rejected; k += 1) chance *= (no + k) / (yes + no + approved + k)
  return chance
}

const rateOf = (approved: number, rejected: number, [yes, no]: Expected): number => (approved + yes) / (approved + rejected + yes + no)

/** Leanings also know fields of study, see conceptsOf. */
export const leaningSubject = (concept: number): Subject | null => (kindOf(concept) === 'major' ? 'education' : subjectOf(concept))

interface Decided {
  person: PersonReading
  isApproved: boolean
  reasons: readonly RejectionReason[]
}

/**
 * A Bayesian average over all ways in which one fact may decide, someone who has it or someone who lacks it being approved more
 * often: each counts by how well it explains the decisions. Without any evidence all weights are near 0. Nothing leans against what
 * the search asks for or what most people in the requested work have.
 * @param history oldest first; of more than 80 the newest count
 */
export function leaningsOf(vocabulary: Vocabulary, history: readonly Decided[], base: LearningBase): Leaning[] {
  const decisions = newest(history).map((decision) => ({ ...decision, has: new Set(conceptsOf(vocabulary, decision.person)) }))
  const having = peopleByConcept(base.people)
  const requested = new Set(base.asked)
  const concepts = [...having.keys()].filter((concept) => leaningSubject(concept) !== null && isCompared(shareOf(base, having, concept)))
  const shares = factShares(having, base.people.length, concepts)
  const explanations = subjects.flatMap((subject) => {
    const compared = decisions.filter(({ isApproved, reasons }) => isApproved || isAbout(reasons, subject))
    const approved = compared.filter(({ isApproved }) => isApproved).length
    if (approved === compared.length) return []
    const about = concepts.filter((concept) => leaningSubject(concept) === subject)
    const facts = about.reduce((sum, concept) => sum + must(shares.get(concept)), 0)
    return about.flatMap((concept) => {
      const withIt = compared.filter(({ has }) => has.has(concept))
      const yes = withIt.filter(({ isApproved }) => isApproved).length
      const no = withIt.length - yes
      const [otherYes, otherNo] = [approved - yes, compared.length - approved - no]
      const without = chanceOf(yes + otherYes, no + otherNo, ofAnyone)
      const explain = (ofHaving: Expected, ofLacking: Expected) => ({
        concept,
        likelihood:
          (must(shares.get(concept)) / Math.max(1, facts)) *
          ((chanceOf(yes, no, ofHaving) * chanceOf(otherYes, otherNo, ofLacking)) / without),
        difference: rateOf(yes, no, ofHaving) - rateOf(otherYes, otherNo, ofLacking),
      })
      return requested.has(concept) ? [explain(ofWanted, ofOthers)] : [explain(ofWanted, ofOthers), explain(ofOthers, ofWanted)]
    })
  })
  // that nothing of all this decides is one explanation more
  const total = explanations.reduce((sum, { likelihood }) => sum + likelihood, 1)
  const weights = new Map<number, number>()
  for (const { concept, likelihood, difference } of explanations)
    weights.set(concept, (weights.get(concept) ?? 0) + (likelihood / total) * difference)
  return [...weights]
    .map(([concept, weight]) => ({ concept, weight: requested.has(concept) ? Math.max(0, weight) : weight }))
    .filter(({ weight }) => Math.abs(weight) >= least)
    .toSorted((a, b) => a.concept - b.concept)
}

/** How much a person is like the approved rather than the rejected, in what the search does not ask for. */
export function likenessTo(vocabulary: Vocabulary, leanings: readonly Leaning[], person: PersonReading): number {
  const has = new Set(conceptsOf(vocabulary, person))
  return leanings.reduce((sum, { concept, weight }) => (has.has(concept) ? sum + weight : sum), 0)
}

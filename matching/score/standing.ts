// Which people are equal in everything that a search asks for, so that weak evidence may choose between them.
import type { Assessment, Dimension } from '@fairlead/domain/candidate/assessment'
import { keysOf } from '@fairlead/domain/shared/records'

/** Parts of a score that no criterion states. */
const unstated: ReadonlySet<Dimension> = new Set(['text', 'responseLikelihood'])
/** Values and points count as equal in these steps. */
const valueSteps = 4
const pointSteps = 5

/** The same text for people who miss the same requirements, mention the same keywords, and have about the same values. */
export function standingOf(assessment: Omit<Assessment, 'reasons'>): string {
  const { dimensions, deductions = [], matchedKeywords, missedMusts, missedMore, rareMissing } = assessment
  return JSON.stringify([
    missedMusts,
    missedMore,
    rareMissing,
    matchedKeywords,
    keysOf(dimensions).map((name) => (unstated.has(name) ? 0 : Math.round(dimensions[name].value * valueSteps))),
    // what missing requirements take is theirs already
    deductions.filter(({ name }) => name !== 'missingMusts').map(({ name, points }) => [name, Math.round(points / pointSteps)]),
  ])
}

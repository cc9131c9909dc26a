// Which people are equal in everything that a search asks for, so that weak evidence may choose between them.
import { dimensions, type Assessment, type Dimension } from '@fairlead/domain/candidate/assessment'

/** Into how many steps the value of each part of a score is divided; no criterion states the parts without any. */
const steps: Readonly<Record<Dimension, number>> = {
  title: 4,
  location: 4,
  keywords: 3,
  similarCompanies: 3,
  industry: 3,
  education: 3,
  schoolPrestige: 3,
  similarity: 3,
  yearsOfExperience: 2,
  text: 0,
  responseLikelihood: 0,
}
/** Deductions count as equal in steps of so many points. */
const pointSteps = 5

/** The same text for people who miss the same requirements and fit everything else that is asked about equally. */
export function standingOf(assessment: Omit<Assessment, 'reasons'>): string {
  const { dimensions: scores, deductions = [], missedMusts, missedMore, isFarther, rareMissing } = assessment
  return JSON.stringify([
    missedMusts,
    missedMore,
    isFarther,
    rareMissing,
    dimensions.map((name) => Math.round(scores[name].value * steps[name])),
    // what missing requirements take is theirs already
    deductions.filter(({ name }) => name !== 'missingMusts').map(({ name, points }) => [name, Math.round(points / pointSteps)]),
  ])
}

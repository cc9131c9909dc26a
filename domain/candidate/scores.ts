// The parts of a score as clients receive them: in points, and under their older names from 0 to 5.
import { strongMatch } from './judgement.ts'
import type { Dimension, DimensionScore, Judgement } from './judgement.ts'

export interface CardScores {
  schoolPrestige: number | null
  /** Nothing is known of a person's right to work: null, never guessed. */
  visa: null
  skills: number | null
  yearsOfExperience: number | null
  similarity: number | null
  likelihood: number | null
  companySimilarity: number | null
  highestEducation: number | null
}

/** Parts that were not asked for are null (spec B, section 3 'scores'). */
export function cardScores(judgement: Pick<Judgement, 'dimensions'> | null): CardScores {
  const of = (name: Dimension) => {
    const part = judgement?.dimensions[name]
    return part && part.weight > 0 ? Math.round(part.value * 50) / 10 : null
  }
  return {
    schoolPrestige: of('schoolPrestige'),
    visa: null,
    skills: of('keywords'),
    yearsOfExperience: of('yearsOfExperience'),
    similarity: of('similarity'),
    likelihood: of('responseLikelihood'),
    companySimilarity: of('similarCompanies'),
    highestEducation: of('education'),
  }
}

/** What a strong match is, in one sentence; docs/matching.md has the figures. */
export const strongMatchText = `${strongMatch} points or more: in our tests on ten job postings, nine of ten people with such a score were right for the job.`

/** Scores from before calibration do not say how sure a match is. */
export function isStrongMatch(judgement: Pick<Judgement, 'score' | 'dimensions'> | null): boolean {
  return (
    judgement !== null && judgement.score >= strongMatch && Object.values(judgement.dimensions).some(({ points }) => points !== undefined)
  )
}

/** Every dimension with its points; people judged before scores were calibrated get those of the weighted sum. */
export function pointsByDimension(judgement: Pick<Judgement, 'dimensions'> | null): Record<string, Required<DimensionScore>> {
  return Object.fromEntries(
    Object.entries(judgement?.dimensions ?? {}).map(([name, { value, weight, points }]) => [
      name,
      { value, weight, points: points ?? Math.round(1000 * value * weight) / 10 },
    ]),
  )
}

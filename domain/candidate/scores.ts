// The parts of a score as clients receive them: in points, and under older names from 0 to 5.
import { strongMatch } from './assessment.ts'
import type { Dimension, DimensionScore, Assessment } from './assessment.ts'
import { text as scoresText } from './texts/scores.ts'

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

/** Parts that weren't requested are null. */
export function cardScores(assessment: Pick<Assessment, 'dimensions'> | null): CardScores {
  const scoreOf = (name: Dimension) => {
    const part = assessment?.dimensions[name]
    return part && part.weight > 0 ? Math.round(part.value * 50) / 10 : null
  }
  return {
    schoolPrestige: scoreOf('schoolPrestige'),
    visa: null,
    skills: scoreOf('keywords'),
    yearsOfExperience: scoreOf('yearsOfExperience'),
    similarity: scoreOf('similarity'),
    likelihood: scoreOf('responseLikelihood'),
    companySimilarity: scoreOf('similarCompanies'),
    highestEducation: scoreOf('education'),
  }
}

/** A one-sentence definition of a strong match; docs/matching.md has the figures. */
export const strongMatchText = (): string => scoresText.strongMatchExplained(strongMatch)

/** Scores from before calibration don't say how certain a match is. */
export function isStrongMatch(assessment: Pick<Assessment, 'score' | 'dimensions'> | null): boolean {
  return (
    assessment !== null &&
    assessment.score >= strongMatch &&
    Object.values(assessment.dimensions).some(({ points }) => points !== undefined)
  )
}

/** Every dimension with its points; people scored before calibration get those of the weighted sum. */
export function pointsByDimension(assessment: Pick<Assessment, 'dimensions'> | null): Record<string, Required<DimensionScore>> {
  return Object.fromEntries(
    Object.entries(assessment?.dimensions ?? {}).map(([name, { value, weight, points }]) => [
      name,
      { value, weight, points: points ?? Math.round(1000 * value * weight) / 10 },
    ]),
  )
}

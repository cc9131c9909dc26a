// The scores of a card under their older names: each part of a judgement from 0 to 5.
import type { Dimension, Judgement } from './judgement.ts'

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

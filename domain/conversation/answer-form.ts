// The form for the team's answer to a question of candidates.
import { text as validationText } from '../shared/texts/validation.ts'

export const longestAnswer = 2000

/** What is wrong with an answer, or null; '' forgets it. */
export function validateAnswer(words: string): string | null {
  return words.length > longestAnswer ? validationText.charactersMax(longestAnswer) : null
}

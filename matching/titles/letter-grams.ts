// Titles in scripts that the model hasn't learned (Chinese, Japanese, Korean, Arabic, Hebrew, Thai and others) are compared by letters.
import { foldLetters } from './word-forms.ts'

const longest = 80

/** A title's letters and pairs of neighboring letters; spaces and punctuation separate. */
export function letterGrams(title: string): ReadonlySet<string> {
  const grams = new Set<string>()
  for (const word of foldLetters(title.slice(0, longest)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const letters = [...word]
    for (const [index, letter] of letters.entries()) {
      grams.add(letter)
      if (index > 0) grams.add(`${letters[index - 1]}${letter}`)
    }
  }
  return grams
}

/** Share of common grams, 0 to 1 (Dice). */
export function sharedGrams(grams: ReadonlySet<string>, otherGrams: ReadonlySet<string>): number {
  const total = grams.size + otherGrams.size
  return total === 0 ? 0 : (2 * grams.intersection(otherGrams).size) / total
}

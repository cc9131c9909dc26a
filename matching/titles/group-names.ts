// Distinguishes names of groups of occupations ('Mining managers', 'Contrôleurs des impôts') from a person's title.
import { foldLetters } from './word-forms.ts'

/** Endings of words for someone who does a job, in the languages whose plural ends in -s. */
const doer =
  /(?:eur|ier|iste|ien|ant|ent|er|or|ist|logue|tecte|ero|ista|ico|ado|ario|ente|ante|man|aire|medecin|enseignant|expert|cadre|artisan)$/
/** In English the word that takes the plural is the last one, or the last before a preposition. */
const englishDoer = /(?:er|or|ist|man|ant|ent)$/
const shortest = 6

/**
 * Whether a title is in the plural, as classifications name groups: no one calls their own job that. Read from the first word, where
 * Romance languages have it, and from the last, where English has it. 'Sales Manager' and 'Operations' are no groups.
 */
export function namesGroup(title: string): boolean {
  // 'Farmer / Farmerin' names one job in both genders
  if (title.includes('/')) return false
  const words = foldLetters(title).match(/[\p{L}\p{N}]+/gu) ?? []
  const [first, last] = [words[0] ?? '', words.at(-1) ?? '']
  if (isPlural(first, doer)) return true
  return words.length > 1 && isPlural(last, englishDoer)
}

function isPlural(word: string, ending: RegExp): boolean {
  if (word.length < shortest || !word.endsWith('s')) return false
  return ending.test(word.slice(0, -1)) || (word.endsWith('es') && /(?:or|er|an|al)$/.test(word.slice(0, -2)))
}

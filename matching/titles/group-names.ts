// Distinguishes names of groups of occupations ('Mining managers', 'Contrôleurs des impôts') from a person's title.
import { foldLetters } from './word-forms.ts'

/** Endings of words for someone who does a job, in the languages whose plural ends in -s. */
const doer =
  /(?:eur|ier|iste|ien|ant|ent|er|or|ist|logue|tecte|ero|ista|ico|ado|ario|ente|ante|man|aire|medecin|enseignant|expert|cadre|artisan)$/
/** In English the plural is on the last word, or the last before a preposition. */
const englishDoer = /(?:er|or|ist|man|ant|ent)$/
const shortest = 6

/**
 * Whether a title is plural, like names of groups in classifications: no one calls their own job that. Checks the first word,
 * for Romance languages, and the last, for English. 'Sales Manager' and 'Operations' aren't groups.
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

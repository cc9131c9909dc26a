// How facts are recognized in the lines of a job description: whole words, numbers, negations, and doubts, in four languages.
import type { Language } from '../shared/language.ts'
import type { FactTexts } from './texts/facts/en.ts'

/** One sentence by language, and the line that proves it. */
export interface PostingFact {
  line: string
  say(texts: FactTexts, language: Language): string
}

/** null = the line states nothing. */
export type Read = (line: string) => PostingFact['say'] | null

/** A negation anywhere in the line. */
export const no =
  /(?<!\p{L})(no|not|never|without|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|unable|kein\p{L}*|nicht|ohne|nie|pas|sans|aucun\p{L}*|ni|sin|nunca|ningun\p{L}*|ningún)(?!\p{L})/iu
/** A doubt or a condition. */
export const maybe =
  /(?<!\p{L})(may|might|depending|possibly|if|ideally|eventually|future|planned|planning|ggf|eventuell|vielleicht|falls|peut-être|éventuellement|si|quizás?|posiblemente)(?!\p{L})|\?/iu

export const numbers: readonly string[][] = [
  ['one', 'ein', 'eine', 'einen', 'einem', 'un', 'une', 'una', 'a'],
  ['two', 'zwei', 'deux', 'dos'],
  ['three', 'drei', 'trois', 'tres'],
  ['four', 'vier', 'quatre', 'cuatro'],
  ['five', 'fünf', 'cinq', 'cinco'],
  ['six', 'sechs', 'seis'],
  ['seven', 'sieben', 'sept', 'siete'],
  ['eight', 'acht', 'huit', 'ocho'],
]
/** A group that `numberOf` reads. */
export const numberWord = String.raw`(\d{1,2}|${numbers.flat().join('|')})`
/** 3 for '3', 'three', 'drei'; null for other words. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null
  const place = numbers.findIndex((forms) => forms.includes(word.toLowerCase()))
  return /^\d+$/.test(word) ? Number(word) : place < 0 ? null : place + 1
}
/** Matches whole words. */
export const pattern = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'iu')

/** Lists in the order of the table, without doubles. */
export const named = <K extends string>(table: Record<K, RegExp>, line: string): K[] =>
  (Object.keys(table) as K[]).filter((name) => table[name].test(line))
/** 'a, b, and c' in the language. */
export const listed = (items: readonly string[], language: Language) => new Intl.ListFormat(language).format(items)

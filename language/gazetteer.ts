// Lists of known words (skills, titles, places …) as marks on the tokens of a line: hints for the reader, never decisions.
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { hashOf } from './hash.ts'
import { tokensOf, type Token } from './tokens.ts'

export const marks = [
  'skill',
  'title',
  'place',
  'major',
  'company',
  'language',
  'degree',
  'given',
  'family',
  'school',
  'titleWord',
] as const
export type Mark = (typeof marks)[number]

/** For each token the bits of `marks` that hold there, and those that begin there. */
export interface Marked {
  inside: Uint16Array
  begins: Uint16Array
}

export interface Gazetteer {
  mark(tokens: readonly Token[]): Marked
}

/** Longest name that is looked up, in tokens. */
const longestName = 6

/** An open-addressed table of name hashes and marks. */
export function buildGazetteer(names: Iterable<readonly [Mark, string]>): Gazetteer {
  const bits = new Map<number, number>()
  const firsts = new Set<number>()
  for (const [mark, name] of names) {
    const words = tokensOf(name.toLowerCase())
    if (words.length === 0 || words.length > longestName) continue
    const key = hashOf(words.map(({ text }) => text).join(' '))
    bits.set(key, (bits.get(key) ?? 0) | (1 << marks.indexOf(mark)))
    firsts.add(hashOf(words[0]?.text ?? ''))
  }
  return {
    mark(tokens) {
      const inside = new Uint16Array(tokens.length)
      const begins = new Uint16Array(tokens.length)
      const lower = tokens.map(({ text }) => text.toLowerCase())
      for (let from = 0; from < tokens.length; from += 1) {
        let key = hashOf(lower[from] ?? '')
        if (!firsts.has(key)) continue
        for (let to = from; to < Math.min(tokens.length, from + longestName); to += 1) {
          if (to > from) key = hashOf(lower[to] ?? '', hashOf(' ', key))
          const mask = bits.get(key)
          if (mask === undefined) continue
          begins[from] = (begins[from] ?? 0) | mask
          for (let index = from; index <= to; index += 1) inside[index] = (inside[index] ?? 0) | mask
        }
      }
      return { inside, begins }
    },
  }
}

/** A word that so many names of occupations have is a word of titles. */
const fewestTitles = 3
const shortestTitleWord = 4

/** Names of the reference tables and of occupations in many languages. */
export function* namesIn(
  tables: ReferenceTables,
  occupations: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Generator<readonly [Mark, string]> {
  for (const { name, aliases } of tables.skills) for (const spelling of [name, ...aliases]) yield ['skill', spelling]
  for (const { title } of tables.titles) yield ['title', title]
  for (const { alias } of tables.titleAliases) yield ['title', alias]
  for (const tool of tables.tools) {
    yield ['skill', tool]
    const short = /^\S.*(?= (?:software|systems?)$)/i.exec(tool)
    if (short) yield ['skill', short[0]]
  }
  const inTitles = new Map<string, number>()
  for (const byLanguage of occupations.values())
    for (const name of byLanguage.values()) {
      yield ['title', name]
      for (const word of new Set(tokensOf(name.toLowerCase()).map(({ text }) => text)))
        if (word.length >= shortestTitleWord && /^\p{L}/u.test(word)) inTitles.set(word, (inTitles.get(word) ?? 0) + 1)
    }
  for (const [word, count] of inTitles) if (count >= fewestTitles) yield ['titleWord', word]
  for (const { name, aliases, population, type } of tables.places)
    if (type !== 'city' || (population ?? 0) >= 5000) for (const spelling of [name, ...aliases]) yield ['place', spelling]
  for (const { name, aliases } of tables.majors) for (const spelling of [name, ...aliases]) yield ['major', spelling]
  for (const { name } of tables.companies) yield ['company', name]
  for (const { name, aliases } of tables.universities) for (const spelling of [name, ...aliases]) yield ['school', spelling]
}

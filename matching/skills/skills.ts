// Finds skills by name or alias, in a list of skills or in running text.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { Token } from '@fairlead/domain/reference/normalise'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { alternativesOf } from '@fairlead/domain/project/alternatives'
import { conceptId, hashedId } from './concepts.ts'
import { namesSkill, readOrdinaryWords } from './ordinary-words.ts'

/** Words of a phrase to find in text, and its meaning. */
export interface Phrase<T> {
  words: string[]
  /** If set, the words also have an ordinary sense: true where they name the skill ('Go' is a language, 'go' is not). */
  isNamed: ((text: string, start: number, end: number, language?: string) => boolean) | null
  means: T
}

export interface SkillReading {
  concept: number
  label: string
  isKnown: boolean
}

export interface Skills {
  read(text: string): SkillReading
  /** All spellings of the skill that a text names; the text itself when unknown. */
  spellings(text: string): string[]
  /** The words of a skill to find in running text, see {@link findPhrases}; null for a text without words. */
  phrase<T>(spelling: string, means: T): Phrase<T> | null
  /** True unless the words at [start, end) name a skill that is also an ordinary word of the language, and are meant as the latter. */
  isNamed(text: string, start: number, end: number, language?: string): boolean
  /** True for one of the commonest words of a language (ISO 639-1), which by itself is no name. */
  isCommon(word: string, language: string): boolean
  /** Concepts of weaker relation (siblings, narrower skills). */
  related(concept: number): number[]
  /** Concepts of the skills that imply this one, directly or through others (PostgreSQL for SQL), nearest first. */
  impliedBy(concept: number): number[]
  label(concept: number): string | null
  /** Concepts of the skills mentioned in running text. */
  inText(text: string, tokens: Token[]): number[]
  /** The same with their positions: [start, end) in the text. */
  eachInText(text: string, tokens: Token[], visit: (concept: number, start: number, end: number) => void, language?: string): void
  /** Teamwork and similar skills: true of everyone, so not searchable. */
  isSoft(concept: number): boolean
  /** The category of a listed skill; null for others. */
  category(concept: number): string | null
}

export type PhraseTable<T> = Map<string, Phrase<T>[]>

export function phraseTable<T>(phrases: (Phrase<T> | null)[]): PhraseTable<T> {
  const table: PhraseTable<T> = new Map()
  for (const phrase of phrases) {
    const first = phrase?.words[0]
    if (!phrase || first === undefined) continue
    const list = table.get(first)
    if (list) list.push(phrase)
    else table.set(first, [phrase])
  }
  return table
}

/** Calls back for every phrase in the table that occurs in the text: [start, end) in the original. */
export function findPhrases<T>(
  table: PhraseTable<T>,
  text: string,
  tokens: readonly Token[],
  visit: (means: T, start: number, end: number) => void,
  language?: string,
): void {
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index]
    const candidates = first && table.get(first.text)
    if (!candidates) continue
    for (const phrase of candidates) {
      const last = tokens[index + phrase.words.length - 1]
      if (!last || !phrase.words.every((word, offset) => tokens[index + offset]?.text === word)) continue
      if (phrase.isNamed !== null && !phrase.isNamed(text, first.start, last.end, language)) continue
      visit(phrase.means, first.start, last.end)
    }
  }
}

/** Builds the lexicon from the skills table. */
export function readSkills(tables: Pick<ReferenceTables, 'skills' | 'commonWords' | 'companies'>): Skills {
  const { isOrdinary, isCommon, isAlways } = readOrdinaryWords(tables)
  const byKey = new Map<string, SkillReading>()
  const spellings = new Map<number, string[]>()
  const related = new Map<number, number[]>()
  // Names first, so that another skill's alias never hides a name.
  for (const row of tables.skills) {
    const reading = { concept: conceptId('skill', row.id), label: row.name, isKnown: true }
    byKey.set(normalise(row.name), reading)
    spellings.set(reading.concept, [row.name])
  }
  for (const row of tables.skills) {
    const reading = byKey.get(normalise(row.name))
    if (!reading) continue
    for (const alias of row.aliases) {
      if (byKey.has(normalise(alias))) continue
      byKey.set(normalise(alias), reading)
      spellings.get(reading.concept)?.push(alias)
    }
  }
  for (const row of tables.skills) {
    const concept = conceptId('skill', row.id)
    const near = row.related.map((name) => byKey.get(normalise(name))?.concept).filter((id) => id !== undefined)
    related.set(
      concept,
      near.filter((id) => id !== concept),
    )
  }
  const impliers = new Map<number, number[]>()
  for (const row of tables.skills)
    for (const name of row.implies) {
      const implied = byKey.get(normalise(name))?.concept
      if (implied !== undefined) impliers.set(implied, [...(impliers.get(implied) ?? []), conceptId('skill', row.id)])
    }
  const impliedBy = (concept: number): number[] => {
    const concepts = new Set<number>()
    for (let level = impliers.get(concept) ?? []; level.length > 0; level = level.flatMap((implier) => impliers.get(implier) ?? [])) {
      level = level.filter((implier) => implier !== concept && !concepts.has(implier))
      for (const implier of level) concepts.add(implier)
    }
    return [...concepts]
  }
  /** Certainly a skill, however it is spelled. */
  const isSkill = (words: string): boolean => byKey.has(normalise(words)) && !isOrdinary(words)
  const isNamedAs = (spelling: string) => (text: string, start: number, end: number, language?: string) =>
    namesSkill({ text, start, end, spelling, language }, isSkill, (spoken) => isAlways(spelling) || isCommon(spelling, spoken))
  const phrase = <T>(spelling: string, means: T): Phrase<T> | null => {
    const words = normalise(spelling).split(' ').filter(Boolean)
    return words.length === 0 ? null : { words, isNamed: isOrdinary(spelling) ? isNamedAs(spelling) : null, means }
  }
  const table = phraseTable([...spellings].flatMap(([concept, names]) => names.map((name) => phrase(name, concept))))
  const soft = new Set(tables.skills.filter((row) => row.category === 'Soft skills').map((row) => conceptId('skill', row.id)))
  const categories = new Map(tables.skills.map((row) => [conceptId('skill', row.id), row.category]))
  const cache = new Map<string, SkillReading>()
  const labels = new Map([...byKey.values()].map((reading) => [reading.concept, reading.label]))

  return {
    read(text) {
      const cached = cache.get(text)
      if (cached) return cached
      const key = normalise(text)
      const reading = byKey.get(key) ?? { concept: hashedId('word', key), label: text.trim(), isKnown: false }
      if (cache.size >= 50_000) cache.clear()
      cache.set(text, reading)
      return reading
    },
    spellings(text) {
      const cached = byKey.get(normalise(text))
      const parts = cached ? [] : alternativesOf(text)
      if (parts.length > 1) return parts.flatMap((part) => this.spellings(part))
      return cached ? (spellings.get(cached.concept) ?? [cached.label]) : [text.trim()]
    },
    phrase,
    isNamed(text, start, end, language) {
      const words = text.slice(start, end)
      if (!isOrdinary(words)) return true
      const reading = byKey.get(normalise(words))
      const spelling = reading && (spellings.get(reading.concept) ?? []).find((name) => normalise(name) === normalise(words))
      return spelling === undefined || isNamedAs(spelling)(text, start, end, language)
    },
    isCommon,
    related: (concept) => related.get(concept) ?? [],
    impliedBy,
    label: (concept) => labels.get(concept) ?? null,
    inText(text, tokens) {
      const concepts: number[] = []
      findPhrases(table, text, tokens, (concept) => concepts.push(concept))
      return concepts
    },
    eachInText: (text, tokens, visit, language) => findPhrases(table, text, tokens, visit, language),
    isSoft: (concept) => soft.has(concept),
    category: (concept) => categories.get(concept) ?? null,
  }
}

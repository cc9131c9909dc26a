// Finds the phrases of the data for computed criteria in a text, word by word.
import { normalise, tokenise, type Token } from '../reference/normalise.ts'
import { entriesOf } from '../shared/records.ts'
import { numberWords, wordsOfLanguages, type Role } from './computed-words.data.ts'

/** Longer texts are read up to here. */
const longestText = 20_000

interface Phrase {
  language: string
  role: Role
  words: string[]
}

const byFirstWord = new Map<string, Phrase[]>()
const stems: (Phrase & { stem: string })[] = []
for (const [language, words] of entriesOf(wordsOfLanguages))
  for (const [role, list] of entriesOf(words))
    for (const written of list.split('|')) {
      const phrase = { language, role, words: normalise(written.replace('*', '')).split(' ') }
      if (written.endsWith('*')) stems.push({ ...phrase, stem: phrase.words.at(-1) ?? '' })
      else byFirstWord.set(phrase.words[0] ?? '', [...(byFirstWord.get(phrase.words[0] ?? '') ?? []), phrase])
    }
const numbers = new Map(numberWords.flatMap((list, value) => list.split('|').map((word) => [normalise(word), value])))

/** Words of a clause on each side. */
const longestClause = 40

/** A text's words with what each can be. */
export class PhraseReading {
  readonly tokens: readonly Token[]
  private readonly text: string
  private readonly phrases: readonly (readonly Phrase[])[]

  constructor(text: string) {
    this.text = text.slice(0, longestText)
    this.tokens = tokenise(this.text)
    this.phrases = this.tokens.map((token, index) => {
      const listed = byFirstWord.get(token.text) ?? []
      const fitting = listed.filter(({ words }) => words.every((word, offset) => this.tokens[index + offset]?.text === word))
      const begun = stems.filter(({ stem, words }) => {
        const last = this.tokens[index + words.length - 1]?.text ?? ''
        return last.startsWith(stem) && words.slice(0, -1).every((word, offset) => this.tokens[index + offset]?.text === word)
      })
      return begun.length > 0 ? [...fitting, ...begun] : fitting
    })
  }

  /** The languages in which a phrase of the role begins here, each with the number of its words. */
  at(index: number, role: Role): ReadonlyMap<string, number> {
    const lengths = new Map<string, number>()
    for (const { role: phraseRole, language, words } of this.phrases[index] ?? [])
      if (phraseRole === role) lengths.set(language, Math.max(words.length, lengths.get(language) ?? 0))
    return lengths
  }

  /** The number of words of a phrase of the role here; 0 = none. */
  length(index: number, role: Role, language?: string): number {
    const lengths = this.at(index, role)
    return language === undefined ? Math.max(0, ...lengths.values()) : (lengths.get(language) ?? 0)
  }

  /** Where a phrase of the role begins within [from, to); -1 = nowhere. */
  find(role: Role, from: number, to: number, language?: string): number {
    for (let index = Math.max(0, from); index < Math.min(to, this.tokens.length); index += 1)
      if (this.length(index, role, language) > 0) return index
    return -1
  }

  number(index: number): number | null {
    const word = this.tokens[index]?.text ?? ''
    return /^\d{1,4}$/.test(word) ? Number(word) : (numbers.get(word) ?? null)
  }

  /** Months, and the words that say so: '3 years', '2-3 Jahre', '18 months'; the lower of two. */
  duration(index: number): { months: number; length: number } | null {
    const count = this.number(index)
    if (count === null || count < 1) return null
    for (const gap of [1, 2]) {
      // '2-3 years', '3 dernières années'
      if (gap === 2 && this.number(index + 1) === null && this.length(index + 1, 'recently') === 0) break
      const [years, months] = [this.length(index + gap, 'year'), this.length(index + gap, 'month')]
      if (years > 0 && count <= 40) return { months: count * 12, length: gap + years }
      if (months > 0 && count <= 120) return { months: count, length: gap + months }
    }
    return null
  }

  /** The bounds of the clause around a word, in words; `ends` are the signs that end one. */
  clause(index: number, ends: RegExp): [number, number] {
    const isCut = (before: number) => ends.test(this.text.slice(this.tokens[before]?.end ?? 0, this.tokens[before + 1]?.start ?? 0))
    let [from, to] = [index, index + 1]
    while (from > Math.max(0, index - longestClause) && !isCut(from - 1)) from -= 1
    while (to < Math.min(this.tokens.length, index + longestClause) && !isCut(to - 1)) to += 1
    return [from, to]
  }

  /** The position of the words [from, to) in the text. */
  place(from: number, to: number): { start: number; end: number } {
    return { start: this.tokens[from]?.start ?? 0, end: this.tokens[to - 1]?.end ?? 0 }
  }

  words(from: number, to: number): string {
    const { start, end } = this.place(from, to)
    return this.text.slice(start, end)
  }
}

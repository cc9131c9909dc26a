// Finds occupations by name in any language while the user types.
import type { ConceptNames } from './concepts.ts'
import { fillerWords } from './noise.data.ts'
import { topScores } from './top-scores.ts'
import { foldLetters } from './word-forms.ts'

export interface FoundConcept {
  id: string
  /** The name in the requested language, else in English, else in any language. */
  name: string
  /** The name that matched the input, and its language. */
  matched: string
  matchedLanguage: string
  /** All names by language. */
  names: ReadonlyMap<string, string>
}

export interface ConceptSearch {
  /**
   * The concepts whose names contain every typed word; the last word may be unfinished, and longer words may contain a typo
   * when nothing matches exactly.
   * @param typed only the first 80 characters and 8 words are used
   * @returns at most `limit`, best first; [] for a text without letters
   */
  findConcepts(typed: string, language: string, limit: number): FoundConcept[]
}

const maxTyped = 80
const maxTokens = 8

// Costs of weaker matches; only their order matters.
const cost = { typingError: 6, otherLanguage: 3, unfinishedWord: 0.4, wordBefore: 0.5, wordMore: 0.2 }

const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}#+]+/u)
    .filter(Boolean)

/** Rows of the edit distance table, as long as the longest typed word and its errors. */
const rowOfErrors = () => new Uint8Array(maxTyped + 4)
const tables = [rowOfErrors(), rowOfErrors(), rowOfErrors()] as const

/**
 * The fewest typos (a letter missing, added, wrong, or swapped with the next) between the input and a prefix of the word; more
 * than `max` is returned as max + 1.
 * @param typed at most 80 characters
 * @param max at most 3
 */
export function typingErrors(typed: string, word: string, max: number): number {
  const width = Math.min(word.length, typed.length + max)
  if (width < typed.length - max) return max + 1
  let [before, previous, row] = tables
  for (let index = 0; index <= width; index += 1) previous[index] = index
  for (let i = 1; i <= typed.length; i += 1) {
    const letter = typed.charCodeAt(i - 1)
    const last = i > 1 ? typed.charCodeAt(i - 2) : -1
    row[0] = i
    let min = i
    for (let j = 1; j <= width; j += 1) {
      const wordLetter = word.charCodeAt(j - 1)
      let value = (previous[j - 1] ?? 0) + (letter === wordLetter ? 0 : 1)
      value = Math.min(value, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (j > 1 && wordLetter === last && letter === word.charCodeAt(j - 2)) value = Math.min(value, (before[j - 2] ?? 0) + 1)
      row[j] = value
      if (value < min) min = value
    }
    if (min > max) return max + 1
    ;[before, previous, row] = [previous, row, before]
  }
  let min = max + 1
  for (let index = 0; index <= width; index += 1) min = Math.min(min, previous[index] ?? 0)
  return min
}

const allowedErrors = (token: string): number => (token.length < 4 ? 0 : token.length < 8 ? 1 : 2)

/** Builds the search in memory from the concept names, in half a second. */
export function openConceptSearch(names: ConceptNames): ConceptSearch {
  const steps = buildConceptSearch(names)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Concepts read between two pauses of {@link buildConceptSearch}. */
const builtAtOnce = 150

/** The same in short steps, for a process that has other work in between. */
export function* buildConceptSearch(names: ConceptNames): Generator<undefined, ConceptSearch> {
  const ids = [...names.keys()]
  // an entry is one form of one name: 'Farmer/Farmerin' yields two
  const entryConcepts: number[] = []
  const entryNames: string[] = []
  const entryLanguages: string[] = []
  const entrySizes: number[] = []
  const postings = new Map<string, number[]>()
  for (const [concept, id] of ids.entries()) {
    if (concept % builtAtOnce === builtAtOnce - 1) yield undefined
    for (const [language, name] of names.get(id) ?? [])
      for (const side of name.split('/')) {
        const words = wordsOf(side)
        if (words.length === 0) continue
        const entry = entryConcepts.push(concept) - 1
        entryNames.push(name)
        entryLanguages.push(language)
        entrySizes.push(words.length)
        for (const [place, word] of words.entries()) {
          const list = postings.get(word)
          // entry and position in one number; a name has fewer than 64 words that count
          const posting = entry * 64 + Math.min(place, 63)
          if (list) list.push(posting)
          else postings.set(word, [posting])
        }
      }
  }
  yield undefined
  const sorted = [...postings.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  const firstAtLeast = (text: string): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Words of names that match the input, with their costs. */
  function matching(token: string, isLast: boolean): [word: string, cost: number][] {
    const matches: [string, number][] = []
    for (let index = firstAtLeast(token); index < sorted.length && (sorted[index] ?? '').startsWith(token); index += 1) {
      const word = sorted[index] ?? ''
      if (word === token) matches.push([word, 0])
      else if (isLast || token.length >= 4) matches.push([word, cost.unfinishedWord])
    }
    const max = allowedErrors(token)
    if (matches.length > 0 || max === 0) return matches
    const initial = token[0] ?? ''
    for (let index = firstAtLeast(initial); index < sorted.length && (sorted[index] ?? '').startsWith(initial); index += 1) {
      const word = sorted[index] ?? ''
      const errors = typingErrors(token, word, max)
      if (errors <= max) matches.push([word, errors * cost.typingError + (word.length > token.length + max ? cost.unfinishedWord : 0)])
    }
    return matches
  }

  return {
    findConcepts(typed, language, limit) {
      const all = wordsOf(typed.slice(0, maxTyped)).slice(0, maxTokens)
      const named = all.filter((word, index) => index === all.length - 1 || !fillerWords.has(word))
      let costs = new Float32Array(entryConcepts.length)
      for (const [index, token] of named.entries()) {
        const tokenCosts = new Float32Array(costs.length).fill(Infinity)
        for (const [word, price] of matching(token, index === named.length - 1))
          for (const posting of postings.get(word) ?? []) {
            const entry = Math.floor(posting / 64)
            const sum = (costs[entry] ?? 0) + price + Math.max(0, (posting % 64) - index) * cost.wordBefore
            if (sum < (tokenCosts[entry] ?? 0)) tokenCosts[entry] = sum
          }
        costs = tokenCosts
      }
      if (named.length === 0) return []
      const prices = new Float32Array(ids.length).fill(Infinity)
      const cheapest = new Int32Array(ids.length)
      for (let entry = 0; entry < costs.length; entry += 1) {
        if (costs[entry] === Infinity) continue
        const more = Math.max(0, (entrySizes[entry] ?? 0) - named.length) * cost.wordMore
        const price = (costs[entry] ?? 0) + more + (entryLanguages[entry] === language ? 0 : cost.otherLanguage)
        const concept = entryConcepts[entry] ?? 0
        if (price >= (prices[concept] ?? 0)) continue
        prices[concept] = price
        cheapest[concept] = entry
      }
      const results: FoundConcept[] = []
      // groups of occupations often have the name of their only member
      const offered = new Set<string>()
      for (const { index, score } of topScores(
        prices.map((price) => -price),
        limit * 2,
      )) {
        const id = ids[index] ?? ''
        const conceptNames = names.get(id)
        if (!conceptNames || score === -Infinity || results.length === limit) break
        const entry = cheapest[index] ?? 0
        const matched = entryNames[entry] ?? ''
        const name = conceptNames.get(language) ?? conceptNames.get('en') ?? matched
        if (offered.has(name)) continue
        offered.add(name)
        results.push({ id, name, matched, matchedLanguage: entryLanguages[entry] ?? '', names: conceptNames })
      }
      return results
    },
  }
}

// Compares a search's words with a profile's: BM25F (Robertson, Zaragoza and Taylor 2004) over four fields.
import type { MatchableProfile } from '../skills/person.ts'
import { commonForm } from '../titles/word-forms.ts'
import { termsOf } from '../text/terms.ts'

/** How many people in the pool use a word. */
export interface PoolWords {
  people: number
  /** People with the word; 0 for unused words. */
  count(word: string): number
}

export interface TextQuery {
  /** Word -> its weight: rarity times its frequency in the query. */
  terms: Map<string, number>
  /** The same words by normal form; masculine and feminine forms of a title count alike. */
  forms: Map<string, string>
  /** Prefixes of the words: other words aren't normalized. */
  beginnings: Set<string>
  /** The score of a profile identical to the query. */
  full: number
}

export type TextField = 'titles' | 'skills' | 'descriptions' | 'resume'
/** The weight of each field; k1 and b are the usual ones. Set on the judged résumés, see docs/matching.md. */
const fieldWeights: Record<TextField, number> = { titles: 2, skills: 1.5, descriptions: 1, resume: 1 }
const k1 = 1.2
const b = 0.75
/** Mean weighted words of a profile; fixed, so that a score doesn't change when other people are fetched. */
const meanLength = 250
/** Share of the full score at which a text fits as well as texts by two authors do, for a posting of the usual length … */
const wellMatched = 0.12
/** … which has this many words; of a shorter one, such as a title, a text that fits has a larger share. */
const [usualTerms, growth] = [150, 0.3]
/** From here on the fit rises ever more slowly toward 1, so that no two texts of different shares are equal. */
const knee = 0.85

/** Rarity of a word (Robertson and Spärck Jones, never below 0). */
export const rarity = (pool: PoolWords, word: string): number => {
  const count = Math.min(pool.people, pool.count(word))
  return Math.log(1 + (pool.people - count + 0.5) / (count + 0.5))
}

/**
 * @param parts texts of the search with their weights
 * @returns null when no word is left
 */
export function textQuery(pool: PoolWords, parts: readonly { text: string; weight: number }[]): TextQuery | null {
  const weights = new Map<string, number>()
  for (const { text, weight } of parts) for (const word of termsOf(text)) weights.set(word, (weights.get(word) ?? 0) + weight)
  const terms = new Map<string, number>()
  let full = 0
  for (const [word, count] of weights) {
    const weight = rarity(pool, word) * count
    if (weight <= 0) continue
    terms.set(word, weight)
    full += weight * (k1 + 1)
  }
  if (full === 0) return null
  const forms = new Map([...terms.keys()].toReversed().map((word) => [commonForm(word), word]))
  return { terms, forms, beginnings: new Set([...terms.keys()].map(beginning)), full }
}

const beginning = (word: string): string => word.slice(0, 3)

/** The query word that matches a profile's word, in any grammatical form. */
function askedAs(query: TextQuery, word: string): string | null {
  if (query.terms.has(word)) return word
  return query.beginnings.has(beginning(word)) ? (query.forms.get(commonForm(word)) ?? null) : null
}

const textsOf = (profile: MatchableProfile): [TextField, string | null][] => [
  ['titles', profile.headline],
  ['descriptions', profile.summary],
  ...profile.experiences.flatMap((job): [TextField, string | null][] => [
    ['titles', job.title],
    ['descriptions', job.description],
  ]),
  ...profile.skills.map((skill): [TextField, string | null] => ['skills', skill]),
  ['resume', profile.resumeText ?? null],
]

/** How well a profile's words fit the search's, 0 to 1. Repeating a word saturates. */
export function textFit(query: TextQuery, profile: MatchableProfile): number {
  const expected = wellMatched * Math.max(1, (usualTerms / query.terms.size) ** growth)
  const fit = textShare(query, profile) / expected
  return fit <= knee ? fit : 1 - (1 - knee) * Math.exp((knee - fit) / (1 - knee))
}

/** The share of the full score, 0 to 1. */
export function textShare(query: TextQuery, profile: MatchableProfile): number {
  const frequencies = new Map<string, number>()
  let length = 0
  for (const [field, text] of textsOf(profile)) {
    if (!text) continue
    const weight = fieldWeights[field]
    for (const word of termsOf(text)) {
      length += weight
      const term = askedAs(query, word)
      if (term !== null) frequencies.set(term, (frequencies.get(term) ?? 0) + weight)
    }
  }
  let sum = 0
  const norm = k1 * (1 - b + (b * length) / meanLength)
  for (const [word, count] of frequencies) sum += ((query.terms.get(word) ?? 0) * (count * (k1 + 1))) / (count + norm)
  return sum / query.full
}

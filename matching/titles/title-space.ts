// Compares titles by the kind of work they name, listed or not, in the encoder's languages.
import { normalise } from '@fairlead/domain/reference/normalise'
import { isUnlearnedScript } from '@fairlead/domain/reference/title-script'
import { openConcepts, type ConceptNames } from './concepts.ts'
import { cosine, openEncoder } from './encoder.ts'
import { letterGrams, sharedGrams } from './letter-grams.ts'
import type { TitleModel } from './model-file.ts'
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

/** A requested title, prepared for many comparisons. */
export interface AskedTitle {
  label: string
  /** Of the title, its parts, and the occupations it most likely names; with each one's weight. */
  vectors: { vector: Float32Array; share: number }[]
  /** Of a title in a script that the encoder hasn't learned, which has no vectors; else null. */
  grams: ReadonlySet<string> | null
}

/** A title in the pool: vectors of the whole and, for a compound title, of its parts. */
export interface ReadTitle {
  vectors: Float32Array[]
  /** See {@link AskedTitle}. */
  grams: ReadonlySet<string> | null
  /** 'Farmer / Farmerin': the name of an occupation. */
  namesBothGenders: boolean
  /** 'Mining managers': the name of several occupations rather than a job. */
  namesGroup: boolean
}

/** The shipped title model and the names of occupations; `model/load.ts` reads them. */
export interface TitleData {
  model: TitleModel
  names: ConceptNames
}

export interface TitleSpace {
  dims: number
  ask(title: string): AskedTitle
  read(title: string): ReadTitle
  /** Vectors of a title and its parts from their own words only, not moved toward occupations. */
  ownVectors(title: string): Float32Array[]
  /** How close a title's work is to a requested one: 0 other work, 1 the same; see {@link nearnessOf}. */
  nearness(query: AskedTitle, title: string): number
}

/**
 * Below the first cosine two titles name different work, from the second on the same; set on the judged title sets, see
 * docs/matching.md.
 */
const [unlike, same] = [0.3, 0.95]
/**
 * From this nearness on, a title meets a required one. Of the title pairs in the judged sets (German, French, Spanish, Spanish to
 * English), 61% of those at .95 or more name the same occupation, 48% of those from .90, 29% of those from .85, 19% of those from .80.
 */
export const sameWork = 0.9
/** Work at least this close is described as close. */
export const closeNearness = 0.55
/** An occupation more likely than this is a second way to read the title: it carries a title into other languages. */
const likely = 0.25
const occupationShare = 0.95
const maxKept = 50_000

/** Maps a cosine to 0 … 1. */
export function nearnessOf(similarity: number): number {
  return Math.min(1, Math.max(0, (similarity - unlike) / (same - unlike)))
}

export function openTitleSpace(model: TitleModel, occupations: ConceptNames): TitleSpace {
  const encoder = openEncoder(model)
  // groups the occupations now (a third of a second) rather than in the first search
  encoder.encodeForSearch('nurse')
  const concepts = openConcepts(model, encoder)
  const cache = new Map<string, ReadTitle>()
  const keptOwn = new Map<string, Float32Array[]>()
  const byName = new Map<string, string>()
  for (const [id, names] of occupations) {
    const key = normalise(names.get('en') ?? '')
    if (key !== '' && !byName.has(key)) byName.set(key, id)
  }

  function read(title: string): ReadTitle {
    // not only by its words: 'Farmer / Farmerin' has two parts, 'Farmer Farmerin' has none
    const cached = cache.get(title)
    if (cached) return cached
    const reading = isUnlearnedScript(title)
      ? { vectors: [], grams: letterGrams(title), namesBothGenders: false, namesGroup: false }
      : { ...encoder.encodeForSearch(title), grams: null, namesGroup: namesGroup(title) }
    if (cache.size >= maxKept) cache.clear()
    cache.set(title, reading)
    return reading
  }

  return {
    dims: encoder.dims,
    read,
    ownVectors(title) {
      const cached = keptOwn.get(title)
      if (cached) return cached
      const { vectors } = isUnlearnedScript(title) ? { vectors: [] } : encoder.encodeParts(title)
      if (keptOwn.size >= maxKept) keptOwn.clear()
      keptOwn.set(title, vectors)
      return vectors
    },
    ask(title) {
      const { vectors, grams } = read(title)
      const ownParts = vectors.map((vector) => ({ vector, share: 1 }))
      if (grams) return { label: title, vectors: [], grams }
      const likeliest = concepts.nearest(title, 2).flatMap(({ id, weight }) => (weight >= likely ? [id] : []))
      const named = byName.get(normalise(title))
      const ids = new Set(named === undefined ? likeliest : [named, ...likeliest])
      return {
        label: title,
        vectors: [...ownParts, ...[...ids].map((id) => ({ vector: concepts.vectorOf(id), share: occupationShare }))],
        grams,
      }
    },
    nearness(query, title) {
      const { vectors, grams } = read(title)
      if (query.grams) return grams ? nearnessOf(sharedGrams(query.grams, grams)) : 0
      let best = 0
      for (const vector of vectors)
        for (const { vector: askedVector, share } of query.vectors) best = Math.max(best, nearnessOf(cosine(askedVector, vector)) * share)
      return best
    },
  }
}

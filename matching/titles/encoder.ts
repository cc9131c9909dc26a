// Turns a title into a vector: titles of the same kind of work are close to each other in every language of the training data.
import { openConceptPull } from './concept-pull.ts'
import { maxFeatures, writeFeatures } from './features.ts'
import type { TitleModel } from './model-file.ts'
import { normalizeTitle } from './normalize.ts'

/** What titles of classifications say about their scope: 'excepto mensajería', 'en general', 'and similar'. It names no work of theirs. */
const phrase = (words: string): string =>
  words
    .split('|')
    .map((word) => word.trim())
    .join('|')

/** From such words to the end of the title or of the bracket follows work that the title does not mean. */
const exceptions = phrase(`
  except | excepting | excluding | other than | not including | außer | ausser | ausgenommen | ohne | mit ausnahme |
  sauf | excepté | excepte | à l['’]exception | à l['’]exclusion | excepto | exceptuando | excluyendo | salvo | con excepción |
  eccetto | tranne | escluso | esclusi | esclusa | escluse | ad eccezione | behalve | met uitzondering | uitgezonderd |
  z wyjątkiem | oprócz | exceto | com exceção | excluindo | cu excepția | exceptând
`)
const extent = phrase(`
  in general | all other | not elsewhere classified | n\\.e\\.c\\. | en general | en général | in generale | em geral |
  and similar | und ähnliche | et assimilés | et similaires | (?:y|o|y/o|e|ou|e/ou) (?:similares|afines) | e simili | o simili | e affini |
  en dergelijke | i podobne | i podobni | și similare
`)
const except = new RegExp(String.raw`[\s,;(](?:${exceptions})\s[^()]*`, 'giu')
const general = new RegExp(String.raw`[\s,;(](?:${extent})(?=[\s,;()]|$)`, 'giu')

/** A title without the words about its scope; the title itself where nothing else remains. */
export function withoutScope(title: string): string {
  const rest = title.replace(general, ' ').replace(except, ' ')
  return /\p{L}/u.test(rest) ? rest : title
}

export interface TitleEncoder {
  dims: number
  /** A vector of length one, or zeros for a title without letters. Equal input gives equal bytes. */
  encode(title: string): Float32Array
  /** The title as a whole and, for a compound title, each of its parts. */
  encodeParts(title: string): { vectors: Float32Array[]; namesBothGenders: boolean }
  /** Like {@link encodeParts}, with each vector moved toward its closest occupations, for comparing and finding titles. */
  encodeForSearch(title: string): { vectors: Float32Array[]; namesBothGenders: boolean }
  /** Encodes the words of {@link normalizeTitle}. */
  encodeWords(words: readonly string[]): Float32Array
}

/** The part of the encoder for words: a sum of their features' vectors, normalized to length one. */
export function openWordEncoder({ bits, dims, scales, table }: Pick<TitleModel, 'bits' | 'dims' | 'scales' | 'table'>) {
  const rows = new Int32Array(maxFeatures)
  return (words: readonly string[]): Float32Array => {
    const sum = new Float64Array(dims)
    const count = writeFeatures(words, bits, rows)
    for (let index = 0; index < count; index += 1) {
      const row = rows[index] ?? 0
      const scale = scales[row] ?? 0
      const base = row * dims
      for (let d = 0; d < dims; d += 1) sum[d] = (sum[d] ?? 0) + scale * (table[base + d] ?? 0)
    }
    let square = 0
    for (let d = 0; d < dims; d += 1) square += (sum[d] ?? 0) ** 2
    const vector = new Float32Array(dims)
    if (square === 0) return vector
    const length = Math.sqrt(square)
    for (let d = 0; d < dims; d += 1) vector[d] = (sum[d] ?? 0) / length
    return vector
  }
}

/** @param isPlace see {@link normalizeTitle} */
export function openEncoder(model: TitleModel, isPlace?: (text: string) => boolean): TitleEncoder {
  const encodeWords = openWordEncoder(model)

  function encodeParts(title: string): { vectors: Float32Array[]; namesBothGenders: boolean } {
    const { words, parts, namesBothGenders } = normalizeTitle(withoutScope(title), isPlace)
    return { vectors: (parts.length > 1 ? [words, ...parts] : [words]).map(encodeWords), namesBothGenders }
  }

  let pull: ((vector: Float32Array) => Float32Array) | null = null
  return {
    dims: model.dims,
    encodeWords,
    encodeParts,
    encodeForSearch(title) {
      const { vectors, namesBothGenders } = encodeParts(title)
      pull ??= openConceptPull(model)
      return { vectors: vectors.map(pull), namesBothGenders }
    },
    encode: (title) => encodeWords(normalizeTitle(withoutScope(title), isPlace).words),
  }
}

/** Cosine of two vectors of length one. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let d = 0; d < a.length; d += 1) sum += (a[d] ?? 0) * (b[d] ?? 0)
  return sum
}

/**
 * How similar the work of two titles is, -1 to 1: the best pair of their parts. Suitable for sorting; never shown as a
 * percentage.
 */
export function titleSimilarity(encoder: TitleEncoder, a: string, b: string): number {
  const otherVectors = encoder.encodeForSearch(b).vectors
  let best = -1
  for (const vector of encoder.encodeForSearch(a).vectors)
    for (const otherVector of otherVectors) best = Math.max(best, cosine(vector, otherVector))
  return best
}

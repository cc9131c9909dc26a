// Wishes for protected characteristics: a linear model over words, their neighbors and pieces, and what the rules see in them.
import { readEmployerLabel } from '@fairlead/domain/project/employer-criterion'
import {
  protectedRequirementIn,
  protectedSigns,
  protectedTraitIn,
  type ProtectedTrait,
  type ProtectedWish,
} from '@fairlead/domain/project/protected-traits'
import { tokenise } from '@fairlead/domain/reference/normalise'
import { hashOf, mix } from './hash.ts'

/** What each column of the model stands for; the first are texts that ask for nothing protected. */
export const wishLabels = [
  null,
  'age',
  'gender',
  'religion',
  'ethnicity',
  'national origin',
  'family status',
  'disability',
  'sexual orientation',
] as const satisfies readonly (ProtectedTrait | null)[]

export interface WishModel {
  /** The table has 2^bits rows. */
  bits: number
  /** A row of weights for each feature, one for each label. */
  table: Float32Array
  bias: Float32Array
  /** From this score on a text asks for something protected: the logarithm of the odds. */
  threshold: number
}

/** A criterion says who is wanted; a sentence of a posting says many things. */
export type WishKind = 'criterion' | 'sentence'

export interface WishReader {
  /** What is asked for, with the words that say so, by the rules or else by the model; null = nothing that is protected. */
  wishIn(text: string, kind: WishKind): ProtectedWish | null
}

interface WishFeature {
  row: number
  /** The words it was seen in: [from, to). */
  from: number
  to: number
}

const longestText = 600
/** Texts of as many words are named as a whole. */
const longestWish = 6
const pieceLengths = [3, 4, 5]
/** 16, 18, and 21 are ages from which the law allows some work. */
const isAge = (word: string) => /^(?:1[79]|2[02-9]|[3-6]\d|7[0-5])$/.test(word)

/** The features of a text, each once; equal texts give equal ones. */
export function wishFeatures(text: string, words: readonly string[], kind: WishKind, bits: number): WishFeature[] {
  const features = new Map<number, WishFeature>()
  const add = (hash: number, from: number, to: number) => {
    const row = hash >>> (32 - bits)
    if (!features.has(row)) features.set(row, { row, from, to })
  }
  const hashes = words.map((word) => hashOf(word))
  words.forEach((word, index) => {
    const hash = hashes[index] ?? 0
    add(mix(hash, 1), index, index + 1)
    const next = hashes[index + 1]
    const third = hashes[index + 2]
    if (next !== undefined) add(mix(mix(hash, next), 2), index, index + 2)
    if (next !== undefined && third !== undefined) add(mix(mix(mix(hash, next), third), 3), index, index + 3)
    if (isAge(word)) add(mix(4, 4), index, index + 1)
    const marked = `<${word}>`
    for (const length of pieceLengths)
      for (let start = 0; start + length <= marked.length; start += 1)
        add(mix(hashOf(marked.slice(start, start + length)), 5), index, index + 1)
  })
  if (kind === 'sentence') add(mix(6, 6), 0, words.length)
  const signs = protectedSigns(text, kind === 'criterion').map((sign) => hashOf(sign))
  for (const [index, sign] of signs.entries()) {
    add(mix(sign, 7), 0, words.length)
    for (const next of signs.slice(index + 1)) add(mix(mix(sign, next), 8), 0, words.length)
  }
  return [...features.values()]
}

/** Each label's score; rows are scaled by the number of features, so that long and short texts are comparable. */
function scoresOf({ table, bias }: WishModel, features: readonly WishFeature[]): Float64Array {
  const scores = new Float64Array(wishLabels.length)
  for (const { row } of features)
    for (let label = 0; label < scores.length; label += 1)
      scores[label] = (scores[label] ?? 0) + (table[row * wishLabels.length + label] ?? 0)
  const scale = 1 / Math.sqrt(Math.max(1, features.length))
  return scores.map((score, label) => score * scale + (bias[label] ?? 0))
}

/** The logarithm of the odds that a text asks for something protected, and what it most likely is. */
export function scoreWish(model: WishModel, features: readonly WishFeature[]): { score: number; label: number } {
  const [nothing = 0, ...scores] = scoresOf(model, features)
  const most = Math.max(...scores)
  return {
    score: most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0)) - nothing,
    label: scores.indexOf(most) + 1,
  }
}

/** The run of words that says most for a label, more than the words of the text do on average: [from, to). */
function tellingWords({ table }: WishModel, features: readonly WishFeature[], label: number, count: number): [from: number, to: number] {
  const shares = new Float64Array(count)
  for (const { row, from, to } of features) {
    const weights = table.subarray(row * wishLabels.length, (row + 1) * wishLabels.length)
    // compared with every label: 'we want no' is said of all of them
    const share = ((weights[label] ?? 0) - weights.reduce((sum, weight) => sum + weight, 0) / weights.length) / (to - from)
    for (let index = from; index < to; index += 1) shares[index] = (shares[index] ?? 0) + share
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / count
  let best = { from: 0, to: count, sum: 0 }
  let run = { from: 0, sum: 0 }
  shares.forEach((share, index) => {
    run = run.sum > 0 ? { from: run.from, sum: run.sum + share - mean } : { from: index, sum: share - mean }
    if (run.sum > best.sum) best = { from: run.from, to: index + 1, sum: run.sum }
  })
  return [best.from, best.to]
}

/** What a match of the rules adds to the score: without context, 'gay press advertising' looks like a wish to them. */
export const ruleBonus = 1

/** What the rules alone recognize. */
export const ruleWish = (text: string, kind: WishKind) => (kind === 'criterion' ? protectedTraitIn : protectedRequirementIn)(text)

export const openWishReader = (model: WishModel): WishReader => ({
  wishIn(text, kind) {
    const tokens = tokenise(text.slice(0, longestText))
    // the country of an employer is no one's origin
    if (tokens.length === 0 || readEmployerLabel(text)) return null
    const words = tokens.map((token) => token.text)
    const features = wishFeatures(text, words, kind, model.bits)
    const { score, label } = scoreWish(model, features)
    const byRule = ruleWish(text, kind)
    if (score + (byRule ? ruleBonus : 0) < model.threshold) return null
    const trait = wishLabels[label]
    if (byRule || !trait) return byRule
    const [from, to] = tokens.length > longestWish ? tellingWords(model, features, label, tokens.length) : [0, tokens.length]
    return { trait, words: text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length) }
  },
})

// Builds the shipped model from a trained table: 8-bit rows, a point for each concept, the temperature of its weights, its
// names.
import { openConcepts } from '@fairlead/matching/titles/concepts'
import type { Scheme } from '@fairlead/matching/titles/schemes'
import { cosine, openEncoder, openWordEncoder } from '@fairlead/matching/titles/encoder'
import { quantize } from '@fairlead/language/int8-rows'
import type { TitleModel } from '@fairlead/matching/titles/model-file'
import { normalizeTitle } from '@fairlead/matching/titles/normalize'
import type { Concept, Corpus, HeldOut } from './corpus.ts'
import type { TrainOptions } from './shared.ts'

const temperatures = [0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12]

export interface HeldOutFigures {
  count: number
  /** Mean reciprocal rank of the right concept among those of its scheme. */
  mrr: number
  /** Share with the right concept first. */
  first: number
  /** Share with the right concept among the first ten. */
  ten: number
  /** Mean of -ln(weight of the right concept). */
  surprise: number
  /** Mean weight of the first concept; calibrated when it equals `first`. */
  claimed: number
  /** Expected calibration error of the first concept's weight over ten bins. */
  calibrationError: number
}

/** How well concepts are found for titles held out of training. */
export function measureHeldOut(model: TitleModel, concepts: readonly Concept[], heldOut: readonly HeldOut[]): HeldOutFigures {
  const search = openConcepts(model, openEncoder(model))
  const sums = { mrr: 0, first: 0, ten: 0, surprise: 0, claimed: 0 }
  const bins = Array.from({ length: 10 }, () => ({ count: 0, claimed: 0, right: 0 }))
  for (const { title, concept, source } of heldOut) {
    const scheme: Scheme = source
    const ranked = search.nearest(title, Infinity, scheme)
    const place = ranked.findIndex(({ id }) => id === concepts[concept]?.id)
    const top = ranked[0]?.weight ?? 0
    sums.mrr += place >= 0 ? 1 / (place + 1) : 0
    sums.first += place === 0 ? 1 : 0
    sums.ten += place >= 0 && place < 10 ? 1 : 0
    sums.surprise -= Math.log(Math.max(1e-9, ranked[place]?.weight ?? 0))
    sums.claimed += top
    const bin = bins[Math.min(9, Math.floor(top * 10))]
    if (!bin) continue
    bin.count += 1
    bin.claimed += top
    bin.right += place === 0 ? 1 : 0
  }
  const count = Math.max(1, heldOut.length)
  const calibrationError = bins.reduce((sum, bin) => sum + Math.abs(bin.claimed - bin.right), 0) / count
  return {
    count: heldOut.length,
    mrr: sums.mrr / count,
    first: sums.first / count,
    ten: sums.ten / count,
    surprise: sums.surprise / count,
    claimed: sums.claimed / count,
    calibrationError,
  }
}

/** A concept's mean vector: every language counts with its weight, all labels of a language equally. */
function centers(table: Pick<TitleModel, 'bits' | 'dims' | 'scales' | 'table'>, concepts: readonly Concept[]): Float32Array {
  const { dims } = table
  const encodeWords = openWordEncoder(table)
  const rows = new Float32Array(concepts.length * dims)
  for (const [index, concept] of concepts.entries()) {
    const sum = new Float64Array(dims)
    for (const { labels, weight } of concept.groups)
      for (const label of labels)
        for (const [d, value] of encodeWords(label).entries()) sum[d] = (sum[d] ?? 0) + (value * weight) / labels.length
    const length = Math.hypot(...sum) || 1
    for (let d = 0; d < dims; d += 1) rows[index * dims + d] = (sum[d] ?? 0) / length
  }
  return rows
}

/** Builds the model from 2^bits rows; the temperature is the one with the lowest loss on held-out titles. */
export function packModel(table: Float32Array, options: TrainOptions, corpus: Corpus): TitleModel {
  const { bits, seed, steps, batch, temperature, rate, decay, dropout } = options
  const dims = table.length / 2 ** bits
  const rows = quantize(table, dims)
  const points = quantize(centers({ bits, dims, ...rows }, corpus.concepts), dims)
  const model: TitleModel = {
    bits,
    dims,
    ...rows,
    conceptIds: corpus.concepts.map(({ id }) => id),
    conceptScales: points.scales,
    conceptTable: points.table,
    temperature: 0.05,
    training: {
      seed,
      steps,
      batch,
      temperature,
      rate,
      decay,
      dropout,
      concepts: corpus.concepts.length,
      labels: corpus.concepts.reduce((sum, { size }) => sum + size, 0),
    },
  }
  let min = Infinity
  let chosen = model.temperature
  for (const candidate of temperatures) {
    const { surprise } = measureHeldOut({ ...model, temperature: candidate }, corpus.concepts, corpus.heldOut)
    if (surprise >= min) continue
    min = surprise
    chosen = candidate
  }
  return { ...model, temperature: chosen }
}

/**
 * A name for each ESCO concept and language: the label closest to the concept, a form with both genders ('X/Y') before others.
 * @param labels occupation_labels.tsv
 */
export function nameConcepts(model: TitleModel, labels: string): string {
  const encoder = openEncoder(model)
  const { dims, conceptIds, conceptScales, conceptTable } = model
  const rowOf = new Map(conceptIds.map((id, row) => [id, row]))
  const chosen = new Map<string, Map<string, { label: string; score: number }>>()
  const languages = new Set<string>()
  for (const line of labels.replaceAll('\r\n', '\n').split('\n').slice(1)) {
    const [id = '', language = '', label = ''] = line.split('\t')
    const row = rowOf.get(id)
    if (row === undefined || !label) continue
    const { words, parts } = normalizeTitle(label)
    const center = Float32Array.from(conceptTable.subarray(row * dims, row * dims + dims), (value) => value * (conceptScales[row] ?? 0))
    const score = cosine(encoder.encodeWords(words), center) + (label.includes('/') && parts.length === 1 ? 1 : 0)
    languages.add(language)
    const names = chosen.get(id) ?? new Map<string, { label: string; score: number }>()
    chosen.set(id, names)
    if (score > (names.get(language)?.score ?? -Infinity)) names.set(language, { label, score })
  }
  const columns = [...languages].toSorted()
  const lines = [...chosen]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, names]) => [id, ...columns.map((language) => names.get(language)?.label ?? '')].join('\t'))
  return `${['concept', ...columns].join('\t')}\n${lines.join('\n')}\n`
}

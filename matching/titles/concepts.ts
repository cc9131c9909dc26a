// The encoder's occupations as points in its space, and the closest ones to a title.
import type { TitleEncoder } from './encoder.ts'
import type { TitleModel } from './model-file.ts'
import { schemeOf } from './schemes.ts'
import type { Scheme } from './schemes.ts'
import { topScores } from './top-scores.ts'

export interface WeightedConcept {
  id: string
  /** Probability, 0 to 1, over all concepts of the scheme; see docs/titles.md for its calibration. */
  weight: number
}

export interface Concepts {
  /** The `k` most likely concepts of a scheme, best first; [] for a title without letters. */
  nearest(title: string, k: number, scheme?: Scheme): WeightedConcept[]
  /** Of length one; zeros for an unknown concept. */
  vectorOf(id: string): Float32Array
}

export function openConcepts(model: TitleModel, encoder: TitleEncoder): Concepts {
  const { dims, conceptIds, conceptScales, conceptTable, temperature } = model
  const rowsOf: Record<Scheme, number[]> = { esco: [], us: [], own: [] }
  for (const [row, id] of conceptIds.entries()) rowsOf[schemeOf(id)].push(row)
  const rowOf = new Map(conceptIds.map((id, row) => [id, row]))

  return {
    vectorOf(id) {
      const row = rowOf.get(id)
      if (row === undefined) return new Float32Array(dims)
      return Float32Array.from(conceptTable.subarray(row * dims, row * dims + dims), (value) => value * (conceptScales[row] ?? 0))
    },
    nearest(title, k, scheme = 'esco') {
      const rows = rowsOf[scheme]
      const query = Float64Array.from(encoder.encode(title))
      if (query.every((value) => value === 0)) return []
      const weights = new Float64Array(rows.length)
      let sum = 0
      for (const [index, row] of rows.entries()) {
        let dot = 0
        const base = row * dims
        for (let d = 0; d < dims; d += 1) dot += (query[d] ?? 0) * (conceptTable[base + d] ?? 0)
        const weight = Math.exp((dot * (conceptScales[row] ?? 0) - 1) / temperature)
        weights[index] = weight
        sum += weight
      }
      return topScores(weights, k).map(({ index, score }) => ({ id: conceptIds[rows[index] ?? 0] ?? '', weight: score / sum }))
    },
  }
}

/** Names of a concept by language. */
export type ConceptNames = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Reads concept-names.tsv: a header `concept` and language codes, then one line per concept; an empty cell means no name.
 * @throws RangeError on a line with another number of cells
 */
export function readConceptNames(text: string): ConceptNames {
  const [header = '', ...lines] = text.split('\n').filter(Boolean)
  const languages = header.split('\t').slice(1)
  return new Map(
    lines.map((line, index) => {
      const [id = '', ...names] = line.split('\t')
      if (names.length !== languages.length)
        throw new RangeError(`concept names line ${index + 2}: expected ${languages.length + 1} cells, found ${names.length + 1}`)
      return [
        id,
        new Map(languages.flatMap((language, position) => (names[position] ? [[language, names[position]] as const] : []))),
      ] as const
    }),
  )
}

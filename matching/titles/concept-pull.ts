// Moves a title's vector toward its closest occupations, so that an occupation's titles meet across languages.
import type { TitleModel } from './model-file.ts'
import { schemeOf } from './schemes.ts'

/** Divides a cosine before the softmax over occupations; only those nearly as close as the closest count. */
const temperature = 0.05
/** Longest move relative to the title's unit vector. */
const strength = 0.5
/** The move begins where the closest occupation has this cosine and is complete from the other one on. */
const [far, close] = [0.5, 0.9]

// Occupations are clustered, so that a title is compared only with the closest clusters.
const clusterCount = 64
const probed = 8
const rounds = 4

/** Ignores occupations this much farther than the closest, which weigh less than 1/2,900 of it. */
const reach = 0.4

type Vectors = Float32Array[]

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0
  for (let d = 0; d < a.length; d += 1) sum += (a[d] ?? 0) * (b[d] ?? 0)
  return sum
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector))
  return length > 0 ? vector.map((value) => value / length) : vector
}

const closest = (centers: Vectors, vector: Float32Array): number => {
  let nearest = 0
  let highest = -Infinity
  for (const [index, center] of centers.entries()) {
    const score = dot(center, vector)
    if (score > highest) {
      highest = score
      nearest = index
    }
  }
  return nearest
}

/** The vectors in one array, which is faster than many small ones. */
function flatten(vectors: Vectors, dims: number): Float32Array {
  const rows = new Float32Array(vectors.length * dims)
  for (const [index, vector] of vectors.entries()) rows.set(vector, index * dims)
  return rows
}

function product(rows: Float32Array, row: number, vector: Float32Array): number {
  let sum = 0
  const base = row * vector.length
  for (let d = 0; d < vector.length; d += 1) sum += (rows[base + d] ?? 0) * (vector[d] ?? 0)
  return sum
}

/** Spherical k-means, begun with evenly spaced vectors, so that equal vectors give equal clusters. */
function cluster(vectors: Vectors, count: number): { centers: Vectors; members: Vectors[] } {
  let centers = Array.from({ length: count }, (_, index) => vectors[Math.floor((index * vectors.length) / count)]).filter(
    (vector) => vector !== undefined,
  )
  for (let round = 0; ; round += 1) {
    const members: Vectors[] = centers.map(() => [])
    for (const vector of vectors) members[closest(centers, vector)]?.push(vector)
    if (round === rounds) return { centers, members }
    centers = centers.map((center, index) => {
      const group = members[index] ?? []
      if (group.length === 0) return center
      const sum = new Float32Array(center.length)
      for (const vector of group) for (let d = 0; d < sum.length; d += 1) sum[d] = (sum[d] ?? 0) + (vector[d] ?? 0)
      return unit(sum)
    })
  }
}

/** Moves a vector of length one; reuses its buffers, so that calls allocate only the result. */
export type ConceptPull = (vector: Float32Array) => Float32Array

/**
 * The move grows with the closeness of the closest occupation: a title without a close occupation isn't moved, because a guess
 * would bring it to other people's work. @returns a function that moves a vector of length one toward its closest ESCO
 * occupations; the result has length one. A vector of zeros and vectors of a model without occupations don't change.
 */
export function openConceptPull(model: TitleModel): ConceptPull {
  const { dims, conceptIds, conceptScales, conceptTable } = model
  const occupations = conceptIds.flatMap((id, row) =>
    schemeOf(id) === 'esco'
      ? [Float32Array.from(conceptTable.subarray(row * dims, row * dims + dims), (value) => value * (conceptScales[row] ?? 0))]
      : [],
  )
  if (occupations.length === 0) return (vector) => vector
  const { centers, members } = cluster(occupations, Math.min(clusterCount, occupations.length))
  const centerRows = flatten(centers, dims)
  const memberRows = flatten(members.flat(), dims)
  // the occupations of cluster c are the rows from starts[c] to before starts[c + 1]
  const starts = [0]
  for (const group of members) starts.push((starts.at(-1) ?? 0) + group.length)
  const scores = new Float64Array(centers.length)
  const near = new Int32Array(occupations.length)
  const closeness = new Float64Array(occupations.length)
  const pull = new Float64Array(dims)

  return (vector) => {
    if (vector.every((value) => value === 0)) return vector
    for (let index = 0; index < scores.length; index += 1) scores[index] = product(centerRows, index, vector)
    let count = 0
    let highest = -Infinity
    for (let probe = 0; probe < Math.min(probed, scores.length); probe += 1) {
      let next = 0
      for (let index = 1; index < scores.length; index += 1) if ((scores[index] ?? 0) > (scores[next] ?? 0)) next = index
      scores[next] = -Infinity
      for (let row = starts[next] ?? 0; row < (starts[next + 1] ?? 0); row += 1) {
        const score = product(memberRows, row, vector)
        if (score > highest) highest = score
        if (score < highest - reach) continue
        near[count] = row
        closeness[count] = score
        count += 1
      }
    }
    const trust = Math.min(1, Math.max(0, (highest - far) / (close - far)))
    if (trust === 0) return vector
    pull.fill(0)
    for (let index = 0; index < count; index += 1) {
      const score = closeness[index] ?? 0
      if (score < highest - reach) continue
      const weight = Math.exp((score - highest) / temperature)
      const base = (near[index] ?? 0) * dims
      for (let d = 0; d < dims; d += 1) pull[d] = (pull[d] ?? 0) + weight * (memberRows[base + d] ?? 0)
    }
    let square = 0
    for (let d = 0; d < dims; d += 1) square += (pull[d] ?? 0) ** 2
    if (square === 0) return vector
    const factor = (strength * trust) / Math.sqrt(square)
    return unit(vector.map((value, d) => value + factor * (pull[d] ?? 0)))
  }
}

// Finds the titles of a collection that are closest to a query. People share titles: index the distinct ones.
import type { TitleEncoder } from './encoder.ts'

export interface TitleMatch {
  /** Place of the title in the collection. */
  index: number
  /** Cosine of the best pair of parts, -1 to 1. */
  score: number
}

export interface TitleIndex {
  /** The `limit` closest titles, best first; equal ones: titles that give both genders first, then in the order of the collection. */
  search(query: string, limit: number): TitleMatch[]
}

/** Builds an index in memory: 4 bytes times the encoder's dimensions for each title or part of a compound title. */
export function buildTitleIndex(encoder: TitleEncoder, titles: readonly string[]): TitleIndex {
  const { dims } = encoder
  const owners: number[] = []
  const vectors: Float32Array[] = []
  // titles that give both genders come first, so that the order among equals favors neither
  const read = titles.map((title) => encoder.encodeForSearch(title))
  const order = [...read.keys()].toSorted((a, b) => Number(read[b]?.namesBothGenders) - Number(read[a]?.namesBothGenders) || a - b)
  for (const [place, index] of order.entries()) {
    for (const vector of read[index]?.vectors ?? []) {
      owners.push(place)
      vectors.push(vector)
    }
  }
  const rows = new Float32Array(vectors.length * dims)
  for (const [at, vector] of vectors.entries()) rows.set(vector, at * dims)
  return {
    search(query, limit) {
      const scores = new Float64Array(titles.length).fill(-1)
      for (const vector of encoder.encodeForSearch(query).vectors) {
        const wanted = Float64Array.from(vector)
        for (let at = 0; at < owners.length; at += 1) {
          const base = at * dims
          let sum = 0
          for (let d = 0; d < dims; d += 1) sum += (wanted[d] as number) * (rows[base + d] as number)
          const owner = owners[at] as number
          if (sum > (scores[owner] as number)) scores[owner] = sum
        }
      }
      return best(scores, limit).map(({ index, score }) => ({ index: order[index] as number, score }))
    },
  }
}

/** The largest numbers and where they are, largest first; equal ones by place. */
export function best(scores: ArrayLike<number>, limit: number): TitleMatch[] {
  const count = Math.min(limit, scores.length)
  if (count <= 0) return []
  const isWorse = (a: number, b: number): boolean => {
    const x = scores[a] as number
    const y = scores[b] as number
    return x < y || (x === y && a > b)
  }
  // a heap of the best so far, the worst of them on top
  const heap: number[] = []
  const sink = (from: number): void => {
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) return
      if (child + 1 < heap.length && isWorse(heap[child + 1] as number, heap[child] as number)) child += 1
      if (!isWorse(heap[child] as number, heap[at] as number)) return
      ;[heap[at], heap[child]] = [heap[child] as number, heap[at] as number]
      at = child
    }
  }
  for (let index = 0; index < scores.length; index += 1) {
    if (heap.length < count) {
      heap.push(index)
      if (heap.length === count) for (let at = (count >> 1) - 1; at >= 0; at -= 1) sink(at)
    } else if (isWorse(heap[0] as number, index)) {
      heap[0] = index
      sink(0)
    }
  }
  return heap
    .toSorted((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
    .map((index) => ({ index, score: scores[index] as number }))
}

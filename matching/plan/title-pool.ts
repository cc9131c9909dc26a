// A pool's distinct titles in memory, one byte per dimension: 200,000 of them take about 13 MB with 64 dimensions.
import { sharedGrams } from '../titles/letter-grams.ts'
import { topScores } from '../titles/top-scores.ts'
import { nearnessOf, sameWork, type AskedTitle, type TitleSpace } from '../titles/title-space.ts'
import type { NearTitle } from './pool-view.ts'
import { smoothedTitles, smoothTitles } from './smooth-titles.ts'

export interface TitlePool {
  readonly size: number
  /** Skips existing titles. Returns false when the pool is full. */
  add(title: string): boolean
  /**
   * Most similar first, even if equally near, where similar titles share their similarity, see {@link smoothTitles}; between similar
   * ones, names of one occupation first and names of groups last; then in insertion order; none with a cosine of 0 or less.
   */
  nearest(query: AskedTitle, limit: number): NearTitle[]
}

/** Length one, as integers. */
const scale = 127
/** The bonus for naming both genders and the penalty for naming a group, on the cosine's scale: docs/decisions/274. */
const [asOccupation, asGroup] = [0.03, -0.05]

const belowSameWork = sameWork - 1e-6

/** @param max titles beyond it are not added, so that memory stays bounded */
export function openTitlePool(space: TitleSpace, max: number): TitlePool {
  const { dims } = space
  const titles: string[] = []
  const added = new Set<string>()
  /** Of titles without rows, see AskedTitle. */
  const gramsOf = new Map<number, ReadonlySet<string>>()
  const precedence = new Map<number, number>()
  /** Each row's title: a compound title has one row per part. */
  let owners = new Int32Array(256)
  /** Each title's first row. */
  const starts: number[] = []
  let rows = new Int8Array(256 * dims)
  let count = 0

  function append(owner: number, vector: Float32Array): void {
    if (count === owners.length) {
      const [wider, longer] = [new Int32Array(count * 2), new Int8Array(count * 2 * dims)]
      wider.set(owners)
      longer.set(rows)
      owners = wider
      rows = longer
    }
    owners[count] = owner
    for (let d = 0; d < dims; d += 1) rows[count * dims + d] = Math.round((vector[d] ?? 0) * scale)
    count += 1
  }

  function product(vector: Int32Array, row: number): number {
    let sum = 0
    const base = row * dims
    for (let d = 0; d < dims; d += 1) sum += vector[d]! * rows[base + d]!
    return sum
  }

  /** The first row after a title's own. */
  const endOf = (owner: number): number => starts[owner + 1] ?? count

  /** The best of a title's parts, see nearnessOf. */
  function nearnessTo(query: AskedTitle, vectors: readonly Int32Array[], owner: number): number {
    let best = 0
    for (let row = starts[owner]!; row < endOf(owner); row += 1)
      for (const [index, { share }] of query.vectors.entries())
        best = Math.max(best, nearnessOf(product(vectors[index]!, row) / (scale * scale)) * share)
    return best
  }

  /** Cosine of the wholes of two titles. */
  function likeness(owner: number, otherOwner: number): number {
    let sum = 0
    const [base, otherBase] = [starts[owner]! * dims, starts[otherOwner]! * dims]
    for (let d = 0; d < dims; d += 1) sum += rows[base + d]! * rows[otherBase + d]!
    return sum / (scale * scale)
  }

  function nearestByLetters(grams: ReadonlySet<string>, limit: number): NearTitle[] {
    const rows = [...gramsOf].map(([owner, ownGrams]) => ({ owner, score: sharedGrams(grams, ownGrams) })).filter(({ score }) => score > 0)
    return rows
      .toSorted((a, b) => b.score - a.score || a.owner - b.owner)
      .slice(0, limit)
      .map(({ owner, score }) => ({ title: titles[owner]!, nearness: nearnessOf(score), order: score }))
  }

  return {
    get size() {
      return titles.length
    },
    add(title) {
      if (added.has(title)) return true
      if (titles.length >= max) return false
      added.add(title)
      titles.push(title)
      starts.push(count)
      const { vectors, grams, namesBothGenders, namesGroup } = space.read(title)
      if (grams) gramsOf.set(titles.length - 1, grams)
      if (namesBothGenders || namesGroup) precedence.set(titles.length - 1, namesBothGenders ? asOccupation : asGroup)
      for (const vector of vectors) append(titles.length - 1, vector)
      return true
    },
    nearest(query, limit) {
      if (query.grams) return nearestByLetters(query.grams, limit)
      const vectors = query.vectors.map(({ vector }) => Int32Array.from(vector, (value) => Math.round(value * scale)))
      const shares = query.vectors.map(({ share }) => share / (scale * scale))
      const scores = new Float64Array(titles.length)
      for (let row = 0; row < count; row += 1) {
        const owner = owners[row] ?? 0
        for (let index = 0; index < vectors.length; index += 1) {
          const similarity = product(vectors[index]!, row) * shares[index]!
          if (similarity > scores[owner]!) scores[owner] = similarity
        }
      }
      // similarity orders, since nearness is 1 for all titles that are similar enough
      for (const [owner, gain] of precedence) if (scores[owner]! > 0) scores[owner] = Math.max(Number.MIN_VALUE, scores[owner]! + gain)
      const nearest = topScores(scores, Math.max(limit, smoothedTitles)).filter(({ score }) => score > 0)
      const read = nearest.map(({ index, score }) => ({ index, similarity: score, nearness: nearnessTo(query, vectors, index) }))
      const first = read.slice(0, smoothedTitles)
      const smoothed = smoothTitles(first, (a, b) => likeness(first[a]!.index, first[b]!.index))
      const ordered = first.map(({ index, nearness }, place) => {
        const { similarity, nearness: shared } = smoothed[place]!
        // whether a title names the same work is decided by itself
        return { index, order: similarity, nearness: nearness >= sameWork ? nearness : Math.min(shared, belowSameWork) }
      })
      const best = topScores(
        Float64Array.from(ordered, ({ order }) => order),
        ordered.length,
      ).map(({ index }) => ordered[index]!)
      // the rest come after the smoothed ones, which may have lost some of their similarity
      const last = Math.min(1, ...best.map(({ order }) => order))
      const rest = read
        .slice(smoothedTitles)
        .map(({ index, similarity, nearness }) => ({ index, order: Math.min(last, similarity), nearness }))
      return [...best, ...rest].slice(0, limit).map(({ index, order, nearness }) => ({ title: titles[index]!, nearness, order }))
    },
  }
}

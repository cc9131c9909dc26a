// A pool's distinct titles in memory, one byte per dimension: 200,000 of them take about 22 MB with 112 dimensions.
import { openDotProducts } from '../titles/dot-products.ts'
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

/** Searches whose result is kept until a title is added: a search is planned several times. */
const maxKept = 50

/** @param max titles beyond it are not added, so that memory stays bounded */
export function openTitlePool(space: TitleSpace, max: number): TitlePool {
  const { width, multiply } = openDotProducts(space.dims)
  const titles: string[] = []
  const added = new Set<string>()
  /** Of titles without rows, see AskedTitle. */
  const gramsOf = new Map<number, ReadonlySet<string>>()
  const precedence = new Map<number, number>()
  /** Each row's title: a compound title has one row per part. */
  let owners = new Int32Array(256)
  /** Each title's first row. */
  const starts: number[] = []
  let rows = new Int8Array(256 * width)
  let count = 0
  const results = new Map<string, NearTitle[]>()

  function quantized(vector: Float32Array): Int8Array {
    const numbers = new Int8Array(width)
    for (const [d, value] of vector.entries()) numbers[d] = Math.round(value * scale)
    return numbers
  }

  function append(owner: number, vector: Float32Array): void {
    if (count === owners.length) {
      const [wider, longer] = [new Int32Array(count * 2), new Int8Array(count * 2 * width)]
      wider.set(owners)
      longer.set(rows)
      owners = wider
      rows = longer
    }
    owners[count] = owner
    rows.set(quantized(vector), count * width)
    count += 1
  }

  /** Calls back for each of these titles with the cosines of its whole to those of all of them, times scale^2. */
  const eachLikeness = (some: readonly number[]) => (use: (likeness: Int32Array, index: number) => void) => {
    const firstRows = some.map((owner) => rows.subarray(starts[owner]! * width, (starts[owner]! + 1) * width))
    const joined = new Int8Array(some.length * width)
    for (const [index, row] of firstRows.entries()) joined.set(row, index * width)
    multiply(joined, firstRows, use)
  }

  function nearestByLetters(grams: ReadonlySet<string>, limit: number): NearTitle[] {
    const rows = [...gramsOf]
      .map(([owner, titleGrams]) => ({ owner, score: sharedGrams(grams, titleGrams) }))
      .filter(({ score }) => score > 0)
    return rows
      .toSorted((a, b) => b.score - a.score || a.owner - b.owner)
      .slice(0, limit)
      .map(({ owner, score }) => ({ title: titles[owner]!, nearness: nearnessOf(score), order: score }))
  }

  function nearestByVectors(query: AskedTitle, limit: number): NearTitle[] {
    const products = query.vectors.map(() => new Int32Array(count))
    multiply(
      rows.subarray(0, count * width),
      query.vectors.map(({ vector }) => quantized(vector)),
      (part, index, first) => products[index]!.set(part, first),
    )
    const scores = new Float64Array(titles.length)
    for (const [index, { share }] of query.vectors.entries()) {
      const cosines = products[index]!
      for (let row = 0; row < count; row += 1) {
        const similarity = (cosines[row]! / (scale * scale)) * share
        if (similarity > scores[owners[row]!]!) scores[owners[row]!] = similarity
      }
    }
    /** The best of a title's parts, see nearnessOf. */
    const nearnessTo = (owner: number): number => {
      let best = 0
      for (let row = starts[owner]!; row < (starts[owner + 1] ?? count); row += 1)
        for (const [index, { share }] of query.vectors.entries())
          best = Math.max(best, nearnessOf(products[index]![row]! / (scale * scale)) * share)
      return best
    }
    // similarity orders, since nearness is 1 for all titles that are similar enough
    for (const [owner, gain] of precedence) if (scores[owner]! > 0) scores[owner] = Math.max(Number.MIN_VALUE, scores[owner]! + gain)
    const closest = topScores(scores, Math.max(limit, smoothedTitles)).filter(({ score }) => score > 0)
    const read = closest.map(({ index, score }) => ({ index, similarity: score, nearness: nearnessTo(index) }))
    const first = read.slice(0, smoothedTitles)
    const smoothed = smoothTitles(first, eachLikeness(first.map(({ index }) => index)))
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
  }

  return {
    get size() {
      return titles.length
    },
    add(title) {
      if (added.has(title)) return true
      if (titles.length >= max) return false
      results.clear()
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
      const key = `${limit} ${query.label}`
      const nearest = results.get(key) ?? (query.grams ? nearestByLetters(query.grams, limit) : nearestByVectors(query, limit))
      // the most recently used one last
      results.delete(key)
      results.set(key, nearest)
      if (results.size > maxKept) for (const oldest of results.keys()) if (results.size > maxKept) results.delete(oldest)
      return nearest
    },
  }
}

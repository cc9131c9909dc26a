// A pool's distinct titles in memory, one byte per dimension: 200,000 of them take about 13 MB with 64 dimensions.
import { topScores } from '../titles/top-scores.ts'
import { nearnessOf, type AskedTitle, type TitleSpace } from '../titles/title-space.ts'
import type { NearTitle } from './pool-view.ts'

export interface TitlePool {
  readonly size: number
  /** Skips existing titles. Returns false when the pool is full. */
  add(title: string): boolean
  /**
   * Most similar first, even if equally near; between similar ones, names of one occupation first and names of groups last;
   * then in insertion order; none with a nearness of 0.
   */
  nearest(query: AskedTitle, limit: number): NearTitle[]
}

/** Length one, as integers. */
const scale = 127
/** The bonus for naming both genders and the penalty for naming a group, on the cosine's scale: docs/decisions/274. */
const [asOccupation, asGroup] = [0.03, -0.05]

/** @param max titles beyond it are not added, so that memory stays bounded */
export function openTitlePool(space: TitleSpace, max: number): TitlePool {
  const { dims } = space
  const titles: string[] = []
  const added = new Set<string>()
  const precedence = new Map<number, number>()
  /** Each row's title: a compound title has one row per part. */
  let owners = new Int32Array(256)
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

  return {
    get size() {
      return titles.length
    },
    add(title) {
      if (added.has(title)) return true
      if (titles.length >= max) return false
      added.add(title)
      titles.push(title)
      const { vectors, namesBothGenders, namesGroup } = space.read(title)
      if (namesBothGenders || namesGroup) precedence.set(titles.length - 1, namesBothGenders ? asOccupation : asGroup)
      for (const vector of vectors) append(titles.length - 1, vector)
      return true
    },
    nearest(query, limit) {
      // similarity orders, since nearness is 1 for all titles that are similar enough
      const scores = new Float64Array(titles.length)
      const near = new Float64Array(titles.length)
      for (const { vector, share } of query.vectors) {
        const target = Int32Array.from(vector, (value) => Math.round(value * scale))
        for (let row = 0; row < count; row += 1) {
          let sum = 0
          const base = row * dims
          for (let d = 0; d < dims; d += 1) sum += (target[d] ?? 0) * (rows[base + d] ?? 0)
          const similarity = sum / (scale * scale)
          const owner = owners[row] ?? 0
          if (similarity * share > (scores[owner] ?? 0)) scores[owner] = similarity * share
          near[owner] = Math.max(near[owner] ?? 0, nearnessOf(similarity) * share)
        }
      }
      for (const [owner, gain] of precedence)
        if ((scores[owner] ?? 0) > 0) scores[owner] = Math.max(Number.MIN_VALUE, (scores[owner] ?? 0) + gain)
      return topScores(scores, limit).flatMap(({ index }) => {
        const [title, nearness = 0] = [titles[index], near[index]]
        return title !== undefined && nearness > 0 ? [{ title, nearness, order: scores[index] ?? 0 }] : []
      })
    },
  }
}

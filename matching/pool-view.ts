// What a plan may know of the pool it searches: its titles and how rare its words are.
import type { AskedTitle } from './title-space.ts'
import type { PoolWords } from './text/bm25f.ts'

export interface NearTitle {
  /** As people of the pool write it. */
  title: string
  /** 0 to 1, see nearnessOf. */
  nearness: number
  /** What it is ordered by: similarity, more for a name of one occupation as such, less for a name of a group. */
  order: number
}

export interface PoolView {
  /** The titles of the pool that are nearest to an asked one, best first; none with a nearness of 0. */
  nearTitles(asked: AskedTitle, limit: number): NearTitle[]
  words: PoolWords
}

/** A pool of which nothing is known: every word is as rare as every other. */
export const noPool: PoolView = { nearTitles: () => [], words: { people: 0, count: () => 0 } }

// The statistics of a pool that a plan uses: titles, and how rare words are.
import type { AskedTitle } from '../titles/title-space.ts'
import type { PoolWords } from './bm25f.ts'

export interface NearTitle {
  /** As people of the pool write it. */
  title: string
  /** 0 to 1, see nearnessOf. */
  nearness: number
  /** The sort key: similarity, raised for names of one occupation and lowered for names of a group. */
  order: number
}

export interface PoolView {
  /** The titles of the pool that are nearest to an asked one, best first; none with a nearness of 0. */
  nearTitles(title: AskedTitle, limit: number): NearTitle[]
  words: PoolWords
}

/** A pool of which nothing is known: every word is as rare as every other. */
export const noPool: PoolView = { nearTitles: () => [], words: { people: 0, count: () => 0 } }

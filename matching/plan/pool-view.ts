// A pool's statistics for planning: titles, and how rare words are.
import type { AskedTitle } from '../titles/title-space.ts'
import type { PoolWords } from './bm25f.ts'

export interface NearTitle {
  /** As written by people in the pool. */
  title: string
  /** 0 to 1, see nearnessOf. */
  nearness: number
  /** The sort key: similarity, raised for names of one occupation and lowered for names of a group. */
  order: number
}

export interface PoolView {
  /** The pool's titles closest to a requested one, best first; none with a nearness of 0. */
  nearTitles(title: AskedTitle, limit: number): NearTitle[]
  words: PoolWords
}

/** A pool without data: all words are equally rare. */
export const noPool: PoolView = { nearTitles: () => [], words: { people: 0, count: () => 0 } }

// Which titles name work similar to the requested ones: the pool's for fetching, and any title for scoring.
import { titleTextIds } from '../skills/concepts.ts'
import type { PoolView } from './pool-view.ts'
import { cosine } from '../titles/encoder.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface Nearest {
  /** 0 other work, 1 the same. */
  value: number
  /** The requested title it is close to; '' without one. */
  asked: string
  /** The requested title it is close to by the lists or its own words; null when only a likely occupation connects them. */
  closeTo: string | null
}

export interface NearWork {
  /** The requested titles, as written. */
  asked: string[]
  of(title: string): Nearest
  /** The pool's titles by steps of nearness, nearest first: IDs as held today and as held at any time. */
  steps: { nearness: number; current: number[]; held: number[] }[]
  /** IDs of titles close enough to be fetched at first. */
  fetched: { current: number[]; held: number[] }
  /** IDs of titles for the same work, see {@link sameWork}. */
  same: { current: number[]; held: number[] }
}

/** Titles in the pool used in a search, per requested title. */
const maxTitles = 600
/** Titles at least this close are counted and fetched immediately; the others when too few people are found. */
export const fetchNearness = 0.45
const minNearness = 0.15
/**
 * From this nearness on, a title meets a required one. Of the title pairs in the judged sets (German, French, Spanish, Spanish to
 * English), 61% of those at .95 or more name the same occupation, 48% of those from .90, 29% of those from .85, 19% of those from .80.
 */
export const sameWork = 0.9
/** Titles that the lists distinguish aren't the same work, however similar they look. */
const toldApart = 0.45
const maxKept = 20_000
/** Titles with this cosine are called close to each other in a reason. */
const closeCosine = 0.6

const highestSimilarity = (some: readonly Float32Array[], candidates: readonly Float32Array[]): number =>
  Math.max(-1, ...some.flatMap((vector) => candidates.map((otherVector) => cosine(vector, otherVector))))

export function nearWork(vocabulary: Vocabulary, titles: readonly string[], pool: PoolView): NearWork {
  const requested = titles.map((title) => {
    const reading = vocabulary.titles.read(title)
    return {
      asked: vocabulary.space.ask(title),
      own: vocabulary.space.ownVectors(title),
      reading,
      close: vocabulary.titles.close(reading.concept),
    }
  })
  const cache = new Map<string, Nearest>()

  function measure(title: string): Nearest {
    const reading = vocabulary.titles.read(title)
    let best: Nearest = { value: 0, asked: '', closeTo: null }
    let closest = closeCosine
    for (const query of requested) {
      let value = vocabulary.space.nearness(query.asked, title)
      if (reading.isKnown && query.reading.isKnown && reading.concept !== query.reading.concept) {
        if (!query.close.includes(reading.concept))
          value = Math.min(value, reading.family === query.reading.family ? toldApart : toldApart / 2)
      }
      if (value > best.value) best = { ...best, value, asked: query.asked.label }
      const isListed = reading.concept === query.reading.concept || query.close.includes(reading.concept)
      const likeness = isListed ? 1 : highestSimilarity(query.own, vocabulary.space.ownVectors(title))
      if (likeness >= closest) [best, closest] = [{ ...best, closeTo: query.asked.label }, likeness]
    }
    return best
  }

  const nearestTo = (title: string): Nearest => {
    const cached = cache.get(title)
    if (cached) return cached
    const nearest = measure(title)
    if (cache.size >= maxKept) cache.clear()
    cache.set(title, nearest)
    return nearest
  }

  const titlesOfPool = [...new Set(requested.flatMap((query) => pool.nearTitles(query.asked, maxTitles).map(({ title }) => title)))]
    .map((title) => ({ title, nearness: nearestTo(title).value }))
    .filter(({ nearness }) => nearness >= minNearness)
    .toSorted((a, b) => b.nearness - a.nearness || (a.title < b.title ? -1 : 1))
  const first = titlesOfPool.filter(({ nearness }) => nearness >= fetchNearness)
  const byStep = Map.groupBy(titlesOfPool, ({ nearness }) => Math.round(nearness * 10) / 10)
  const idsOf = (list: readonly { title: string }[]) => {
    const ids = list.map(({ title }) => titleTextIds(title))
    return { current: ids.map(({ current }) => current), held: ids.map(({ held: past }) => past) }
  }
  return {
    asked: [...titles],
    of: nearestTo,
    steps: [...byStep].map(([nearness, list]) => ({ nearness, ...idsOf(list) })),
    fetched: idsOf(first),
    same: idsOf(first.filter(({ nearness }) => nearness >= sameWork)),
  }
}

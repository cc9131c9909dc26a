// Which titles name work similar to the requested ones: the pool's for fetching, and any title for scoring.
import { normalise } from '@fairlead/domain/reference/normalise'
import { titleTextIds } from '../skills/concepts.ts'
import type { PoolView } from './pool-view.ts'
import { cosine } from '../titles/encoder.ts'
import { sameWork } from '../titles/title-space.ts'
import type { TitleReading } from '../skills/titles.ts'
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
  /** IDs of titles for the same work, see sameWork. */
  same: { current: number[]; held: number[] }
}

/** Titles in the pool used in a search, per requested title. */
const maxTitles = 600
/** Titles at least this close are counted and fetched immediately; the others when too few people are found. */
export const fetchNearness = 0.45
/** Of pairs of listed titles, 0.4% are as near. */
const minNearness = 0.08
/** Titles that the lists distinguish aren't the same work, however similar they look. */
const toldApart = 0.45
/**
 * A title that ends with another is that work of some kind, but isn't called the same: 'Board Game Designer'. One that holds another
 * elsewhere doesn't meet a requirement either: 'Dentist Assistant', 'Paralegal Instructor'.
 */
const [kindOf, around] = [0.95, 0.85]
const insideMost = (title: string, otherTitle: string): number => {
  const [part = '', whole = ''] = [normalise(title), normalise(otherTitle)].toSorted((a, b) => a.length - b.length)
  if (part === '' || !` ${whole} `.includes(` ${part} `)) return 1
  return whole.endsWith(` ${part}`) ? kindOf : around
}
const isListedWhole = ({ isKnown, part }: TitleReading): boolean => isKnown && part === null
const maxKept = 20_000
/** Titles with this cosine are called close to each other in a reason. */
const closeCosine = 0.6

const highestSimilarity = (some: readonly Float32Array[], candidates: readonly Float32Array[]): number =>
  Math.max(-1, ...some.flatMap((vector) => candidates.map((otherVector) => cosine(vector, otherVector))))

export function nearWork(vocabulary: Vocabulary, titles: readonly string[], pool: PoolView): NearWork {
  const requested = titles.map((title) => {
    const reading = vocabulary.titles.read(title)
    const query = vocabulary.space.ask(title)
    return {
      asked: query,
      /** Nearness of the pool's titles, which share it with their neighbors. */
      inPool: new Map(pool.nearTitles(query, maxTitles).map(({ title: poolTitle, nearness }) => [poolTitle, nearness])),
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
      let value = query.inPool.get(title) ?? vocabulary.space.nearness(query.asked, title)
      const isOther = reading.concept !== query.reading.concept
      if (isOther && isListedWhole(reading) && isListedWhole(query.reading)) {
        if (!query.close.includes(reading.concept))
          value = Math.min(value, reading.family === query.reading.family ? toldApart : toldApart / 2)
      } else if (isOther) value = Math.min(value, insideMost(query.asked.label, title))
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

  const titlesOfPool = [...new Set(requested.flatMap(({ inPool }) => [...inPool.keys()]))]
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

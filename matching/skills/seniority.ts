// How well the rank of a person's current job fits the requested ranks: one step is fine, a leap isn't.
import type { Track } from '@fairlead/domain/project/preferences'
import { levels } from './title-ranks.ts'
import type { TitleReading } from './titles.ts'

export interface WantedRank {
  /** Requested levels, inclusive; see {@link levels}. */
  low: number
  high: number
  /** People leaders rather than individual contributors. */
  leads: boolean
}

type Ranked = Pick<TitleReading, 'seniority' | 'track' | 'isKnown'>

const leads = (title: Ranked): boolean => title.track !== 'ic'

/**
 * The ranks that titles request. A title without a rank ('Backend Engineer') means anyone from entry to staff; a track set by
 * the user overrides the titles', and applies on its own without titles. [] = every rank fits.
 */
export function requestedRanks(titles: readonly Ranked[], track: Track | null): WantedRank[] {
  if (titles.length === 0)
    return track === null ? [] : [track === 'ic' ? { low: 1, high: 5, leads: false } : { low: 4, high: 7, leads: true }]
  return titles.map((title) => {
    const isOpen = title.seniority === 'mid'
    const level = levels[title.seniority]
    return { low: isOpen ? 1 : level, high: isOpen ? 4 : level, leads: track === null ? leads(title) : track === 'manager' }
  })
}

/**
 * 1 when the current job is within one step of a wanted rank, falling smoothly to a third for a chief in a search for seniors.
 * Leading people instead of doing the work, or the reverse, counts as a step. A job whose title states no rank fits.
 */
export function seniorityFit(ranks: readonly WantedRank[], current: Ranked | null): number {
  if (ranks.length === 0 || !current || (!current.isKnown && current.seniority === 'mid')) return 1
  const level = levels[current.seniority]
  const fits = ranks.map((rank) => {
    const steps = Math.max(0, rank.low - level, level - rank.high) + (leads(current) === rank.leads ? 0 : 1)
    const beyond = Math.max(0, steps - 1)
    return 1 / (1 + 0.1 * beyond + 0.12 * beyond ** 2)
  })
  return Math.max(...fits)
}

// A search's required titles: who has held one, or the same work under another name.
import { distinctTexts } from '@fairlead/domain/reference/normalise'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { nearWork, type NearWork } from './near-work.ts'
import type { JobReading, PersonReading } from '../skills/person.ts'
import type { PoolView } from './pool-view.ts'
import { titles } from './texts/en/missed.ts'
import { sameWork } from '../titles/title-space.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface RequiredTitles {
  labels: string[]
  /** Title concepts of the required titles. */
  concepts: Set<number>
  near: NearWork
  when: SearchPreferences['jobTitlesWhen']
}

/**
 * @param near nearness of all searched titles, used when each is required
 * @returns null when no title is required
 */
export function readRequiredTitles(
  vocabulary: Vocabulary,
  { jobTitles, jobTitlesRequired, jobTitlesWhen }: SearchPreferences,
  near: NearWork,
  pool: PoolView,
): RequiredTitles | null {
  const labels = distinctTexts(jobTitlesRequired)
  if (labels.length === 0) return null
  return {
    labels,
    concepts: new Set(labels.map((title) => vocabulary.titles.read(title).concept)),
    near: labels.length === distinctTexts(jobTitles).length ? near : nearWork(vocabulary, labels, pool),
    when: jobTitlesWhen,
  }
}

/** Held at any time, or in the current job if the search requires current titles. People with unknown jobs have held none. */
export function holdsRequiredTitle({ concepts, near, when: period }: RequiredTitles, { jobs, current }: PersonReading): boolean {
  const isSame = ({ title, titleText }: JobReading) =>
    concepts.has(title.concept) || (title.part?.isAlike && concepts.has(title.part.concept)) || near.of(titleText).value >= sameWork
  return period === 'current' ? current !== null && isSame(current) : jobs.some(isSame)
}

/** 'Chef', 'Chef or Baker', 'Chef, Baker or 2 more'. */
export const requiredTitlesLabel = (labels: readonly string[]): string => titles(...labels)

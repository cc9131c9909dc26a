// Estimates a search's remaining time from its progress since this page first saw it.
import { text as panelReviewSearchProgressText } from '../../../i18n/panel-review-search-progress.ts'

export interface Sighting {
  at: number
  percent: number
}

/** Seconds left, or null while too little is known for an honest estimate. */
export function secondsLeft(first: Sighting | null, now: Sighting): number | null {
  if (!first || now.percent >= 100) return null
  const [seconds, gained] = [(now.at - first.at) / 1000, now.percent - first.percent]
  if (seconds < 1 || gained < 5) return null
  return Math.ceil(((100 - now.percent) * seconds) / gained)
}

export function estimateText(seconds: number | null): string {
  if (seconds === null) return panelReviewSearchProgressText.underAMinute
  if (seconds < 60) return panelReviewSearchProgressText.secondsLeft(Math.max(5, Math.ceil(seconds / 5) * 5))
  const minutes = Math.round(seconds / 60)
  return panelReviewSearchProgressText.minutesLeft(minutes)
}

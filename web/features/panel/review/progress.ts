// How long a search still takes, judged by how far it came since this page first saw it.

export interface Sighting {
  at: number
  percent: number
}

/** Seconds left, or null while too little is known to say anything honest. */
export function secondsLeft(first: Sighting | null, now: Sighting): number | null {
  if (!first || now.percent >= 100) return null
  const [seconds, gained] = [(now.at - first.at) / 1000, now.percent - first.percent]
  if (seconds < 1 || gained < 5) return null
  return Math.ceil(((100 - now.percent) * seconds) / gained)
}

export function estimateText(seconds: number | null): string {
  if (seconds === null) return 'This usually takes less than a minute.'
  if (seconds < 60) return `About ${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds left.`
  const minutes = Math.round(seconds / 60)
  return `About ${minutes} minute${minutes === 1 ? '' : 's'} left.`
}

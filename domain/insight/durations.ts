// Durations as a histogram: buckets that grow by a tenth, so that a median read from them is at most 5% off.

const growth = Math.log(1.1)

/** The bucket of a duration in seconds; anything below a second is in bucket 0. */
export function bucketOf(seconds: number): number {
  return seconds < 1 ? 0 : 1 + Math.floor(Math.log(seconds) / growth)
}

/** The duration in the middle of a bucket. */
function middleOf(bucket: number): number {
  return bucket === 0 ? 0.5 : Math.exp((bucket - 0.5) * growth)
}

export interface Durations {
  n: number
  /** Total seconds. */
  total: number
  buckets: ReadonlyMap<number, number>
}

/** The duration in seconds that `share` (0 to 1) don't exceed; null when there are none. */
export function quantile({ n, buckets }: Pick<Durations, 'n' | 'buckets'>, share: number): number | null {
  if (n <= 0) return null
  const target = Math.max(1, Math.ceil(n * share))
  let sum = 0
  for (const [bucket, count] of [...buckets].toSorted((a, b) => a[0] - b[0])) {
    sum += count
    if (sum >= target) return middleOf(bucket)
  }
  return null
}

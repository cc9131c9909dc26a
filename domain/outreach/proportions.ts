// Intervals for shares of people, and for the difference between two of them. Shares are from 0 to 1.

/** How many of a group did something: 0 <= count <= total. */
export interface Proportion {
  count: number
  total: number
}

export interface Interval {
  low: number
  high: number
}

/** The standard normal quantile of a two-sided 95% interval. */
export const z95 = 1.959963984540054

export const shareOf = ({ count, total }: Proportion): number => (total === 0 ? 0 : count / total)

/**
 * The score interval of one share, without continuity correction; 0 to 1 for an empty group. Source: E. B. Wilson, "Probable
 * inference, the law of succession, and statistical inference", JASA 22 (1927), 209-212, as method 3 in R. G. Newcombe,
 * Statistics in Medicine 17 (1998), 857-872.
 */
export function wilsonInterval({ count, total }: Proportion, z = z95): Interval {
  if (total === 0) return { low: 0, high: 1 }
  const share = count / total
  const square = z * z
  const middle = 2 * count + square
  const half = z * Math.sqrt(square + 4 * count * (1 - share))
  const scale = 2 * (total + square)
  // exact at the ends, where rounding would leave a remainder
  return {
    low: count === 0 ? 0 : Math.max(0, (middle - half) / scale),
    high: count === total ? 1 : Math.min(1, (middle + half) / scale),
  }
}

/**
 * The interval of `a - b`, from -1 to 1, combined from the score intervals of both.
 * Source: method 10 (hybrid score, without continuity correction) in R. G. Newcombe, "Interval estimation for the difference
 * between independent proportions: comparison of eleven methods", Statistics in Medicine 17 (1998), 873-890.
 */
export function newcombeInterval(a: Proportion, b: Proportion, z = z95): Interval {
  const [first, second] = [wilsonInterval(a, z), wilsonInterval(b, z)]
  if (a.total === 0 || b.total === 0) return { low: first.low - second.high, high: first.high - second.low }
  const [shareA, shareB] = [shareOf(a), shareOf(b)]
  const difference = shareA - shareB
  return {
    low: difference - Math.hypot(shareA - first.low, second.high - shareB),
    high: difference + Math.hypot(first.high - shareA, shareB - second.low),
  }
}

/** Where the boundary below is tightest: at roughly eight times as many people per version. */
const mixture = 25

/**
 * The quantile to use instead of 1.96 when results are checked repeatedly: a Brownian motion ever leaves a band of this width,
 * however often it is checked, with a probability of at most 5%. `perVersion` is the number of people per version (with unequal
 * numbers, their harmonic mean).
 * Source: the normal mixture boundary of H. Robbins, "Statistical methods related to the law of the iterated logarithm",
 * Annals of Mathematical Statistics 41 (1970), 1397-1409, in the form of S. R. Howard, A. Ramdas, J. McAuliffe and J. Sekhon,
 * "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49 (2021), 1055-1080, equation (14).
 */
export function alwaysValidZ(perVersion: number): number {
  if (perVersion <= 0) return Infinity
  return Math.sqrt((1 + mixture / perVersion) * (Math.log1p(perVersion / mixture) - 2 * Math.log(0.05)))
}

export const perVersionOf = (a: Proportion, b: Proportion): number =>
  a.total + b.total === 0 ? 0 : (2 * a.total * b.total) / (a.total + b.total)

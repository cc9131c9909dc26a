// Converts a search's weighted sum to points that mean the same in every search.
import { dimensions, strongMatch, type Dimension } from '@fairlead/domain/candidate/assessment'
import fit from './fit.json' with { type: 'json' }

/** Pairs of a weighted sum, 0 to 1, and its displayed points, 0 to 100; both ascending. Points in between are interpolated linearly. */
export type Scale = readonly (readonly [sum: number, points: number])[]

export interface Calibration {
  /** How fast the log odds of being right rise with the weighted sum. */
  slope: number
  /** Each dimension's value at even odds. */
  midpoints: Record<Dimension, number>
}

export const calibration: Calibration = fit.calibration

/** Set manually: the start of a fit, and the values for dimensions without judged data. */
export const chosen: Fit = {
  weights: { title: 6, text: 8, location: 3, similarity: 3 },
  calibration: {
    slope: 12,
    // the kind of work: about as much of the title as a right person has; circumstances: what most people have
    midpoints: {
      title: 0.4,
      text: 0.4,
      keywords: 0.4,
      similarCompanies: 0.4,
      industry: 0.4,
      similarity: 0.4,
      yearsOfExperience: 0.7,
      education: 0.7,
      schoolPrestige: 0.7,
      location: 0.7,
      responseLikelihood: 0.7,
    },
  },
}

/** What is fitted to judged data; stored with each batch, which is computed again with it after another fit. */
export interface Fit {
  /** Weights that users don't set, before normalization to a sum of 1. */
  weights: Record<'title' | 'text' | 'location' | 'similarity', number>
  calibration: Calibration
}

export const currentFit: Fit = { weights: fit.weights, calibration }

/** Points by the share of right people; the last one marks a strong match. */
const anchors = [
  [0.1, 25],
  [0.5, 50],
  [0.9, strongMatch],
] as const
/** Ensures that every search gets its anchors between a sum of 0 and 1. */
export function isUsable({ slope, midpoints }: Calibration): boolean {
  const reach = Math.log(0.9 / 0.1) / slope
  return slope > 0 && Object.values(midpoints).every((middle) => middle - reach > 0 && middle + reach < 1)
}

/** Points halfway between the sum of a strong match and a full one: most of the points above are reserved for distinguishing the best. */
const halfway = 80

const midpointOf = (weights: Readonly<Record<Dimension, number>>, { midpoints }: Calibration): number =>
  dimensions.reduce((sum, name) => sum + weights[name] * midpoints[name], 0)

/** The expected share of right people at this sum, according to the judged data. */
export const chanceOf = (weights: Readonly<Record<Dimension, number>>, sum: number, used: Calibration = calibration): number =>
  1 / (1 + Math.exp(-used.slope * (sum - midpointOf(weights, used))))

/**
 * The scale of a search, derived from its weights before anyone is judged.
 * @param weights of the dimensions, sum 1; all 0 for an empty search
 */
export function scaleOf(weights: Readonly<Record<Dimension, number>>, used: Calibration = calibration): Scale {
  const middle = midpointOf(weights, used)
  if (middle === 0)
    return [
      [0, 0],
      [1, 100],
    ]
  const inner = anchors.map(([chance, points]) => [middle + Math.log(chance / (1 - chance)) / used.slope, points] as const)
  const strong = inner.at(-1)?.[0] ?? middle
  return [[0, 0], ...inner, [(strong + 1) / 2, halfway], [1, 100]]
}

/** Points for a weighted sum, 0 to 100; monotonic. */
export function pointsAt(scale: Scale, sum: number): number {
  const above = Math.max(
    1,
    scale.findIndex(([threshold]) => threshold >= sum),
  )
  const [[from, min] = [0, 0], [to, max] = [1, 100]] = [scale[above - 1], scale[above]]
  return Math.min(100, Math.max(0, min + ((sum - from) / (to - from)) * (max - min)))
}

/**
 * Scales numbers so that they add up to a whole score, in tenths: each is rounded down to a tenth, and the missing tenths go to
 * the parts that lost most, the first of equals.
 * @param parts points of any scale whose sum is above 0, or is 0 with a score of 0
 */
export function shareOut(parts: readonly number[], score: number): number[] {
  const sum = parts.reduce((total, part) => total + part, 0)
  const scaled = parts.map((part) => (sum > 0 ? Math.round((part * score * 10 * 1e6) / sum) / 1e6 : 0))
  const tenths = scaled.map(Math.floor)
  const missing = Math.round(score * 10) - tenths.reduce((total, part) => total + part, 0)
  const order = scaled
    .map((part, index) => ({ at: index, lost: part - Math.floor(part) }))
    .toSorted((a, b) => b.lost - a.lost || a.at - b.at)
  for (const { at: index } of order.slice(0, Math.max(0, missing))) tenths[index] = (tenths[index] ?? 0) + 1
  return tenths.map((part) => part / 10)
}

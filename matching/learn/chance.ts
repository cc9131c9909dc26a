// How surprising it would be by chance that approvals and rejections differ in a feature as much as they do.

/** How many of the approved and of the rejected have a feature. */
export interface Split {
  approved: number
  rejected: number
}

export interface Chance {
  /** The chance that approvals exceed rejections in a feature at least this much; the highest for the given base rates. */
  of(split: Split, shares: readonly number[]): number
  /** The chance that a feature with this base rate reaches a chance of at most `bound`, which few can with few decisions. */
  reaching(bound: number, share: number): number
}

/** Base rates are rounded to this, so that a few tables serve all features. */
const steps = 40

/** Probabilities of 0 to `draws` successes. */
function binomial(draws: number, share: number): Float64Array {
  const result = new Float64Array(draws + 1)
  const [yes, no] = [Math.log(share), Math.log(1 - share)]
  let ways = 0
  for (let k = 0; k <= draws; k += 1) {
    if (k > 0) ways += Math.log(draws - k + 1) - Math.log(k)
    result[k] = Math.exp(ways + k * yes + (draws - k) * no)
  }
  return result
}

/** For each k, the probability of k or more. */
const orMore = (chances: Float64Array): Float64Array => {
  const result = chances.slice()
  for (let k = result.length - 2; k >= 0; k -= 1) result[k] = result[k]! + result[k + 1]!
  return result
}

/** Differences count as equal up to rounding. */
const rounding = 1 + 1e-9

/**
 * An exact test of decisions about people who each have a feature with the chance of its base rate, whatever the decision. The
 * statistic is the product of two tails: so many of the approved, or more, have it, and so few of the rejected, or fewer. The
 * probability of a result is the sum of all results with a statistic at most as high.
 */
export function openChance(approved: number, rejected: number): Chance {
  const key = `${approved} ${rejected}`
  const existing = opened.get(key) ?? openTables(approved, rejected)
  opened.delete(key)
  opened.set(key, existing)
  if (opened.size > maxOpened) opened.delete(opened.keys().next().value!)
  return existing
}

const opened = new Map<string, Chance>()
const maxOpened = 64

function openTables(approved: number, rejected: number): Chance {
  const tables = new Map<number, { statistic: Float64Array; sorted: Float64Array; sums: Float64Array }>()
  function tableFor(level: number) {
    const existing = tables.get(level)
    if (existing) return existing
    const share = Math.min(1 - 0.5 / steps, Math.max(0.5 / steps, level / steps))
    const [ofApproved, ofRejected] = [binomial(approved, share), binomial(rejected, share)]
    const [many, few] = [orMore(ofApproved), orMore(ofRejected.toReversed()).toReversed()]
    const width = rejected + 1
    const statistic = new Float64Array((approved + 1) * width)
    const chance = new Float64Array(statistic.length)
    for (let a = 0; a <= approved; a += 1)
      for (let r = 0; r <= rejected; r += 1) {
        statistic[a * width + r] = many[a]! * few[r]!
        chance[a * width + r] = ofApproved[a]! * ofRejected[r]!
      }
    const order = Array.from(statistic.keys()).toSorted((i, j) => statistic[i]! - statistic[j]!)
    const sums = new Float64Array(order.length)
    let sum = 0
    for (const [place, index] of order.entries()) sums[place] = sum += chance[index]!
    const table = { statistic, sorted: Float64Array.from(order, (index) => statistic[index]!), sums }
    tables.set(level, table)
    return table
  }
  const levelOf = (share: number) => Math.round(share * steps)

  return {
    of({ approved: a, rejected: r }, shares) {
      return Math.max(
        ...shares.map((share) => {
          const { statistic, sorted, sums } = tableFor(levelOf(share))
          return sums[countUpTo(sorted, statistic[a * (rejected + 1) + r]!) - 1] ?? 0
        }),
      )
    },
    reaching(bound, share) {
      const { sums } = tableFor(levelOf(share))
      return sums[countUpTo(sums, bound) - 1] ?? 0
    },
  }
}

/** How many of the ascending values are at most `bound`. */
function countUpTo(values: Float64Array, bound: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! <= bound * rounding) low = middle + 1
    else high = middle
  }
  return low
}

// Yearly pay of several people in bands of equal width.
import { must } from '../shared/records.ts'

export interface PayBand {
  from: number
  /** Exclusive. */
  to: number
  people: number
}

const mostBands = 10
const widths = [1, 2, 2.5, 5, 10]

/** The narrowest round width that makes at most ten bands from the lowest to the highest; empty bands between them are kept. */
export function payBands(amounts: readonly number[]): PayBand[] {
  if (amounts.length === 0) return []
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1000, (high - low) / mostBands)))
  const firstOf = (width: number) => Math.floor(low / width)
  const fits = (width: number) => Math.floor(high / width) - firstOf(width) < mostBands
  const width = widths.map((factor) => factor * magnitude).find(fits) ?? 20 * magnitude
  const bands = Array.from({ length: Math.floor(high / width) - firstOf(width) + 1 }, (_, index): PayBand => {
    const from = (firstOf(width) + index) * width
    return { from, to: from + width, people: 0 }
  })
  for (const amount of amounts) must(bands[Math.floor(amount / width) - firstOf(width)]).people += 1
  return bands
}

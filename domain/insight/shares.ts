// Small counts are shown as numbers, without percentages.
import { entriesOf } from '../shared/records.ts'
import { text } from './texts/shares.ts'

/** From this count up, a share is shown as a percentage. */
export const enoughForPercent = 10

/** '37%', '3 of 4', or a dash for none. */
export function shareText(part: number, total: number): string {
  if (total <= 0) return '–'
  return total < enoughForPercent ? text.outOf(part, total) : text.percent(Math.round((100 * part) / total))
}

/** '4 minutes', '2.5 days', '< 1 minute': one unit, as exact as a histogram allows; a dash for none. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return '–'
  const units = { days: 86_400, hours: 3600, minutes: 60 }
  for (const [unit, size] of entriesOf(units)) {
    const value = seconds / size
    if (value >= 0.95) return text[unit](value < 9.95 ? Number(value.toFixed(1)) : Math.round(value))
  }
  return text.lessThanAMinute
}

// Days as exports write them: 2024-03-12, 3/12/2024, 12.03.2024, 12 Mar 2024, with or without a time.
import { dayOf, type Day } from '../shared/days.ts'
import { monthWords } from '../shared/month-words.data.ts'

const months = new Map(monthWords.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)))
const longest = 60
const firstYear = 1970

/** True when 3/12 in a column of days is December 3: a number before the first slash is beyond 12. */
export function isDayFirst(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    const [first = 0] = numbersWithSlash(cell) ?? []
    return first > 12
  })
}

const numbersWithSlash = (cell: string): number[] | null =>
  /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})(?!\d)/.exec(cell.slice(0, longest).trim())?.slice(1).map(Number) ?? null

/**
 * The day in a cell; null when it isn't one.
 * @param dayFirst the order of numbers between slashes; dots and dashes are always day first unless the year leads
 */
export function readDay(cell: string, dayFirst: boolean): Day | null {
  const text = cell.slice(0, longest).trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (iso) return plausible(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const slashed = numbersWithSlash(text)
  if (slashed) {
    const [first = 0, second = 0, year = 0] = slashed
    return dayFirst ? plausible(year, second, first) : plausible(year, first, second)
  }
  const dotted = /^(\d{1,2})[.-](\d{1,2})[.-](\d{2,4})(?!\d)/.exec(text)
  if (dotted) return plausible(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const month = words.map((word) => months.get(word)).find((number) => number !== undefined)
  if (month === undefined) return null
  const numbers = words.flatMap((word) => (/^\d{1,4}(?:st|nd|rd|th)?$/.test(word) ? [Number.parseInt(word, 10)] : []))
  const year = numbers.find((number) => number > 31)
  const day = numbers.find((number) => number <= 31)
  return year === undefined || day === undefined ? null : plausible(year, month, day)
}

/** null for a day that doesn't exist, and for years in which no one applied. Two digits are of this century. */
function plausible(year: number, month: number, day: number): Day | null {
  const whole = year < 100 ? 2000 + year : year
  return whole < firstYear || whole > 2100 ? null : dayOf(whole, month, day)
}

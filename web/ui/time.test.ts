// Times in words.
import { describe, expect, it, test } from 'vitest'
import { ownZone, timeText, usualOrder } from '@fairlead/domain/shared/dates'
import { dayInWords, exactDate, monthYear, readersClock, relativeDate, shortDate } from './time.ts'

const now = new Date(2026, 10, 21, 12, 0)
/** In the time zone of the machine that runs the tests. */
const clockText = (day: string, hour: number, minute: number) =>
  `${day} ${timeText(new Date(2026, 10, 21, hour, minute), ownZone(), readersClock())}`
const isoTime = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

describe('relativeDate', () => {
  it('shows near times relative to now', () => {
    expect(relativeDate(new Date(now.getTime() - 5000).toISOString(), now)).toBe('just now')
    expect(relativeDate(new Date(now.getTime() - 5 * 60_000).toISOString(), now)).toBe('5 min ago')
    expect(relativeDate(isoTime(2026, 10, 21, 8, 5), now)).toBe(clockText('today', 8, 5))
    expect(relativeDate(isoTime(2026, 10, 20, 23, 59), now)).toBe(clockText('yesterday', 23, 59))
    expect(relativeDate(isoTime(2026, 10, 17, 9, 0), now)).toBe('4 days ago')
    expect(relativeDate(isoTime(2026, 10, 22, 9, 0), now)).toBe(clockText('tomorrow', 9, 0))
  })
  it('shows distant ones as a date', () => {
    expect(relativeDate(isoTime(2026, 9, 2, 9, 0), now)).toBe('Oct 2')
    expect(shortDate(isoTime(2024, 0, 9, 9, 0), now)).toBe('Jan 9, 2024')
  })
  it('is empty for an invalid date', () => {
    expect(relativeDate('soon', now)).toBe('')
    expect(exactDate('soon')).toBe('')
  })
})

describe('monthYear', () => {
  it('reads months and bare years', () => {
    expect(monthYear('2021-03')).toBe('Mar 2021')
    expect(monthYear('2021-01')).toBe('2021')
    expect(monthYear('2021')).toBe('2021')
    expect(monthYear(null)).toBe('')
  })
})

test('a day of the week is written in the reader’s order', () => {
  const order = usualOrder(undefined)
  expect(dayInWords(new Date(2026, 10, 25))).toMatch(order === 'month-first' ? /^Wed, Nov 25$/ : /^Wed,? 25 Nov$/)
})

test('an exact date names its weekday and zone', () => {
  expect(exactDate(isoTime(2026, 10, 21, 8, 5))).toMatch(/^Sat, Nov 21, 2026, 0?8:05( AM)? \(\S+\)$/)
})

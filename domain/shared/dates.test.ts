// Dates and times in the format used everywhere.
import { expect, test } from 'vitest'
import {
  dayAsMoment,
  dayText,
  habitsOfZone,
  longDayText,
  momentText,
  monthText,
  timeText,
  usualClock,
  usualOrder,
  weekdayText,
} from './dates.ts'

const moment = new Date('2026-11-24T13:05:00Z')

test('an exact time, as in the history of replies, names its zone, in either clock format [836]', () => {
  expect(momentText(moment, 'Europe/Berlin')).toBe('Tue, Nov 24, 2026, 14:05 (Europe/Berlin)')
  expect(momentText(moment, 'America/Chicago', '12')).toBe('Tue, Nov 24, 2026, 7:05 AM (America/Chicago)')
  expect(momentText(new Date('2026-11-24T00:00:00Z'), 'UTC')).toBe('Tue, Nov 24, 2026, 00:00 (UTC)')
  expect(momentText(new Date('2026-11-24T00:30:00Z'), 'UTC', '12')).toBe('Tue, Nov 24, 2026, 12:30 AM (UTC)')
  expect(momentText(new Date('soon'), 'UTC')).toBe('')
})

test('days, as for scheduled emails, in US order, in the requested zone [837]', () => {
  expect(dayText(moment, 'UTC')).toBe('Nov 24, 2026')
  expect(dayText(new Date('2026-11-24T23:30:00Z'), 'Asia/Tokyo', false)).toBe('Nov 25')
  expect(weekdayText(moment, 'UTC', false)).toBe('Tue, Nov 24')
  expect(longDayText(moment, 'UTC')).toBe('Tuesday, November 24, 2026')
  expect(longDayText(dayAsMoment('2026-03-01'), 'UTC', false)).toBe('Sunday, March 1')
  expect(monthText(dayAsMoment('2021-03-15'), 'UTC')).toBe('Mar 2021')
  expect(timeText(moment, 'UTC', '24')).toBe('13:05')
})

test('the clock format follows the reader’s language and region', () => {
  expect(['en-US', 'en-GB', 'de-DE', 'en-IN'].map((locale) => usualClock(locale))).toEqual(['12', '24', '24', '12'])
})

test.each([
  ['en-US', 'Nov 24, 2026', 'Tue, Nov 24, 2026, 2:05 PM (Europe/Berlin)', 'Tuesday, November 24'],
  ['en-GB', '24 Nov 2026', 'Tue, 24 Nov 2026, 14:05 (Europe/Berlin)', 'Tuesday 24 November'],
  ['de', '24 Nov 2026', 'Tue, 24 Nov 2026, 14:05 (Europe/Berlin)', 'Tuesday 24 November'],
])('a reader of %s gets English words in the order of their language', (locale, day, exact, long) => {
  const order = usualOrder(locale)
  expect(dayText(moment, 'UTC', true, order)).toBe(day)
  expect(momentText(moment, 'Europe/Berlin', usualClock(locale), order)).toBe(exact)
  expect(longDayText(moment, 'UTC', false, order)).toBe(long)
})

test.each([
  ['America/New_York', '12', 'month-first'],
  ['Europe/London', '24', 'day-first'],
  ['Europe/Berlin', '24', 'day-first'],
  ['Asia/Kolkata', '12', 'day-first'],
  ['Asia/Calcutta', '12', 'day-first'],
  ['Europe/Kyiv', '24', 'day-first'],
  ['Asia/Tokyo', '24', 'month-first'],
  ['UTC', '24', 'month-first'],
] as const)('people in %s have a clock of %s hours, %s', (zone, clock, order) => {
  expect(habitsOfZone(zone)).toEqual({ clock, order })
})

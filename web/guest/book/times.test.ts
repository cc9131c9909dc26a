// Slots by day and week in a zone, and formatted times.
import { expect, test } from 'vitest'
import { findZones, offsetInWords, slotInWords, timeInWords, weeksOf } from './times.ts'

const slot = (start: string) => ({ start, end: new Date(Date.parse(start) + 1_800_000).toISOString() })

test("a slot is on the day and in the week of the reader's zone", () => {
  const slots = [slot('2027-03-07T22:30:00.000Z'), slot('2027-03-09T09:00:00.000Z')]
  const daysIn = (zone: string) =>
    weeksOf(slots, zone).map(({ monday, days }) => [monday, days.filter((day) => day.slots.length > 0).map(({ date }) => date)])
  expect(daysIn('America/New_York')).toEqual([
    ['2027-03-01', ['2027-03-07']],
    ['2027-03-08', ['2027-03-09']],
  ])
  expect(daysIn('Asia/Tokyo')).toEqual([['2027-03-08', ['2027-03-08', '2027-03-09']]])
})

test('formats times in either clock format, with the offset at that time', () => {
  expect(timeInWords('2027-03-01T00:05:00Z', 'UTC', '12')).toBe('12:05 AM')
  expect(timeInWords('2027-03-01T12:00:00Z', 'UTC', '12')).toBe('12:00 PM')
  expect(timeInWords('2027-03-01T00:05:00Z', 'UTC', '24')).toBe('00:05')
  expect(slotInWords(slot('2027-07-01T12:00:00.000Z'), 'Europe/Berlin', '24')).toBe('Thursday, July 1, 14:00 to 14:30')
  expect(offsetInWords('Europe/Berlin', Date.parse('2027-01-01T00:00:00Z'))).toBe('GMT+1')
  expect(offsetInWords('America/St_Johns', Date.parse('2027-01-01T00:00:00Z'))).toBe('GMT-3:30')
  expect(offsetInWords('UTC', 0)).toBe('GMT')
})

test('finds zones by parts of their names', () => {
  expect(findZones('new york', 'UTC')).toEqual(['America/New_York'])
  expect(findZones('', 'Europe/Berlin')[0]).toBe('Europe/Berlin')
})

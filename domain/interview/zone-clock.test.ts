// Clock changes: skipped and repeated times.
import { expect, test } from 'vitest'
import { daysBetween, endOfDay, instantOf, isShown, offsetAt, wallAt, weekOf, weekdayOf } from './zone-clock.ts'
import { addDays } from '../shared/days.ts'

test.each([
  // zone, clock, instant, whether it is shown
  ['Europe/Berlin', '2026-03-29', 90, '2026-03-29T00:30:00Z', true],
  ['Europe/Berlin', '2026-03-29', 150, '2026-03-29T01:00:00Z', false],
  ['Europe/Berlin', '2026-03-29', 180, '2026-03-29T01:00:00Z', true],
  ['Europe/Berlin', '2026-10-25', 150, '2026-10-25T00:30:00Z', true],
  ['Europe/Berlin', '2026-10-25', 180, '2026-10-25T02:00:00Z', true],
  ['Europe/Berlin', '2026-10-25', 1440, '2026-10-25T23:00:00Z', true],
  ['America/New_York', '2026-11-01', 60, '2026-11-01T05:00:00Z', true],
  ['America/New_York', '2026-12-31', 1440, '2027-01-01T05:00:00Z', true],
  ['Australia/Lord_Howe', '2026-10-04', 135, '2026-10-03T15:30:00Z', false],
  ['Australia/Lord_Howe', '2026-04-05', 105, '2026-04-04T14:45:00Z', true],
  ['Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00Z', false],
  ['Asia/Kathmandu', '2026-01-01', 0, '2025-12-31T18:15:00Z', true],
  ['Pacific/Kiritimati', '2026-01-01', 0, '2025-12-31T10:00:00Z', true],
  ['Pacific/Pago_Pago', '2026-01-01', 0, '2026-01-01T11:00:00Z', true],
  ['UTC', '2026-02-28', 1440, '2026-03-01T00:00:00Z', true],
])('%s shows %s and %i minutes at %s', (zone, date, minutes, instant, isWritten) => {
  expect(new Date(instantOf(zone, { date, minutes })).toISOString()).toBe(instant.replace('Z', '.000Z'))
  expect(isShown(zone, { date, minutes })).toBe(isWritten)
})

test('converts a clock time back, and counts days on the calendar', () => {
  expect(wallAt('Europe/Berlin', Date.parse('2026-10-25T01:30:00Z'))).toEqual({ date: '2026-10-25', minutes: 150 })
  expect(offsetAt('Asia/Kolkata', 0)).toBe(19_800_000)
  expect(() => offsetAt('Mars/Olympus', 0)).toThrow(RangeError)
  expect([addDays('2028-02-28', 2), daysBetween('2026-03-28', '2026-03-30')]).toEqual(['2028-03-01', 2])
  expect(['2026-11-23', '2026-11-29'].map((date) => [weekdayOf(date), weekOf(date)])).toEqual([
    [0, '2026-11-23'],
    [6, '2026-11-23'],
  ])
})

test.each([
  ['UTC', '2026-11-29T23:59:59.500Z', '2026-11-30T00:00:00.000Z'],
  ['America/New_York', '2026-11-30T04:59:00Z', '2026-11-30T05:00:00.000Z'],
  ['America/New_York', '2026-11-30T05:00:00Z', '2026-12-01T05:00:00.000Z'],
  // a day of 23 hours
  ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-29T10:00:00Z', '2026-11-30T10:00:00.000Z'],
])('the day ends at midnight of the zone: %s at %s', (zone, moment, end) => {
  expect(endOfDay(zone, new Date(moment)).toISOString()).toBe(end)
})

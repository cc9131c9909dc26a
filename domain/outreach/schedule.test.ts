import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { readScheduledDate, scheduledAt } from './schedule.ts'

const whole = { date: '2026-12-01', time: '09:30', isScheduled: true }

test("combines date, time, and flag into a moment in the user's time zone [715]", () => {
  expect(scheduledAt(whole)).toEqual(new Date(2026, 11, 1, 9, 30))
})
test.each([
  ['no date', { ...whole, date: '' }],
  ['no time', { ...whole, time: '' }],
  ['no flag', { ...whole, isScheduled: false }],
  ['a date that is none', { ...whole, date: '2026-13-45' }],
])('%s: sent at once [715]', (_, form) => {
  expect(scheduledAt(form)).toBe(null)
})

const now = new Date('2026-11-21T12:00:00Z')
test.each([
  [undefined, null],
  [' ', null],
  ['2026-12-01T09:30:00Z', '2026-12-01T09:30:00.000Z'],
  ['2026-12-01T09:30+01:00', '2026-12-01T08:30:00.000Z'],
  // a clock that is slightly slow
  ['2026-11-21T11:59:30Z', null],
])('%j on the wire', (text, expected) => {
  expect(readScheduledDate(text, now)?.toISOString() ?? null).toBe(expected)
})
test.each([
  ['2026-12-01', 'Enter a date and time'],
  ['09:30', 'Enter a date and time'],
  ['2026-12-01T09:30:00', 'Enter a date and time'],
  ['2026-99-01T09:30:00Z', 'Enter a date and time'],
  ['2026-11-20T12:00:00Z', 'Choose a time in the future.'],
  ['2028-11-20T12:00:00Z', 'Choose a time within a year.'],
])('%j is refused', (text, sentence) => {
  expect(() => readScheduledDate(text, now)).toThrow(Refusal)
  expect(() => readScheduledDate(text, now)).toThrow(sentence)
})

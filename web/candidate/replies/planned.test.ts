// Scheduled times, as text and form values in the user's time zone.
import { expect, it } from 'vitest'
import { fieldsOf, nextMorning, plannedText } from './planned.ts'

it('formats a time with its zone', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(plannedText('2026-11-26T08:00:00Z', now, 'Europe/Berlin', '24')).toBe('Thu, Nov 26, 09:00 (Europe/Berlin)')
  expect(plannedText('2027-01-04T08:30:00Z', now, 'UTC', '24')).toBe('Mon, Jan 4, 2027, 08:30 (UTC)')
})

it("offers nine o'clock on the next working day", () => {
  expect(fieldsOf(nextMorning(new Date(2026, 10, 24, 17)))).toEqual({ date: '2026-11-25', time: '09:00' })
  expect(fieldsOf(nextMorning(new Date(2026, 10, 27, 17)))).toEqual({ date: '2026-11-30', time: '09:00' })
})

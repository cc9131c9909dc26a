import { expect, test } from 'vitest'
import { leavesAt, readSendHours } from './send-hours.ts'

const place = (timeZone: string | null, ...holidays: string[]) => ({ timeZone, isHoliday: (day: string) => holidays.includes(day) })

const hours = { from: 8, to: 18 }

test.each([
  ['a working hour', '2026-11-23T10:00:00Z', 'Europe/Berlin', '2026-11-23T10:00:00Z', null],
  ['late in the evening', '2026-11-23T20:30:00Z', 'Europe/Berlin', '2026-11-24T07:00:00Z', 'night'],
  ['early in the morning', '2026-11-23T05:59:30Z', 'Europe/Berlin', '2026-11-23T07:00:00Z', 'night'],
  ['a Saturday', '2026-11-21T10:00:00Z', 'Europe/Berlin', '2026-11-23T07:00:00Z', 'weekend'],
  ['a Friday evening', '2026-11-20T18:00:00Z', 'Europe/Berlin', '2026-11-23T07:00:00Z', 'night'],
  ['a Sunday here that is Monday there', '2026-11-22T23:30:00Z', 'Asia/Tokyo', '2026-11-22T23:30:00Z', null],
  ['a Monday here that is Sunday there', '2026-11-23T02:00:00Z', 'America/Los_Angeles', '2026-11-23T16:00:00Z', 'weekend'],
  ['half an hour off', '2026-11-23T01:00:00Z', 'Asia/Kolkata', '2026-11-23T02:30:00Z', 'night'],
  ['over a change of clocks', '2026-03-27T20:00:00Z', 'Europe/Berlin', '2026-03-30T06:00:00Z', 'night'],
])('%s', (_what, ready, zone, leaves, reason) => {
  expect(leavesAt(new Date(ready), place(zone), hours)).toEqual({ at: new Date(leaves), reason })
})

test('is sent immediately without hours, and when the time zone is unknown', () => {
  const sunday = new Date('2026-11-22T03:00:00Z')
  expect(leavesAt(sunday, place('Europe/Berlin'), null)).toEqual({ at: sunday, reason: null })
  expect(leavesAt(sunday, place(null), hours)).toEqual({ at: sunday, reason: null })
})

test.each([
  ['8-18', { from: 8, to: 18 }],
  [' 0-24 ', { from: 0, to: 24 }],
  ['18-8', null],
  ['8-25', null],
  ['8', null],
  ['', null],
])('%j', (text, expected) => {
  expect(readSendHours(text)).toEqual(expected)
})

test('a public holiday there is skipped like a weekend, by the local date', () => {
  const thanksgiving = place('America/Los_Angeles', '2026-11-26', '2026-11-27')
  // still Wednesday evening there
  const evening = new Date('2026-11-26T03:00:00Z')
  expect(leavesAt(evening, thanksgiving, hours)).toEqual({ at: new Date('2026-11-30T16:00:00Z'), reason: 'night' })
  expect(leavesAt(new Date('2026-11-26T18:00:00Z'), thanksgiving, hours)).toEqual({
    at: new Date('2026-11-30T16:00:00Z'),
    reason: 'holiday',
  })
})

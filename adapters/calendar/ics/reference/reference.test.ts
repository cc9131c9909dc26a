// Nightly, every zone of the tz database once, around one of its clock changes if it has any, and daily every eighth zone: both
// readers agree on random calendars.
import { expect, test } from 'vitest'
import { compareWithReference, describeDifference } from './compare.ts'
import { findPython } from './compare.ts'

const python = findPython('dateutil.rrule')
const zoneStep = process.env.NIGHTLY ? 1 : 8
const count = Math.floor(430 / zoneStep)
if (!python) console.log('No python3 with dateutil here: calendars are not held against the independent reader (Debian: python3-dateutil).')

test.skipIf(!python)('random calendars mean the same to an independent reader, zone by zone [848]', { timeout: 180_000 }, async () => {
  const result = await compareWithReference(python!, count, 20261122, zoneStep)
  expect(result.differences.map(describeDifference)).toEqual([])
  // the two tz databases have different dates, and may differ in a handful of zones
  expect(result.zones).toBeGreaterThan(count * 0.85)
  expect(result.unlike.length).toBeLessThan(20)
  expect(result.changing).toBeGreaterThan(count * 0.15)
  expect(result.times).toBeGreaterThan(count * 3)
})

// At night every zone of the tz database once, around one of its changes of clocks where it has any, and by day every fourth: both readers
// say the same of a calendar at random.
import { expect, test } from 'vitest'
import { compareWithReference, describeDifference } from './compare.ts'
import { findPython } from './python-reference.ts'

const python = findPython('dateutil.rrule')
const zoneStep = process.env.NIGHTLY ? 1 : 4
const count = Math.floor(430 / zoneStep)
if (!python) console.log('No python3 with dateutil here: calendars are not held against the independent reader (Debian: python3-dateutil).')

test.skipIf(!python)('calendars at random mean the same to an independent reader, zone by zone [848]', { timeout: 180_000 }, async () => {
  const result = await compareWithReference(python!, count, 20261122, zoneStep)
  expect(result.differences.map(describeDifference)).toEqual([])
  // the two tz databases are of different days, and may differ in a handful of zones
  expect(result.zones).toBeGreaterThan(count * 0.85)
  expect(result.unlike.length).toBeLessThan(20)
  expect(result.changing).toBeGreaterThan(count * 0.15)
  expect(result.times).toBeGreaterThan(count * 3)
})

// Both rules offer the same times around a clock change of each time zone that has one: in every zone nightly, in every fourth
// zone daily.
import { expect, test } from 'vitest'
import { findPython } from '../../adapters/calendar/ics/reference/python-reference.ts'
import { compareSlots } from './compare.ts'

const python = findPython()
const zoneStep = process.env.NIGHTLY ? 1 : 4
const count = Math.floor(430 / zoneStep)
if (!python) console.log('No python3 with time zones here: free times are not held against the independent rule (Debian: python3, tzdata).')

test.skipIf(!python)(
  'an independent rule accepts and rejects the same random times for the same reasons, zone by zone',
  { timeout: 120_000 },
  async () => {
    const result = await compareSlots(python!, count, 20261122, zoneStep)
    expect(result.differences).toEqual([])
    // the two tz databases are of different dates and may differ in a handful of zones
    expect(result.zones).toBeGreaterThan(count * 0.85)
    expect(result.unlike.length).toBeLessThan(20)
    expect(result.offered).toBeGreaterThan(count * 2)
  },
)

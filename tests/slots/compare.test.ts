// Nightly, every zone of the tz database once, around one of its clock changes if it has any, and daily every eighth zone: both
// rules offer the same times.
import { expect, test } from 'vitest'
import { findPython } from '../../adapters/calendar/ics/reference/compare.ts'
import { compareSlots } from './compare.ts'

const python = findPython()
const zoneStep = process.env.NIGHTLY ? 1 : 8
const count = Math.floor(430 / zoneStep)
if (!python) console.log('No python3 with time zones here: free times are not held against the independent rule (Debian: python3, tzdata).')

test.skipIf(!python)(
  'times at random are offered or not for the same reasons by an independent rule, zone by zone',
  { timeout: 120_000 },
  async () => {
    const result = await compareSlots(python!, count, 20261122, zoneStep)
    expect(result.differences).toEqual([])
    // the two tz databases have different dates, and may differ in a handful of zones
    expect(result.zones).toBeGreaterThan(count * 0.85)
    expect(result.unlike.length).toBeLessThan(20)
    expect(result.offered).toBeGreaterThan(count * 2)
  },
)

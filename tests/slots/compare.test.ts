// Every zone of the tz database once, around one of its changes of clocks where it has any: both rules offer the same times.
import { expect, test } from 'vitest'
import { findPython } from '../../adapters/calendar/ics/reference/python-reference.ts'
import { compareSlots } from './compare.ts'

const python = findPython()
if (!python) console.log('No python3 with time zones here: free times are not held against the independent rule (Debian: python3, tzdata).')

test.skipIf(!python)(
  'times at random are offered or not for the same reasons by an independent rule, in every zone',
  { timeout: 120_000 },
  async () => {
    const result = await compareSlots(python!, 430, 20261122)
    expect(result.differences).toEqual([])
    // the two tz databases are of different days, and may differ in a handful of zones
    expect(result.zones).toBeGreaterThan(400)
    expect(result.unlike.length).toBeLessThan(20)
    expect(result.offered).toBeGreaterThan(1000)
  },
)

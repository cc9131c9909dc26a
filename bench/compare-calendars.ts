// Random calendars, read by the product and by an independent reader: npm run stress calendars [-- --calendars 10000 --seed 1
// --json FILE]
import { parseArgs } from 'node:util'
import { compareWithReference, describeDifference } from '../adapters/calendar/ics/reference/compare.ts'
import { findPython } from '../adapters/calendar/ics/reference/compare.ts'
import { openFigures, timed } from './figures.ts'

const { values: options } = parseArgs({
  options: { calendars: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' }, json: { type: 'string' } },
})
const python = findPython('dateutil.rrule')
if (!python) throw new Error('This needs python3 with dateutil (Debian: python3-dateutil).')
const figures = openFigures()
const [result, ms] = await timed(() => compareWithReference(python, Number(options.calendars), Number(options.seed)))
for (const difference of result.differences.slice(0, 5)) console.error(describeDifference(difference))
if (result.unlike.length > 0) console.log(`left out, since the two tz databases differ: ${result.unlike.join(', ')}`)
figures.note('seed', Number(options.seed), '')
figures.note('calendars', result.calendars, '')
figures.note('busy times', result.times, '')
figures.note('zones', result.zones, '')
figures.note('zones whose clocks change', result.changing, '')
figures.note('calendars read differently', result.differences.length, '', 0)
figures.note('time', ms / 1000, 's')
figures.print(options.json)

// Random schedules, read by the product's rule and by an independent rule: npm run stress slots [-- --schedules 10000 --seed 1
// --json FILE]
import { parseArgs } from 'node:util'
import { openFigures, timed } from './figures.ts'
import { findPython } from '../adapters/calendar/ics/reference/compare.ts'
import { compareSlots } from '../tests/slots/compare.ts'

const { values: options } = parseArgs({
  options: { schedules: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' }, json: { type: 'string' } },
})
const python = findPython()
if (!python) throw new Error('This needs python3 with its time zones (Debian: python3, tzdata).')
const figures = openFigures()
const [result, ms] = await timed(() => compareSlots(python, Number(options.schedules), Number(options.seed)))
for (const difference of result.differences.slice(0, 5)) console.error(difference)
if (result.unlike.length > 0) console.log(`left out, since the two tz databases differ: ${result.unlike.join(', ')}`)
figures.note('seed', Number(options.seed), '')
figures.note('schedules', result.schedules, '')
figures.note('slots', result.slots, '')
figures.note('offered', result.offered, '')
figures.note('zones', result.zones, '')
figures.note('zones whose clocks change', result.changing, '')
figures.note('schedules read differently', result.differences.length, '', 0)
figures.note('time', ms / 1000, 's')
figures.print(options.json)
if (figures.missed() > 0) process.exitCode = 1

// Attacks that once worked, and variations of them, against a service started on loopback: npm run stress attack [-- --short --only ID
// --service FOLDER --json FILE]
import path from 'node:path'
import { parseArgs } from 'node:util'
import { attack } from './attack/run.ts'
import { openFigures } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    // another checkout, to see which cases succeed there
    service: { type: 'string', default: path.join(import.meta.dirname, '..') },
    json: { type: 'string' },
  },
})
const figures = openFigures()
const results = await attack(path.resolve(options.service), {
  isShort: options.short,
  only: options.only,
  report: ({ id, title, seen: finding }) =>
    console.log(finding === null ? `held  ${title}  [${id}]` : `OPEN  ${title}  [${id}]: ${finding}`),
})
figures.note('cases', results.length, '')
figures.note('open', results.filter(({ seen: finding }) => finding !== null).length, 'cases', 0)
figures.note('longest case', Math.max(...results.map(({ seconds }) => seconds)), 's')
figures.print(options.json)
if (figures.missed() > 0) process.exitCode = 1

// Quality of the criteria read from real job postings, against labels made by hand: npm run eval postings [-- --detail --write
// --json FILE]
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { intakeTables, measureIntake, parsePostings, textOf } from '../research/postings/measure.ts'
import { isProvenBy } from '@fairlead/domain/project/job-proposal'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import { readReferenceTables } from '../server/platform/reference.ts'
import { openFigures } from './figures.ts'
import { withTables } from './tables-in-text.ts'

const { values: options } = parseArgs({
  options: { detail: { type: 'boolean', default: false }, write: { type: 'boolean', default: false }, json: { type: 'string' } },
})
const file = path.join(import.meta.dirname, '../../shared/fixtures/job_descriptions.ndjson')
const page = path.join(import.meta.dirname, '../docs/intake.md')

if (!fs.existsSync(file)) console.log(`skipped: the postings are not at ${path.dirname(file)}`)
else {
  const figures = openFigures()
  const measured = measureIntake(loadReadingVocabulary(readReferenceTables()), parsePostings(fs.readFileSync(file, 'utf8')))
  if (options.detail) for (const { notes } of measured.tuned) for (const note of notes) console.log(note)
  const tables = intakeTables(measured)
  for (const [heading, table] of Object.entries(tables)) console.log(`\n${heading}\n${table}`)
  for (const [name, sums] of [
    ['tuned on', measured.tuned],
    ['held out', measured.heldOut],
  ] as const)
    for (const { field, right, wrong, missed } of sums) {
      if (right + wrong > 0) figures.note(`${name}, ${field}: precision`, (100 * right) / (right + wrong), '%')
      if (right + missed > 0) figures.note(`${name}, ${field}: recall`, (100 * right) / (right + missed), '%')
    }
  const unproven = measured.thirty.flatMap(({ posting, proposals }) =>
    proposals.filter((proposal) => !isProvenBy(textOf(posting), proposal)),
  )
  console.log('')
  figures.note('postings read', measured.thirty.length, 'postings')
  figures.note('proposals without words in the text', unproven.length, 'proposals', 0)
  figures.note('slowest reading', Math.max(...measured.thirty.map(({ ms }) => ms)), 'ms', 500)
  figures.print(options.json)
  if (options.write) fs.writeFileSync(page, withTables(fs.readFileSync(page, 'utf8'), tables))
}

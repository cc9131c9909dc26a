// The tables of docs/intake.md match the reader on thirty real postings.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isProvenBy } from '@fairlead/domain/project/job-proposal'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { readJob } from '@fairlead/extraction/read-job'
import { intakeTables, measureIntake, parsePostings, textOf } from './measure.ts'

const root = path.join(import.meta.dirname, '../..')
const file = path.join(root, '../shared/fixtures/job_descriptions.ndjson')
const isThere = fs.existsSync(file)
const cells = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[ -]*-/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

test.skipIf(!isThere)("the tables match the reader's results (the postings are outside of the repository)", () => {
  const vocabulary = loadVocabulary()
  const figures = measureIntake(vocabulary, parsePostings(fs.readFileSync(file, 'utf8')))
  const page = fs.readFileSync(path.join(root, 'docs/intake.md'), 'utf8')
  for (const [heading, table] of Object.entries(intakeTables(figures))) {
    const part = page.slice(page.indexOf(`## ${heading}\n`)).split(/\n## /)[0] ?? ''
    expect(cells(part), `${heading}: npm run eval postings -- --write`).toEqual(cells(table))
  }
  expect(figures.thirty).toHaveLength(30)
  for (const { posting, proposals } of figures.thirty)
    expect(
      proposals.every((proposal) => isProvenBy(textOf(posting), proposal)),
      posting.id,
    ).toBe(true)
})

test.skipIf(!isThere)('reads every posting', () => {
  const vocabulary = loadVocabulary()
  const postings = parsePostings(fs.readFileSync(file, 'utf8'))
  expect(postings.length).toBeGreaterThan(20)
  for (const posting of postings) {
    expect(readJob(vocabulary, textOf(posting), 100).proposals.length, posting.id).toBeGreaterThan(0)
  }
})

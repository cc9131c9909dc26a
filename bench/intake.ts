// How well job descriptions become criteria, on real postings with hand-made labels: npm run bench:intake [-- --detail --json FILE]
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gradeField, gradedFields, proposedIn } from '@fairlead/matching/intake/eval/grade'
import { labels } from '@fairlead/matching/intake/eval/labels.data'
import type { Labels } from '@fairlead/matching/intake/eval/labels.data'
import { isProvenBy } from '@fairlead/domain/project/job-proposal'
import { readJob } from '@fairlead/matching/intake/read-job'
import { buildVocabulary } from '@fairlead/matching/vocabulary'
import type { Vocabulary } from '@fairlead/matching/vocabulary'
import { readReferenceTables } from '../server/platform/reference.ts'
import { openFigures } from './figures.ts'

interface Posting {
  id: string
  title: string
  location: string
  description_md: string
}

const { values: options } = parseArgs({ options: { detail: { type: 'boolean', default: false }, json: { type: 'string' } } })
const file = path.join(import.meta.dirname, '../../shared/fixtures/job_descriptions.ndjson')
const figures = openFigures()
const share = (part: number, whole: number) => (whole === 0 ? '    –' : `${((100 * part) / whole).toFixed(0).padStart(4)}%`)

function readPostings(): Posting[] {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n')
  const seen = new Map(lines.map((line) => JSON.parse(line) as Posting).map((posting) => [posting.id, posting]))
  return [...seen.values()]
}

/** What somebody would paste: title, place, text. */
const textOf = ({ title, location, description_md }: Posting) => `${title}\n${location}\n\n${description_md}`

function printTable(
  name: string,
  sample: Labels[],
  postings: Map<string, Posting>,
  vocabulary: Vocabulary,
  read: (posting: Posting) => ReturnType<typeof readJob>,
) {
  console.log(`\n${name}: ${sample.length} postings\n${'field'.padEnd(12)} right wrong missed  precision recall`)
  for (const field of gradedFields) {
    const sum = { right: 0, wrong: 0, missed: 0 }
    for (const label of sample) {
      const posting = postings.get(label.id)
      if (!posting) throw new Error(`There is no posting ${label.id}.`)
      const tally = gradeField(field, label, read(posting).proposals, vocabulary.skills)
      sum.right += tally.right
      sum.wrong += tally.wrong
      sum.missed += tally.missed
      if (options.detail && !label.heldOut && tally.notes.length > 0) console.log(`  ${label.id} ${field}: ${tally.notes.join('; ')}`)
    }
    const [precision, recall] = [share(sum.right, sum.right + sum.wrong), share(sum.right, sum.right + sum.missed)]
    console.log(
      `${field.padEnd(12)} ${String(sum.right).padStart(5)} ${String(sum.wrong).padStart(5)} ${String(sum.missed).padStart(6)}      ${precision}  ${recall}`,
    )
    if (sum.right + sum.wrong > 0) figures.note(`${name}, ${field}: precision`, (100 * sum.right) / (sum.right + sum.wrong), '%')
    if (sum.right + sum.missed > 0) figures.note(`${name}, ${field}: recall`, (100 * sum.right) / (sum.right + sum.missed), '%')
  }
}

if (!fs.existsSync(file)) console.log(`skipped: the postings are not at ${path.dirname(file)}`)
else {
  const all = readPostings()
  const postings = new Map(all.map((posting) => [posting.id, posting]))
  const vocabulary = buildVocabulary(readReferenceTables())
  const readings = new Map<string, ReturnType<typeof readJob>>()
  const read = (posting: Posting) => {
    const known = readings.get(posting.id)
    if (known) return known
    const fresh = readJob(vocabulary, textOf(posting), 100)
    readings.set(posting.id, fresh)
    return fresh
  }
  printTable(
    'tuned on',
    labels.filter(({ heldOut }) => !heldOut),
    postings,
    vocabulary,
    read,
  )
  printTable(
    'held out',
    labels.filter(({ heldOut }) => heldOut),
    postings,
    vocabulary,
    read,
  )

  const labelled = new Set(labels.map(({ id }) => id))
  const others = all.filter(({ id }) => !labelled.has(id))
  const step = Math.floor(others.length / 10)
  const thirty = [...all.filter(({ id }) => labelled.has(id)), ...others.filter((_, index) => index % step === 0).slice(0, 10)]
  console.log(`\nproposed in ${thirty.length} postings\n${'posting'.padEnd(46)} ${gradedFields.join(' ')}`)
  let unproven = 0
  let ms = 0
  for (const posting of thirty) {
    readings.delete(posting.id)
    const began = performance.now()
    const { proposals } = read(posting)
    ms = Math.max(ms, performance.now() - began)
    unproven += proposals.filter((proposal) => !isProvenBy(textOf(posting), proposal)).length
    const counts = gradedFields.map((field) => String(proposedIn(field, proposals).length).padStart(field.length))
    console.log(`${posting.id.padEnd(46)} ${counts.join(' ')}`)
  }
  console.log('')
  figures.note('postings read', thirty.length, 'postings')
  figures.note('proposals without words in the text', unproven, 'proposals', 0)
  figures.note('slowest reading', ms, 'ms', 500)
  figures.print(options.json)
}

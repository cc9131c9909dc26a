// How well résumés by another hand are read: trains on all label files but one and reads that one: npm run eval resumes
// [-- --detail --shipped]. Five minutes on one core; with --shipped, in seconds, only those that are kept from training.
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import { readResume } from '@fairlead/extraction/read-resume'
import { loadReader } from '@fairlead/language/model/load'
import { openReader, type Reader } from '@fairlead/language/reader'
import { resumeTags, resumeZones, type ResumeZone } from '@fairlead/language/tag-sets'
import { employerName, plain } from '../../bench/documents/examine.ts'
import { readReferenceTables } from '../../server/platform/reference.ts'
import { seenText } from './dataset.ts'
import { trainingHints } from './hints.ts'
import { jobsByTags } from './jobs-by-tags.ts'
import { asRead, readLabels, type LabeledText } from './labels.ts'
import { Counts, countSpans, f1 } from './score.ts'
import { trainResumes } from './train-kind.ts'

const { values: options } = parseArgs({
  options: { detail: { type: 'boolean', default: false }, shipped: { type: 'boolean', default: false } },
})
const files = [1, 2, 3, 4, 5, 6, 7].map((number) => `resumes-${number}`)
/** Kept from training. */
const heldFile = 'resumes'
const leftOut = ['resumes-2', 'resumes-4', 'resumes-7']
const zoneNames: Readonly<Record<string, ResumeZone>> = resumeZones

const hints = trainingHints()
const vocabulary = loadReadingVocabulary(readReferenceTables())
const textsOf = (file: string) =>
  readLabels(path.join(import.meta.dirname, `${file === heldFile ? 'held' : 'labels'}/${file}.txt`)).map(asRead)

const trainedOn = (texts: readonly LabeledText[]): Reader =>
  openReader(
    {
      posting: loadReader().posting,
      resume: trainResumes(
        texts.map((text) => seenText(hints, text, true)),
        1,
      ),
    },
    hints,
  )

const labeledJobs = ({ lines }: LabeledText) =>
  jobsByTags(
    lines.map(({ zone, text, spans }) => ({
      text,
      zone: zoneNames[zone] ?? 'other',
      spans: (spans ?? []).map(({ tag, start, end }) => ({
        tag: resumeTags.find((name) => name === tag) ?? 'SKILL',
        text: text.slice(start, end),
        start,
        end,
        confidence: 1,
      })),
    })),
  )

type Job = IdealResume['experiences'][number]
/** As in the exam of résumé files. */
const keyOf = ({ title, company, start, end }: Job) => [plain(title), employerName(company), start, end].join(' | ')

for (const file of [heldFile, ...(options.shipped ? [] : leftOut)]) {
  const reader = file === heldFile ? vocabulary.reader : trainedOn(files.filter((name) => name !== file).flatMap(textsOf))
  const [exact, overlap] = [new Counts(), new Counts()]
  const jobs = { tags: [0, 0], product: [0, 0] }
  let [zonesRight, zones, labeled] = [0, 0, 0]
  for (const text of textsOf(file)) {
    const words = text.lines.map((line) => line.text).join('\n')
    const lines = reader.readResume(words)
    for (const [index, line] of text.lines.entries()) {
      zones += 1
      const read = lines[index]
      if (read?.zone === zoneNames[line.zone]) zonesRight += 1
      const lead = line.text.length - line.text.trimStart().length
      const spans = (read?.spans ?? []).map(({ tag, start, end }) => ({ tag, start: start + lead, end: end + lead }))
      countSpans(exact, overlap, line.spans ?? [], spans)
    }
    const labels = labeledJobs(text).map(keyOf)
    labeled += labels.length
    const readings = {
      tags: jobsByTags(lines),
      product: readResume({ ...vocabulary, reader }, words)?.experiences ?? [],
    }
    for (const way of ['tags', 'product'] as const) {
      const missing = [...labels]
      const wrong = readings[way].map(keyOf).filter((key) => {
        const index = missing.indexOf(key)
        if (index >= 0) missing.splice(index, 1)
        return index < 0
      })
      jobs[way][0]! += readings[way].length - wrong.length
      jobs[way][1]! += readings[way].length
      if (options.detail && way === 'product' && missing.length + wrong.length > 0)
        console.log(`${text.id}\n${[...missing.map((key) => `  missed ${key}`), ...wrong.map((key) => `  read   ${key}`)].join('\n')}`)
    }
  }
  console.log(
    `${file}: zones ${((100 * zonesRight) / zones).toFixed(1)}%, tags F ${f1(exact.total()).toFixed(3)} (overlapping ${f1(overlap.total()).toFixed(3)}); ${labeled} jobs, wholly right of those read: ${Object.entries(
      jobs,
    )
      .map(([way, [right, read]]) => `${way} ${right} of ${read}`)
      .join(', ')}`,
  )
}

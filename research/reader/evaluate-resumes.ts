// How well résumés by another hand are read: trains on all label files but one and reads that one: npm run eval:resumes
// [-- --detail]. Two minutes on one core.
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import { readResume } from '@fairlead/extraction/read-resume'
import { loadReader } from '@fairlead/language/model/load'
import { openReader, type Reader } from '@fairlead/language/reader'
import { resumeTags, resumeZones, type ResumeZone } from '@fairlead/language/tag-sets'
import { readReferenceTables } from '../../server/platform/reference.ts'
import { predictedZones, seenText, tagLines, zoneText, type Kind } from './dataset.ts'
import { trainingHints } from './hints.ts'
import { jobsByTags } from './jobs-by-tags.ts'
import { asRead, readLabels, type LabeledText } from './labels.ts'
import { Counts, countSpans, f1 } from './score.ts'
import { trainTags } from './train-tags.ts'
import { trainZones } from './train-zones.ts'

const { values: options } = parseArgs({ options: { detail: { type: 'boolean', default: false } } })
const files = ['resumes-1', 'resumes-2', 'resumes-3', 'resumes-4']
const leftOut = ['resumes-2', 'resumes-4']
const kind: Kind = { zones: Object.keys(resumeZones), tags: resumeTags }
const zoneNames: Readonly<Record<string, ResumeZone>> = resumeZones

const hints = trainingHints()
const vocabulary = loadReadingVocabulary(readReferenceTables())
const textsOf = (file: string) => readLabels(path.join(import.meta.dirname, `labels/${file}.txt`)).map(asRead)

/** A reader with the settings of npm run train:reader. */
function trainedOn(texts: readonly LabeledText[]): Reader {
  const seenTexts = texts.map((text) => seenText(hints, text, true))
  const zoneOptions = { epochs: 10, rate: 0.006, dropout: 0.6, seed: 1, bits: 15, zones: kind.zones.length }
  const zones = trainZones(
    seenTexts.map((text) => zoneText(text, kind)),
    zoneOptions,
  )
  const lines = tagLines(seenTexts, predictedZones(seenTexts, kind, zoneOptions), kind)
  const tagOptions = { width: 24, hidden: 48, epochs: 8, rate: 0.004, dropout: 0.5, batch: 8, bits: 14, tags: kind.tags.length }
  const tags = [1, 2].map((seed) => trainTags(lines, { ...tagOptions, seed }))
  for (const part of ['transitions', 'begins'] as const) {
    const mean = tags[0]!.chain[part].map((_, index) => tags.reduce((sum, { chain }) => sum + chain[part][index]!, 0) / tags.length)
    for (const { chain } of tags) chain[part].set(mean)
  }
  return openReader({ posting: loadReader().posting, resume: { zones, tags } }, hints)
}

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
const keyOf = ({ title, company, start, end }: Job) => [title.toLowerCase(), company.toLowerCase(), start, end].join(' | ')
/** Sees nothing, so that only the patterns read. */
const silent: Reader = { readPosting: () => [], readSearch: () => [], readResume: () => [] }

for (const file of leftOut) {
  const reader = trainedOn(files.filter((name) => name !== file).flatMap(textsOf))
  const [exact, overlap] = [new Counts(), new Counts()]
  const jobs = { tags: [0, 0], patterns: [0, 0], product: [0, 0] }
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
      patterns: readResume({ ...vocabulary, reader: silent }, words)?.experiences ?? [],
      product: readResume({ ...vocabulary, reader }, words)?.experiences ?? [],
    }
    for (const way of ['tags', 'patterns', 'product'] as const) {
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

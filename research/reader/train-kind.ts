// Trains one kind of text: the zones of its lines, then two networks for the tags of its words.
import type { KindModel } from '@fairlead/language/reader'
import { postingTags, postingZones, resumeTags, resumeZones } from '@fairlead/language/tag-sets'
import { predictedZones, tagLines, zoneText, type Kind, type SeenText } from './dataset.ts'
import { trainTags } from './train-tags.ts'
import { trainZones } from './train-zones.ts'

const zoneOptions = { epochs: 10, rate: 0.006, dropout: 0.6, models: 3 }
const tagOptions = { width: 16, hidden: 40, epochs: 8, averaged: 3, rate: 0.004, dropout: 0.5, batch: 8 }

/** Rows of the tables as powers of two, the fewest texts and lines that a row is learned from, and how many networks are averaged. */
interface Size {
  zones: { bits: number; fewest: number }
  /** `outside` is added to the score of being no tag: labels of many hands name more than a recruiter looks for. Chosen on sources left out of training. */
  tags: { bits: number; fewest: number; nets: number; outside: number }
}

/** Empties the rows of a table whose largest number is smallest: they take room and change next to nothing. */
function emptyWeakest(table: Float32Array, width: number, share: number): void {
  const strengths = Array.from({ length: table.length / width }, (_, row) =>
    Math.max(...table.subarray(row * width, (row + 1) * width).map((value) => Math.abs(value))),
  )
  const learned = strengths.filter((strength) => strength > 0).toSorted((a, b) => a - b)
  const least = learned[Math.floor(share * learned.length)] ?? 0
  for (const [row, strength] of strengths.entries()) if (strength < least) table.fill(0, row * width, (row + 1) * width)
}

/** Of the rows of the zones' table; those of tags are all needed. */
const weakest = 0.25

function trainKind(name: string, kind: Kind, size: Size, texts: readonly SeenText[], seed: number): KindModel {
  const began = performance.now()
  const options = { ...zoneOptions, ...size.zones, seed, zones: kind.zones.length }
  const withZones = texts.filter(({ text }) => text.lines.some(({ zone }) => zone !== 'Q'))
  const zones = trainZones(
    withZones.map((text) => zoneText(text, kind)),
    options,
  )
  const lines = tagLines(texts, predictedZones(texts, kind, options), kind)
  const { nets, outside, ...table } = size.tags
  const tags = Array.from({ length: nets }, (_, net) =>
    trainTags(lines, { ...tagOptions, ...table, seed: seed + net, tags: kind.tags.length }, (epoch, loss) =>
      console.log(`${name} ${net + 1}, epoch ${epoch + 1}: loss ${loss.toFixed(4)} a word`),
    ),
  )
  // their scores are averaged, and so are their transitions
  for (const part of ['transitions', 'begins'] as const) {
    const mean = tags[0]!.chain[part].map((_, index) => tags.reduce((sum, { chain }) => sum + chain[part][index]!, 0) / nets)
    for (const { chain } of tags) chain[part].set(mean)
  }
  for (const net of tags) net.outBias[0] = net.outBias[0]! + outside
  emptyWeakest(zones.table, kind.zones.length, weakest)
  console.log(`${name}: ${texts.length} texts, ${lines.length} lines with tags, ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return { zones, tags }
}

const postingSize: Size = { zones: { bits: 18, fewest: 4 }, tags: { bits: 17, fewest: 8, nets: 3, outside: 0.6 } }
const resumeSize: Size = { zones: { bits: 17, fewest: 3 }, tags: { bits: 16, fewest: 5, nets: 2, outside: 0 } }

/** @param seed the same texts in the same order with the same seed give the same numbers */
export const trainPostings = (texts: readonly SeenText[], seed: number): KindModel =>
  trainKind('postings', { zones: Object.keys(postingZones), tags: postingTags }, postingSize, texts, seed)
export const trainResumes = (texts: readonly SeenText[], seed: number): KindModel =>
  trainKind('résumés', { zones: Object.keys(resumeZones), tags: resumeTags }, resumeSize, texts, seed)

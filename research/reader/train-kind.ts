// Trains one kind of text: the zones of its lines, then two networks for the tags of its words.
import type { KindModel } from '@fairlead/language/reader'
import { postingTags, postingZones, resumeTags, resumeZones } from '@fairlead/language/tag-sets'
import { predictedZones, tagLines, zoneText, type Kind, type SeenText } from './dataset.ts'
import { trainTags } from './train-tags.ts'
import { trainZones } from './train-zones.ts'

const zoneOptions = { epochs: 10, rate: 0.006, dropout: 0.6 }
const tagOptions = { width: 24, hidden: 48, epochs: 8, rate: 0.004, dropout: 0.5, batch: 8 }
const nets = 2

function trainKind(name: string, kind: Kind, bits: { zones: number; tags: number }, texts: readonly SeenText[], seed: number): KindModel {
  const began = performance.now()
  const options = { ...zoneOptions, seed, bits: bits.zones, zones: kind.zones.length }
  const withZones = texts.filter(({ text }) => text.lines.some(({ zone }) => zone !== 'Q'))
  const zones = trainZones(
    withZones.map((text) => zoneText(text, kind)),
    options,
  )
  const lines = tagLines(texts, predictedZones(texts, kind, options), kind)
  const tags = Array.from({ length: nets }, (_, net) =>
    trainTags(lines, { ...tagOptions, seed: seed + net, bits: bits.tags, tags: kind.tags.length }, (epoch, loss) =>
      console.log(`${name} ${net + 1}, epoch ${epoch + 1}: loss ${loss.toFixed(4)} a word`),
    ),
  )
  // their scores are averaged, and so are their transitions
  for (const part of ['transitions', 'begins'] as const) {
    const mean = tags[0]!.chain[part].map((_, index) => tags.reduce((sum, { chain }) => sum + chain[part][index]!, 0) / nets)
    for (const { chain } of tags) chain[part].set(mean)
  }
  console.log(`${name}: ${texts.length} texts, ${lines.length} lines with tags, ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return { zones, tags }
}

/** @param seed the same texts in the same order with the same seed give the same numbers */
export const trainPostings = (texts: readonly SeenText[], seed: number): KindModel =>
  trainKind('postings', { zones: Object.keys(postingZones), tags: postingTags }, { zones: 16, tags: 15 }, texts, seed)
export const trainResumes = (texts: readonly SeenText[], seed: number): KindModel =>
  trainKind('résumés', { zones: Object.keys(resumeZones), tags: resumeTags }, { zones: 15, tags: 14 }, texts, seed)

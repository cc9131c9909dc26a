// The trainers on a handful of lines.
import { hashOf } from '@fairlead/language/hash'
import { readTags } from '@fairlead/language/tags'
import { tokensOf } from '@fairlead/language/tokens'
import { readZones } from '@fairlead/language/zones'
import { expect, test } from 'vitest'
import { parseLabels } from './labels.ts'
import { trainTags } from './train-tags.ts'
import { trainZones } from './train-zones.ts'

const features = (line: string) => tokensOf(line).map(({ text }) => [hashOf(text.toLowerCase()), hashOf(text.slice(-2))])

test('words that follow a cue are learned, and elsewhere the same words are not read', () => {
  const lines = ['needs go', 'needs sql', 'go away', 'the sql', 'needs rust and go'].map((line) => ({
    features: features(line),
    labels: tokensOf(line).map(({ text }, index) => (line.startsWith('needs') && index > 0 && text !== 'and' ? 1 : 0)),
    weight: 1,
  }))
  const losses: number[] = []
  const net = trainTags(
    lines,
    { bits: 8, width: 8, hidden: 8, tags: 1, epochs: 60, averaged: 1, rate: 0.02, dropout: 0, batch: 2, fewest: 1, seed: 3 },
    (_, loss) => losses.push(loss),
  )
  expect(losses.at(-1)!).toBeLessThan(losses[0]! / 20)
  const read = (line: string) => readTags([net], line, tokensOf(line), features(line)).map(({ start, end }) => line.slice(start, end))
  expect(read('needs rust and go')).toEqual(['rust', 'go'])
  expect(read('go away')).toEqual([])
})

test('zones follow their words and their neighbors', () => {
  const texts = [
    { features: [[1], [2], [2]], zones: [0, 1, 1] },
    { features: [[3], [4], [5]], zones: [2, 2, 2] },
  ]
  const model = trainZones(texts, { bits: 6, zones: 3, epochs: 80, rate: 0.05, dropout: 0, seed: 1, models: 2, fewest: 1 })
  for (const text of texts) expect([...readZones(model, text.features).zones]).toEqual(text.zones)
})

test('a label file is read with its spans, and a line without a zone is refused', () => {
  const [text] = parseLabels('=== A-1 [en] someone | MIT\nM\tAt least {YEARS|3 years} with {SKILL|SQL}\n')
  expect(text).toMatchObject({
    id: 'A-1',
    language: 'en',
    lines: [
      {
        zone: 'M',
        text: 'At least 3 years with SQL',
        spans: [
          { tag: 'YEARS', start: 9, end: 16 },
          { tag: 'SKILL', start: 22, end: 25 },
        ],
      },
    ],
  })
  expect(() => parseLabels('=== A-1 [en]\nno zone')).toThrow('not a labeled line')
})

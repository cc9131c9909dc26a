// Training gives the same bytes for the same seed, with one thread or two, and learns.
import { expect, test } from 'vitest'
import { crc32 } from '@fairlead/language/int8-rows'
import { writeModel } from '@fairlead/matching/titles/model-file'
import { readCorpus } from './corpus.ts'
import type { CorpusTexts } from './corpus.ts'
import { drawConcepts, drawTable, misspell } from './batch.ts'
import { measureHeldOut, nameConcepts, packModel } from './pack.ts'
import { seededRandom } from './random.ts'
import { defaultOptions } from './shared.ts'
import { train, trainBoth } from './train.ts'

const trades = 'baker smith tailor pilot nurse lawyer miner sailor dancer singer roofer glazer welder farmer weaver potter'.split(' ')
const fields = ['north', 'south', 'metal', 'paper']
const pairs = trades.flatMap((trade) => fields.map((field) => [trade, field] as const))
const texts: CorpusTexts = {
  labels: `concept\tlanguage\tlabel\n${pairs
    .flatMap(([trade, field]) => [
      `occupation/${trade}-${field}\ten\t${field} ${trade}`,
      `occupation/${trade}-${field}\ten\t${trade} of ${field}`,
      `occupation/${trade}-${field}\tde\t${field}${[...trade].toReversed().join('')}`,
    ])
    .join('\n')}\n`,
  us: `soc\ttitle\tis_name\n${trades.flatMap((trade, index) => [`1-${index}\t${trade}s\t1`, `1-${index}\tmaster ${trade}\t0`, `1-${index}\t${trade} hand\t0`]).join('\n')}\n`,
  usRelated: 'soc\trelated\n1-0\t1-1\n',
  crosswalk: 'id\tconcept\tname\tby\nus/1-0\toccupation/baker-north\tbaker\treviewed\n',
  groups: 'group_id\tcanonical\tfamily\tsoc\nt-baker\tBaker\tFood\t1-0\n',
  titles: 'id\ttitle\tgroup_id\n1\tBread Baker\tt-baker\n',
  aliases: 'alias_normalised\tgroup_id\npastry baker\tt-baker\n',
}
const options = { ...defaultOptions, seed: 3, bits: 10, dims: 32, batch: 16, steps: 60, decay: 60 }

async function run(threads: number, seed = 3): Promise<{ sum: number; losses: number[]; first: number }> {
  const corpus = readCorpus(texts, seed)
  const losses: number[] = []
  const settings = { ...options, seed, threads }
  const table = await trainBoth(corpus.concepts, settings, 20, ({ loss }) => losses.push(loss))
  const model = packModel(table, settings, corpus)
  expect(nameConcepts(model, texts.labels).split('\n')[0]).toBe('concept\tde\ten')
  return { sum: crc32(writeModel(model)), losses, first: measureHeldOut(model, corpus.concepts, corpus.heldOut).first }
}

test('the same seed gives the same file with one thread and with two, another seed another', async () => {
  const [single, again, two, otherSeed] = [await run(1), await run(1), await run(2), await run(2, 4)]
  expect(again.sum).toBe(single.sum)
  expect(two.sum).toBe(single.sum)
  expect(otherSeed.sum).not.toBe(single.sum)
  expect(single.losses.at(-1) ?? Infinity).toBeLessThan((single.losses[0] ?? 0) * 0.8)
})

test('concepts that share a name are no wrong answers for each other, and held-out titles are not learned', () => {
  const { concepts, heldOut } = readCorpus(texts, 3)
  const indexOf = (id: string): number => concepts.findIndex((concept) => concept.id === id)
  expect(concepts[indexOf('own/t-baker')]?.near).toContain(indexOf('us/1-0'))
  expect(concepts[indexOf('us/1-0')]?.related).toContain(indexOf('us/1-1'))
  expect(heldOut.length).toBeGreaterThan(0)
  for (const { title, concept } of heldOut) {
    const labels = concepts[concept]?.groups.flatMap(({ labels: groupLabels }) => groupLabels.map((words) => words.join(' ')))
    expect(labels).not.toContain(title)
  }
})

test('a step draws distinct concepts', () => {
  const { concepts } = readCorpus(texts, 3)
  const drawn = drawConcepts(drawTable(concepts), 40, 3, 9)
  expect(new Set(drawn).size).toBe(40)
  expect(drawConcepts(drawTable(concepts), 40, 3, 9)).toEqual(drawn)
})

test('a misspelling changes one word by one slip', () => {
  const random = seededRandom(5)
  for (let round = 0; round < 200; round += 1) {
    const [word = ''] = misspell(['engineer'], random)
    expect(Math.abs(word.length - 8)).toBeLessThanOrEqual(1)
  }
  expect(misspell(['cook'], random)).toEqual(['cook'])
})

test('too few concepts for a batch are refused', async () => {
  await expect(train(readCorpus(texts, 3).concepts, { ...options, batch: 64 }, 10, () => {})).rejects.toThrow('too few')
})

// The measures match their definitions, and the encoder stays above its floors on judged sets.
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openTitleSpace } from '@fairlead/matching/titles/title-space'
import { loadConceptNames, loadTitleModel } from '@fairlead/matching/titles/model/load'
import { bm25, letterGroups, letterTfIdf } from './baselines.ts'
import { evaluateBaselines, evaluateEncoder } from './evaluate.ts'
import { loadJudgedSet, parseEntries, parseJudgments } from './files.ts'
import { measure } from './measures.ts'

test('measures calculated by hand', () => {
  const judged = new Map([
    [
      'q1',
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    ],
    ['q2', new Map([['c', 1]])],
    ['q3', new Map<string, number>()],
  ])
  const rankings = new Map([['q1', ['x', 'a', 'b', 'y']]])
  const figures = measure(rankings, judged)
  expect(figures.queries).toBe(2)
  expect(figures.map).toBeCloseTo((1 / 2 + 2 / 3) / 2 / 2, 10)
  expect(figures.mrr).toBeCloseTo(0.5 / 2, 10)
  expect(figures.ndcg10).toBeCloseTo((1 / Math.log2(3) + 2 / Math.log2(4)) / (2 + 1 / Math.log2(3)) / 2, 10)
  expect(figures.recall20).toBeCloseTo(0.5, 10)
})

test('baselines rank by shared words and by shared letters', () => {
  const corpus = ['dog trainer', 'cat keeper', 'dog and cat groomer', 'pilot']
  expect(bm25(corpus).rank('dog', 10)).toEqual([0, 2])
  expect(letterTfIdf(corpus).rank('dogs trainers', 10)[0]).toBe(0)
  expect(letterTfIdf(corpus).rank('xyz', 10)).toEqual([])
  expect(letterGroups('ab')).toEqual([' ab', 'ab ', ' ab '])
})

test('refuses a broken file with the line', () => {
  expect(parseEntries('\uFEFFa\tCook\r\nb\tBaker\r\n', 'q')).toEqual([
    { id: 'a', title: 'Cook' },
    { id: 'b', title: 'Baker' },
  ])
  expect(() => parseEntries('a\tCook\nBaker\n', 'q.tsv')).toThrow('q.tsv line 2')
  expect(() => parseEntries('a\tCook\na\tBaker\n', 'q.tsv')).toThrow('the id a occurs twice')
  expect(() => parseJudgments('q 0 d\n', 'r.tsv')).toThrow('r.tsv line 1')
  expect(parseJudgments('q 0 d 2\nq 0 e 0\n', 'r').get('q')).toEqual(new Map([['d', 2]]))
})

const folder = path.join(import.meta.dirname, '../../../../shared/fixtures/judged/titles')
const isThere = fs.existsSync(folder)
if (!isThere) console.warn('skipped: the judged title sets are not beside this repository (../shared/fixtures/judged/titles)')

/** Floors on every eighth query of each set, slightly below the measured values. */
const floors: [set: string, floor: number][] = [
  ['fra_q_fr_c_fr', 0.79],
  ['deu_q_de_c_de', 0.54],
  ['esp_q_es_c_es', 0.43],
  ['esp_q_es_c_en', 0.4],
]

describe.skipIf(!isThere)('on judged sets the encoder beats both baselines and its floor', () => {
  const space = openTitleSpace(loadTitleModel(), loadConceptNames())
  // the smallest sets daily
  test.each(process.env.NIGHTLY ? floors : floors.slice(0, 1))(
    '%s: MRR %d',
    (name, floor) => {
      const [queries = '', corpus = '', qrels = ''] = ['queries.tsv', 'corpus.tsv', 'qrels.tsv'].map((file) =>
        path.join(folder, name, file),
      )
      const set = loadJudgedSet(queries, corpus, qrels)
      const sampled = new Set(set.queries.filter((_, index) => index % 8 === 0).map(({ id }) => id))
      const sample = { ...set, judged: new Map([...set.judged].filter(([id]) => sampled.has(id))) }
      const { bm25: byWords, tfIdf } = evaluateBaselines(sample)
      const figures = evaluateEncoder(space, sample)
      expect(figures.queries).toBeGreaterThan(80)
      expect(figures.mrr).toBeGreaterThan(floor)
      expect(figures.map).toBeGreaterThan(Math.max(byWords.map, tfIdf.map))
    },
    240_000,
  )
})

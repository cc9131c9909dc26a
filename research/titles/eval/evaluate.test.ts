// The measures match their definitions.
import { expect, test } from 'vitest'
import { bm25, letterGroups, letterTfIdf } from './baselines.ts'
import { parseEntries, parseJudgments } from './files.ts'
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

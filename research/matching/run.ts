// Regression test of ranking on fictional people graded by our own tables; not a measure of quality on real people.
// npm run eval regression -- [--size 20000] [--seed 7] [--json FILE]
import { countMissed } from '@fairlead/domain/candidate/assessment'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isProven } from '@fairlead/domain/candidate/assessment'
import { chooseBatch, facetsOf } from '@fairlead/matching/score/choose-batch'
import { indexPerson } from '@fairlead/matching/skills/index-person'
import { readPerson } from '@fairlead/matching/skills/person'
import { judge, rankValue } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { fetchPeople, rankByWords, wordsOf } from './fetch.ts'
import type { Indexed } from './fetch.ts'
import { plantLeaders } from './leaders.ts'
import { loadPool, loadTables } from '../../testing/vocabulary.ts'
import { grade, mean, ndcg, precision } from './measures.ts'
import { freshSearches, searches } from './searches.ts'

interface Figure {
  name: string
  value: number
  unit: string
  target?: string
  met?: boolean | undefined
}

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '7' },
    json: { type: 'string' },
    detail: { type: 'boolean', default: false },
  },
})
const today = '2026-11'
const figures: Figure[] = []
const timed = <T>(work: () => T): [T, number] => {
  const start = performance.now()
  const result = work()
  return [result, performance.now() - start]
}
const note = (name: string, value: number, unit: string, target?: [sign: '>=' | '<=', bound: number]): void => {
  const met = target ? (target[0] === '>=' ? value >= target[1] : value <= target[1]) : undefined
  figures.push({ name, value, unit, ...(target ? { target: `${target[0]} ${target[1]}`, met } : {}) })
}

const tables = loadTables()
const [people, makeMs] = timed(() => loadPool(tables, Number(options.size), Number(options.seed)))
const [vocabulary, vocabularyMs] = timed(() => buildVocabulary(tables, loadTitles()))
const [pool, indexMs] = timed(() =>
  people.map((entry): Indexed => {
    const index = indexPerson(vocabulary, entry.person, today)
    return { ...entry, index, has: new Set(index.concepts) }
  }),
)
const words = new Map(people.map((entry) => [entry, wordsOf(entry)]))

const rows: { name: string; ours: number; base: number; right: number; baseRight: number; found: number }[] = []
let judged = 0
let judgeMs = 0
let reasons = 0
let proven = 0
let again = 0
const planMs: number[] = []
const spread: number[] = []
for (const search of [...searches, ...freshSearches]) {
  const [plan, ms] = timed(() => planSearch(vocabulary, search.preferences, [], noLessons))
  planMs.push(ms)
  const fetched = fetchPeople(plan, pool, 2000, 200)
  const [ranked, took] = timed(() => fetched.map((entry) => ({ entry, assessment: judge(vocabulary, plan, entry.person, today) })))
  judged += ranked.length
  judgeMs += took
  for (const { entry, assessment } of ranked) {
    reasons += assessment.reasons.length
    proven += assessment.reasons.filter((reason) => isProven(entry.person, reason)).length
  }
  const repeat = ranked
    .slice(0, 50)
    .filter(({ entry, assessment }) => JSON.stringify(judge(vocabulary, plan, entry.person, today)) === JSON.stringify(assessment))
  again += repeat.length / Math.max(1, Math.min(50, ranked.length))
  ranked.sort((a, b) => rankValue(b.assessment) - rankValue(a.assessment))
  const all = people.map((entry) => grade(search, entry))
  const grades = ranked.map(({ entry }) => grade(search, entry))
  const base = rankByWords(search, words).map((entry) => grade(search, entry))
  const batch = chooseBatch(
    ranked.map(({ entry, assessment }) => ({
      score: assessment.exact,
      missed: countMissed(assessment),
      facets: facetsOf(readPerson(vocabulary, entry.person, today)),
    })),
    10,
  )
  spread.push(new Set(batch.map((person) => person.facets[0])).size)
  rows.push({
    name: search.name,
    ours: ndcg(grades, all, 10),
    base: ndcg(base, all, 10),
    right: precision(grades, all, 10, 3),
    baseRight: precision(base, all, 10, 3),
    found: precision(grades, all, 100, 3),
  })
}
if (options.detail)
  for (const row of rows)
    console.log(row.name.padEnd(20), [row.ours, row.base, row.right, row.baseRight, row.found].map((value) => value.toFixed(3)).join('  '))

const engineMean = mean(rows.map((row) => row.ours))
const fresh = rows.slice(searches.length)
const base = mean(rows.map((row) => row.base))
note('searches', rows.length, 'searches')
note('people', people.length, 'people')
note('ndcg@10', engineMean, '', ['>=', 0.85])
note('ndcg@10 baseline (word overlap)', base, '')
note('ndcg@10, second set of searches', mean(fresh.map((row) => row.ours)), '', ['>=', 0.8])
note('ndcg@10 above baseline', engineMean - base, '', ['>=', 0.2])
note('precision@10', mean(rows.map((row) => row.right)), '', ['>=', 0.85])
note('precision@10 baseline (word overlap)', mean(rows.map((row) => row.baseRight)), '')
note('right people among the first 100', mean(rows.map((row) => row.found)), '')
note('worst search ndcg@10', Math.min(...rows.map((row) => row.ours)), '', ['>=', 0.6])
note('reasons proven', (100 * proven) / Math.max(1, reasons), '%', ['>=', 100])
note('highest score of a leader planted in a senior search', plantLeaders(vocabulary, people, today), '', ['<=', 50])
note('judged twice, equal bytes', (100 * again) / rows.length, '%', ['>=', 100])
note('different employers in a first batch of 10', mean(spread), '', ['>=', 8])
note('judge', (judged / judgeMs) * 1000, 'people/s', ['>=', 5000])
note('index', (people.length / indexMs) * 1000, 'people/s', ['>=', 2000])
note('plan', Math.max(...planMs), 'ms', ['<=', 50])
note('build vocabulary', vocabularyMs, 'ms', ['<=', 2000])
note('make the pool', makeMs, 'ms', ['<=', 5000])

for (const figure of figures) {
  const value = Number.isInteger(figure.value) ? String(figure.value) : figure.value.toFixed(figure.value < 10 ? 3 : 1)
  console.log(
    `${figure.name}  ${value}${figure.unit ? ` ${figure.unit}` : ''}${figure.target ? `  (target ${figure.target}: ${figure.met ? 'met' : 'missed'})` : ''}`,
  )
}
const targets = figures.filter((figure) => figure.target)
console.log(`${targets.filter((figure) => figure.met).length} met, ${targets.filter((figure) => !figure.met).length} missed`)
if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)

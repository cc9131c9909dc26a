// `npm run eval search`: quality of ranking people on any judged set, compared with BM25 and letter tf-idf in the same run.
import { parseArgs } from 'node:util'
import { openFigures } from '../../bench/figures.ts'
import { evaluateSearches } from './judged/evaluate.ts'
import { loadJudgedSearches } from './judged/files.ts'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import type { RankingFigures } from '../titles/eval/measures.ts'

const usage = `npm run eval search -- --jobs J --people P --qrels R [--map X] [--json FILE]
  J, P   one JSON object a line with id and text: job descriptions, résumés
  R      TREC judgments: job 0 person grade
  X      MAP the engine is meant to reach`

const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    people: { type: 'string' },
    qrels: { type: 'string' },
    map: { type: 'string' },
    json: { type: 'string' },
  },
})

const names: [keyof RankingFigures, string][] = [
  ['map', 'MAP'],
  ['ndcg10', 'nDCG@10'],
  ['mrr', 'MRR'],
  ['recall20', 'recall@20'],
  ['recall200', 'recall@200'],
]

if (!values.jobs || !values.people || !values.qrels) {
  console.error(usage)
  process.exitCode = 2
} else {
  const set = loadJudgedSearches(values.jobs, values.people, values.qrels)
  const { own: engine, bm25, tfIdf } = evaluateSearches(loadVocabulary(), set, '2026-11')
  const figures = openFigures(3)
  figures.note('job descriptions', engine.queries, 'jobs')
  figures.note('people', set.people.length, 'people')
  for (const [key, name] of names) {
    if (key === 'map' && values.map !== undefined) figures.atLeast(`engine ${name}`, engine[key], '', Number(values.map))
    else figures.note(`engine ${name}`, engine[key], '')
    figures.note(`BM25 ${name}`, bm25[key], '')
    figures.note(`letter tf-idf ${name}`, tfIdf[key], '')
  }
  figures.print(values.json)
}

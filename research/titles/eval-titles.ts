// `npm run eval titles`: quality of ranking titles on any judged set, compared with BM25 and letter tf-idf.
import { parseArgs } from 'node:util'
import { openFigures } from '../../bench/figures.ts'
import { openTitleSpace } from '@fairlead/matching/titles/title-space'
import { loadConceptNames, loadTitleModel } from '@fairlead/matching/titles/model/load'
import { evaluateBaselines, evaluateEncoder } from './eval/evaluate.ts'
import { loadJudgedSet } from './eval/files.ts'
import { heldOutSet } from './eval/held-out.ts'
import { loadTexts } from './data.ts'
import type { RankingFigures } from './eval/measures.ts'

const usage = `npm run eval titles -- --queries Q --corpus C --qrels R [--model M] [--map X] [--mrr X] [--json FILE]
npm run eval titles -- --held-out
  Q, C   id<TAB>title, one a line
  R      TREC judgments: query 0 document grade
  M      a model file instead of the shipped one
  X      figure the encoder is meant to reach
  --held-out  English titles that training left out, among all US titles`

const { values } = parseArgs({
  options: {
    queries: { type: 'string' },
    corpus: { type: 'string' },
    qrels: { type: 'string' },
    'held-out': { type: 'boolean', default: false },
    model: { type: 'string' },
    map: { type: 'string' },
    mrr: { type: 'string' },
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

const files = values.queries && values.corpus && values.qrels ? ([values.queries, values.corpus, values.qrels] as const) : null
if (!files && !values['held-out']) {
  console.error(usage)
  process.exitCode = 2
} else {
  const model = loadTitleModel(values.model)
  const set = files ? loadJudgedSet(...files) : heldOutSet(loadTexts(), model.training.seed)
  const space = openTitleSpace(model, loadConceptNames())
  const ownFigures = evaluateEncoder(space, set)
  const { bm25, tfIdf } = evaluateBaselines(set)
  const figures = openFigures(3)
  figures.note('queries', ownFigures.queries, 'queries')
  figures.note('corpus', set.corpus.length, 'titles')
  for (const [key, name] of names) {
    const target = key === 'map' ? values.map : key === 'mrr' ? values.mrr : undefined
    if (target === undefined) figures.note(`encoder ${name}`, ownFigures[key], '')
    else figures.atLeast(`encoder ${name}`, ownFigures[key], '', Number(target))
    figures.note(`BM25 ${name}`, bm25[key], '')
    figures.note(`letter tf-idf ${name}`, tfIdf[key], '')
  }
  figures.print(values.json)
}

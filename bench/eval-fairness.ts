// `npm run eval:fairness`: whether the masculine and the feminine form of a title are read alike, by language.
import { parseArgs } from 'node:util'
import { openFigures } from './figures.ts'
import { openEncoder } from '@fairlead/matching/titles/encoder'
import { findGenderPairs, measureGenderPairs } from '@fairlead/matching/fairness/gender-pairs'
import { loadTitleModel } from '@fairlead/matching/titles/model/load'
import { loadTexts } from '@fairlead/matching/titles/train/data'

const usage = `npm run eval:fairness -- [--least N] [--model M] [--json FILE]
  N   languages with fewer pairs are left out (default 100)
  M   a model file instead of the shipped one`

const { values } = parseArgs({
  options: {
    least: { type: 'string', default: '100' },
    model: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const least = Number(values.least)

if (values.help || !Number.isInteger(least) || least < 1) {
  console.error(usage)
  process.exitCode = 2
} else {
  const { labels, us } = loadTexts()
  const encoder = openEncoder(loadTitleModel(values.model))
  const others = us
    .split('\n')
    .slice(1)
    .flatMap((line, at) => (at % 40 === 0 ? [line.split('\t')[1] ?? ''] : []))
  const figures = openFigures(3)
  const languages = [...findGenderPairs(labels)]
    .filter(([, pairs]) => pairs.length >= least)
    .toSorted(([, a], [, b]) => b.length - a.length)
  for (const [language, pairs] of languages) {
    const own = measureGenderPairs(encoder, pairs, others)
    figures.note(`${language} pairs`, own.pairs, 'pairs')
    figures.atLeast(`${language} same vector`, own.same, '', 0.97)
    figures.atLeast(`${language} same seniority and track`, own.rank, '', 0.99)
    figures.note(`${language} mean cosine`, own.cosine, '')
    figures.note(`${language} largest gap to one of ${others.length} titles`, own.largestGap, '')
  }
  figures.print(values.json)
}

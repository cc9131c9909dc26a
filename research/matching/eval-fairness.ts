// `npm run eval fairness`: whether a title's gendered forms are read alike, by language, and whether any swap moves a score of
// fictional people.
import { parseArgs } from 'node:util'
import { openFigures } from '../../bench/figures.ts'
import { openEncoder } from '@fairlead/matching/titles/encoder'
import type { Profile } from '@fairlead/domain/shared/profile'
import { swapKinds, type SwapKind } from '@fairlead/domain/project/fairness'
import { loadPool, loadTables } from '../../testing/vocabulary.ts'
import { searches } from './searches.ts'
import { compareSwaps } from '@fairlead/matching/fairness/compare'
import { findGenderPairs, measureGenderPairs } from '@fairlead/matching/fairness/gender-pairs'
import { orderPeople, scoreFound } from '@fairlead/matching/judge-people'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { readNames } from '../../server/platform/reference.ts'
import { loadTitleForms, loadTitleModel, loadTitles } from '@fairlead/matching/titles/model/load'
import { loadTexts } from '../titles/data.ts'
import { measureProtected } from './protected/measure.ts'

const usage = `npm run eval fairness -- [--least N] [--model M] [--json FILE]
  N   languages with fewer pairs are left out (default 100)
  M   a model file instead of the shipped one, for the forms of titles`

/** Number of fictional people scored per search; the best are swapped. */
const people = 4000
const best = 40
const searched = 12
const today = '2026-11'

const { values } = parseArgs({
  options: {
    least: { type: 'string', default: '100' },
    model: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const min = Number(values.least)

if (values.help || !Number.isInteger(min) || min < 1) {
  console.error(usage)
  process.exitCode = 2
} else {
  const { labels, us } = loadTexts()
  const encoder = openEncoder(loadTitleModel(values.model))
  const otherTitles = us
    .split('\n')
    .slice(1)
    .flatMap((line, index) => (index % 40 === 0 ? [line.split('\t')[1] ?? ''] : []))
  const figures = openFigures(3)
  const languages = [...findGenderPairs(labels)].filter(([, pairs]) => pairs.length >= min).toSorted(([, a], [, b]) => b.length - a.length)
  for (const [language, pairs] of languages) {
    const ownFigures = measureGenderPairs(encoder, pairs, otherTitles)
    figures.note(`${language} pairs`, ownFigures.pairs, 'pairs')
    figures.atLeast(`${language} same vector`, ownFigures.same, '', 0.97)
    figures.atLeast(`${language} same seniority and track`, ownFigures.rank, '', 0.99)
    figures.note(`${language} mean cosine`, ownFigures.cosine, '')
    figures.note(`${language} largest gap to one of ${otherTitles.length} titles`, ownFigures.largestGap, '')
  }
  const tables = loadTables()
  const vocabulary = buildVocabulary(tables, loadTitles())
  const pool = loadPool(tables, people, 11).map(({ person }, index) => ({ personId: `p${index}`, profile: person as Profile }))
  const tools = { names: readNames(), forms: loadTitleForms() }
  const sums = Object.fromEntries(swapKinds.map((kind) => [kind, { people: 0, moved: 0, places: 0, most: 0 }])) as Record<
    SwapKind,
    { people: number; moved: number; places: number; most: number }
  >
  for (const { preferences } of searches.slice(0, searched)) {
    const plan = planSearch(vocabulary, preferences, [], noLessons)
    const judged = pool.map((person) => scoreFound(vocabulary, plan, person, today))
    let result = null
    for (result of compareSwaps({ vocabulary, plan, tools, today }, [orderPeople(plan, judged).slice(0, best)]));
    for (const swap of result?.swaps ?? []) {
      const sum = sums[swap.kind]
      sum.people += swap.people
      sum.moved += swap.moved
      sum.places += swap.places
      sum.most = Math.max(sum.most, swap.most)
    }
  }
  for (const [kind, sum] of Object.entries(sums)) {
    figures.note(`${kind}: swapped`, sum.people, 'people')
    if (sum.people === 0) continue
    figures.note(`${kind}: scores moved`, sum.moved, '', 0)
    figures.note(`${kind}: places changed`, sum.places, '', 0)
    figures.note(`${kind}: largest change`, sum.most, 'points', 0)
  }
  for (const set of ['train', 'aside'] as const) {
    const { wishes, byRules, recognized, ordinary, refused } = measureProtected(set)
    figures.note(`protected wishes, set ${set}`, wishes, 'texts')
    figures.atLeast(`protected wishes, set ${set}: recognized`, recognized / wishes, '', 0.98)
    figures.note(`protected wishes, set ${set}: recognized by rules alone`, byRules / wishes, '')
    figures.note(`ordinary texts, set ${set}: refused`, refused / ordinary, '', 0.02)
  }
  figures.print(values.json)
}

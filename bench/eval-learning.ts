// `npm run eval:learning`: what a search learns from ten decisions, measured with simulated users whose preferences it doesn't
// know.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadJudgedSearches } from '@fairlead/matching/eval/judged/files'
import { poolOf, preferencesOfText, profileOfText } from '@fairlead/matching/eval/judged/evaluate'
import { demoSearches } from '@fairlead/matching/eval/learning/demo-searches'
import { measureLearning, type LearningSearch } from '@fairlead/matching/eval/learning/measure'
import { loadTables } from '@fairlead/matching/eval/load'
import { indexPerson } from '@fairlead/matching/skills/index-person'
import { scorePerson } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import type { PoolView } from '@fairlead/matching/plan/pool-view'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { openFigures } from './figures.ts'

const usage = `npm run eval:learning -- [--people N] [--searches N] [--users N] [--seed S] [--judged FOLDER] [--json FILE]
  people     size of the demo pool (default 6000)
  searches   searches of each set (default 12)
  users      planted users for each search (default 10)
  judged     a folder with jobs.ndjson and people.ndjson, for the same on real résumés`

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '6000' },
    searches: { type: 'string', default: '12' },
    users: { type: 'string', default: '10' },
    seed: { type: 'string', default: '5' },
    judged: { type: 'string' },
    json: { type: 'string' },
  },
})
const today = '2026-11'
/** Résumés ranked for each posting. */
const maxFound = 400
const [people, count, usersEach, seed] = [values.people, values.searches, values.users, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
]

if (![people, count, usersEach, seed].every((value) => Number.isInteger(value) && value > 0)) {
  console.error(usage)
  process.exitCode = 2
} else {
  const tables = loadTables()
  const vocabulary = buildVocabulary(tables, loadTitles())
  const figures = openFigures(3)
  const measureSet = (name: string, searches: LearningSearch[], pool?: PoolView): void => {
    for (const withCodes of [false, true])
      for (const wrong of [0, 0.15]) {
        const { users, before, after, chance, fitBefore, fitAfter } = measureLearning(
          vocabulary,
          searches,
          { decisions: 10, wrong, withCodes },
          { usersEach, seed, today, ...(pool ? { pool } : {}) },
        )
        const label = `${name}, ${withCodes ? 'with' : 'without'} reason codes, ${100 * wrong}% wrong`
        figures.note(`${label}: users`, users, 'users')
        figures.note(`${label}: chance`, chance, '')
        figures.note(`${label}: precision@20 before`, before, '')
        figures.note(`${label}: precision@20 after`, after, '')
        figures.note(`${label}: stated fit of the first 20 before`, fitBefore, 'points')
        figures.note(`${label}: stated fit of the first 20 after`, fitAfter, 'points')
        const gain = 100 * (after / before - 1)
        if (wrong === 0 && !withCodes) figures.atLeast(`${label}: gain`, gain, '%', 25)
        else figures.note(`${label}: gain`, gain, '%')
      }
  }
  measureSet('demo pool', demoSearches(vocabulary, tables, { people, count, seed, today }))
  if (values.judged) {
    const file = (name: string) => path.join(values.judged ?? '', name)
    const qrels = fs.existsSync(file('qrels.tsv')) ? file('qrels.tsv') : file('qrels')
    const set = loadJudgedSearches(file('jobs.ndjson'), file('people.ndjson'), qrels)
    const profiles = set.people.slice(0, 1500).map(({ text }) => profileOfText(vocabulary, text))
    const pool = poolOf(
      vocabulary,
      profiles.map((profile) => ({ profile, has: new Set(indexPerson(vocabulary, profile, today).concepts) })),
    )
    const searches = set.jobs.slice(0, count).map(({ id, text }) => {
      const preferences = preferencesOfText(vocabulary, text)
      const plan = planSearch(vocabulary, preferences, [], noLessons, pool)
      const ranked = profiles
        .map((profile) => ({ profile, score: scorePerson(vocabulary, plan, profile, today) }))
        .toSorted((a, b) => b.score - a.score)
      return { name: id, preferences, people: ranked.slice(0, maxFound).map(({ profile }) => profile) }
    })
    measureSet('judged résumés', searches, pool)
  }
  figures.print(values.json)
}

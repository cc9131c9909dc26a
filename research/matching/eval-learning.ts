// `npm run eval learning`: what a search learns from ten decisions, measured with simulated users whose preferences it doesn't
// know, on real postings as the wizard reads them.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDemoPool, searchesOf } from './learning/demo-pool.ts'
import { whyBelow } from './learning/breakdown.ts'
import { measureLearning, type PreferenceFigures } from './learning/measure.ts'
import { readPostings } from './learning/posting-searches.ts'
import { loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { mean } from './measures.ts'
import { searches as demoSearches } from './searches.ts'
import { openFigures } from '../../bench/figures.ts'

const usage = `npm run eval learning -- [--people N] [--found N] [--preferences N] [--draws N] [--seed S] [--postings FOLDER] [--list] [--json FILE]
  people        size of the demo pool (default 20000)
  found         people ranked for each search (default 400)
  preferences   hidden preferences over all searches (default 50)
  draws         draws of three quarters of the people, over which the figures of a preference are means (default 2)
  postings      folder of postings (default ../shared/fixtures/postings; the demo searches where it is absent)
  list          a line for each preference`

const stepNames = {
  supply: 'knowing the preference would not reach it either',
  luck: 'the first batch had luck (one in twenty or more)',
  notExpressed: 'no fact tells the preference',
  notLearned: 'not learned from the decisions',
  outweighed: 'learned, but outweighed',
}

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    found: { type: 'string', default: '400' },
    preferences: { type: 'string', default: '50' },
    draws: { type: 'string', default: '2' },
    seed: { type: 'string', default: '5' },
    postings: { type: 'string', default: path.join(import.meta.dirname, '../../../shared/fixtures/postings') },
    list: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
const today = '2026-11'
const sizes = [values.people, values.found, values.preferences, values.draws, values.seed].map(Number)
const [people = 0, maxFound = 0, preferences = 0, draws = 0, seed = 0] = sizes

if (!sizes.every((value) => Number.isInteger(value) && value > 0)) {
  console.error(usage)
  process.exitCode = 2
} else {
  const vocabulary = loadVocabulary()
  const postings = readPostings(vocabulary, values.postings)
  if (!postings) console.log(`postings: left out, ${values.postings} is absent; the demo searches stand for them`)
  const pool = openDemoPool(vocabulary, loadTables(), { people, seed, today })
  const searches = searchesOf(vocabulary, pool, postings ?? demoSearches.slice(0, 17), maxFound)
  const figures = openFigures(3)
  // the gain that is asked for, with and without reasons
  for (const [withCodes, target] of [
    [true, 50],
    [false, 30],
  ] as const)
    for (const wrong of [0, 0.15]) {
      const setting = { decisions: 10, wrong, withCodes }
      const measured = measureLearning(vocabulary, searches, setting, { preferences, draws, seed, today, pool: pool.view })
      const label = `${withCodes ? 'with' : 'without'} reasons${wrong > 0 ? `, ${100 * wrong}% wrong` : ''}`
      if (values.list) for (const user of measured) console.log(lineOf(label, user))
      const over = (pick: (user: PreferenceFigures) => number) => mean(measured.map(pick))
      const [first, unlearned, next] = [over((user) => user.first), over((user) => user.unlearned), over((user) => user.next)]
      const gain = (than: number) => 100 * (next / than - 1)
      figures.note(`${label}: preferences`, measured.length, 'preferences')
      figures.note(`${label}: precision of the first batch`, first, '')
      figures.note(`${label}: precision of the next batch, nothing learned`, unlearned, '')
      figures.note(`${label}: precision of the next batch`, next, '')
      figures.note(
        `${label}: the same if the preference were known`,
        over((user) => user.best),
        '',
      )
      figures.note(
        `${label}: lessons`,
        over((user) => user.lessons),
        'lessons',
      )
      if (wrong === 0) {
        figures.atLeast(`${label}: gain over the first batch`, gain(first), '%', target)
        figures.atLeast(`${label}: gain over nothing learned`, gain(unlearned), '%', target)
      } else figures.note(`${label}: gain over nothing learned`, gain(unlearned), '%')
      const below = (than: (user: PreferenceFigures) => number) => measured.filter((user) => user.next < than(user) - 1e-9).length
      figures.note(
        `${label}: next batch below the first`,
        below((user) => user.first),
        'preferences',
        ...(wrong === 0 ? [0] : []),
      )
      figures.note(
        `${label}: next batch below the same with nothing learned`,
        below((user) => user.unlearned),
        'preferences',
        ...(wrong === 0 ? [0] : []),
      )
      for (const step of ['notExpressed', 'notLearned', 'outweighed'] as const)
        figures.note(
          `${label}: gap to the known preference, ${stepNames[step]}`,
          over(({ gap }) => gap[step]),
          '',
        )
      const reasons = measured.map((user) => whyBelow(user, setting.decisions * draws))
      for (const reason of ['supply', 'luck', 'notExpressed', 'notLearned', 'outweighed'] as const)
        figures.note(`${label}: below the first: ${stepNames[reason]}`, reasons.filter((entry) => entry === reason).length, 'preferences')
      figures.note(
        `${label}: people above others who miss fewer musts`,
        measured.reduce((sum, user) => sum + user.breakersAbove, 0),
        'people',
        0,
      )
    }
  figures.print(values.json)
}

function lineOf(label: string, { name, chance, first, unlearned, next, best, lessons }: PreferenceFigures): string {
  const shares = Object.entries({ chance, first, unlearned, next, best, lessons }).map(([key, value]) => `${key} ${value.toFixed(2)}`)
  return `${label}  ${name}: ${shares.join(', ')}`
}

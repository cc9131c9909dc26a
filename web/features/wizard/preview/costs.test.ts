// Numbers, costs, and reasons of the preview as text.
import * as germanSentences from '@fairlead/matching/explain/claims/texts/de/sentences'
import * as englishSentences from '@fairlead/matching/explain/claims/texts/en/sentences'
import { expect, test } from 'vitest'
import * as germanText from '../../../i18n/de/wizard-preview.ts'
import * as englishText from '../../../i18n/en/wizard-preview.ts'
import {
  costInWords,
  countInWords,
  explainNoMatches,
  marginInWords,
  placesInWords,
  rareInWords,
  relaxationInWords,
  removableFilters,
  type Filter,
} from './costs.ts'
import { reasonsToShow } from './PreviewBody.tsx'

const filter = (label: string, more: number, drop: Filter['drop'] = {}): Filter => ({
  label,
  phrase: `if you drop ${label}`,
  act: `drop ${label}`,
  more,
  drop,
})

test('formats a number of people', () => {
  const exactly = (total: number) => countInWords({ total, margin_percent: null, places: [] })
  expect([0, 1, 2, 1234].map(exactly)).toEqual([
    'No one meets every requirement',
    '1 person matches',
    '2 people match',
    '1,234 people match',
  ])
  expect(countInWords({ total: 41_000, margin_percent: 8, places: [] })).toBe('About 41,000 people match')
  expect(marginInWords({ margin_percent: 8 })).toBe('Estimated from a sample of the talent pool, usually within 8%.')
  expect(marginInWords({ margin_percent: null })).toBeNull()
  expect(costInWords(filter('MBA', 1200), false)).toBe('1,200 more if you drop MBA')
  expect(costInWords(filter('MBA', 1200), true)).toBe('About 1,200 more if you drop MBA')
})

test('offers only filters that can be given up', () => {
  const filters = [filter('Baker', 90, null), filter('PhD', 12), filter('MBA', 3)]
  expect(removableFilters(filters).map(({ label }) => label)).toEqual(['PhD', 'MBA'])
})

const preview = {
  total: 0,
  margin_percent: null,
  parts: 1,
  parts_answered: 1,
  costs_are_estimates: false,
  near_titles: [],
  people: [],
  pool_is_empty: false,
  filter_count: 2,
  filters: [],
  rare: [],
  places: [],
  relaxation: null,
}
const relaxation = { act: 'Make BSN and PCU nice to have', people: 132, drop: {} }

const elsewhere = [
  { label: 'Columbus', kind: 'near' as const, people: 0 },
  { label: 'Ohio', kind: 'wider' as const, people: 2 },
]

test.each([
  ['2 people match in Ohio, none near Columbus', elsewhere],
  [
    '1 person matches farther away, none near Columbus',
    [
      { label: 'Columbus', kind: 'near' as const, people: 0 },
      { label: 'Anywhere', kind: 'anywhere' as const, people: 1 },
    ],
  ],
  [
    '2 people match in Ohio, none within 20 km of Columbus',
    [{ label: 'within 20 km of Columbus', kind: 'within' as const, people: 0 }, ...elsewhere.slice(1)],
  ],
  ['No one meets every requirement', [{ label: 'Columbus', kind: 'near' as const, people: 0 }]],
])('where no one is near: %s', (words, places) => {
  expect(countInWords({ total: 0, margin_percent: null, places })).toBe(words)
})

test.each([
  ['an empty pool', { pool_is_empty: true }, 'The talent pool is empty. Add people first.'],
  ['the requirements to give up say it', { relaxation }, null],
  ['many in the way of each other', {}, 'Several filters together exclude everyone. Remove a few.'],
  ['the places say it', { places: elsewhere }, null],
  ['nothing to give up', { filter_count: 0 }, 'No one in the talent pool matches.'],
])('why no one matches: %s', (_, part, words) => {
  expect(explainNoMatches({ ...preview, ...part })).toBe(words)
})

test('says what giving up requirements gives, where people live, and what almost no one has', () => {
  expect(relaxationInWords(relaxation)).toBe('Make BSN and PCU nice to have: 132 people')
  expect(relaxationInWords({ ...relaxation, people: 1 })).toBe('Make BSN and PCU nice to have: 1 person')
  expect(relaxationInWords({ ...relaxation, people: 10_000 })).toBe('Make BSN and PCU nice to have: 10,000 or more people')
  const places = [
    { label: 'Columbus', kind: 'near' as const, people: 3 },
    { label: 'Ohio', kind: 'wider' as const, people: 1200 },
    { label: 'Anywhere', kind: 'anywhere' as const, people: 10_000 },
  ]
  expect(placesInWords({ places })).toBe('Columbus 3, Ohio 1,200, anywhere 10,000 or more. Nearer ranks higher.')
  expect(placesInWords({ places: [] })).toBeNull()
  expect(rareInWords({ rare: [] })).toBeNull()
  expect(rareInWords({ rare: [{ label: 'ADN', people: 0 }] })).toBe(
    'No one has ADN (0). It doesn’t exclude anyone: people who have it rank higher.',
  )
  expect(
    rareInWords({
      rare: [
        { label: 'ADN', people: 0 },
        { label: 'PCU', people: 3 },
        { label: 'SAP', people: 4 },
      ],
    }),
  ).toBe('Almost no one has ADN (0), PCU (3), or SAP (4). They don’t exclude anyone: people who have them rank higher.')
})

test("doesn't repeat the line above in a reason", () => {
  const reason = (text: string) => ({ group: 'Work' as const, text, computation: null, evidence: [] })
  const texts = (...reasons: string[]) =>
    reasonsToShow({ title: 'Baker', company: 'Mill', reasons: reasons.map(reason) }).map(({ text }) => text)
  expect(texts('Now Baker at Mill, 12 years in this kind of work', 'Lives in Austin', 'Lists Rye')).toEqual([
    '12 years in this kind of work',
    'Lives in Austin',
  ])
  expect(texts('Now Baker at Mill')).toEqual(['Now Baker at Mill'])
})

test('recognizes the beginning of a reason in each language', () => {
  const none = { jobs: [], months: 0 }
  const job = { kind: 'title' as const, job: 0, isCurrent: true, title: 'Baker', company: 'Mill', asked: [], closeTo: null }
  const claim = { ...job, same: none, related: none, asOf: '2026-11' }
  expect(englishText.nowAt('Baker', 'Mill')).toBe(englishSentences.sentences.title(claim))
  expect(germanText.nowAt('Baker', 'Mill')).toBe(germanSentences.sentences.title(claim))
})

// Numbers, costs, and reasons of the preview as text.
import { expect, test } from 'vitest'
import {
  costInWords,
  removableFilters,
  countInWords,
  removableConflicts,
  marginInWords,
  explainNoMatches,
  type Conflicting,
  type Filter,
} from './costs.ts'
import { reasonsToShow } from './reasons-to-show.ts'

const filter = (label: string, more: number, drop: Filter['drop'] = {}): Filter => ({ label, phrase: `if you drop ${label}`, more, drop })

test('formats a number of people', () => {
  const exactly = (total: number) => countInWords({ total, margin_percent: null })
  expect([0, 1, 2, 1234].map(exactly)).toEqual(['No one matches', '1 person matches', '2 people match', '1,234 people match'])
  expect(countInWords({ total: 41_000, margin_percent: 8 })).toBe('About 41,000 people match')
  expect(marginInWords({ margin_percent: 8 })).toBe('Estimated from a sample of the talent pool, usually within 8%.')
  expect(marginInWords({ margin_percent: null })).toBeNull()
  expect(costInWords(filter('MBA', 1200), false)).toBe('1,200 more if you drop MBA')
  expect(costInWords(filter('MBA', 1200), true)).toBe('About 1,200 more if you drop MBA')
})

test('offers only filters that can be given up', () => {
  const filters = [filter('Baker', 90, null), filter('PhD', 12), filter('MBA', 3)]
  expect(removableFilters(filters).map(({ label }) => label)).toEqual(['PhD', 'MBA'])
})

const conflicting = (label: string, holds: string, people: number, drop: Filter['drop'] = {}): Conflicting => ({
  label,
  holds,
  people,
  drop,
})
const [rust, oslo, mba] = [
  conflicting('must have Rust', 'with Rust', 12),
  conflicting('Oslo', 'in Oslo', 40),
  conflicting('MBA', 'with an MBA', 10_000),
]

test.each([
  ['an empty pool', true, 2, [], null, 'The talent pool is empty. Add people first.'],
  [
    'one that no one meets',
    false,
    2,
    [filter('PhD', 12)],
    [conflicting('PhD', 'with a PhD', 0)],
    'No one with a PhD is in the talent pool.',
  ],
  ['two together', false, 2, [filter('PhD', 12)], [rust, oslo], 'No one meets both: 12 people with Rust and 40 in Oslo.'],
  [
    'three together',
    false,
    3,
    [],
    [conflicting('PhD', 'with a PhD', 1), oslo, mba],
    'No one meets all three: 1 person with a PhD, 40 in Oslo and 10,000 or more with an MBA.',
  ],
  ['many in the way of each other', false, 5, [], null, 'Several filters together exclude everyone. Remove a few.'],
  ['a filter in the way', false, 2, [filter('PhD', 12), filter('MBA', 3)], null, 'The most limiting filter: PhD.'],
  ['nothing to give up', false, 0, [], null, 'No one in the talent pool matches.'],
] as const)('why no one matches: %s', (_, pool_is_empty, filter_count, filters, conflict, words) => {
  const preview = {
    total: 0,
    margin_percent: null,
    parts: 1,
    parts_answered: 1,
    costs_are_estimates: false,
    people: [],
    pool_is_empty,
    filter_count,
    filters: [...filters],
    conflict: conflict && [...conflict],
  }
  expect(explainNoMatches(preview)).toBe(words)
})

test("offers a conflict's requirement once, and only if it can be given up", () => {
  const title = conflicting('Falconer', 'with the title Falconer', 3, null)
  const preview = {
    total: 0,
    margin_percent: null,
    parts: 1,
    parts_answered: 1,
    costs_are_estimates: false,
    people: [],
    pool_is_empty: false,
    filter_count: 3,
    filters: [filter('Oslo', 3)],
    conflict: [title, rust, oslo],
  }
  expect(removableConflicts(preview).map(({ label }) => label)).toEqual(['must have Rust'])
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

// How the preview puts numbers, costs and reasons into words.
import { expect, test } from 'vitest'
import { costInWords, costly, countInWords, whyNobody, type Filter } from './costs.ts'
import { whyOf } from './why-of.ts'

const filter = (label: string, more: number, drop: Filter['drop'] = {}): Filter => ({ label, phrase: `if you drop ${label}`, more, drop })

test('a number of people in words', () => {
  expect([0, 1, 2, 1234].map(countInWords)).toEqual(['Nobody matches', '1 person matches', '2 people match', '1,234 people match'])
  expect(costInWords(filter('MBA', 1200))).toBe('1,200 more if you drop MBA')
})

test('only what can be given up is offered', () => {
  const filters = [filter('Baker', 90, null), filter('PhD', 12), filter('MBA', 3)]
  expect(costly(filters).map(({ label }) => label)).toEqual(['PhD', 'MBA'])
})

test.each([
  ['an empty pool', true, 2, [], 'The talent pool is empty. Bring people in first.'],
  ['a filter in the way', false, 2, [filter('PhD', 12), filter('MBA', 3)], 'The filter that costs most: PhD.'],
  ['a title nobody has', false, 1, [filter('Falconer', 12, null)], 'Nobody has the title “Falconer”; 12 people fit all else.'],
  ['two filters in the way', false, 2, [], 'No single filter is in the way: give up two of them.'],
  ['nothing to give up', false, 0, [], 'The talent pool holds nobody like that.'],
] as const)('why nobody matches: %s', (_, pool_is_empty, filter_count, filters, words) => {
  expect(whyNobody({ total: 0, people: [], pool_is_empty, filter_count, filters: [...filters] })).toBe(words)
})

test('a reason says what the line above it does not', () => {
  const reason = (text: string) => ({ group: 'Work' as const, text, evidence: [] })
  const texts = (...reasons: string[]) => whyOf({ title: 'Baker', company: 'Mill', reasons: reasons.map(reason) }).map(({ text }) => text)
  expect(texts('Now Baker at Mill, 12 years in this kind of work', 'Lives in Austin', 'Lists Rye')).toEqual([
    '12 years in this kind of work',
    'Lives in Austin',
  ])
  expect(texts('Now Baker at Mill')).toEqual(['Now Baker at Mill'])
})

// The search box.
import { expect, test } from 'vitest'
import { maySearch, searchFieldLabel, searchFields, searchText } from './search-text.ts'

test.each([
  [' ada ', 'ada'],
  ['ada\u00a0 lovelace\n', 'ada lovelace'],
  ['', ''],
  [' \t', ''],
])('%j is trimmed [93]', (typed, text) => {
  expect(searchText(typed)).toBe(text)
})
test('empty text and a running search send nothing', () => {
  expect([maySearch(' ', false), maySearch('ada', true), maySearch('ada', false)]).toEqual([false, false, true])
})
test('the older variant has three fields', () => {
  expect(searchFields.map(searchFieldLabel)).toEqual(['Name', 'Email', 'LinkedIn URL'])
})

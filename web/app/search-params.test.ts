// Addresses keep their values as text.
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

it('keeps numbers as text and drops empty values', () => {
  expect(parseSearch('?project=123&tab=rejected')).toEqual({ project: '123', tab: 'rejected' })
  expect(stringifySearch({ project: '123', tab: undefined, candidate: '', step: 'Job Titles' })).toBe('?project=123&step=Job+Titles')
  expect(stringifySearch({})).toBe('')
})

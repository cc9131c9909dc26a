// Parsing and writing the analytics URL.
import { expect, test } from 'vitest'
import { daysOf, readAnalyticsSearch, toQuery } from './analytics-search.ts'

test('query `project` preselects, and a view round-trips through its URL [55]', () => {
  const search = readAnalyticsSearch({ project: 'a,b', range: '30', source: 'csv', by: 'happened' })
  expect(search).toEqual({ projects: ['a', 'b'], sources: ['csv'], range: '30', from: '', to: '', by: 'happened' })
  expect(readAnalyticsSearch(toQuery(search))).toEqual(search)
  expect(Object.values(toQuery(readAnalyticsSearch({}))).every((value) => value === undefined)).toBe(true)
})

test('drops invalid values', () => {
  expect(readAnalyticsSearch({ range: 'soon', from: '2026-02-31', by: 'x' })).toMatchObject({ range: '90', from: '', by: 'joined' })
})

test('a custom period, even if reversed', () => {
  const search = readAnalyticsSearch({ from: '2026-03-05', to: '2026-03-01' })
  expect(search.range).toBe('custom')
  expect(daysOf(search, '2026-04-01')).toEqual({ from: '2026-03-01', to: '2026-03-05' })
  expect(daysOf(readAnalyticsSearch({ range: 'all' }), '2026-04-01')).toEqual({ from: null, to: null })
})

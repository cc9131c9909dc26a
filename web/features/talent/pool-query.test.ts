import { expect, test } from 'vitest'
import { emptySearch, poolAddress, readPoolSearch } from './pool-query.ts'

test('a search survives a round trip through its URL', () => {
  const search = {
    ...emptySearch,
    query: '"head of growth" AND london',
    titles: ['Head of Growth', 'CMO'],
    locations: ['London, England, United Kingdom'],
    radius_km: 0,
    tag_ids: ['a', 'b'],
    shared: true,
  }
  expect(readPoolSearch(poolAddress(search))).toEqual(search)
  expect(poolAddress(emptySearch)).toEqual({})
  expect(readPoolSearch({})).toEqual(emptySearch)
})

test.each([
  ['a radius that is none', { radius: 'far' }, { radius_km: null }],
  ['a radius out of bounds', { radius: '-3' }, { radius_km: null }],
  ['values of another kind', { q: 7, titles: {}, shared: true }, { query: '', titles: [], shared: false }],
])('ignores %s', (_, address, read) => {
  expect(readPoolSearch(address as Record<string, unknown>)).toMatchObject(read)
})

import { expect, test } from 'vitest'
import { compareRankings } from './compare-rankings.ts'

const ids = Array.from({ length: 100 }, (_, index) => `p${index + 1}`)

test('equal orders change nothing', () => {
  expect(compareRankings(ids, ids, 50, 10)).toEqual({ compared: 50, moved: 0, entered: 0, risen: [], fallen: [] })
})

test('reports people who enter and people who drop out, with their ranks', () => {
  const after = ['p90', ...ids.filter((id) => id !== 'p90' && id !== 'p2'), 'p2']
  const change = compareRankings(ids, after, 50, 10)
  expect(change).toMatchObject({ compared: 50, moved: 1, entered: 1, risen: [{ id: 'p90', before: 90, after: 1 }] })
  expect(change.fallen).toEqual([{ id: 'p2', before: 2, after: 100 }])
})

test('fewer people than asked for are all compared', () => {
  expect(compareRankings(['a', 'b'], ['b', 'a'], 200, 1)).toMatchObject({ compared: 2, moved: 2, entered: 0 })
  expect(compareRankings([], [], 200, 1)).toMatchObject({ compared: 0, moved: 0 })
})

test('people who are left out have not fallen', () => {
  const after = ids.filter((id) => id !== 'p1')
  expect(compareRankings(ids, after, 50, 1).fallen).toEqual([])
})

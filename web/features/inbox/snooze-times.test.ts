import { expect, test } from 'vitest'
import { snoozeTimes } from './SortButtons.tsx'

const times = (now: Date) => Object.fromEntries(snoozeTimes.map(({ name, from }) => [name, from(now)]))

test('a Thursday, a Monday, a Sunday, and the end of a year', () => {
  expect(times(new Date(2026, 10, 26, 15))).toEqual({
    'In 3 hours': new Date(2026, 10, 26, 18),
    'Tomorrow morning': new Date(2026, 10, 27, 9),
    'Next Monday': new Date(2026, 10, 30, 9),
    'In a month': new Date(2026, 11, 26, 9),
  })
  expect(times(new Date(2026, 10, 30, 8))['Next Monday']).toEqual(new Date(2026, 11, 7, 9))
  expect(times(new Date(2026, 10, 29, 8))['Next Monday']).toEqual(new Date(2026, 10, 30, 9))
  expect(times(new Date(2026, 11, 31, 8))['Tomorrow morning']).toEqual(new Date(2027, 0, 1, 9))
})

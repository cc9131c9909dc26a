// Every state of a calendar.
import { expect, test } from 'vitest'
import { calendarState } from './calendar-sync.ts'

test.each([
  [[], null, 'none_there'],
  [['a'], null, 'not_chosen'],
  [[], 'a', 'syncing'],
  [['b'], 'a', 'gone'],
  [['b', 'a'], 'a', 'synced'],
] as const)('%j named and %s chosen: %s', (available, chosen, state) => {
  expect(calendarState(available, chosen)).toBe(state)
})

// Every state of a calendar.
import { expect, test } from 'vitest'
import { calendarState } from './calendar-sync.ts'

test.each([
  [[], null, false, 'none_there'],
  [['a'], null, false, 'not_chosen'],
  [[], 'a', false, 'syncing'],
  [['b'], 'a', false, 'gone'],
  [['b', 'a'], 'a', false, 'synced'],
  [[], null, true, 'syncing'],
  [['a'], 'a', true, 'syncing'],
] as const)('%j named and %s chosen, first reading %s: %s', (available, chosen, isSyncing, state) => {
  expect(calendarState({ available, chosen, isSyncing })).toBe(state)
})

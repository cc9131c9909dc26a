import { expect, test } from 'vitest'
import { isToBeLoaded, loadStateOf, loadStates, nextLoadState, type LoadEvent, type LoadState } from './load-state.ts'

test('there are five states, one with two names [247]', () => {
  expect(loadStates).toEqual(['not_loaded', 'loading', 'loaded', 'failed', 'stale'])
  expect([...loadStates, 'error', 'done'].map(loadStateOf)).toEqual([...loadStates, 'failed', null])
})

test("reloads stale data but doesn't retry a failure automatically [247]", () => {
  expect(loadStates.filter(isToBeLoaded)).toEqual(['not_loaded', 'stale'])
})

test.each([
  ['not_loaded', ['asked', 'answered'], 'loaded'],
  ['not_loaded', ['asked', 'failed'], 'failed'],
  ['not_loaded', ['outdated'], 'not_loaded'],
  ['loaded', ['outdated'], 'stale'],
  ['loaded', ['outdated', 'asked', 'answered'], 'loaded'],
  ['loading', ['outdated', 'answered'], 'stale'],
  ['failed', ['asked', 'answered'], 'loaded'],
] as [LoadState, LoadEvent[], LoadState][])('%s, then %j: %s [247]', (from, events, to) => {
  expect(events.reduce(nextLoadState, from)).toBe(to)
})

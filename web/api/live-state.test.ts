// State from the socket's messages.
import { expect, test } from 'vitest'
import { applyMessage, initialLiveState, type LiveState, type Message } from './live-state.ts'

const after = (...messages: Message[]) => messages.reduce(applyMessage, initialLiveState)
const progress = (project_id: string, progress_pct: number): Message => ({
  name: 'candidate_search_progress',
  body: { project_id, progress_pct, is_calibration: true },
})

test.each(['first_batch_fetched', 'all_candidates_fetched'] as const)('%s ends the progress of its project alone [299]', (name) => {
  const state = after(progress('a', 40), progress('b', 5), progress('a', 60), { name, body: { project_id: 'a' } })
  expect(state.progress).toEqual({ b: { percent: 5, isCalibration: true } })
})

test('left_swipe_dialog adds the project to the list once [301]', () => {
  const message: Message = { name: 'left_swipe_dialog', body: { project_id: 'a' } }
  expect(after(message, { name: 'left_swipe_dialog', body: { project_id: 'b' } }, message).leftSwipes).toEqual(['a', 'b'])
})

test('project_reform_dialogue stores its contents [302]', () => {
  const reform = { project_id: 'a', changes: ['Must have: + Rye'], by: { id: 'u', name: 'Dana' } }
  expect(after({ name: 'project_reform_dialogue', body: reform }).reformed).toEqual({ a: reform })
})

test('the cursor never moves backward', () => {
  expect(after({ name: 'cursor', body: { id: 9 } }, { name: 'cursor', body: { id: 7 } }).cursor).toBe(9)
})

test('messages about data change nothing here', () => {
  const state: LiveState = after(progress('a', 40))
  expect(applyMessage(state, { name: 'refresh_projects', body: { project_id: 'a' } })).toBe(state)
  expect(applyMessage(state, { name: 'all_candidates_fetched', body: { project_id: 'z' } })).toBe(state)
})

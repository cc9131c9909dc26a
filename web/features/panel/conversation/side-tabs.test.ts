import { expect, test } from 'vitest'
import { openTabs, shownTab } from './side-tabs.ts'

const plain = { calibrating: false, goingLive: false, mayMail: true }
test.each([
  ['usually', plain, ['0', '1', '2', '3']],
  ['for role 3', { ...plain, mayMail: false }, ['1', '2', '3']],
  ['in calibration', { ...plain, calibrating: true }, []],
  ['in go-live', { ...plain, goingLive: true }, ['0']],
])('%s', (_when, facts, open) => {
  expect(openTabs(facts)).toEqual(open)
})

test('falls back to the first available tab', () => {
  expect(shownTab('0', openTabs({ ...plain, mayMail: false }))).toBe('1')
  expect(shownTab('3', openTabs(plain))).toBe('3')
  expect(shownTab('2', [])).toBe('2')
})

// Every counter has a different number, so that mix-ups fail.
import { expect, test } from 'vitest'
import { navCount, type CountedProject } from './nav-count.ts'

const base: CountedProject = {
  type: 'autopilot',
  status: 'active',
  inAutoSwipeMode: false,
  isWarmleadsRecruiter: false,
  batchCount: { UNDER_REVIEW: 1, AUTOPILOT_RECRUITER: 20, HIRING_MANAGER: 300, QUESTION: 4000 },
  counts: { review: 8, recruiter: 5, question: 60, hiringManager: 700 },
}
const none = { ...base, batchCount: {} }

test.each([
  ['active', 4020],
  ['preparing', 4001],
  ['calibrating', 4001],
] as const)('autopilot, status %s, super admin: %i [152]', (status, count) => {
  expect(navCount({ ...base, status }, true)).toBe(count)
})

test.each([
  ['active', 300],
  ['preparing', 300],
  ['calibrating', 1],
] as const)('autopilot, status %s, others: %i [153]', (status, count) => {
  expect(navCount({ ...base, status }, false)).toBe(count)
})

test.each([true, false])('navigator counts the review queue, super admin %s [154]', (isSuperAdmin) => {
  for (const status of ['active', 'preparing', 'calibrating'] as const)
    expect(navCount({ ...base, type: 'navigator', status }, isSuperAdmin)).toBe(1)
})

test.each([
  ['active', false, 300],
  ['preparing', false, 300],
  ['calibrating', false, 1],
  ['active', true, 300],
  ['preparing', true, 1],
  ['calibrating', true, 1],
] as const)('self-serve, status %s, super admin %s: %i [155]', (status, isSuperAdmin, count) => {
  expect(navCount({ ...base, type: 'self-serve', status }, isSuperAdmin)).toBe(count)
})

test('counts missing batch counts as 0 [156]', () => {
  expect(navCount({ ...base, batchCount: { QUESTION: 2 } }, true)).toBe(2)
  expect(navCount({ ...base, batchCount: { QUESTION: 2 } }, false)).toBe(0)
  expect(navCount({ ...base, type: 'navigator', batchCount: { QUESTION: 2 } }, false)).toBe(0)
})

test('without a batch count, a recruiter project in auto-swipe mode counts recruiter and question [157]', () => {
  expect(navCount({ ...none, inAutoSwipeMode: true, isWarmleadsRecruiter: true }, false)).toBe(65)
})

test('without a batch count, any other project in auto-swipe mode counts interested candidates [158]', () => {
  expect(navCount({ ...none, inAutoSwipeMode: true }, false)).toBe(700)
})

test('without a batch count and auto-swipe mode, counts the review queue [159]', () => {
  expect(navCount(none, false)).toBe(8)
  expect(navCount({ ...none, isWarmleadsRecruiter: true }, true)).toBe(8)
})

import { expect, test } from 'vitest'
import { choosableTabs, moveTab, tabsInOrder } from './tab-order.ts'
import { defaultTabs } from './tabs.ts'

test.each([
  [[], [...defaultTabs]],
  [['nonsense'], [...defaultTabs]],
  [
    ['rejected', 'rejected', 'approved'],
    ['under_review', 'rejected', 'approved'],
  ],
  [
    ['approved', 'under_review', 'custom_2'],
    ['approved', 'under_review', 'custom_2'],
  ],
])('%j is shown as %j [185 186]', (chosen, expected) => {
  expect(tabsInOrder(chosen)).toEqual(expected)
})

test.each([
  [0, 1, ['approved', 'under_review', 'rejected']],
  [2, 0, ['rejected', 'under_review', 'approved']],
  [0, -1, ['under_review', 'approved', 'rejected']],
  [2, 3, ['under_review', 'approved', 'rejected']],
])('from %d to %d', (from, to, after) => {
  expect(moveTab(['under_review', 'approved', 'rejected'], from, to)).toEqual(after)
})

test('excludes tabs that only autopilot or staff use', () => {
  expect(choosableTabs).toEqual([...defaultTabs, 'custom_1', 'custom_2', 'custom_3', 'custom_4', 'custom_5'])
})

import { expect, test } from 'vitest'
import { scrollToTab } from './use-selected-tab.ts'

const row = { left: 16, right: 374 }

test.each([
  ['in view', { left: 100, right: 200 }, 0],
  ['beyond the end', { left: 500, right: 620 }, 620 - 374 + 24],
  ['half beyond the end', { left: 300, right: 420 }, 420 - 374 + 24],
  ['before the start', { left: -90, right: 10 }, -90 - 16 - 24],
  ['under the edge', { left: 20, right: 90 }, 20 - 16 - 24],
  ['wider than the row, from its beginning', { left: 30, right: 900 }, 30 - 16 - 24],
  ['wider than the row and beyond the end, from its beginning', { left: 300, right: 900 }, 300 - 16 - 24],
])('a tab %s', (_, tab, by) => {
  expect(scrollToTab(row, tab)).toBe(by)
})

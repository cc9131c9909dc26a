// Which rows of a long list are on the page.
import { describe, expect, it } from 'vitest'
import { offsetOfRow, windowRange } from './use-window-rows.ts'

const hundred = () => 100

describe('windowRange', () => {
  const cases: [string, Parameters<typeof windowRange>[0], ReturnType<typeof windowRange>][] = [
    ['an empty list', { count: 0, heightOf: hundred, top: 0, bottom: 500 }, { first: 0, last: -1, before: 0, after: 0 }],
    ['the top', { count: 50, heightOf: hundred, top: -200, bottom: 300 }, { first: 0, last: 2, before: 0, after: 4700 }],
    ['the middle', { count: 50, heightOf: hundred, top: 1050, bottom: 1350 }, { first: 10, last: 13, before: 1000, after: 3600 }],
    ['the end', { count: 50, heightOf: hundred, top: 4800, bottom: 6000 }, { first: 48, last: 49, before: 4800, after: 0 }],
    ['beyond the end', { count: 50, heightOf: hundred, top: 9000, bottom: 9500 }, { first: 49, last: 49, before: 4900, after: 0 }],
    ['all above the list', { count: 3, heightOf: hundred, top: -900, bottom: -500 }, { first: 0, last: 0, before: 0, after: 200 }],
    [
      'rows of different height',
      { count: 4, heightOf: (row) => [50, 300, 80, 100][row]!, top: 60, bottom: 400 },
      { first: 1, last: 2, before: 50, after: 100 },
    ],
  ]
  it.each(cases)('%s', (_, input, range) => expect(windowRange(input)).toEqual(range))

  it('accounts for every px', () => {
    const heightOf = (row: number) => 40 + ((row * 37) % 90)
    for (let top = -100; top < 6000; top += 177) {
      const { first, last, before, after } = windowRange({ count: 60, heightOf, top, bottom: top + 500 })
      let count = 0
      for (let row = first; row <= last; row++) count += heightOf(row)
      expect(before + count + after).toBe(offsetOfRow(60, heightOf))
      expect(before).toBe(offsetOfRow(first, heightOf))
    }
  })
})

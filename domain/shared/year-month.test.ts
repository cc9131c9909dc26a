import { expect, test } from 'vitest'
import { isEstimate, isYearOnly, monthNumber } from './year-month.ts'

test('a month counts as itself, and a year from its middle', () => {
  expect(monthNumber('2019-01')).toBe(2019 * 12)
  expect(monthNumber('2019')).toBe(2019 * 12 + 6)
  expect(monthNumber('2021')! - monthNumber('2019')!).toBe(24)
  expect([monthNumber(null), monthNumber(''), monthNumber('present')]).toEqual([null, null, null])
})

test('uses the midpoint for two years, at most eleven months off', () => {
  const counted = monthNumber('2021')! - monthNumber('2019')!
  const min = monthNumber('2021-01')! - monthNumber('2019-12')!
  const max = monthNumber('2021-12')! - monthNumber('2019-01')!
  expect([counted - min, max - counted]).toEqual([11, 11])
})

test('a duration is an estimate when a date has no month', () => {
  expect([isYearOnly('2019'), isYearOnly('2019-01'), isYearOnly(null)]).toEqual([true, false, false])
  expect(isEstimate({ start: '2019', end: null })).toBe(true)
  expect(isEstimate({ start: '2019-03', end: '2021-02' })).toBe(false)
})

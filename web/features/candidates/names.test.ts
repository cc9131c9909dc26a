// Names, salaries and tenures as cards show them.
import { expect, it } from 'vitest'
import { salaryText, shownName, tenureText, truncate } from './names.ts'

it('hides the name in bias-reducer projects', () => {
  expect(shownName({ name: 'Maya Okafor' }, true)).toBe('M. O.')
  expect(shownName({ name: 'Maya Okafor' }, false)).toBe('Maya Okafor')
})

it('shows a salary in thousands', () => {
  expect(salaryText([119_600, 150_400])).toBe('$120K-$150K')
  expect(salaryText(null)).toBeNull()
})

it('cuts at a word near the limit', () => {
  expect(truncate('short', 200)).toEqual({ text: 'short', cut: false })
  const long = truncate('word '.repeat(60), 200)
  expect(long.cut).toBe(true)
  expect(long.text.length).toBeLessThanOrEqual(200)
  expect(truncate('x'.repeat(60), 50).text).toHaveLength(50)
})

it('counts tenure in years and months', () => {
  expect(tenureText('2019-03', '2023-05')).toBe('4 yrs 2 mos')
  expect(tenureText('2019-03', '2020-03')).toBe('1 yr')
  expect(tenureText('2026-01', null, new Date('2026-11-21'))).toBe('10 mos')
  expect(tenureText(null, '2020-01')).toBeNull()
  expect(tenureText('2021-01', '2020-01')).toBeNull()
})

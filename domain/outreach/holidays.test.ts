import { expect, test } from 'vitest'
import { isPublicHoliday } from './holidays.ts'

const holidaysOf = (country: string, year: number) => {
  const days: string[] = []
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (isPublicHoliday(country, day)) days.push(day.slice(5))
  }
  return days
}

test('the holidays that governments publish for a year', () => {
  // opm.gov: Saturday July 4 is observed on Friday
  expect(holidaysOf('US', 2026)).toEqual([
    '01-01',
    '01-19',
    '02-16',
    '05-25',
    '06-19',
    '07-03',
    '07-04',
    '09-07',
    '10-12',
    '11-11',
    '11-26',
    '12-25',
  ])
  // gov.uk, England and Wales: Boxing Day on a Saturday is observed on Monday
  expect(holidaysOf('GB', 2026)).toEqual(['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-26', '12-28'])
  // both days of Christmas on a weekend
  expect(holidaysOf('GB', 2027).filter((day) => day.startsWith('12'))).toEqual(['12-25', '12-26', '12-27', '12-28'])
  expect(holidaysOf('DE', 2026)).toEqual(['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'])
  expect(holidaysOf('FR', 2027)).toEqual([
    '01-01',
    '03-29',
    '05-01',
    '05-06',
    '05-08',
    '05-17',
    '07-14',
    '08-15',
    '11-01',
    '11-11',
    '12-25',
  ])
})

test('a New Year’s Day on a Saturday is observed on Friday of the previous year in the United States', () => {
  expect(isPublicHoliday('US', '2027-12-31')).toBe(true)
})

test('February 1 is a holiday in Ireland if it is a Friday', () => {
  expect(['2026-02-02', '2030-02-01', '2030-02-04'].map((day) => isPublicHoliday('IE', day))).toEqual([true, true, false])
})

test('an unknown country has none', () => {
  expect(isPublicHoliday('XX', '2026-12-25')).toBe(false)
  expect(isPublicHoliday('constructor', '2026-12-25')).toBe(false)
})

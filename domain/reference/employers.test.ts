// Employers are found by name, and what several employers are called stands for none of them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { industries } from './lists.ts'
import { employerKey, isSizeOfJob, openEmployers } from './employers.ts'
import { countryCodes } from './country-codes.data.ts'

const file = readFileSync(new URL('data/employers.tsv.gz', import.meta.url))
const table = gunzipSync(file)
const employers = openEmployers(table)
const lines = table
  .toString()
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

test.each([
  ['Zalando SE', 'zalando'],
  ['The Home Depot, Inc.', 'home depot'],
  ['Bosch GmbH', 'bosch'],
  ['Müller & Söhne GmbH & Co. KG', 'muller and sohne gmbh and'],
  ['Co', 'co'],
  ['', ''],
])('the key of %s', (name, key) => expect(employerKey(name)).toBe(key))

test('every line is found by its key, and is well formed', () => {
  expect(lines.length).toBeGreaterThan(40_000)
  const isWellFormed = (key: string): boolean => {
    const facts = employers.find(key)
    if (!facts) return false
    const { industry, country, founded, sizeMin, sizeMax, sizeYear, sources } = facts
    return (
      (industry === null || industries.includes(industry)) &&
      (country === null || countryCodes.includes(country)) &&
      (founded === null || (founded > 500 && founded < 2030)) &&
      (sizeMin ?? 0) <= (sizeMax ?? Infinity) &&
      (sizeYear === null) === (sizeMin === null && sizeMax === null) &&
      sources.length > 0 &&
      !sources.includes('yc') &&
      !sources.includes('forbes2000')
    )
  }
  expect(lines.filter(([key = '']) => !isWellFormed(key))).toEqual([])
})

test('keys are sorted and unique, and aliases lead to an employer', () => {
  const keys = lines.map(([key = '']) => Buffer.from(key))
  expect(keys.slice(1).every((key, index) => Buffer.compare(keys[index]!, key) < 0)).toBe(true)
  const targets = new Set(lines.filter(([, name]) => name !== '=').map(([key]) => key))
  expect(lines.filter(([, name, target]) => name === '=' && !targets.has(target))).toEqual([])
})

test.each([
  ['Zalando SE', { country: 'DE', city: 'Berlin', founded: 2008, kinds: ['public'] }],
  ['the Mayo Clinic', { industry: 'Healthcare', founded: 1864, kinds: ['nonprofit', 'hospital'] }],
  ['NASA', { industry: 'Government', country: 'US' }],
])('%s', (name, facts) => expect(employers.find(name)).toMatchObject(facts))

test.each(['Mercy', 'Summit', 'Oracle', 'Boston', 'Central', 'Someone Unheard Of Ltd', '', '\t', '\n', '=', 'key', 'a'.repeat(100_000)])(
  'claims nothing about %j',
  (name) => expect(employers.find(name)).toBeNull(),
)

test.each([
  ['2022-03', '2024-01', true],
  ['2025-01', null, false],
  ['2023-01', null, true],
  ['2019', '2023', false],
  [null, null, false],
])('the size of 2024 in a job from %s to %s: %s', (start, end, isClaimed) =>
  expect(isSizeOfJob({ sizeYear: 2024 }, start, end, '2026-11')).toBe(isClaimed),
)

test('a size without a year is claimed of no job', () => expect(isSizeOfJob({ sizeYear: null }, '2020-01', null, '2026-11')).toBe(false))

test('another table is refused, and a broken one finds nothing', () => {
  expect(() => openEmployers(Buffer.from('key\tname\n'))).toThrow(/employers\.tsv\.gz line 1/)
  expect(openEmployers(table.subarray(0, table.indexOf(10))).find('Zalando')).toBeNull()
})

test('the file is the one that the notice describes', () => {
  const notice = readFileSync(new URL('data/NOTICE.md', import.meta.url), 'utf8')
  expect(notice).toContain(`SHA-256 ${createHash('sha256').update(table).digest('hex')}`)
})

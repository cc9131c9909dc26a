import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ethnicityOptions, industries, uiColors } from './lists.ts'
import { parseTables, tableFiles } from './parse.ts'
import type { ReferenceTables } from './tables.ts'

const read = (file: string) => readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
const tables = parseTables(
  Object.fromEntries(Object.entries(tableFiles).map(([name, file]) => [name, read(file)])) as Record<keyof ReferenceTables, string>,
)

test('several hundred fields of study with ID, name, and dates: majors, trades, and residencies [229]', () => {
  const { majors } = tables
  expect(majors.length).toBeGreaterThan(300)
  for (const { id, name, createdAt, updatedAt } of majors) {
    expect(id).toBeGreaterThanOrEqual(100_000)
    expect(id).toBeLessThanOrEqual(101_700)
    expect(name.trim()).not.toBe('')
    for (const day of [createdAt, updatedAt]) expect(Number.isNaN(Date.parse(day)) || !/^\d{4}-\d{2}-\d{2}$/.test(day)).toBe(false)
    expect(updatedAt >= createdAt).toBe(true)
  }
  expect(new Set(majors.map(({ id }) => id)).size).toBe(majors.length)
  expect(new Set(majors.map(({ name }) => name)).size).toBe(majors.length)
  for (const kind of ['academic', 'trade', 'residency'])
    expect(majors.filter((major) => major.kind === kind).length, kind).toBeGreaterThan(30)
})

test('about two thousand job titles, each once [230]', () => {
  const titles = tables.titles.map(({ title }) => title.toLowerCase())
  expect(Math.abs(titles.length - 2000)).toBeLessThan(100)
  expect(new Set(titles).size).toBe(titles.length)
})

test('places: the states of the US and its metropolitan areas first, then countries, then cities [231]', () => {
  const { places } = tables
  expect(places.length).toBeGreaterThan(20_000)
  const states = places.filter((place) => place.type === 'region' && place.country === 'US')
  const firstOf = (type: string) => places.findIndex((place) => place.type === type)
  const lastOf = (type: string) => places.findLastIndex((place) => place.type === type)
  // fifty states and the District of Columbia
  expect(states).toHaveLength(51)
  expect(places.slice(0, 51)).toEqual(states)
  expect(firstOf('metro')).toBe(51)
  expect(lastOf('metro')).toBeLessThan(firstOf('country'))
  expect(lastOf('country')).toBeLessThan(firstOf('city'))
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
})

test('seven ethnicity options, verbatim [232]', () => {
  expect(ethnicityOptions).toEqual([
    'No Preference',
    'Native American',
    'Asian',
    'Black/African American',
    'Hispanic/Latino',
    'White',
    'Pacific Islander',
  ])
})

test('seventeen industries, verbatim [233]', () => {
  expect(industries).toEqual([
    'Sports',
    'Services',
    'Consumer Goods',
    'Energy/Environment/Agro',
    'Real Estate',
    'Hardware',
    'Business',
    'Nonprofit',
    'Media/Design',
    'Manufacturing/Logistics',
    'Legal',
    'Government',
    'Business or Finance',
    'Healthcare',
    'Software',
    'Education',
    'Mechanical',
  ])
})

test('sixteen colors, each readable under white text [234]', () => {
  expect(new Set(uiColors).size).toBe(16)
  for (const color of uiColors) expect(contrastWithWhite(color), color).toBeGreaterThanOrEqual(4.5)
})

/** WCAG 2.2, 'contrast ratio'. */
function contrastWithWhite(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((position) => {
    const share = Number.parseInt(color.slice(position, position + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05)
}

test('gives the source and the license of every list [235]', () => {
  const notice = read('NOTICE.md')
  for (const file of [...Object.values(tableFiles), 'names.json']) expect(notice, file).toContain(`\`${file}\``)
  expect(notice).toContain('GeoNames')
  expect(notice).toContain('Creative Commons Attribution 4.0')
})

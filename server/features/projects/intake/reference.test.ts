import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LookUpReference } from '@fairlead/contract/v2/reference'
import type { FindCloseEntries } from '@fairlead/contract/v2/reference/close'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

let testApp: TestApp
let ann: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  ann = await newUser(testApp.app, 'Ann')
})
afterAll(() => testApp.close())

const find = async (list: string, query: string) => (await ann.call<LookUpReference['answer']>('GET', 'v2/reference', { list, query })).body
const close = async (list: string, names: string[]) =>
  (await ann.call<FindCloseEntries['answer']>('GET', 'v2/reference/close', { list, 'names[]': names })).body.names

test.each([
  ['job_titles', 'swe', 'Software Engineer', 'SWE'],
  ['skills', 'js', 'JavaScript', 'JS'],
  ['universities', 'mit', 'Massachusetts Institute of Technology', 'MIT'],
  ['majors', 'cs', 'Computer Science', 'CS'],
  ['locations', 'nyc', 'New York City, New York, United States', 'NYC'],
])('%s: %s finds %s and says by which name', async (list, query, name, also) => {
  expect((await find(list, query))[0]).toMatchObject({ name, also })
})

test('shows no alternative name for an entry found by its own', async () => {
  expect((await find('locations', 'austin, texas'))[0]).toMatchObject({ also: null })
  expect((await find('job_titles', 'Software Eng'))[0]).toMatchObject({ name: 'Software Engineer', also: null })
})

test('universities have a country and a class', async () => {
  expect((await find('universities', 'stanford'))[0]).toMatchObject({ name: 'Stanford University', hint: 'US · top 10' })
})

test('returns at most twenty, some when browsing, and none for symbols', async () => {
  expect(await find('locations', 's')).toHaveLength(20)
  expect(await find('industries', '')).not.toEqual([])
  for (const query of ['🦀', '***', '  \u{202E}  ']) expect(await find('skills', query)).toEqual([])
})

test('close titles are for similar work, without the given ones', async () => {
  const near = await close('job_titles', ['Backend Engineer'])
  expect(near.length).toBeGreaterThan(1)
  expect(near).not.toContain('Backend Engineer')
  expect(await close('job_titles', ['Backend Engineer', ...near])).not.toContain(near[0])
  expect(await close('job_titles', ['Keeper of the unknown'])).toEqual([])
})

test('similar companies, the closest first, at most twelve', async () => {
  const near = await close('companies', ['Stripe'])
  expect(near.length).toBeGreaterThan(2)
  expect(near.length).toBeLessThanOrEqual(12)
  expect(near).not.toContain('Stripe')
  const rows = new Map(testApp.services.tables.companies.map((row) => [row.name, row.peerGroups]))
  for (const name of near) expect(rows.get(name)!.some((group) => rows.get('Stripe')!.includes(group))).toBe(true)
  expect(await close('companies', ['No one Knows It Inc'])).toEqual([])
})

test('finds an occupation in another language under its English name with its other names', async () => {
  const [nurse] = await find('job_titles', 'Krankenschw')
  expect(nurse).toMatchObject({ name: expect.stringMatching(/nurse/i), also: null })
  expect(nurse!.names[0]).toEqual({ language: 'de', name: expect.stringMatching(/^Krankenschwester/) })
  expect(nurse!.names.find(({ language }) => language === 'es')!.name).toMatch(/^enfermer/)
  expect((await find('job_titles', 'enfermer')).some(({ name }) => /nurse/i.test(name))).toBe(true)
})

test('puts listed titles before occupations, without duplicates, at most twenty in total', async () => {
  const entries = await find('job_titles', 'software')
  expect(entries[0]).toMatchObject({ name: 'Software Engineer', names: [] })
  const firstOccupation = entries.findIndex(({ names }) => names.length > 0)
  expect(firstOccupation).toBeGreaterThan(0)
  expect(entries.slice(firstOccupation).every(({ names }) => names.length > 0)).toBe(true)
  expect(new Set(entries.map(({ name }) => name.toLowerCase())).size).toBe(entries.length)
  expect(entries.length).toBeLessThanOrEqual(20)
  expect((await find('job_titles', 's')).every(({ names }) => names.length === 0)).toBe(true)
})

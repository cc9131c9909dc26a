// Employer facts over the real API: shipped ones by name, and a workspace's corrections, which count at once and only there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReadEmployers } from '@fairlead/contract/v2/employers'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import type { SearchTalent } from '@fairlead/contract/v2/talent/search'
import { colleagueOf } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { newId } from '../../platform/ids.ts'

let testApp: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ann, ben] = await Promise.all([newUser(testApp.app, 'Ann'), newUser(testApp.app, 'Ben')])
})
afterAll(() => testApp.close())

const read = async (user: TestUser, ...companies: string[]) =>
  (await user.call<ReadEmployers['answer']>('GET', 'v2/employers', { companies })).body.employers

test('shipped facts are found by name; unknown and ambiguous names are left out', async () => {
  const employers = await read(ann, 'Zalando SE', 'Mercy', 'Harbor Unheard Of', 'Zalando SE')
  expect(employers).toMatchObject([
    { company: 'Zalando SE', name: 'Zalando', industry: 'Software', country: 'DE', founded: 2008, size_year: 2023, is_corrected: false },
  ])
  expect(employers[0]!.sources).toEqual(['Fairlead', 'FinanceDatabase'])
})

test('a correction replaces them for the team at once, in every spelling, and for no other team, until it is undone', async () => {
  const correction = {
    company: 'Zalando',
    industry: 'Consumer Goods',
    country: 'DE',
    city: 'Potsdam',
    size_min: 200,
    size_max: 250,
    size_year: 2011,
    kinds: ['startup'],
  }
  expect((await ann.call('PUT', 'v2/employers', correction)).status).toBe(200)
  expect((await ann.call('PUT', 'v2/employers', { ...correction, size_max: 300 })).status).toBe(200)
  const corrected = {
    city: 'Potsdam',
    founded: null,
    size_min: 200,
    size_max: 300,
    is_corrected: true,
    sources: ['Your workspace'],
    kinds: ['startup'],
  }
  expect(await read(await colleagueOf(testApp, ann), 'ZALANDO SE')).toMatchObject([corrected])
  expect(await read(ben, 'Zalando SE')).toMatchObject([{ city: 'Berlin', is_corrected: false }])
  expect((await ben.call('DELETE', 'v2/employers', { company: 'Zalando' })).status).toBe(200)
  expect(await read(ann, 'Zalando')).toMatchObject([corrected])
  for (const _ of [1, 2]) expect((await ann.call('DELETE', 'v2/employers', { company: 'Zalando SE' })).status).toBe(200)
  expect(await read(ann, 'Zalando')).toMatchObject([{ city: 'Berlin', is_corrected: false }])
  // an employer that isn't listed
  await ann.call('PUT', 'v2/employers', { company: 'Harbor Bakery Ltd.', industry: 'Consumer Goods', founded: 1999 })
  expect(await read(ann, 'Harbor Bakery')).toMatchObject([{ name: 'Harbor Bakery Ltd.', founded: 1999 }])
})

test.each([
  [{ company: ' ' }, 'company'],
  [{ company: 'A', country: 'XX' }, 'country'],
  [{ company: 'A', founded: 2999 }, 'founded'],
  [{ company: 'A', size_min: 20, size_max: 10, size_year: 2020 }, 'size_max'],
  [{ company: 'A', size_min: 20 }, 'size_year'],
  [{ company: 'A', size_year: 2020 }, 'size_year'],
  [{ company: 'A', industry: 'Dreams' }, 'industry'],
  [{ company: 'A', kinds: ['dream'] }, 'kinds'],
])('refuses %j by its field', async (input, field) => {
  const { status, body } = await ann.call<{ fields: Record<string, string> }>('PUT', 'v2/employers', input)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('the industry of a listed employer meets a search that asks for it, with the reason', async () => {
  for (const [name, company] of [
    ['Ada Listed', 'Singapore General Hospital'],
    ['Bo Unlisted', 'Harbor Unheard Of'],
  ]) {
    const slug = newId()
    const ways = { linkedin_url: `https://www.linkedin.com/in/${slug}`, email: `${slug}@home.example` }
    await ann.call('POST', 'v2/talent', { ...ways, name, title: 'Registered Nurse', company })
  }
  const { body } = await ann.call<PreviewSearch['answer']>('POST', 'v2/projects/preview', {
    job_titles: ['Registered Nurse'],
    industries: ['Healthcare'],
  })
  const reasons = new Map(body.people.map(({ name, reasons: all }) => [name.split(' ')[0], all.map(({ text }) => text)]))
  expect(reasons.get('Ada')).toContain('Knows the industry: Healthcare at Singapore General Hospital')
  // unknown excludes no one
  expect(reasons.has('Bo')).toBe(true)
  expect(reasons.get('Bo')?.join(' ')).not.toContain('industry')
})

test('employers are searched by kind, size, and country: a fact is a reason, and what isn’t known excludes no one', async () => {
  const eve = await newUser(testApp.app, 'Eve')
  for (const [name, company] of [
    ['Cleo Listed', 'Zalando SE'],
    ['Dov Elsewhere', 'Singapore General Hospital'],
    ['Edo Unknown', 'Harbor Unheard Of'],
  ]) {
    const slug = newId()
    const ways = { linkedin_url: `https://www.linkedin.com/in/${slug}`, email: `${slug}@home.example` }
    await eve.call('POST', 'v2/talent', { ...ways, name, title: 'Registered Nurse', company })
  }
  const criterion = 'worked at a public company (headquarters: Germany)'
  const preview = async (change: object) =>
    (await eve.call<PreviewSearch['answer']>('POST', 'v2/projects/preview', { job_titles: ['Registered Nurse'], ...change })).body
  const must = await preview({ keywords_required: [criterion] })
  const [first] = must.people
  expect(must.people.map(({ name }) => name.split(' ')[0])).toEqual(expect.arrayContaining(['Cleo', 'Edo']))
  expect(first).toMatchObject({ name: expect.stringContaining('Cleo') })
  expect(first!.reasons.map(({ text }) => text)).toContain(
    'Works at Zalando SE, a public company based in Germany; source: Fairlead, FinanceDatabase',
  )
  // one is known to be elsewhere, and the filter says so
  const filter = must.filters.find(({ label }) => label.includes(criterion))
  expect(filter).toMatchObject({ label: `must: ${criterion}, or not known`, more: 1 })
  const pool = async () =>
    (
      await eve.call<SearchTalent['answer']>('GET', 'v2/talent/search', {
        titles: ['Registered Nurse'],
        skills: ['worked at an employer with up to 200 people'],
        shared: false,
      })
    ).body.people
  // too large, and twice not known
  expect((await pool()).map(({ name }) => name.split(' ')[0]).toSorted()).toEqual(['Dov', 'Edo'])
  // the team knows better, at once
  const facts = { size_min: 40, size_max: 60, size_year: 2023 }
  for (const company of ['Zalando', 'Harbor Unheard Of'])
    expect((await eve.call('PUT', 'v2/employers', { company, ...facts })).status).toBe(200)
  const people = await pool()
  expect(people.map(({ name }) => name.split(' ')[0]).toSorted()).toEqual(['Cleo', 'Dov', 'Edo'])
  const reasons = people.flatMap((person) => person.reasons.map(({ text }) => text))
  expect(reasons).toContain('Works at Zalando SE, an employer with 40 to 60 people in 2023; source: the hiring team')
})

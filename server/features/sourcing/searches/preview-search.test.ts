// The preview returns the same counts as reading everyone, correct promises for dropping filters, and the search's own top
// people.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { isProven } from '@fairlead/domain/candidate/assessment'
import type { Profile } from '@fairlead/domain/shared/profile'
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { emptySettings, preferencesOf } from '@fairlead/domain/project/settings'
import { filtersOf } from '@fairlead/matching/plan/filters'
import { payUpTo } from '@fairlead/matching/skills/pay-concepts'
import { indexPerson } from '@fairlead/matching/skills/index-person'
import { judge, rankValue } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { rankPeople } from '@fairlead/matching/score/rank'
import { sampledOneIn, type Retrieval } from '@fairlead/domain/ports/people-index'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { randomFrom } from '../../../../testing/random.ts'
import { countMatches } from '../index/count-matches.ts'
import { openPostgresIndex } from '../index/postgres-index.ts'
import { readPool } from '../index/read-pool.ts'

type Answer = PreviewSearch['answer']
interface Known {
  id: string
  profile: Profile
  has: Set<number>
  years: number
}

const today = new Date().toISOString().slice(0, 7)
let testApp: TestApp
let ann: TestUser
let pool: Known[]
beforeAll(async () => {
  testApp = await createTestApp({ people: 600 })
  ann = await newUser(testApp.app, 'Ann')
  const rows = await testApp.database.system.selectFrom('person').select(['id', 'profile']).where('workspace_id', 'is', null).execute()
  pool = rows.map(({ id, profile }) => {
    const { concepts, yearsOfExperience } = indexPerson(testApp.services.vocabulary, profile, today)
    return { id, profile, has: new Set(concepts), years: yearsOfExperience }
  })
})
afterAll(() => testApp.close())

const plan = (wish: SearchPreferences) => planSearch(testApp.services.vocabulary, wish, [], noLessons)
const fits = ({ anyOf, noneOf, yearsMin, yearsMax }: Retrieval, { has, years }: Known) =>
  anyOf.every((group) => group.some((id) => has.has(id))) &&
  !noneOf.some((id) => has.has(id)) &&
  (yearsMin === null || years >= yearsMin) &&
  (yearsMax === null || years <= yearsMax)
const reached = (wish: SearchPreferences) => {
  const retrieval = plan(wish)
  return pool.filter((person) => fits(retrieval, person))
}
const preview = async (fields: Record<string, unknown>, user = ann) => (await user.call<Answer>('POST', 'v2/projects/preview', fields)).body

function randomPreferences(seed: number): SearchPreferences {
  const { next, pick, whole } = randomFrom(seed)
  const some = (list: readonly string[], max: number) => Array.from({ length: whole(max + 1) }, () => pick(list))
  const maybe = <T>(value: T, otherValue: T) => (next() < 0.4 ? value : otherValue)
  const titles = some(['Software Engineer', 'Registered Nurse', 'Account Executive', 'Teacher', 'Data Scientist', 'Gardener of stars'], 2)
  return {
    ...noPreferences,
    jobTitles: titles,
    jobTitlesRequired: titles.filter((_, index) => (seed + index) % 3 === 0),
    jobTitlesWhen: maybe('current', 'current_or_past'),
    locations: some(['Austin, Texas, United States', 'United States', 'London, England, United Kingdom', 'Nowhere at all'], 2),
    locationRadiusKm: pick([null, 0, 25, 100]),
    remoteAllowed: maybe(true, false),
    yearsMin: maybe(whole(8), null),
    yearsMax: maybe(6 + whole(15), null),
    keywordsRequired: some(['Python', 'JS', 'JavaScript', 'Communication', 'patient care', 'planned checks', 'Excel', '🦀'], 3),
    bachelors: maybe(true, false),
    advancedDegree: maybe(true, false),
    mba: maybe(true, false),
    phd: maybe(true, false),
    top10School: maybe(true, false),
    top25School: maybe(true, false),
    track: pick([null, null, 'ic', 'manager']),
    badCompanies: some(['Google', 'Google Inc', 'Meta', 'Amazon'], 3),
    badJobTitles: some(['Registered Nurse', 'Teacher'], 2),
    badKeywords: some(['Java', 'SQL', 'Excel', 'many words no one knows'], 2),
  }
}

const countIn = (workspaceId: string, filters: Parameters<typeof countMatches>[1], options: Parameters<typeof countMatches>[2]) =>
  testApp.database.inWorkspace(workspaceId, (tx) => countMatches(openPostgresIndex(tx, ''), filters, options))

test('counts and prices every search as if reading everyone', async () => {
  const { workspace_id: workspace } = await testApp.database.system
    .selectFrom('users')
    .select('workspace_id')
    .where('email', '=', ann.email)
    .executeTakeFirstOrThrow()
  let costly = 0
  const searches = process.env.NIGHTLY ? 250 : 50
  for (let seed = 1; seed <= searches; seed += 1) {
    const wish = randomPreferences(seed)
    const filters = filtersOf(testApp.services.vocabulary, wish, plan(wish).model)
    const counts = await countIn(workspace, filters, { all: seed % 2 === 0 })
    const total = reached(wish).length
    expect(counts.total, `search ${seed}`).toBe(total)
    filters.filters.forEach(({ drop, label }, index) => {
      if (!drop) return
      const more = reached({ ...wish, ...drop }).length - total
      expect(counts.more[index], `search ${seed} without ${label}`).toBe(more)
      if (more > 0) costly += 1
    })
  }
  expect(costly).toBeGreaterThan(searches / 3)
})

test('estimates large searches with the sample and counts small ones exactly', async () => {
  const { rows } = await sql<{ id: string }>`select person_id as id from person_index where (hashtext(person_id) & 63) = 0`.execute(
    testApp.database.system,
  )
  const sample = new Set(rows.map(({ id }) => id))
  expect(sample.size).toBeGreaterThan(0)
  const sampled = (people: readonly Known[]) => people.filter(({ id }) => sample.has(id)).length
  let costly = 0
  for (let seed = 1; seed <= (process.env.NIGHTLY ? 120 : 50); seed += 1) {
    const wish = randomPreferences(seed)
    const filters = filtersOf(testApp.services.vocabulary, wish, plan(wish).model)
    const counts = await countIn('', filters, { all: true, maxRead: -1 })
    const total = reached(wish)
    expect(counts, `search ${seed}`).toMatchObject({ total: total.length, marginPercent: null, isCostEstimated: true })
    filters.filters.forEach(({ drop, label }, index) => {
      if (!drop) return
      const more = (sampled(reached({ ...wish, ...drop })) - sampled(total)) * sampledOneIn
      expect(Math.abs((counts.more[index] ?? 0) - more), `search ${seed} without ${label}`).toBeLessThanOrEqual(more * 0.05)
      if (more > 0) costly += 1
    })
  }
  expect(costly).toBeGreaterThan(0)
})

test('an estimate states its possible error, and stays within it', async () => {
  const { rows } = await sql<{ share: number }>`select avg(((hashtext(person_id) & 63) = 0)::int)::float8 as share
    from person_index where workspace_id is null`.execute(testApp.database.system)
  const wish = { ...noPreferences }
  const filters = filtersOf(testApp.services.vocabulary, wish, plan(wish).model)
  const counts = await countIn('', filters, { all: false, maxRead: -1, minSampled: 1 })
  const sampled = Math.round(rows[0]!.share * pool.length)
  expect(counts.marginPercent).toBe(Math.ceil(196 / Math.sqrt(sampled)))
  expect(Math.abs(counts.total - sampled * sampledOneIn)).toBeLessThanOrEqual(sampled * sampledOneIn * 0.05)
})

test('dropping a filter as offered adds exactly the promised people', async () => {
  const fields = {
    job_titles: ['Software Engineer'],
    job_titles_current_or_past: 'current',
    locations: ['United States'],
    keywords_required: ['Python'],
    years_exp_min: '4',
    years_exp_max: '12',
    bachelors: 'true',
  }
  const before = await preview(fields)
  const offers = before.filters.filter(({ drop, more }) => drop && more > 0)
  expect(offers.length).toBeGreaterThan(1)
  for (const { drop, more } of offers) expect((await preview({ ...fields, ...drop })).total).toBe(before.total + more)
})

test("the five are the search's own top five, each with proven reasons", async () => {
  const fields = { job_titles: ['Registered Nurse'], keywords_optional: ['patient care'] }
  const wish = preferencesOf({ ...emptySettings, ...settingsFromWire(fields) })
  const poolView = await testApp.database.inWorkspace('', (tx) => readPool(tx, '', testApp.services.vocabulary, wish))
  const model = planSearch(testApp.services.vocabulary, wish, [], noLessons, poolView)
  const judged = reached(wish).map((person) => ({ ...person, ...judge(testApp.services.vocabulary, model, person.profile, today) }))
  const ranked = rankPeople(model, judged, (person) => ({ ...person, value: rankValue(person) })).slice(0, 5)
  const { people } = await preview(fields)
  expect(people.map((person) => person.core_candidate_id)).toEqual(ranked.map((person) => person.id))
  for (const [index, { reasons, name }] of people.entries()) {
    expect(name).not.toBe('')
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) expect(isProven(ranked[index]!.profile, reason)).toBe(true)
  }
})

test('counts a small private pool correctly', async () => {
  const eve = await newUser(testApp.app, 'Eve')
  const add = (name: string, title: string, company: string) =>
    eve.call('POST', 'v2/talent', { linkedin_url: `www.linkedin.com/in/${name}`, email: `${name}@wood.example`, name, title, company })
  await Promise.all([add('owl', 'Falconer', 'Castle'), add('kite', 'Falconer', 'Castle'), add('hawk', 'Falconer', 'Keep')])
  const all = await preview({ job_titles: ['Falconer'] }, eve)
  expect(all).toMatchObject({ total: 3, pool_is_empty: false, filters: [] })
  const without = await preview({ job_titles: ['Falconer'], bad_companies: ['Castle'] }, eve)
  expect(without.total).toBe(1)
  expect(without.filters.at(-1)).toEqual({
    label: 'Leave out: Castle',
    phrase: 'who work at Castle',
    act: 'include Castle',
    more: 2,
    drop: { bad_companies: [] },
  })
  const none = await preview({ job_titles: ['Falconer'], keywords_required: ['Kubernetes'] }, eve)
  expect(none).toMatchObject({ total: 3, filter_count: 1, rare: [{ label: 'Kubernetes', people: 0 }] })
  const old = await preview({ job_titles: ['Falconer'], years_exp_min: '40' }, eve)
  expect(old).toMatchObject({ total: 0, filter_count: 2, relaxation: { act: 'Drop the minimum of 40 years', people: 3 } })
  expect(old.people.slice(0, 3).map(({ title }) => title)).toEqual(['Falconer', 'Falconer', 'Falconer'])
  // no other workspace finds them
  expect((await preview({ job_titles: ['Falconer'] })).total).toBe(0)
  // and people already in the project aren't counted
  const { project_id } = (await eve.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Birds', job_title: 'Falconer' }))
    .body
  expect((await preview({ project_id }, eve)).total).toBe(3)
  await eve.call('POST', 'v1/candidates', { project_id, cand_linkedin_url: 'www.linkedin.com/in/owl' })
  const rest = await preview({ project_id }, eve)
  expect(rest.total).toBe(2)
  expect(rest.people.map((person) => person.name)).not.toContain('owl')
})

test('gives up only what stands in the way, and says what that gives', async () => {
  const fields = {
    job_titles: ['Software Engineer'],
    keywords_required: ['Python', 'Communication'],
    locations: ['United States'],
    years_exp_min: '70',
    mba: 'true',
  }
  const { total, relaxation } = await preview(fields)
  expect(total).toBe(0)
  expect(relaxation!.act).toContain('rop the minimum of 70 years')
  expect(relaxation!.people).toBeGreaterThan(0)
  const relaxed = await preview({ ...fields, ...relaxation!.drop })
  expect(relaxed.total).toBe(relaxation!.people)
  // nothing is given up for nothing
  for (const name of Object.keys(relaxation!.drop) as (keyof typeof fields)[]) {
    const stricter = await preview({ ...fields, ...relaxation!.drop, [name]: fields[name] })
    expect(stricter.total, name).toBeLessThan(Math.min(25, relaxed.total))
  }
})

test('counts people near the place, in its state, in its country, and anywhere', async () => {
  const fields = { job_titles: ['Registered Nurse'], locations: ['Austin, Texas, United States'] }
  const { places, total } = await preview(fields)
  expect(places.map(({ label }) => label)).toEqual(['Austin', 'Texas', 'United States', 'Anywhere'])
  const counts = places.map(({ people }) => people)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  const totalIn = async (locations: string[]) => (await preview({ ...fields, locations })).total
  expect(counts).toEqual([total, await totalIn(['Texas, United States']), await totalIn(['United States']), await totalIn([])])
  expect((await preview({ job_titles: ['Registered Nurse'] })).places).toEqual([])
})

test('filters, places, and reasons are in the language of their reader', async () => {
  const austin = { job_titles: ['Registered Nurse'], locations: ['Austin, Texas, United States'], location_radius_km: '20' }
  const textsIn = async (language: string) => {
    const call = caller(testApp.app, ann.session, language)
    const { body: none } = await call<Answer>('POST', 'v2/projects/preview', { ...austin, years_exp_min: '70' })
    const { body: some } = await call<Answer>('POST', 'v2/projects/preview', { job_titles: ['Registered Nurse'], years_exp_min: '10' })
    return {
      act: none.relaxation!.act,
      places: none.places.map(({ label, kind }) => `${label} (${kind})`),
      phrases: some.filters.map(({ label, phrase }) => `${label}: ${phrase}`),
      reason: some.people[0]!.reasons[0]!.text.split(' ')[0],
      same: [none.relaxation!.drop, some.people.map(({ score }) => score)],
    }
  }
  const [english, german] = [await textsIn('en'), await textsIn('de')]
  expect(english).toMatchObject({
    act: 'Drop the minimum of 70 years',
    places: ['within 20 km of Austin (within)', 'Texas (wider)', 'United States (wider)', 'Anywhere (anywhere)'],
    phrases: ['at least 10 years: with less than 10 years'],
    reason: 'Now',
  })
  expect(german).toEqual({
    act: 'Minimum von 70 Jahren Berufserfahrung weglassen',
    places: ['im Umkreis von 20 km um Austin (within)', 'Texas (wider)', 'United States (wider)', 'Überall (anywhere)'],
    phrases: ['mindestens 10 Jahre Berufserfahrung: mit weniger als 10 Jahren Berufserfahrung'],
    reason: 'Aktuell',
    same: english.same,
  })
})

test("counts a shared person once, with the workspace's own data", async () => {
  const max = await newUser(testApp.app, 'Max')
  const fields = { job_titles: ['Registered Nurse'] }
  const before = await preview(fields, max)
  const person = pool.find(({ id }) => id === before.people[0]!.core_candidate_id)!
  const { core_candidate_id: ownId } = (
    await max.call<{ core_candidate_id: string }>('POST', 'v2/talent', {
      linkedin_url: person.profile.linkedinUrl,
      email: 'nurse@wood.example',
    })
  ).body
  expect(ownId).not.toBe(person.id)
  const after = await preview(fields, max)
  expect(after.total).toBe(before.total)
  const ids = after.people.map((person) => person.core_candidate_id)
  expect([ids.includes(ownId), ids.includes(person.id)]).toEqual([true, false])
})

test('hides names in a bias-reduced project, even for searches that would reveal them', async () => {
  const { project_id } = (await ann.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Blind' })).body
  await ann.call('PUT', 'v1/projects/settings', { project_id, bias_reducer: true })
  for (const fields of [{}, { bias_reducer: 'false' }]) {
    const { people } = await preview({ project_id, job_titles: ['Registered Nurse'], ...fields })
    expect(people).toHaveLength(5)
    for (const person of people) {
      expect(person.name).toMatch(/^\S\. \S\.$/)
      expect([person.core_candidate_id, person.picture_url]).toEqual([null, null])
    }
    const ids = new Set((await preview({ job_titles: ['Registered Nurse'] })).people.map((person) => person.core_candidate_id))
    for (const person of pool.filter(({ id }) => ids.has(id))) expect(JSON.stringify(people)).not.toContain(person.profile.lastName)
  }
})

test('a required pay says how many expect more, and excludes no one whose pay is unknown', async () => {
  const fields = { job_titles: ['Software Engineer'], comp_target_max: 90_000, comp_currency: 'EUR' }
  const [open, strict] = [await preview(fields), await preview({ ...fields, comp_required: true })]
  const wish = preferencesOf({ ...emptySettings, ...settingsFromWire(fields) })
  const view = await testApp.database.inWorkspace('', (tx) => readPool(tx, '', testApp.services.vocabulary, wish))
  const retrieval = planSearch(testApp.services.vocabulary, wish, [], noLessons, view)
  const everyone = pool.filter((person) => fits(retrieval, person))
  const expected = everyone.filter((person) => payUpTo(90_000, 'EUR')!.some((id) => person.has.has(id)))
  expect([everyone.length, expected.length, expected.length < everyone.length]).toEqual([open.total, strict.total, true])
  const cost = strict.filters.find(({ label }) => label === 'pay up to €90,000, or not known')
  expect(cost).toMatchObject({ more: open.total - strict.total, phrase: 'who are likely to expect more', drop: { comp_required: false } })
})

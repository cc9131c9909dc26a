import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MapTalent } from '@fairlead/contract/v2/talent/map'
import { sendFile } from '../../../testing/people-table.ts'
import { activeProject } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'

interface Person {
  person_id: string
  name: string
  is_own: boolean
  by_name: boolean
  title: string | null
  location: string | null
  tags: { id: string; name: string }[]
  reasons: { text: string; evidence: { quote: string }[] }[]
}
interface Page {
  people: Person[]
  total: number
  more: boolean
  terms: { text: string; kind: string; label: string; not: boolean }[]
  problem: string | null
  filters: { phrase: string; more: number; drop: object | null }[]
  relaxation: { people: number; drop: object } | null
  near_titles: { title: string; near: string[] }[]
}

let testApp: TestApp
let ann: TestUser
let ben: TestUser

const table = [
  'Name,Title,Company,Location,Skills,Email,Summary',
  'Ada Okafor,Platform Engineer,Acme,"Berlin, Germany","Kubernetes; Go",ada@pool.example,Runs clusters for a bank',
  'Bo Lindqvist,Platform Engineer,Acme,"Hamburg, Germany","Kubernetes; Rust",bo@pool.example,',
  'Cleo Marsh,Registered Nurse,Hospital,"Houston, Texas, United States","ICU",cleo@pool.example,Head of growth for the ward',
  'Dan Frey,Accountant,Ledger,"Berlin, Germany","SAP; Excel",dan@pool.example,Growth of the head count',
].join('\n')

beforeAll(async () => {
  testApp = await createTestApp({ people: 300 })
  ;[ann, ben] = await Promise.all([newUser(testApp.app, 'Ann'), newUser(testApp.app, 'Ben')])
  await importTable(ann, table)
})
afterAll(() => testApp.close())

async function importTable(user: TestUser, text: string) {
  const { contextOf } = await import('../../../testing/projects.ts')
  const { runImport } = await import('../candidates/imports/run-import.ts')
  const { systemContext } = await import('../../platform/context.ts')
  const file = { name: 'people.csv', bytes: Buffer.from(text) }
  const { body } = await sendFile<{ import_id: string }>(testApp.app, user.session, 'v2/talent/import', file, { dry_run: 'false' })
  const { workspaceId } = await contextOf(testApp, user)
  await runImport(systemContext(testApp.database, workspaceId), testApp.services.vocabulary, body.import_id, () => false)
}
const search = async (user: TestUser, fields: Record<string, unknown> = {}) =>
  (await user.call<Page>('GET', 'v2/talent/search', fields)).body
const names = async (fields: Record<string, unknown>) => (await search(ann, fields)).people.map(({ name }) => name).toSorted()

describe('the workspace’s own people', () => {
  test.each([
    ['platform engineers in Germany with Kubernetes and Rust', ['Bo Lindqvist', 'Ada Okafor']],
    ['Registered nurses in Houston with ICU experience', ['Cleo Marsh']],
    ['accountants who live in Berlin, no agencies', ['Dan Frey']],
  ])('a sentence is read, and its other words ask for nothing: %s', async (query, expected) => {
    const page = await search(ann, { query })
    expect(page.people.map(({ name }) => name)).toEqual(expected)
  })

  test('criteria next to a sentence that stands for them are searched, and its words are not', async () => {
    const fields = {
      query: 'anyone at all in Germany, nice to have Rust',
      is_read: true,
      titles: ['Platform Engineer'],
      keywords_optional: ['Rust'],
    }
    const page = await search(ann, fields)
    expect(page.people.map(({ name }) => name)).toEqual(['Bo Lindqvist', 'Ada Okafor'])
    expect(await names({ ...fields, bad_keywords: ['Rust'] })).toEqual(['Ada Okafor'])
    expect(await names({ is_read: true, years_exp_min: 40 })).toEqual([])
  })

  test('says what to give up when no one matches, but never the title', async () => {
    const fields = { is_read: true, titles: ['Platform Engineer'], locations: ['Hamburg'], skills: ['Kubernetes'], bad_keywords: ['Rust'] }
    const { total, relaxation } = await search(ann, fields)
    expect([total, relaxation]).toEqual([0, { act: 'Drop Hamburg', people: 1, drop: { locations: [] } }])
    expect(await names({ ...fields, ...relaxation!.drop })).toHaveLength(1)
  })

  test('says what each filter excludes and which titles are near', async () => {
    const page = await search(ann, { is_read: true, titles: ['Platform Engineer'], locations: ['Hamburg'] })
    expect(page.filters).toContainEqual(expect.objectContaining({ phrase: 'if you drop Hamburg', more: 1, drop: { locations: [] } }))
    expect(page.near_titles).toEqual([{ title: 'Platform Engineer', near: [expect.any(String), expect.any(String), expect.any(String)] }])
  })

  test("shows a workspace's people newest first without a query, and to no other workspace", async () => {
    const all = await search(ann)
    expect(all).toMatchObject({ total: 4, more: false, terms: [], problem: null })
    expect(all.people.every((person) => person.is_own)).toBe(true)
    expect(await search(ben)).toMatchObject({ total: 0, people: [] })
  })

  test.each([
    ['nonsense words find no one', { query: 'zxqv blorp' }, []],
    ['a skill and a place', { query: 'kubernetes AND berlin' }, ['Ada Okafor']],
    ['a skill or another', { query: 'rust OR sap' }, ['Bo Lindqvist', 'Dan Frey']],
    ['a skill without a place', { query: 'kubernetes NOT hamburg' }, ['Ada Okafor']],
    ['a title and a place as they are spoken', { query: 'nurse houston' }, ['Cleo Marsh']],
    ['words in quotes stay in their order', { query: '"head of growth"' }, ['Cleo Marsh']],
    ['a word of a summary', { query: 'clusters' }, ['Ada Okafor']],
    ['a name', { query: 'okafor' }, ['Ada Okafor']],
    ['a part of a name', { query: 'lindq' }, ['Bo Lindqvist']],
    ['an email', { query: 'dan@pool.example' }, ['Dan Frey']],
    ['a title of the pick list', { titles: ['Platform Engineer'] }, ['Ada Okafor', 'Bo Lindqvist']],
    ['skills, all of them', { skills: ['Kubernetes', 'Rust'] }, ['Bo Lindqvist']],
    ['a place', { locations: ['Berlin'] }, ['Ada Okafor', 'Dan Frey']],
    ['a place with a radius', { locations: ['Berlin'], radius_km: 300 }, ['Ada Okafor', 'Bo Lindqvist', 'Dan Frey']],
    ['words and filters together', { query: 'kubernetes', locations: ['Hamburg'] }, ['Bo Lindqvist']],
  ])('%s', async (_, fields, expectedNames) => {
    expect(await names(fields)).toEqual(expectedNames)
    expect((await search(ann, fields)).total).toBe(expectedNames.length)
  })

  test('returns how the query was interpreted and reasons that quote the profile', async () => {
    const { people, terms } = await search(ann, { query: 'kubernetes berlin' })
    expect(terms).toEqual([
      { text: 'kubernetes', kind: 'skill', label: 'Kubernetes', not: false },
      { text: 'berlin', kind: 'place', label: 'Berlin, State of Berlin, Germany', not: false },
    ])
    expect(people[0]!.reasons.length).toBeGreaterThan(0)
    expect(people[0]!.reasons.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join(' ')).toContain('Kubernetes')
    expect((await search(ann, { query: 'okafor' })).people[0]).toMatchObject({ by_name: true, reasons: [] })
    expect((await search(ann, { query: 'java OR NOT go' })).problem).toContain('NOT can’t be combined with OR')
  })

  test('refuses wrong input by its field', async () => {
    const { status, body } = await ann.call<{ fields: Record<string, string> }>('GET', 'v2/talent/search', { radius_km: -5 })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['radius_km']])
  })
})

describe('the shared pool', () => {
  test('is searched only when enabled, and marked as shared', async () => {
    const ownPage = await search(ann, { query: 'engineer' })
    const all = await search(ann, { query: 'engineer', shared: true })
    expect(ownPage.people.every((person) => person.is_own)).toBe(true)
    expect(all.total).toBeGreaterThan(ownPage.total)
    expect(all.people.some((person) => !person.is_own)).toBe(true)
    expect((await search(ben, { shared: true })).total).toBe(300)
  })

  test('pages contain everyone once, in the same order', async () => {
    const first = await search(ben, { query: 'manager OR engineer OR nurse OR sales', shared: true })
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(first.total / 25) + 1 }, (_, index) =>
        search(ben, { query: 'manager OR engineer OR nurse OR sales', shared: true, page_idx: index + 1 }),
      ),
    )
    const ids = pages.flatMap(({ people }) => people.map(({ person_id: id }) => id))
    expect(first.total).toBeGreaterThan(25)
    expect([ids.length, new Set(ids).size]).toEqual([first.total, first.total])
  })
})

test('a larger page has the same people in the same order, and is bounded', async () => {
  const small = [await search(ann, { shared: true }), await search(ann, { shared: true, page_idx: 2 })].flatMap(({ people }) => people)
  const large = await search(ann, { shared: true, page_size: 50 })
  expect(large.people.map(({ person_id: id }) => id)).toEqual(small.map(({ person_id: id }) => id))
  expect((await ann.call('GET', 'v2/talent/search', { page_size: 251 })).status).toBe(400)
})

describe('tags', () => {
  test('are created once by name, searchable, and removable', async () => {
    const [ada, bo] = (await search(ann)).people.toSorted((a, b) => (a.name < b.name ? -1 : 1)) as [Person, Person]
    const tag = async (name: string) => (await ann.call<{ id: string }>('POST', 'v2/talent/tags', { name, color: 'sea' })).body.id
    const [silver, again] = [await tag('Silver medalist'), await tag('  silver  MEDALIST ')]
    expect(again).toBe(silver)
    const refused = await ann.call<{ fields: Record<string, string> }>('POST', 'v2/talent/tags', { name: ' ' })
    expect(refused).toMatchObject({ status: 400, body: { fields: { name: 'Name the tag.' } } })
    for (let time = 0; time < 2; time += 1)
      expect((await ann.call('PUT', 'v2/talent/tags', { person_ids: [ada.person_id, bo.person_id], add: [silver] })).status).toBe(200)
    expect(await names({ tag_ids: [silver] })).toEqual(['Ada Okafor', 'Bo Lindqvist'])
    expect(await names({ tag_ids: [silver], query: 'berlin' })).toEqual(['Ada Okafor'])
    expect((await search(ann, { tag_ids: [silver] })).people[0]!.tags).toEqual([{ id: silver, name: 'Silver medalist', color: 'sea' }])
    expect((await ben.call('PUT', 'v2/talent/tags', { person_ids: [ada.person_id], add: [silver] })).status).toBe(404)
    expect((await ben.call<{ tags: unknown[] }>('GET', 'v2/talent/tags')).body.tags).toEqual([])
    await ben.call('DELETE', 'v2/talent/tags', { tag_id: silver })
    await ann.call('PUT', 'v2/talent/tags', { person_ids: [bo.person_id], remove: [silver] })
    expect(await names({ tag_ids: [silver] })).toEqual(['Ada Okafor'])
    const listed = await ann.call<{ tags: object[] }>('GET', 'v2/talent/tags')
    expect(listed.body.tags).toEqual([{ id: silver, name: 'Silver medalist', color: 'sea', people: 1 }])
    // deleted in another tab: the others are still tagged, and the answer says who wasn't
    const mixed = await ann.call('PUT', 'v2/talent/tags', { person_ids: [bo.person_id, 'gone'], add: [silver] })
    expect(mixed).toMatchObject({ status: 200, body: { people: { [bo.person_id]: bo.person_id }, gone: ['gone'] } })
    expect((await ann.call('PUT', 'v2/talent/tags', { person_ids: ['gone'], add: [silver] })).status).toBe(404)
    await ann.call('DELETE', 'v2/talent/tags', { tag_id: silver })
    expect(await names({ tag_ids: [silver] })).toEqual([])
    expect(await names({ query: 'kubernetes' })).toEqual(['Ada Okafor', 'Bo Lindqvist'])
  })

  test("turn a person in the shared pool into the workspace's own, once, and no one else’s", async () => {
    const shared = (await search(ann, { query: 'manager', shared: true })).people.find((person) => !person.is_own)!
    const { id } = (await ann.call<{ id: string }>('POST', 'v2/talent/tags', { name: 'Later' })).body
    const change = () =>
      ann.call<{ people: Record<string, string> }>('PUT', 'v2/talent/tags', { person_ids: [shared.person_id], add: [id] })
    const [first, second] = [await change(), await change()]
    expect(second.body).toEqual(first.body)
    const personId = first.body.people[shared.person_id]!
    expect(personId).not.toBe(shared.person_id)
    expect((await search(ann, { tag_ids: [id] })).people).toMatchObject([{ person_id: personId, name: shared.name, is_own: true }])
    expect((await search(ben, { query: shared.name, shared: true })).people[0]).toMatchObject({
      person_id: shared.person_id,
      is_own: false,
    })
    expect((await ben.call('GET', 'v2/talent/people', { person_id: personId })).status).toBe(404)
    // the candidate they become has the workspace's tags, except where names are hidden
    const [open, hiding] = [await activeProject(testApp, ann), await activeProject(testApp, ann, { bias_reducer: true })]
    const tagsIn = async (project_id: string) => {
      const answer = await ann.call('POST', 'v2/talent/projects', { project_id, person_ids: [shared.person_id, 'gone'], add_anyway: true })
      expect(answer.body).toMatchObject({ added: [{}], refused: [{ person_id: 'gone', why: 'gone' }] })
      const list = await ann.call<{ candidates: { tags: object[] }[] }>('GET', 'v2/projects/candidates', { project_id, status: 'APPROVED' })
      return list.body.candidates[0]!.tags
    }
    expect(await tagsIn(open)).toMatchObject([{ name: 'Later' }])
    expect(await tagsIn(hiding)).toEqual([])
  })
})

test('the map counts everyone of a search by place, level, and pay, and what isn’t known', async () => {
  const map = async (fields: Record<string, unknown>) => (await ann.call<MapTalent['answer']>('GET', 'v2/talent/map', fields)).body
  const everyone = await map({})
  expect([everyone.people, everyone.countries[0]]).toEqual([(await search(ann)).total, { label: 'Germany', people: 3 }])
  expect((await map({ titles: ['Accountant'] })).pay).toBeNull()
  const engineers = await map({ titles: ['Platform Engineer'] })
  expect(engineers.people).toBe((await search(ann, { titles: ['Platform Engineer'] })).total)
  expect(engineers.places.map(({ people }) => people)).toEqual([1, 1])
  // with the shared pool, whose people have an estimated pay
  const nurses = { titles: ['Registered Nurse'], shared: true }
  const all = await map(nurses)
  expect(all.people).toBe((await search(ann, nurses)).total)
  const sum = (rows: readonly { people: number }[]) => rows.reduce((total, { people }) => total + people, 0)
  expect([sum(all.seniority), sum(all.countries)]).toEqual([all.people, all.people])
  expect(sum(all.pay!.bands) + all.pay!.other_currencies + all.pay!.unknown).toBe(all.people)
  expect(all.pay!.bands.length).toBeGreaterThan(1)
})

test('shares saved searches in the workspace with unique names', async () => {
  const save = (user: TestUser, name: string, query: string) =>
    user.call<{ id: string; fields: Record<string, string> }>('POST', 'v2/talent/searches', { name, query, skills: ['Go'] })
  expect(await save(ann, ' ', 'x')).toMatchObject({ status: 400, body: { fields: { name: 'Name the search.' } } })
  const first = await save(ann, 'Berlin platform', 'kubernetes berlin')
  const second = await save(ann, 'berlin PLATFORM', 'kubernetes')
  expect(second.body.id).toBe(first.body.id)
  const list = async (user: TestUser) =>
    (await user.call<{ searches: { name: string; search: object }[] }>('GET', 'v2/talent/searches')).body.searches
  expect(await list(ann)).toMatchObject([{ name: 'berlin PLATFORM', search: { query: 'kubernetes', skills: ['Go'], shared: false } }])
  expect(await list(ben)).toEqual([])
  await ben.call('DELETE', 'v2/talent/searches', { search_id: first.body.id })
  expect(await list(ann)).toHaveLength(1)
  await ann.call('DELETE', 'v2/talent/searches', { search_id: first.body.id })
  expect(await list(ann)).toEqual([])
})

test('a first and last name finds who has it, not who lives in a place of that name; one word still finds both', async () => {
  const eli = await newUser(testApp.app, 'Eli')
  const add = (name: string, title: string, location: string) =>
    eli.call('POST', 'v2/talent', {
      name,
      title,
      location,
      company: 'Harbor Works',
      email: `${name.toLowerCase().replace(' ', '.')}@pool.example`,
      linkedin_url: `www.linkedin.com/in/${name.toLowerCase().replace(' ', '-')}-x`,
    })
  await add('Jane Downey', 'Registered Nurse', 'Columbus, Ohio')
  await add('Abby Clark', 'Trader', 'Downey, California')
  const look = async (query: string) => {
    const { people, terms, total } = await search(eli, { query })
    return { names: people.map(({ name }) => name), kinds: terms.map(({ kind }) => kind), total }
  }
  expect(await look('jane  DOWNEY')).toEqual({ names: ['Jane Downey'], kinds: ['name'], total: 1 })
  expect(await look('downey')).toEqual({ names: ['Jane Downey', 'Abby Clark'], kinds: ['place'], total: 2 })
  expect((await look('trader downey')).names).toEqual(['Abby Clark'])
})

// Exports of applicant tracking systems over the real API: applications become history, are shown, and are never the profile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, contextOf } from '../../../../testing/projects.ts'
import { sendFile } from '../../../../testing/people-table.ts'
import { systemContext } from '../../../platform/context.ts'
import { runImport } from './run-import.ts'

interface Report {
  import_id: string | null
  system: string
  columns: { title: string; samples: string[]; field: string }[]
  added: number
  merged: number
  unchanged: number
  warnings: { line: number; message: string }[]
}
interface PooledPerson {
  person_id: string
  name: string
  title: string | null
  skills: string[]
  applications: { sentence: string; system: string }[]
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ people: 20 })
})
afterAll(() => testApp.close())

const upload = (user: TestUser, text: string, fields: Record<string, string>) =>
  sendFile<Report>(testApp.app, user.session, 'v2/talent/import', { name: 'export.csv', bytes: Buffer.from(text) }, fields)
async function bring(user: TestUser, text: string): Promise<{ dry: Report; done: Report }> {
  const dry = await upload(user, text, { dry_run: 'true' })
  const { body } = await upload(user, text, { dry_run: 'false' })
  const { workspaceId } = await contextOf(testApp, user)
  await runImport(systemContext(testApp.database, workspaceId), testApp.services.vocabulary, body.import_id!)
  const { imports } = (await user.call<{ imports: Report[] }>('GET', 'v2/talent/import')).body
  return { dry: dry.body, done: imports.find((report) => report.import_id === body.import_id)! }
}
const peopleOf = async (user: TestUser, query: Record<string, unknown> = {}) =>
  (await user.call<{ people: PooledPerson[] }>('GET', 'v2/talent/search', query)).body.people

const greenhouse = [
  'Candidate Name,Application ID,Email,Company,Title,Job,Application Date,Current Stage,Status,Rejection Reason,Source,Candidate Tags',
  'Ada Example,101,ada@harbor.example,Harbor,Nurse,Account Executive,03/12/2024,On-site,Rejected,Salary expectations,Referral,Silver medalist',
  'Ada Example,102,ada@harbor.example,Harbor,Nurse,Sales Lead,soon,Screen,Active,,Careers page,',
  'Bo Sample,103,bo@harbor.example,,,Account Executive,2023-05-06,Offer,Hired,,LinkedIn,',
].join('\n')

test('an export becomes people with a history: shown in the pool, on the page, in the timeline, and once only', async () => {
  const user = await newUser(testApp.app)
  const { dry, done } = await bring(user, greenhouse)
  expect(dry).toMatchObject({ system: 'Greenhouse', added: 2, merged: 1, warnings: [{ line: 3, message: 'Not a date: soon' }] })
  expect(dry.columns[0]).toEqual({ title: 'Candidate Name', samples: ['Ada Example', 'Ada Example', 'Bo Sample'], field: 'full_name' })
  expect(done).toMatchObject({ system: 'Greenhouse', added: 2, merged: 1 })
  const people = await peopleOf(user)
  const ada = people.find(({ name }) => name === 'Ada Example')!
  expect(ada).toMatchObject({
    title: 'Nurse',
    source: 'Greenhouse',
    skills: [],
    applications: [
      { sentence: 'Applied in 2024 for Account Executive, rejected after On-site: Salary expectations', system: 'Greenhouse' },
      { sentence: 'Applied for Sales Lead, reached Screen' },
    ],
  })
  expect(people.find(({ name }) => name === 'Bo Sample')).toMatchObject({
    title: null,
    applications: [{ sentence: 'Applied in 2023 for Account Executive, hired' }],
  })
  const page = await user.call<PooledPerson>('GET', 'v2/talent/people', { person_id: ada.person_id })
  expect(page.body.applications).toHaveLength(2)
  const timeline = await user.call<{ events: { kind: string; at: string; label: string; subject: string }[] }>(
    'GET',
    'v2/talent/timeline',
    {
      person_id: ada.person_id,
      kind: 'application',
    },
  )
  expect(timeline.body.events.at(-1)).toMatchObject({ at: '2024-03-12T00:00:00.000Z', subject: 'Greenhouse, Referral' })

  // the same file again, and a newer export: nothing twice, what is new is added
  expect(await bring(user, greenhouse)).toMatchObject({ dry: { added: 0, merged: 0, unchanged: 3 }, done: { unchanged: 3 } })
  const newer = greenhouse.replace(',Screen,Active,,', ',On-site,Rejected,Position filled,')
  expect(await bring(user, newer)).toMatchObject({ dry: { merged: 1, unchanged: 2 }, done: { merged: 1, unchanged: 2 } })
  expect((await peopleOf(user)).find(({ name }) => name === 'Ada Example')!.applications.map(({ sentence }) => sentence)).toContain(
    'Applied for Sales Lead, rejected after On-site: Position filled',
  )

  // a correction is used the next time for the same titles, by the whole team only
  const corrected = { ...Object.fromEntries(dry.columns.map(({ title, field }) => [title, field])), Source: 'ignore', Title: 'headline' }
  await upload(user, greenhouse, { dry_run: 'false', mapping: JSON.stringify(corrected) })
  const next = await upload(user, greenhouse.split('\n').slice(0, 2).join('\n'), { dry_run: 'true' })
  expect(next.body).toMatchObject({ remembered: true })
  expect(Object.fromEntries(next.body.columns.map(({ title, field }) => [title, field]))).toEqual(corrected)
  await upload(user, greenhouse, {
    dry_run: 'false',
    mapping: JSON.stringify({ ...corrected, Source: 'application_source', Title: 'title' }),
  })
  expect((await upload(user, greenhouse, { dry_run: 'true' })).body).toMatchObject({ remembered: false, columns: dry.columns })

  // no one else sees it, and the card does only for those who decide
  const stranger = await newUser(testApp.app, 'Zed')
  expect((await stranger.call('GET', 'v2/talent/people', { person_id: ada.person_id })).status).toBe(404)
  const project = await activeProject(testApp, user, { project_name: 'Sales' })
  await user.call('POST', 'v2/talent/projects', { project_id: project, person_ids: [ada.person_id] })
  const { candidates } = (
    await user.call<{ candidates: PooledPerson[] }>('GET', 'v2/projects/candidates', { project_id: project, status: 'APPROVED' })
  ).body
  expect(candidates[0]!.applications).toHaveLength(2)
})

test("LinkedIn's Connections.csv is read behind its notes, and people of the shared pool get a history in this workspace only", async () => {
  const user = await newUser(testApp.app, 'Uma')
  const shared = (await peopleOf(user, { shared: true }))[0]! as PooledPerson & { linkedin_url: string }
  const { dry } = await bring(
    user,
    `Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing. Learn more here https://www.linkedin.com/help/linkedin/answer/261"\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nCy,Sample,https://www.linkedin.com/in/cy-sample,,Harbor,Cook,12 Mar 2024\n`,
  )
  expect(dry).toMatchObject({ system: 'LinkedIn Connections', added: 1 })
  expect((await peopleOf(user))[0]).toMatchObject({ name: 'Cy Sample', title: 'Cook', applications: [] })
  const { done } = await bring(user, `LinkedIn,Job,Stage\n${shared.linkedin_url},Cook,Screen`)
  expect(done).toMatchObject({ merged: 1 })
  const named = (people: PooledPerson[]) => people.find(({ name }) => name === shared.name)!
  expect(named(await peopleOf(user, { query: shared.name }))).toMatchObject({
    title: shared.title,
    applications: [{ sentence: 'Applied for Cook, reached Screen' }],
  })
  const stranger = await newUser(testApp.app, 'Vic')
  expect(named(await peopleOf(stranger, { query: shared.name, shared: true })).applications).toEqual([])
})

test('past applicants come first where they fit equally, in every search, and a click shows only them', async () => {
  const user = await newUser(testApp.app, 'Wes')
  const row = (name: string, job: string) =>
    `${name},${name.toLowerCase()}@rediscovered.example,Falconer,Harbor,"Rust, SQL",${job},${job && 'Screen'}`
  const table = [
    'Name,Email,Current Title,Company,Skills,Job,Stage',
    row('Abe', ''),
    row('Bea', 'Falconer'),
    row('Cal', ''),
    row('Dot', 'Falconer'),
  ]
  await bring(user, table.join('\n'))
  const names = async (query: Record<string, unknown>) => (await peopleOf(user, query)).map(({ name }) => name)
  const matches = await names({ titles: 'Falconer' })
  expect(matches.toSorted()).toEqual(['Abe', 'Bea', 'Cal', 'Dot'])
  expect(matches.slice(0, 2).toSorted()).toEqual(['Bea', 'Dot'])
  // someone who misses a requirement doesn't pass those who don't
  await bring(user, 'Name,Email,Current Title,Company,Job,Stage\nEve,eve@rediscovered.example,Falconer,Harbor,Falconer,Screen')
  expect((await names({ titles: 'Falconer', keywords_optional: 'Rust' })).at(-1)).toBe('Eve')
  expect((await names({ titles: 'Falconer', applied: true })).toSorted()).toEqual(['Bea', 'Dot', 'Eve'])
  expect((await names({ applied: true })).toSorted()).toEqual(['Bea', 'Dot', 'Eve'])
  expect((await names({ applied: true, shared: true })).toSorted()).toEqual(['Bea', 'Dot', 'Eve'])

  const project = await activeProject(testApp, user, { project_name: 'Falconry' })
  const ids = (await peopleOf(user)).map(({ person_id: id }) => id)
  await user.call('POST', 'v2/talent/projects', { project_id: project, person_ids: ids })
  const listed = await user.call<{ candidates: PooledPerson[]; total: number }>('GET', 'v2/projects/candidates', {
    project_id: project,
    status: 'APPROVED',
    only: 'applied',
  })
  expect(listed.body.total).toBe(3)
  expect(listed.body.candidates.map(({ name }) => name).toSorted()).toEqual(['Bea', 'Dot', 'Eve'])
})

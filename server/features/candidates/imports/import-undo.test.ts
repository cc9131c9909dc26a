// Undoing a whole import, whatever happened since; and the file of rows that weren't imported.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, contextOf } from '../../../../testing/projects.ts'
import { sendFile } from '../../../../testing/people-table.ts'
import { newId } from '../../../platform/ids.ts'
import { systemContext } from '../../../platform/context.ts'
import { runImport } from './run-import.ts'
import { runUndo } from './undo-import.ts'

interface Report {
  import_id: string
  state: string
  added: number
  removed: number
  restored: number
  kept: { person_id: string; name: string; reason: string }[]
  kept_count: number
}
interface PooledPerson {
  person_id: string
  name: string
  headline: string | null
  skills: string[]
  emails: string[]
  applications: { sentence: string }[]
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ people: 20 })
})
afterAll(() => testApp.close())

const upload = async (user: TestUser, text: string, name = 'people.csv') =>
  (await sendFile<Report>(testApp.app, user.session, 'v2/talent/import', { name, bytes: Buffer.from(text) }, { dry_run: 'false' })).body
    .import_id
const contextFor = async (user: TestUser) => systemContext(testApp.database, (await contextOf(testApp, user)).workspaceId)
async function bring(user: TestUser, text: string, name?: string): Promise<string> {
  const id = await upload(user, text, name)
  await runImport(await contextFor(user), testApp.services.vocabulary, id)
  return id
}
const reportOf = async (user: TestUser, id: string) =>
  (await user.call<{ imports: Report[] }>('GET', 'v2/talent/import')).body.imports.find((report) => report.import_id === id)!
async function undo(user: TestUser, id: string): Promise<Report> {
  expect((await user.call<Report>('POST', 'v2/talent/import/undo', { import_id: id })).body).toMatchObject({ state: 'undoing' })
  await runUndo(await contextFor(user), testApp.services.vocabulary, id)
  return reportOf(user, id)
}
const peopleOf = async (user: TestUser) => {
  const { people } = (await user.call<{ people: PooledPerson[] }>('GET', 'v2/talent/search', { page_size: 50 })).body
  return new Map(people.map((person) => [person.name, person]))
}
const row = (name: string) => `${name},${name.toLowerCase()}@undo.example,Cook,Screen`
const table = (...names: string[]) => ['Name,Email,Job,Stage', ...names.map(row)].join('\n')

test('people no one has touched go; others stay with the reason, without the applications of the import', async () => {
  const user = await newUser(testApp.app)
  const id = await bring(user, table('Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'))
  const people = await peopleOf(user)
  const idOf = (name: string) => people.get(name)!.person_id
  const project = await activeProject(testApp, user, { project_name: 'Kitchen' })
  await user.call('POST', 'v2/talent/projects', { project_id: project, person_ids: [idOf('Ada'), idOf('Bo')] })
  await testApp.database.system.updateTable('candidate').set({ contacted_at: new Date() }).where('person_id', '=', idOf('Bo')).execute()
  const tag = (await user.call<{ id: string }>('POST', 'v2/talent/tags', { name: 'Silver' })).body.id
  await user.call('PUT', 'v2/talent/tags', { person_ids: [idOf('Cy')], add: [tag], remove: [] })
  await user.call('POST', 'v2/talent/notes', { person_id: idOf('Di'), note_id: newId(), body: 'Call them' })
  await user.call('PUT', 'v2/talent/people', { person_id: idOf('Ed'), name: 'Ed', emails: ['ed@undo.example'], headline: 'Chef' })
  await bring(user, table('Flo'), 'more.csv')
  const report = await undo(user, id)
  expect(report).toMatchObject({ state: 'undone', removed: 1, restored: 0, kept_count: 6 })
  expect(report.kept.map(({ name, reason }) => [name, reason])).toEqual([
    ['Ada', 'project'],
    ['Bo', 'contacted'],
    ['Cy', 'tagged'],
    ['Di', 'noted'],
    ['Ed', 'edited'],
    ['Flo', 'imported'],
  ])
  const rest = await peopleOf(user)
  expect(rest.has('Gus')).toBe(false)
  expect([...rest.values()].filter(({ applications }) => applications.length > 0).map(({ name }) => name)).toEqual(['Flo'])
  const applicants = await user.call<{ people: PooledPerson[] }>('GET', 'v2/talent/search', { applied: true, titles: 'Chef' })
  expect(applicants.body.people.map(({ name }) => name)).not.toContain('Ed')

  // undone again, it removes those who are free now; the same file can be imported again
  await user.call('PUT', 'v2/talent/tags', { person_ids: [idOf('Cy')], add: [], remove: [tag] })
  expect(await undo(user, id)).toMatchObject({ state: 'undone', removed: 2, kept_count: 5 })
  const again = await bring(user, table('Ada', 'Cy', 'Gus'))
  expect(await reportOf(user, again)).toMatchObject({ added: 2 })

  const stranger = await newUser(testApp.app, 'Zed')
  expect((await stranger.call('POST', 'v2/talent/import/undo', { import_id: id })).status).toBe(404)
  expect((await stranger.call('GET', 'v2/talent/import/refused', { import_id: id })).status).toBe(404)
})

test('details go back unless they were changed since, or another import states them', async () => {
  const user = await newUser(testApp.app, 'Una')
  const form = { linkedin_url: 'https://www.linkedin.com/in/hal-undo', email: 'hal@undo.example', name: 'Hal' }
  await user.call('POST', 'v2/talent', form)
  await user.call('POST', 'v2/talent', {
    ...form,
    linkedin_url: 'https://www.linkedin.com/in/ida-undo',
    email: 'ida@undo.example',
    name: 'Ida',
  })
  const before = await peopleOf(user)
  const text =
    'Name,Email,Other email,Headline,Skills\nHal,hal@undo.example,hal@work.example,Cook,"Rust, SQL"\nIda,ida@undo.example,ida@work.example,Cook,"Rust, SQL"'
  const id = await bring(user, text)
  await bring(user, 'Name,Email,Skills\nIda,ida@undo.example,SQL', 'second.csv')
  const ida = before.get('Ida')!
  await user.call('PUT', 'v2/talent/people', {
    person_id: ida.person_id,
    name: 'Ida',
    headline: 'Chef',
    linkedin_url: 'https://www.linkedin.com/in/ida-undo',
    emails: ['ida@undo.example', 'ida@work.example'],
    skills: ['Rust', 'SQL', 'Go'],
  })
  expect(await undo(user, id)).toMatchObject({ state: 'undone', removed: 0, restored: 2, kept_count: 0 })
  const after = await peopleOf(user)
  expect(after.get('Hal')).toEqual(before.get('Hal'))
  expect(after.get('Ida')).toMatchObject({ headline: 'Chef', skills: ['SQL', 'Go'], emails: ['ida@undo.example'] })
  // the address leads to no one anymore
  expect((await user.call<{ total: number }>('GET', 'v2/talent/search', { query: 'hal@work.example' })).body.total).toBe(0)
})

test('a killed undo goes on where it stopped; a running import stops and is undone', async () => {
  const user = await newUser(testApp.app, 'Vera')
  const names = Array.from({ length: 450 }, (_, index) => `P${index}`)
  const id = await upload(user, table(...names))
  const ctx = await contextFor(user)
  await runImport(ctx, testApp.services.vocabulary, id)
  await user.call('POST', 'v2/talent/import/undo', { import_id: id })
  let chunks = 0
  const dying: typeof ctx = {
    ...ctx,
    transaction: (inner) =>
      ctx.transaction(async (tx) => {
        const result = await inner(tx)
        if (++chunks === 2) throw new Error('killed')
        return result
      }),
  }
  await expect(runUndo(dying, testApp.services.vocabulary, id)).rejects.toThrow('killed')
  expect(await reportOf(user, id)).toMatchObject({ state: 'undoing', removed: 200 })
  expect((await user.call<Report>('POST', 'v2/talent/import/undo', { import_id: id })).body).toMatchObject({
    state: 'undoing',
    removed: 200,
  })
  await Promise.all([runUndo(ctx, testApp.services.vocabulary, id), runUndo(ctx, testApp.services.vocabulary, id)])
  expect(await reportOf(user, id)).toMatchObject({ state: 'undone', removed: 450, kept_count: 0 })
  expect((await peopleOf(user)).size).toBe(0)
  const running = await upload(user, table(...Array.from({ length: 700 }, (_, index) => `Q${index}`)))
  await runImport(ctx, testApp.services.vocabulary, running, () => true)
  expect((await peopleOf(user)).size).toBe(50)
  expect(await undo(user, running)).toMatchObject({ state: 'undone', removed: 500 })
  expect(await runImport(ctx, testApp.services.vocabulary, running)).toBe(false)
  expect((await peopleOf(user)).size).toBe(0)
})

test('rows that weren’t imported are a file with the reasons', async () => {
  const user = await newUser(testApp.app, 'Wim')
  const id = await bring(user, 'Name,Email\nAnn,ann@undo.example\n,not an address\n=1+1,\n,"open\n')
  const answer = await testApp.app.inject({
    method: 'GET',
    url: `/api/v2/talent/import/refused?import_id=${id}`,
    headers: { 'x-parse-session-token': user.session },
  })
  expect(answer.headers['content-disposition']).toContain('people-not-imported.csv')
  const lines = answer.body.replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe('Name,Email,Line in the file,Why it wasn’t imported')
  expect(lines[1]).toBe(',not an address,3,Not a valid email address: not')
  expect(lines.at(-1)).toMatch(/^,,5,.*quotes/)
})

// Possible duplicates over the real API: what merges by itself, what waits, what follows a merge, and what undoing gives back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, contextOf } from '../../../../testing/projects.ts'
import { sendFile } from '../../../../testing/people-table.ts'
import { newId } from '../../../platform/ids.ts'
import { runImport } from '../imports/run-import.ts'
import { runUndo } from '../imports/undo-import.ts'
import { findDuplicates } from './find-duplicates.ts'

interface Listed {
  pairs: {
    first: { person_id: string; name: string }
    second: { person_id: string; name: string }
    confidence: number
    reasons_for: string[]
    reasons_against: string[]
    fields: { field: string; first: { lines: string[]; source: string | null }; is_different: boolean; shown: string }[]
  }[]
  total: number
  waiting: number
  merges: { merge_id: string; person_id: string; name: string; merged_name: string; by: string | null; since: number }[]
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ people: 5 })
})
afterAll(() => testApp.close())

const compareAll = () => findDuplicates(testApp.database, () => testApp.services.vocabulary)
const listed = async (user: TestUser, fields: Record<string, unknown> = {}) =>
  (await user.call<Listed>('GET', 'v2/talent/duplicates', fields)).body
const peopleOf = async (user: TestUser) =>
  (await user.call<{ people: { person_id: string; name: string; emails: string[] }[] }>('GET', 'v2/talent/search', { page_size: 25 })).body
    .people
const resume = (name: string, email: string, work: [company: string, title: string, start: string][], more: object = {}) => ({
  basics: { name, email, ...more },
  work: work.map(([company, position, startDate]) => ({ name: company, position, startDate })),
})
const addResume = async (user: TestUser, document: object) =>
  (await user.call<{ core_candidate_id: string }>('POST', 'v2/talent/json_resume', { resume: JSON.stringify(document) })).body
    .core_candidate_id
const career: [string, string, string][] = [
  ['Mercy Hospital', 'Nurse', '2015-03-01'],
  ['Duke Health', 'Nurse', '2012-01-01'],
]

test('a certain match merges by itself, with everything, and comes apart again', async () => {
  const user = await newUser(testApp.app)
  const older = await addResume(user, resume('Robert Haines', 'rob@home.example', career))
  const newer = await addResume(
    user,
    resume('Bob Haines', 'bob@mail.example', [['Cleveland Clinic', 'Head Nurse', '2019-07-01'], ...career]),
  )
  const project = await activeProject(testApp, user)
  await user.call('POST', 'v2/talent/projects', { project_id: project, person_ids: [newer] })
  await user.call('POST', 'v2/talent/notes', { person_id: newer, note_id: newId(), body: 'Call on Monday' })
  expect(await compareAll()).toBeGreaterThan(0)
  const after = await listed(user)
  expect(after).toMatchObject({
    pairs: [],
    total: 0,
    waiting: 0,
    merges: [{ person_id: older, merged_name: 'Bob Haines', by: null, since: 0 }],
  })
  const people = await peopleOf(user)
  expect(people).toHaveLength(1)
  expect(people[0]).toMatchObject({ person_id: older, name: 'Bob Haines', emails: ['rob@home.example', 'bob@mail.example'] })
  // the old link leads to the person
  const page = await user.call<{ person_id: string; notes: { body: string }[]; projects: object[] }>('GET', 'v2/talent/people', {
    person_id: newer,
  })
  expect(page.body).toMatchObject({ person_id: older, notes: [{ body: 'Call on Monday' }], projects: [{ project_id: project }] })
  // an import of the merged address finds the person
  await user.call('POST', 'v2/talent/json_resume', {
    resume: JSON.stringify({ basics: { name: '', email: 'bob@mail.example' }, skills: [{ name: 'Triage' }] }),
  })
  expect(await peopleOf(user)).toHaveLength(1)
  await user.call('POST', 'v2/talent/notes', { person_id: older, note_id: newId(), body: 'Since the merge' })

  const [merge] = (await listed(user, { person_id: older })).merges
  expect(merge).toMatchObject({ since: 1 })
  const stranger = await newUser(testApp.app, 'Zed')
  expect((await stranger.call('DELETE', 'v2/talent/duplicates', { merge_id: merge!.merge_id })).status).toBe(409)
  expect((await user.call('DELETE', 'v2/talent/duplicates', { merge_id: merge!.merge_id })).status).toBe(200)
  expect((await user.call('DELETE', 'v2/talent/duplicates', { merge_id: merge!.merge_id })).status).toBe(409)
  const apart = await user.call<{ notes: { body: string }[]; projects: object[] }>('GET', 'v2/talent/people', { person_id: newer })
  expect(apart.body).toMatchObject({ person_id: newer, notes: [{ body: 'Call on Monday' }], projects: [{ project_id: project }] })
  expect((await peopleOf(user)).map(({ name }) => name).toSorted()).toEqual(['Bob Haines', 'Robert Haines'])
  // what a user took apart is not merged again
  await compareAll()
  expect(await listed(user)).toMatchObject({ total: 0, merges: [] })
})

test('a probable match waits, is decided, and the decision is undone; one project keeps both histories and one conversation', async () => {
  const user = await newUser(testApp.app, 'Queue')
  const first = await addResume(user, resume('Anna Svensson', 'anna@home.example', [['Spotify', 'Designer', '']]))
  const second = await addResume(user, resume('Anna Svensson', 'a.sv@mail.example', [['Spotify', 'Designer', '']]))
  await compareAll()
  const { pairs, total } = await listed(user)
  expect(total).toBe(1)
  expect(pairs[0]).toMatchObject({
    first: { person_id: first },
    second: { person_id: second },
    reasons_for: ['Same title at Spotify', 'Same name'],
  })
  expect(pairs[0]!.confidence).toBeGreaterThanOrEqual(0.5)
  expect(pairs[0]!.confidence).toBeLessThan(0.95)
  expect(pairs[0]!.fields.find(({ field }) => field === 'emails')).toMatchObject({
    is_different: true,
    shown: 'both',
    first: { source: 'JSON Resume' },
  })
  const ids = { first_id: first, second_id: second }
  expect((await user.call('POST', 'v2/talent/duplicates', { ...ids, is_same: false })).body).toEqual({ merge_id: null })
  expect((await listed(user)).total).toBe(0)
  expect((await user.call('DELETE', 'v2/talent/duplicates', ids)).status).toBe(200)
  expect((await listed(user)).total).toBe(1)

  const project = await activeProject(testApp, user)
  await user.call('POST', 'v2/talent/projects', { project_id: project, person_ids: [first, second], add_anyway: true })
  const { body } = await user.call<{ merge_id: string }>('POST', 'v2/talent/duplicates', { ...ids, is_same: true })
  const rows = await testApp.database.system.selectFrom('candidate').select(['id', 'person_id']).where('project_id', '=', project).execute()
  expect(rows).toHaveLength(2)
  const twin = rows.find(({ person_id: id }) => id !== first)!
  const write = (candidateId: string, more: object = {}) =>
    user.call<{ error: string; message: string }>('POST', 'v2/projects/candidates/approve_and_send', {
      project_id: project,
      candidate_id: candidateId,
      ...more,
    })
  // no one writes to the second record, and the history of both is the person's
  const refusal = await write(twin.id)
  expect(refusal).toMatchObject({ status: 409, body: { error: 'cannot_send' } })
  expect(refusal.body.message).toContain('another record of someone')
  expect((await user.call<{ projects: object[] }>('GET', 'v2/talent/people', { person_id: second })).body.projects).toHaveLength(2)
  expect((await write(rows.find(({ id }) => id !== twin.id)!.id)).status).toBe(200)
  await user.call('DELETE', 'v2/talent/duplicates', { merge_id: body.merge_id })
  expect(
    await testApp.database.system
      .selectFrom('candidate')
      .select(['id', 'person_id'])
      .where('project_id', '=', project)
      .orderBy('id')
      .execute(),
  ).toEqual(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
})

test('undoing an import takes its people apart first', async () => {
  const user = await newUser(testApp.app, 'Undo')
  const first = await addResume(user, resume('Ida Berg', 'ida@home.example', [['Volvo', 'Buyer', '']]))
  const bytes = Buffer.from('Name,Email,Title,Company\nIda Berg,ida.b@mail.example,Buyer,Volvo\n')
  const { body } = await sendFile<{ import_id: string }>(
    testApp.app,
    user.session,
    'v2/talent/import',
    { name: 'people.csv', bytes },
    { dry_run: 'false' },
  )
  const ctx = await contextOf(testApp, user)
  await runImport(ctx, testApp.services.vocabulary, body.import_id)
  await compareAll()
  const [pair] = (await listed(user)).pairs
  await user.call('POST', 'v2/talent/duplicates', { first_id: pair!.first.person_id, second_id: pair!.second.person_id, is_same: true })
  expect(await peopleOf(user)).toHaveLength(1)
  await user.call('POST', 'v2/talent/import/undo', { import_id: body.import_id })
  await runUndo(ctx, testApp.services.vocabulary, body.import_id)
  expect(await peopleOf(user)).toMatchObject([{ person_id: first, emails: ['ida@home.example'] }])
  expect((await listed(user)).merges).toEqual([])
})

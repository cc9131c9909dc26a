// Leaving the demo over the real API: no trace of fictional people remains, other workspaces keep theirs.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPreferences } from '@fairlead/domain/project/preferences'
import type { WireDemo } from '@fairlead/contract/v2/talent/demo'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import type { SearchTalent } from '@fairlead/contract/v2/talent/search'
import { addPerson, colleagueOf, contextOf, countersOf, newSearch, pageOf } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { systemContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { readPool } from '../sourcing/index/read-pool.ts'
import { removeFictional } from './leave-demo.ts'

let testApp: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 300 })
  ;[ann, ben] = await Promise.all([newUser(testApp.app, 'Ann'), newUser(testApp.app, 'Ben')])
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const leave = (user: TestUser) => user.call<WireDemo & { message?: string }>('DELETE', 'v2/talent/demo')
const state = async (user: TestUser) => (await user.call<WireDemo>('GET', 'v2/talent/demo')).body
const preview = async (user: TestUser) =>
  (await user.call<PreviewSearch['answer']>('POST', 'v2/projects/preview', { job_titles: ['Manager'] })).body
const search = async (user: TestUser, query: string) =>
  (await user.call<SearchTalent['answer']>('GET', 'v2/talent/search', { query, shared: true })).body
const nearTitles = async (user: TestUser) => {
  const { workspaceId } = await contextOf(testApp, user)
  return testApp.database.inWorkspace(workspaceId, async (tx) =>
    (await readPool(tx, workspaceId, testApp.services.vocabulary, noPreferences)).nearTitles(
      testApp.services.vocabulary.space.ask('Manager'),
      5,
    ),
  )
}

test(
  'an admin leaves; searches, previews, titles, and the people in projects are the workspace’s own only',
  { timeout: 120_000 },
  async () => {
    const projectId = await newSearch(testApp, ann, { job_titles: ['Manager'] })
    const fictional = (await pageOf(ann, projectId, 'UNDER_REVIEW')).length
    expect(fictional).toBeGreaterThan(2)
    const real = await addPerson(testApp, ann, projectId, { stage: 'APPROVED' })
    // a fictional person with a note by the team is a row of its own
    const { person_id } = await db()
      .selectFrom('candidate')
      .select('person_id')
      .where('project_id', '=', projectId)
      .where('id', '<>', real.id)
      .executeTakeFirstOrThrow()
    expect((await ann.call('POST', 'v2/talent/notes', { person_id, note_id: newId(), body: 'Call them' })).status).toBe(201)
    const name = (await search(ann, 'manager')).people[0]!.name
    const colleague = await colleagueOf(testApp, ann)
    expect(await state(colleague)).toEqual({ people: 1, is_in_demo: true, candidates: fictional, projects: 1, can_leave: false })
    expect((await leave(colleague)).status).toBe(403)
    expect((await preview(ann)).total).toBeGreaterThan(0)
    expect((await nearTitles(ann)).length).toBe(5)

    expect((await leave(ann)).body).toEqual({ people: 1, is_in_demo: false, candidates: fictional, projects: 1, can_leave: true })
    expect((await nearTitles(ann)).map(({ title }) => title)).not.toContain('Manager')
    const { workspaceId } = await contextOf(testApp, ann)
    const ctx = systemContext(testApp.database, workspaceId)
    await removeFictional(ctx)
    await removeFictional(ctx)
    expect(await preview(ann)).toMatchObject({ total: 0, people: [] })
    expect(await search(ann, '')).toMatchObject({ total: 1 })
    expect((await search(ann, name)).people).toEqual([])
    expect((await search(ann, 'manager')).total).toBe(0)
    expect((await ann.call('GET', 'v2/talent/people', { person_id })).status).toBe(404)
    expect((await ann.call<{ total: number }>('GET', 'v2/talent', { query: name })).body.total).toBe(0)
    expect((await leave(ann)).body).toEqual({ people: 1, is_in_demo: false, candidates: 0, projects: 0, can_leave: true })
    const { stored, counted } = await countersOf(testApp, projectId)
    expect([stored, counted]).toEqual([{ APPROVED: 1 }, { APPROVED: 1 }])
    const { rows: people } = await sql<{ n: number }>`select count(*)::int as n from person where workspace_id = ${workspaceId}`.execute(
      db(),
    )
    expect(people).toEqual([{ n: 1 }])
    const audit = await db().selectFrom('audit_event').select('details').where('kind', '=', 'demo_left').execute()
    expect(audit).toEqual([{ details: { candidates: fictional, projects: 1 } }])

    expect((await preview(ben)).total).toBeGreaterThan(0)
    expect((await nearTitles(ben)).length).toBe(5)
    expect(await state(ben)).toMatchObject({ people: 0, is_in_demo: true, can_leave: true })
    await removeFictional(systemContext(testApp.database, (await contextOf(testApp, ben)).workspaceId))
    expect((await preview(ben)).total).toBeGreaterThan(0)

    // a person of one's own is found as before
    const olive = {
      linkedin_url: `https://www.linkedin.com/in/own-${newId()}`,
      email: `own.${newId()}@home.example`,
      name: 'Olive Own',
      title: 'Manager',
    }
    expect((await ann.call('POST', 'v2/talent', olive)).status).toBe(201)
    expect(await preview(ann)).toMatchObject({ total: 1, people: [{ name: 'Olive Own' }] })
  },
)

test('a booked interview has to be canceled first, and email that waits is canceled', async () => {
  const user = await newUser(testApp.app, 'Cleo')
  const projectId = await newSearch(testApp, user, { job_titles: ['Manager'] })
  const [first] = await pageOf(user, projectId, 'UNDER_REVIEW')
  const { workspaceId, userId } = await contextOf(testApp, user)
  const candidate = first!.id
  const mail = {
    message_id: newId(),
    reply_token: newId(),
    from_email: 'a@b.example',
    to_email: 'c@d.example',
    subject: '',
    html: '',
    body_text: '',
  }
  const messageId = newId()
  await db()
    .insertInto('message')
    .values({
      id: messageId,
      workspace_id: workspaceId,
      project_id: projectId,
      candidate_id: candidate,
      kind: 'sequence',
      step: 0,
      state: 'queued',
      due_at: new Date(),
      ...mail,
    })
    .execute()
  await db()
    .insertInto('interview')
    .values({
      id: newId(),
      workspace_id: workspaceId,
      project_id: projectId,
      candidate_id: candidate,
      host_user_id: userId,
      start_at: new Date(Date.now() + 3_600_000),
      end_at: new Date(Date.now() + 7_200_000),
      state: 'booked',
      uid: newId(),
      meeting_kind: 'video',
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  const refused = await leave(user)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain('Cancel it first.')
  expect((await state(user)).is_in_demo).toBe(true)
  await db().updateTable('interview').set({ state: 'cancelled' }).where('candidate_id', '=', candidate).execute()
  expect((await leave(user)).status).toBe(200)
  expect(await db().selectFrom('message').select(['state', 'why']).where('id', '=', messageId).execute()).toEqual([
    { state: 'cancelled', why: 'demo_left' },
  ])

  // one that is being sent is waited for
  await db().updateTable('message').set({ state: 'committing' }).where('id', '=', messageId).execute()
  await expect(removeFictional(systemContext(testApp.database, workspaceId))).rejects.toThrow('is being sent')
  await db().updateTable('message').set({ state: 'sent' }).where('id', '=', messageId).execute()
  await removeFictional(systemContext(testApp.database, workspaceId))
  expect((await state(user)).candidates).toBe(0)
})

// Only row-level security, without any access check above it: the app's role sees and changes nothing in another workspace.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import pg from 'pg'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { addPerson, contextOf, newSearch } from '../../testing/projects.ts'
import { addAttachmentRows, addInterviewRows, addMailboxRows, addPoolRows, addTemplateTestRow } from '../../testing/pool-rows.ts'
import { addRecordUse } from '../../testing/record-rows.ts'
import { newId, newToken } from './ids.ts'

/** The service's own tables: the app's role has no access at all. */
const forTheServiceAlone = [
  'session',
  'sign_in_guess',
  'contact_message',
  'staff_note',
  'mail_installation',
  'mail_relay',
  'mail_witness',
  'mailbox_state',
  'process_state',
  'people_index_state',
  'person_change',
  'pool_state',
  'pool_word',
  'migration',
  'rate_count',
  'self_identification',
  'first_run_code',
  'second_factor',
  'recovery_code',
  'auth_challenge',
  'sso_logout',
]
/** No one can change or delete these rows, not even their own workspace. */
const onlyAddedTo = ['audit_event']

const hash = Buffer.from('hash')
let testApp: TestApp
let owner: TestUser
let stranger: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 300 })
  ;[owner, stranger] = await Promise.all([newUser(testApp.app, 'Owner'), newUser(testApp.app, 'Stranger')])
  const project_id = await newSearch(testApp, owner)
  const person = await addPerson(testApp, owner, project_id)
  const { workspaceId: workspace_id, userId: user_id } = await contextOf(testApp, owner)
  const db = testApp.database.system
  await owner.call('PUT', 'v1/candidates', { candidate_id: person.id, status: 'APPROVED' })
  await db.insertInto('suppression').values({ workspace_id, email: 'no@home.example', hash, reason: 'by_hand' }).execute()
  await db.insertInto('quota_use').values({ workspace_id, user_id, kind: 'share', day: new Date(), used: 1 }).execute()
  await owner.call('POST', 'v2/team/invitations', { email: 'mate@home.example' })
  await db.insertInto('notification').values({ id: newId(), workspace_id, user_id, kind: 'k', body: 'b', once_key: 'o' }).execute()
  await db.insertInto('conversation').values({ workspace_id, candidate_id: person.id }).execute()
  const mail_id = newId()
  await db
    .insertInto('inbound_mail')
    .values({
      id: mail_id,
      workspace_id,
      mailbox: 'm',
      uid_validity: '1',
      uid: 1,
      subject: 's',
      reply_text: 'r',
      body_text: 'b',
      kind: 'person',
      received_at: new Date(),
    })
    .execute()
  const messageId = newId()
  await db
    .insertInto('message')
    .values({
      id: messageId,
      workspace_id,
      project_id,
      candidate_id: person.id,
      kind: 'reply',
      state: 'queued',
      due_at: new Date(),
      message_id: '<a@b>',
      reply_token: newToken(),
      from_email: 'a@b',
      to_email: 'c@d',
      subject: 's',
      html: 'h',
      body_text: 't',
    })
    .execute()
  const about = { workspace_id, project_id, candidate_id: person.id }
  const learned = { ignored: [], learned_from: [] }
  await addAttachmentRows(db, about, messageId)
  const comment_id = newId()
  await db
    .insertInto('comment')
    .values({ ...about, id: comment_id, user_id, body: 'b' })
    .execute()
  await db.insertInto('comment_mention').values({ workspace_id, comment_id, user_id }).execute()
  await db
    .insertInto('linkedin_message')
    .values({ ...about, id: newId(), kind: 'inmail', state: 'queued', body: 'b', due_at: new Date(), user_id })
    .execute()
  await db
    .insertInto('lesson_version')
    .values({ workspace_id, project_id, number: 1, made_at: new Date(), cause: 'accepted', choices: '{}', lines: '[]', ...learned })
    .execute()
  await db
    .insertInto('model_trial')
    .values({ id: newId(), workspace_id, project_id, state: 'queued', requested_at: new Date(), model: 'm' })
    .execute()
  await db
    .insertInto('embedding')
    .values({ workspace_id, model: 'm', text_hash: Buffer.alloc(32), vector: Buffer.alloc(4), tokens: 1, used_at: new Date() })
    .execute()
  const { person_id } = await db.selectFrom('candidate').select('person_id').where('id', '=', person.id).executeTakeFirstOrThrow()
  await db
    .insertInto('task')
    .values({ id: newId(), workspace_id, project_id, candidate_id: person.id, person_id, kind: 'come_back', details: '{}' })
    .execute()
  await db.insertInto('person_flag').values({ workspace_id, person_id, kind: 'wrong_person' }).execute()
  await db.insertInto('fairness_run').values({ id: newId(), workspace_id, project_id, state: 'queued', requested_at: new Date() }).execute()
  await db.insertInto('project_answer').values({ workspace_id, project_id, topic: 'on_call', language: 'en', words: 'None.' }).execute()
  await db.insertInto('self_identification_offer').values({ workspace_id, project_id, offered: true }).execute()
  await db
    .insertInto('manager_request')
    .values({ ...about, email: 'boss@home.example', sent_at: new Date() })
    .execute()
  await db
    .insertInto('manager_verdict')
    .values({ ...about, email: 'boss@home.example', request_id: newId(), answer: '{}', at: new Date() })
    .execute()
  await db.insertInto('insight_part').values({ workspace_id, candidate_id: person.id, counts: '[]' }).execute()
  const sum = { measure: 'reached', grain: 'd' as const, day: '2026-01-01', source: 'search', key1: 'added', key2: '', n: 1, total: 0 }
  await db
    .insertInto('insight_count')
    .values({ ...sum, workspace_id, project_id })
    .execute()
  await db.insertInto('interviewer_settings').values({ workspace_id, user_id, settings: '{}' }).execute()
  await db.insertInto('linkedin_account').values({ workspace_id, user_id, account_id: 'a' }).execute()
  await db
    .insertInto('identity')
    .values({ workspace_id, user_id, issuer: 'i', subject: newId(), provider: 'google', email: 'a@b' })
    .execute()
  const import_id = newId()
  await db
    .insertInto('import_run')
    .values({ workspace_id, user_id, id: import_id, file_name: 'f', encoding: 'e', columns: '[]', row_count: 1 })
    .execute()
  await db
    .insertInto('import_chunk')
    .values({ workspace_id, import_id, position: 0, content: Buffer.from('[]') })
    .execute()
  await db.insertInto('audit_event').values({ workspace_id, kind: 'staff_session_opened', actor: 'a@b', target: 'b' }).execute()
  await db
    .insertInto('link')
    .values({ workspace_id, token_hash: Buffer.from(newId()), purpose: 'reset_password', user_id, expires_at: new Date() })
    .execute()
  await db
    .insertInto('plan_request')
    .values({ workspace_id, user_id, id: newId(), request_id: 'r', plan: 'p', plan_name: 'P', searches: 1, company: 'c', note: '' })
    .execute()
  await db
    .insertInto('ats_link')
    .values({ workspace_id, account_token: 't', integration: 'i', status: 'ACTIVE', linked_by: user_id })
    .execute()
  const job = { workspace_id, project_id, link_id: 'l', job_id: 'j', integration: 'i' }
  await db
    .insertInto('ats_job')
    .values({ ...job, name: 'n', is_imported: false })
    .execute()
  await db
    .insertInto('ats_push')
    .values({ ...job, candidate_id: person.id, state: 'sent' })
    .execute()
  await db.insertInto('ats_webhook').values({ workspace_id, id: 'w', event: 'e' }).execute()
  await db.insertInto('person_email').values({ scope: workspace_id, email: 'own@home.example', person_id, workspace_id }).execute()
  await db
    .insertInto('resume')
    .values({ id: newId(), workspace_id, person_id, file_name: 'f', content_type: 't', bytes: Buffer.from('x') })
    .execute()
  await db
    .insertInto('mail_resume')
    .values({
      workspace_id,
      mail_id,
      number: 0,
      candidate_id: person.id,
      file_name: 'f',
      outcome: 'updated',
      created_at: new Date(),
    })
    .execute()
  await db
    .insertInto('transfer')
    .values({ workspace_id, candidate_id: person.id, id: newId(), person_id, from_project: project_id, to_project: project_id, user_id })
    .execute()
  await addRecordUse(await contextOf(testApp, owner), testApp.services.secrets, project_id)
  await addPoolRows(db, { workspace_id, user_id, person_id })
  await addTemplateTestRow(db, { workspace_id, project_id })
  const times = { start_at: new Date(0), end_at: new Date(1), created_at: new Date(), updated_at: new Date() }
  const [interviewId, account_id, calendar_id, calendar_event_id] = [newId(), newId(), newId(), newId()]
  await db
    .insertInto('interview')
    .values({ ...about, ...times, id: interviewId, host_user_id: user_id, state: 'booked', uid: newId(), meeting_kind: 'phone' })
    .execute()
  await addInterviewRows(db, about, user_id)
  await db.insertInto('scorecard').values({ workspace_id, interview_id: interviewId, user_id, updated_at: new Date() }).execute()
  await db.insertInto('interview_event').values({ workspace_id, interview_id: interviewId, organizer_token: newToken() }).execute()
  const ids = { workspace_id, user_id }
  await db
    .insertInto('calendar_account')
    .values({ ...ids, id: account_id, kind: 'ics', name: 'a' })
    .execute()
  await addMailboxRows(db, ids, project_id)
  await db
    .insertInto('calendar')
    .values({ ...ids, id: calendar_id, account_id, remote_id: 'r', name: 'c' })
    .execute()
  await db
    .insertInto('calendar_event')
    .values({ workspace_id, id: calendar_event_id, calendar_id, remote_ref: 'r', events: '[]' })
    .execute()
  await db
    .insertInto('busy_time')
    .values({ ...ids, calendar_event_id, calendar_id, uid: 'u', title: 't', start_at: new Date(), end_at: new Date() })
    .execute()
})
afterAll(() => testApp.close())

/** Every table of the schema, read from the database itself. */
const tables = await (async () => {
  const client = new pg.Client({ ...inject('postgres'), database: 'template_fairlead' })
  await client.connect()
  const { rows } = await client.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  await client.end()
  return rows.map((row) => row.table_name)
})()

const tenantTables = tables.filter((table) => !forTheServiceAlone.includes(table))
const keyOf = (table: string) => sql.ref(table === 'workspace' ? 'id' : 'workspace_id')

describe.each(tenantTables)('%s', (table) => {
  const within = async <T>(user: TestUser, work: Parameters<typeof testApp.database.inWorkspace<T>>[1]) =>
    testApp.database.inWorkspace((await contextOf(testApp, user)).workspaceId, work)
  const ownWorkspace = async () => (await contextOf(testApp, owner)).workspaceId
  const count = async (from: typeof testApp.database.system, workspace: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${keyOf(table)} = ${workspace}`.execute(
      from,
    )
    return rows[0]!.n
  }

  test('shows a workspace only its own rows', async () => {
    const workspace = await ownWorkspace()
    const rowsThere = await count(testApp.database.system, workspace)
    expect(rowsThere, 'the test must have rows to hide').toBeGreaterThan(0)
    expect(await within(owner, (tx) => count(tx, workspace))).toBe(rowsThere)
    expect(await within(stranger, (tx) => count(tx, workspace))).toBe(0)
    expect(await testApp.database.inWorkspace('', (tx) => count(tx, workspace))).toBe(0)
  })

  test.skipIf(onlyAddedTo.includes(table))('lets no one else change or delete a row', async () => {
    const workspace = await ownWorkspace()
    const key = keyOf(table)
    const touched = await within(stranger, async (tx) => {
      const changed = await sql`update ${sql.table(table)} set ${key} = ${key} where ${key} = ${workspace}`.execute(tx)
      return Number(changed.numAffectedRows ?? 0)
    })
    expect(touched).toBe(0)
    const removed = await within(stranger, (tx) => sql`delete from ${sql.table(table)} where ${key} = ${workspace}`.execute(tx))
    expect(Number(removed.numAffectedRows ?? 0)).toBe(0)
  })
})

test.each(onlyAddedTo)('%s is append-only, for both the app and the service', async (table) => {
  const { workspaceId } = await contextOf(testApp, owner)
  for (const [statement, name] of [
    [sql`update ${sql.table(table)} set workspace_id = workspace_id`, 'update'],
    [sql`delete from ${sql.table(table)}`, 'delete'],
    [sql`truncate ${sql.table(table)}`, 'truncate'],
  ] as const) {
    await expect(
      testApp.database.inWorkspace(workspaceId, (tx) => statement.execute(tx)),
      name,
    ).rejects.toThrow(/permission denied/)
    await expect(statement.execute(testApp.database.system), name).rejects.toThrow(/only ever added to|permission denied/)
  }
})

test.each(forTheServiceAlone)("the app can't access %s", async (table) => {
  const { workspaceId } = await contextOf(testApp, owner)
  await expect(testApp.database.inWorkspace(workspaceId, (tx) => sql`select 1 from ${sql.table(table)}`.execute(tx))).rejects.toThrow(
    /permission denied/,
  )
})

test("a row can't be moved into another workspace", async () => {
  const { workspaceId } = await contextOf(testApp, owner)
  const foreign = (await contextOf(testApp, stranger)).workspaceId
  const insert = testApp.database.inWorkspace(foreign, (tx) =>
    tx.insertInto('suppression').values({ workspace_id: workspaceId, email: 'x@home.example', hash, reason: 'by_hand' }).execute(),
  )
  await expect(insert).rejects.toThrow(/row-level security/)
  const move = testApp.database.inWorkspace(workspaceId, (tx) => tx.updateTable('suppression').set({ workspace_id: foreign }).execute())
  await expect(move).rejects.toThrow(/row-level security/)
})

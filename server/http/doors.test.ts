// Every route against every kind of stranger: generated from the list of endpoints, so that a new one cannot be forgotten.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, startConstellation, type Constellation, type TestUser } from '../test/constellation.ts'
import { addPerson, calmProject, colleagueOf, contextOf } from '../test/projects.ts'
import { newId } from '../platform/ids.ts'
import { endpoints } from './routes.ts'

interface Ids {
  project_id: string
  candidate_id: string
  lro_id: string
  mail_id: string
  message_id: string
  notification_id: string
  comment_id: string
  resume_key: string
  person: string
}

let sky: Constellation
let owner: TestUser
let stranger: TestUser
let reader: TestUser
let outsider: TestUser
let own: Ids

beforeAll(async () => {
  sky = await startConstellation()
  ;[owner, stranger] = await Promise.all([newUser(sky.app, 'Owner'), newUser(sky.app, 'Stranger')])
  ;[reader, outsider] = await Promise.all([colleagueOf(sky, owner, 'Rae'), colleagueOf(sky, owner, 'Out')])
  own = await furnish(owner)
})
afterAll(() => sky.close())

/** One of everything in the owner's workspace. */
async function furnish(user: TestUser): Promise<Ids> {
  const project_id = await calmProject(sky, user, {
    collaborators: [
      { email: user.email, role: 1 },
      { email: reader.email, role: 3 },
    ],
  })
  const { id: candidate_id, email } = await addPerson(sky, user, project_id)
  const ctx = await contextOf(sky, user)
  const { workspaceId: workspace_id } = ctx
  const ids = { lro_id: newId(), mail_id: newId(), message_id: newId(), notification_id: newId(), comment_id: newId(), resume_key: newId() }
  const db = sky.database.system
  await db
    .insertInto('search_run')
    .values({ id: ids.lro_id, workspace_id, project_id, kind: 'next', state: 'completed', batch: 1, size: 1, is_calibration: false })
    .execute()
  await db
    .insertInto('inbound_mail')
    .values({
      id: ids.mail_id,
      workspace_id,
      mailbox: 'm',
      uid_validity: '1',
      uid: 1,
      subject: 's',
      reply_text: 'Secret words',
      body_text: 'b',
      kind: 'person',
      received_at: new Date(),
    })
    .execute()
  await db
    .insertInto('message')
    .values({
      id: ids.message_id,
      workspace_id,
      project_id,
      candidate_id,
      kind: 'reply',
      state: 'parked',
      why: 'no_witness',
      due_at: new Date(),
      message_id: '<x@y>',
      reply_token: newId(),
      from_email: 'a@b',
      to_email: email,
      subject: 's',
      html: 'h',
      body_text: 't',
    })
    .execute()
  await db
    .insertInto('notification')
    .values({ id: ids.notification_id, workspace_id, user_id: ctx.userId, project_id, kind: 'k', body: 'Secret words', once_key: 'o' })
    .execute()
  const { person_id } = await db.selectFrom('candidate').select('person_id').where('id', '=', candidate_id).executeTakeFirstOrThrow()
  await db
    .insertInto('comment')
    .values({ id: ids.comment_id, workspace_id, project_id, candidate_id, user_id: ctx.userId, body: 'Secret words' })
    .execute()
  await db
    .insertInto('resume')
    .values({
      id: ids.resume_key,
      workspace_id,
      person_id,
      file_name: 'cv.txt',
      content_type: 'text/plain',
      bytes: Buffer.from('Secret words'),
    })
    .execute()
  await db.updateTable('candidate').set({ resume_id: ids.resume_key }).where('id', '=', candidate_id).execute()
  return { project_id, candidate_id, person: person_id, ...ids }
}

const absent = (): Ids => ({
  project_id: newId(),
  candidate_id: newId(),
  lro_id: newId(),
  mail_id: newId(),
  message_id: newId(),
  notification_id: newId(),
  comment_id: newId(),
  resume_key: newId(),
  person: newId(),
})

/** The smallest input each call takes with these ids. */
function inputs(ids: Ids): Record<string, unknown> {
  return {
    ...ids,
    notification_ids: [ids.notification_id],
    status: 'APPROVED',
    new_status: 'APPROVED',
    new_project_id: ids.project_id,
    approval_score: '2',
    approval_comments: 'Education',
    comment_body: 'Look',
    note: 'Words',
    additional_info_type: 'resume',
    email_to: 'boss@home.example',
    search_query: 'Jo Doe',
    candidate_name: 'Jo Doe',
    should_pause: 'true',
    should_archive: 'true',
    approved: 'true',
    email_subject: 'Hello',
    email_body: 'Hello there',
    verdict: 'sent',
    list: 'skills',
    cand_linkedin_url: 'https://www.linkedin.com/in/nobody-here',
    cand_email: 'nobody@home.example',
    show_needs_attention: 'true',
    token: newId(),
  }
}

const withSession = endpoints.filter((endpoint) => endpoint.call.session)
const named = (list: typeof endpoints) => list.map((endpoint) => [`${endpoint.call.method} ${endpoint.call.path}`, endpoint] as const)
/** Calls of a user about themselves or about public lists: there is nothing of somebody else to name. */
const personal =
  /^(v1\/(sessions|users\/settings|projects|projects\/(self_serve|autopilot)|notifications)|v2\/(projects|reference|talent.*|mail\/unmatched|team\/invitations|projects\/candidates\/search)|v1\/candidates\/search)$/
const isAbout = (endpoint: (typeof endpoints)[number]) => {
  const { method, path } = endpoint.call
  return !personal.test(path) || (method === 'PUT' && path === 'v1/projects') || (method === 'POST' && path === 'v2/mail/unmatched')
}

async function ask(session: string, endpoint: (typeof endpoints)[number], ids: Ids) {
  const { method, path } = endpoint.call
  const inQuery = method === 'GET' || method === 'DELETE'
  const query = new URLSearchParams(
    Object.entries(inputs(ids)).flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((one) => [`${key}[]`, String(one)]) : [[key, String(value)]],
    ),
  )
  const response = await sky.app.inject({
    method,
    url: `/api/${path}${inQuery ? `?${query}` : ''}`,
    headers: session ? { 'x-parse-session-token': session } : {},
    ...(inQuery ? {} : { payload: inputs(ids) }),
  })
  return { status: response.statusCode, body: response.body }
}

async function fingerprint(): Promise<string> {
  const db = sky.database.system
  const tables = [
    'project',
    'project_collaborator',
    'project_counter',
    'search_run',
    'candidate',
    'candidate_history',
    'message',
    'inbound_mail',
    'notification',
    'event',
    'comment',
    'resume',
    'transfer',
    'linkedin_message',
  ] as const
  const { workspaceId } = await contextOf(sky, owner)
  return JSON.stringify(
    await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().where('workspace_id', '=', workspaceId).execute())),
  )
}

describe('without a session', () => {
  test.each(named(withSession))('%s answers 401', async (_, endpoint) => {
    expect(await ask('', endpoint, own)).toEqual({ status: 401, body: '{"error":"not_signed_in","message":"Please sign in."}' })
  })
})

describe('another workspace', () => {
  test.each(named(withSession.filter(isAbout)))('%s answers as if there were nothing', async (_, endpoint) => {
    const before = await fingerprint()
    const foreign = await ask(stranger.session, endpoint, own)
    const nothing = await ask(stranger.session, endpoint, absent())
    expect(foreign).toEqual(nothing)
    expect(foreign.status, foreign.body).toBe(404)
    expect(await fingerprint()).toBe(before)
  })

  test('a foreign candidate in a project of one’s own is absent too', async () => {
    const project_id = await calmProject(sky, stranger)
    const aboutCandidates = withSession.filter((endpoint) => 'candidate_id' in ((endpoint.call.input as { shape?: object }).shape ?? {}))
    expect(aboutCandidates.length).toBeGreaterThan(6)
    for (const endpoint of aboutCandidates) {
      const foreign = await ask(stranger.session, endpoint, { ...own, project_id })
      expect(foreign, `${endpoint.call.method} ${endpoint.call.path}`).toEqual(
        await ask(stranger.session, endpoint, { ...absent(), project_id }),
      )
      expect(foreign.status).toBe(404)
    }
  })

  test.each(named(withSession.filter((endpoint) => !isAbout(endpoint) && endpoint.call.method === 'GET')))(
    '%s shows nothing of it',
    async (_, endpoint) => {
      const { body } = await ask(stranger.session, endpoint, own)
      for (const secret of [own.project_id, own.candidate_id, own.person, owner.email, 'Secret words']) expect(body).not.toContain(secret)
    },
  )
})

describe('the same workspace', () => {
  const deciding = withSession.filter(
    (endpoint) =>
      isAbout(endpoint) &&
      endpoint.call.method !== 'GET' &&
      // comment-only users preview, look up and discuss
      !['v1/candidates/import/check', 'v2/outreach/preview', 'v1/comments'].includes(endpoint.call.path),
  )

  test.each(named(deciding))('%s is refused to a reader', async (_, endpoint) => {
    const before = await fingerprint()
    expect(await ask(reader.session, endpoint, own)).toEqual({
      status: 403,
      body: JSON.stringify({ error: 'not_permitted', message: "You don't have permissions to perform this action" }),
    })
    expect(await fingerprint()).toBe(before)
  })

  test.each(named(withSession.filter(isAbout)))('%s does not exist for who is not on the roster', async (_, endpoint) => {
    const before = await fingerprint()
    const answer = await ask(outsider.session, endpoint, own)
    expect([403, 404], answer.body).toContain(answer.status)
    if (answer.status === 403) expect(endpoint.call.path, 'mail of nobody belongs to the workspace').toBe('v2/mail/unmatched')
    expect(await fingerprint()).toBe(before)
  })
})

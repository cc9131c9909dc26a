// The team inbox with real email: what needs a reply, who may see it, and how it is sorted.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListInbox } from '@fairlead/contract/v2/inbox'
import type { EventOf } from '@fairlead/domain/events'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { sql } from 'kysely'
import { activeProject, addPerson, colleagueOf, contextOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { notifyOfAssignment } from '../../alerts/talk/on-conversation-assigned.ts'

let testApp: TestApp
let user: TestUser
let first: string
let second: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  user = await newUser(testApp.app)
  first = await activeProject(testApp, user)
  second = await activeProject(testApp, user)
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const minutes = (ago: number) => new Date(Date.now() - ago * 60_000)
const list = async (query: Record<string, string> = {}, by = user) =>
  (await by.call<ListInbox['answer']>('GET', 'v2/inbox', query)).body.conversations
const idsOf = async (query: Record<string, string> = {}, by = user) => (await list(query, by)).map(({ candidate_id }) => candidate_id)

/** A candidate who wrote this many minutes ago; `answered` by us this many minutes ago. */
async function conversation(
  project_id: string,
  ago: number,
  { answered, label = 'interested' as const }: { answered?: number; label?: ReplyLabel } = {},
) {
  const { id } = await addPerson(testApp, user, project_id, { stage: 'QUESTION', email: `jo.${newId()}@home.example` })
  await receive(project_id, id, ago, label)
  if (answered !== undefined) {
    const sent = await user.call('POST', 'v1/email/reply', { project_id, candidate_id: id, email_subject: 'Re', email_body: 'Hello' })
    expect(sent.status).toBe(200)
    await db()
      .updateTable('message')
      .set({ state: 'sent', sent_at: minutes(answered) })
      .where('candidate_id', '=', id)
      .execute()
  }
  return id
}
async function receive(project_id: string, candidate_id: string, ago: number, label: ReplyLabel = 'interested') {
  const { workspaceId } = await contextOf(testApp, user)
  const values = {
    id: newId(),
    workspace_id: workspaceId,
    project_id,
    candidate_id,
    mailbox: 'test',
    uid_validity: '1',
    uid: Math.floor(Math.random() * 2 ** 30),
    subject: 'Re: the job',
    reply_text: 'Tell me\n\nmore.',
    body_text: 'Tell me more.',
    kind: 'person' as const,
    label,
    confident: true,
    received_at: minutes(ago),
  }
  await db().insertInto('inbound_mail').values(values).execute()
}
/** By a user who has seen this many of the candidate's emails. */
const sort = (project_id: string, candidate_id: string, fields: Record<string, string>, by = user, emails = 1) =>
  by.call<{ fields?: Record<string, string> }>('PUT', 'v2/inbox', { project_id, candidate_id, emails, ...fields })

const assignmentsOf = (candidateId: string) =>
  db()
    .selectFrom('event')
    .select('payload')
    .where('type', '=', 'conversation.assigned')
    .where(sql<boolean>`payload ->> 'candidateId' = ${candidateId}`)
    .execute()

describe('the list', () => {
  test('conversations that need a reply come first, the longest wait on top, then those that wait for the candidate', async () => {
    const short = await conversation(first, 10)
    const long = await conversation(second, 500, { label: 'question' })
    const answered = await conversation(first, 300, { answered: 200 })
    await addPerson(testApp, user, first, { stage: 'CONTACTED' })
    expect(await idsOf()).toEqual([long, short, answered])
    expect(await list({ project_id: second })).toMatchObject([
      { candidate_id: long, state: 'needs_answer', label: 'question', snippet: 'Tell me more.', assignee: null },
    ])
    expect(await idsOf({ label: 'interested' })).toEqual([short, answered])
    expect(await idsOf({ assignee_id: 'none', project_id: first })).toEqual([short, answered])
    expect(await idsOf({ mailbox_id: 'other' })).toEqual([])
    // their email makes it need a reply again
    await receive(first, answered, 1)
    expect(await idsOf()).toEqual([long, short, answered])
    expect((await list()).at(-1)?.state).toBe('needs_answer')
  })

  test('an answer is owed to what was asked, not to refusals, absences, and thanks', async () => {
    const project = await activeProject(testApp, user)
    const stateOf = async (id: string) => (await list({ project_id: project })).find(({ candidate_id }) => candidate_id === id)?.state
    const stateAfter = async (...labels: NonNullable<Parameters<typeof receive>[3]>[]) => {
      const id = await conversation(project, 60, { label: labels[0]! })
      for (const [index, label] of labels.slice(1).entries()) await receive(project, id, 50 - index, label)
      return [id, await stateOf(id)] as const
    }
    expect((await stateAfter('not_interested'))[1]).toBe('no_answer_due')
    expect((await stateAfter('out_of_office'))[1]).toBe('no_answer_due')
    expect((await stateAfter('thank_you'))[1]).toBe('no_answer_due')
    expect((await stateAfter('question', 'thank_you', 'out_of_office'))[1]).toBe('needs_answer')
    expect((await stateAfter('question', 'not_now'))[1]).toBe('no_answer_due')
    const [perhaps] = await stateAfter('not_interested')
    await db().updateTable('inbound_mail').set({ confident: false }).where('candidate_id', '=', perhaps).execute()
    expect(await stateOf(perhaps)).toBe('needs_check')
    // owed ones first, then those to check
    expect((await list({ project_id: project })).map(({ state }) => state).slice(0, 3)).toEqual([
      'needs_answer',
      'needs_check',
      'no_answer_due',
    ])
  })

  test('other workspaces, and members without a role in the project, see and sort none of it', async () => {
    const stranger = await newUser(testApp.app)
    expect(await list({}, stranger)).toEqual([])
    const [id] = await idsOf({ project_id: first })
    expect((await sort(first, id!, { is_done: 'true' }, stranger)).status).toBe(404)
    await db().updateTable('project_collaborator').set({ roster_role: 'commenter' }).where('project_id', '=', first).execute()
    expect(await idsOf({ project_id: first })).toEqual([])
    expect((await sort(first, id!, { is_done: 'true' })).status).toBeGreaterThanOrEqual(400)
    await db().updateTable('project_collaborator').set({ roster_role: 'owner' }).where('project_id', '=', first).execute()
    expect(await idsOf({ project_id: first })).toContain(id)
  })

  test('a decision after the reply settles it, except a request about their data', async () => {
    const project = await activeProject(testApp, user)
    const decided = async (label: ReplyLabel, stageAgo: number) => {
      const { id } = await addPerson(testApp, user, project, { stage: 'REJECTED' })
      await receive(project, id, 30, label)
      await db()
        .updateTable('candidate')
        .set({ stage_at: minutes(stageAgo) })
        .where('id', '=', id)
        .execute()
      return id
    }
    const settled = await decided('question', 10)
    const asksAgain = await decided('question', 60)
    const asksForData = await decided('data_request', 10)
    expect(await list({ project_id: project })).toMatchObject([
      { candidate_id: asksAgain, state: 'needs_answer' },
      { candidate_id: asksForData, state: 'needs_answer' },
      { candidate_id: settled, state: 'no_answer_due' },
    ])
  })

  test('if names are hidden, neither names nor message text are shown', async () => {
    await db().updateTable('project').set({ bias_reducer: true }).where('id', '=', second).execute()
    const [row] = await list({ project_id: second })
    expect(row).toMatchObject({ snippet: null, email_subject: '', core_candidate_id: null })
    expect(row!.candidate_name).toMatch(/^(?:[A-Z]\. ?)+$/)
    await db().updateTable('project').set({ bias_reducer: false }).where('id', '=', second).execute()
  })
})

describe('sorting', () => {
  test('done and snoozed conversations leave the list, and an email brings them back', async () => {
    const done = await conversation(first, 50)
    const later = await conversation(first, 40)
    expect((await sort(first, done, { is_done: 'true' })).status).toBe(200)
    expect((await sort(first, later, { snoozed_until: new Date(Date.now() + 3_600_000).toISOString() })).status).toBe(200)
    expect(await idsOf()).not.toEqual(expect.arrayContaining([done]))
    expect(await idsOf({ show: 'done' })).toEqual([done])
    expect(await list({ show: 'snoozed' })).toMatchObject([{ candidate_id: later, state: 'snoozed', snoozed_until: expect.any(String) }])
    for (const id of [done, later]) await receive(first, id, -1)
    expect(await idsOf()).toEqual(expect.arrayContaining([done, later]))
    expect([await idsOf({ show: 'done' }), await idsOf({ show: 'snoozed' })]).toEqual([[], []])
  })

  test("an email read late reopens a finished conversation, as does one the user hadn't seen", async () => {
    const late = await conversation(first, 50)
    expect((await sort(first, late, { is_done: 'true' })).status).toBe(200)
    // received before, while the mailbox was paused
    await receive(first, late, 49)
    const unseen = await conversation(first, 50)
    await receive(first, unseen, 1)
    expect((await sort(first, unseen, { is_done: 'true' }, user, 1)).status).toBe(200)
    expect(await idsOf()).toEqual(expect.arrayContaining([late, unseen]))
    expect((await sort(first, unseen, { is_done: 'true' }, user, 2)).status).toBe(200)
    expect(await idsOf()).not.toContain(unseen)
  })

  test('refuses an invalid time before changing anything, and an undo notifies no one', async () => {
    const mate = await colleagueOf(testApp, user)
    const { userId } = await contextOf(testApp, mate)
    const shared = await activeProject(testApp, user, { collaborators: [user, mate].map(({ email }) => ({ email, role: 1 })) })
    const id = await conversation(shared, 50)
    expect((await sort(shared, id, { assignee_id: userId, snoozed_until: 'soon' })).status).toBe(400)
    const entry = async () => (await list({ project_id: shared })).find(({ candidate_id }) => candidate_id === id)
    expect(await entry()).toMatchObject({ assignee: null })
    expect((await sort(shared, id, { assignee_id: userId, is_undo: 'true' })).status).toBe(200)
    expect([(await entry())?.assignee?.id, await assignmentsOf(id)]).toEqual([userId, []])
    expect((await sort(shared, id, { assignee_id: userId })).status).toBe(200)
    expect(await assignmentsOf(id)).toHaveLength(1)
    // a user who has left is assigned nothing
    await db().updateTable('users').set({ disabled_at: new Date() }).where('id', '=', userId).execute()
    expect(await entry()).toMatchObject({ assignee: null })
    expect(await idsOf({ assignee_id: 'none', project_id: shared })).toContain(id)
  })

  test('refuses to change nothing, and a number that nothing can be', async () => {
    const project = await activeProject(testApp, user)
    const id = await conversation(project, 30)
    expect(await sort(project, id, {})).toMatchObject({ status: 400, body: { message: expect.stringContaining('Say what to change') } })
    expect(await sort(project, id, { is_done: 'true' }, user, 2 ** 31)).toMatchObject({
      status: 400,
      body: { fields: { emails: 'Not a number.' } },
    })
    const file = { message_id: newId(), number: 2 ** 31 }
    expect(await user.call('GET', 'v2/mail/attachment', file)).toMatchObject({ status: 400, body: { fields: { number: 'Not a number.' } } })
  })

  test("replies by colleagues and calendars aren't the candidate’s", async () => {
    const id = await conversation(first, 60, { answered: 50 })
    await receive(first, id, 10)
    await db()
      .updateTable('inbound_mail')
      .set({ label: null, matched_by: 'message_id' })
      .where('candidate_id', '=', id)
      .where('received_at', '>', minutes(20))
      .execute()
    expect((await list({ project_id: first })).find(({ candidate_id }) => candidate_id === id)).toMatchObject({
      state: 'waiting',
      emails: 1,
    })
  })

  test('when a snooze is over, the conversation needs a reply, although we wrote last', async () => {
    const id = await conversation(first, 90, { answered: 80 })
    await sort(first, id, { snoozed_until: new Date(Date.now() + 60_000).toISOString() })
    await db()
      .updateTable('conversation')
      .set({ snoozed_until: minutes(5) })
      .where('candidate_id', '=', id)
      .execute()
    const conversations = await list()
    expect(conversations.find(({ candidate_id }) => candidate_id === id)?.state).toBe('needs_answer')
    expect(conversations.findIndex(({ candidate_id }) => candidate_id === id)).toBeLessThan(
      conversations.filter(({ state }) => state === 'needs_answer').length,
    )
  })

  test.each(['yesterday', '', new Date(0).toISOString(), '2190-01-01T00:00:00Z'])(
    'a snooze until “%s” is refused, or ends it',
    async (snoozed_until) => {
      const id = await conversation(first, 5)
      const { status, body } = await sort(first, id, { snoozed_until })
      expect([status, Object.keys(body.fields ?? {})]).toEqual(snoozed_until === '' ? [200, []] : [400, ['snoozed_until']])
    },
  )

  test('a teammate who can open it is assigned and notified once; others can’t be assigned', async () => {
    const id = await conversation(first, 5)
    const { userId, workspaceId } = await contextOf(testApp, user)
    const stranger = await newUser(testApp.app)
    const { userId: strangerId } = await contextOf(testApp, stranger)
    expect((await sort(first, id, { assignee_id: strangerId })).status).toBe(400)
    expect((await sort(first, id, { assignee_id: 'no one' })).status).toBe(400)
    expect((await sort(first, id, { assignee_id: userId })).status).toBe(200)
    expect((await list({ assignee_id: userId })).map(({ candidate_id, assignee }) => [candidate_id, assignee?.id])).toEqual([[id, userId]])
    // they assigned it to themselves
    expect(await assignmentsOf(id)).toEqual([])
    const event = {
      type: 'conversation.assigned',
      projectId: first,
      candidateId: id,
      userId,
      byId: userId,
      requestId: 'r',
    } as EventOf<'conversation.assigned'>
    for (let attempt = 0; attempt < 2; attempt++) await notifyOfAssignment(systemContext(testApp.database, workspaceId), event)
    const notices = (await user.call<{ kind: string; text: string }[]>('GET', 'v1/notifications')).body
    expect(notices.filter(({ kind }) => kind === 'conversation_assigned').map(({ text }) => text)).toEqual([
      expect.stringMatching(/ assigned you the conversation with /),
    ])
    expect((await sort(first, id, { assignee_id: '' })).status).toBe(200)
    expect(await list({ assignee_id: userId })).toEqual([])
  })
})

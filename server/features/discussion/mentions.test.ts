// Mentions in comments: who can be mentioned, who is notified, and the inbox filter.
import type { WireComment } from '@fairlead/contract/shapes/comment'
import type { ListInbox } from '@fairlead/contract/v2/inbox'
import type { ListTeammates } from '@fairlead/contract/v2/projects/teammates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activeProject, addPerson, colleagueOf, contextOf } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { systemContext } from '../../platform/context.ts'
import { handleOpenEvents } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { react } from '../../worker/reactions.ts'

let testApp: TestApp
let owner: TestUser
let reader: TestUser
let outsider: TestUser
let project_id: string
let candidate_id: string
let ids: Record<'owner' | 'reader' | 'outsider', string>
beforeAll(async () => {
  testApp = await createTestApp()
  owner = await newUser(testApp.app)
  ;[reader, outsider] = [await colleagueOf(testApp, owner, 'Rae'), await colleagueOf(testApp, owner, 'Out')]
  project_id = await activeProject(testApp, owner, {
    collaborators: [
      { email: owner.email, role: 1 },
      { email: reader.email, role: 3 },
    ],
  })
  candidate_id = (await addPerson(testApp, owner, project_id, { stage: 'QUESTION' })).id
  const idOf = async (user: TestUser) => (await contextOf(testApp, user)).userId
  ids = { owner: await idOf(owner), reader: await idOf(reader), outsider: await idOf(outsider) }
})
afterAll(() => testApp.close())

const write = (mentions: string[], by = owner, comment_body = 'Look') =>
  by.call<WireComment & { fields?: Record<string, string> }>('POST', 'v1/comments', { candidate_id, comment_body, mentions })
const change = (comment_id: string, fields: Record<string, unknown>, by = owner) =>
  by.call<WireComment>('PUT', 'v1/comments', { candidate_id, comment_id, ...fields })

async function handleEvents() {
  const tools = { enqueue: () => Promise.resolve(), wakeSender: () => void 0, mail: testApp.services.settings }
  const failures: unknown[] = []
  while (
    (await handleOpenEvents(
      testApp.database,
      (stored) => react(systemContext(testApp.database, stored.workspaceId), stored, tools as never),
      (_, error) => failures.push(error),
    )) > 0
  );
  expect(failures).toEqual([])
}
const mentionsOf = async (user: TestUser) =>
  (await user.call<{ kind: string; text: string; cand_id: string }[]>('GET', 'v1/notifications')).body.filter(
    ({ kind }) => kind === 'comment_mentioned',
  )

test('offers the rest of the workspace, users who can open the project first', async () => {
  const { status, body } = await owner.call<ListTeammates['answer']>('GET', 'v2/projects/teammates', { project_id })
  expect([status, body.teammates.map(({ user_id, why_not }) => [user_id, why_not])]).toEqual([
    200,
    [
      [ids.reader, null],
      [ids.outsider, 'Out Colleague can’t open this project. Add them to its team first.'],
    ],
  ])
  expect((await outsider.call('GET', 'v2/projects/teammates', { project_id })).status).toBe(404)
  expect((await (await newUser(testApp.app)).call('GET', 'v2/projects/teammates', { project_id })).status).toBe(404)
})

describe('a comment', () => {
  test('that mentions someone who can’t open the project is refused', async () => {
    const stranger = await contextOf(testApp, await newUser(testApp.app))
    for (const [id, sentence] of [
      [ids.outsider, 'Out Colleague can’t open this project. Add them to its team first.'],
      [stranger.userId, 'This person isn’t in your workspace any more.'],
      ['unknown', 'This person isn’t in your workspace any more.'],
    ] as const)
      expect(await write([ids.reader, id])).toMatchObject({ status: 400, body: { fields: { mentions: sentence } } })
    const rows = await testApp.database.system.selectFrom('comment').select('id').where('candidate_id', '=', candidate_id).execute()
    expect(rows).toEqual([])
  })

  test('notifies mentioned teammates once, even if it is edited, and never its author', async () => {
    const { body: comment } = await write([ids.reader, ids.reader, ids.owner], owner, '@Rae Colleague look')
    expect(comment.mentions.map(({ user_id }) => user_id).toSorted()).toEqual([ids.reader, ids.owner].toSorted())
    await handleEvents()
    expect(await mentionsOf(owner)).toEqual([])
    expect(await mentionsOf(reader)).toMatchObject([
      { text: expect.stringMatching(/ mentioned you in a comment on Jo Doe\.$/) as string, cand_id: candidate_id },
    ])
    expect((await change(comment.comment_id, { comment_body: 'Look again', mentions: '' })).body.mentions).toEqual([])
    expect((await change(comment.comment_id, { mentions: [ids.reader] })).body.mentions).toMatchObject([{ user_id: ids.reader }])
    await handleEvents()
    expect(await mentionsOf(reader)).toHaveLength(1)
    // an omitted field doesn't change
    expect((await change(comment.comment_id, { comment_body: 'Once more' })).body.mentions).toHaveLength(1)
    expect((await change(comment.comment_id, { mentions: [ids.reader] }, reader)).status).toBe(200)
    expect((await change(comment.comment_id, { mentions: [] as string[], comment_body: 'Mine' }, reader)).status).toBe(403)
  })

  test("doesn't notify someone who has left the project since", async () => {
    const before = (await mentionsOf(reader)).length
    await write([ids.reader])
    const roster = testApp.database.system.updateTable('project_collaborator').where('project_id', '=', project_id)
    await roster.set({ email: 'gone@team.example' }).where('email', '=', reader.email).execute()
    await handleEvents()
    await roster.set({ email: reader.email }).where('email', '=', 'gone@team.example').execute()
    expect(await mentionsOf(reader)).toHaveLength(before)
  })

  test('if names are hidden, the notification contains none', async () => {
    const hidden = await activeProject(testApp, owner, { collaborators: [owner, reader].map(({ email }) => ({ email, role: 1 })) })
    const { id } = await addPerson(testApp, owner, hidden, { stage: 'QUESTION' })
    await testApp.database.system.updateTable('project').set({ bias_reducer: true }).where('id', '=', hidden).execute()
    const written = await owner.call<WireComment>('POST', 'v1/comments', {
      candidate_id: id,
      comment_body: '@Rae Colleague, Jo Doe wrote',
      mentions: [ids.reader],
    })
    expect(written.body).toMatchObject({ mentions: [{ user_id: ids.reader, user_name: 'Rae Colleague' }] })
    expect(written.body.comment_body).not.toContain('Jo Doe')
    await handleEvents()
    expect((await mentionsOf(reader))[0]?.text).toMatch(/ mentioned you in a comment on a candidate\.$/)
  })
})

test('the inbox lists the conversations with an open comment that mentions the user', async () => {
  const shared = await activeProject(testApp, owner, { collaborators: [owner, reader].map(({ email }) => ({ email, role: 1 })) })
  const { workspaceId } = await contextOf(testApp, owner)
  const [first, second] = [
    await addPerson(testApp, owner, shared, { stage: 'QUESTION' }),
    await addPerson(testApp, owner, shared, { stage: 'QUESTION' }),
  ]
  for (const { id } of [first, second])
    await testApp.database.system
      .insertInto('inbound_mail')
      .values({
        id: newId(),
        workspace_id: workspaceId,
        project_id: shared,
        candidate_id: id,
        mailbox: 'test',
        uid_validity: '1',
        uid: Math.floor(Math.random() * 2 ** 30),
        subject: 'Re: the job',
        reply_text: 'Yes',
        body_text: 'Yes',
        kind: 'person',
        label: 'interested',
        received_at: new Date(),
      })
      .execute()
  const listed = async (by: TestUser, fields: Record<string, string> = {}) =>
    (await by.call<ListInbox['answer']>('GET', 'v2/inbox', { project_id: shared, ...fields })).body.conversations
  expect(await listed(reader, { mentions_me: 'true' })).toEqual([])
  const { body } = await owner.call<WireComment>('POST', 'v1/comments', {
    candidate_id: first.id,
    comment_body: 'x',
    mentions: [ids.reader],
  })
  expect((await listed(reader, { mentions_me: 'true' })).map(({ candidate_id: id }) => id)).toEqual([first.id])
  expect((await listed(reader)).map(({ candidate_id: id, mentions_me }) => [id, mentions_me]).toSorted()).toEqual(
    [
      [first.id, true],
      [second.id, false],
    ].toSorted(),
  )
  expect(await listed(owner, { mentions_me: 'true' })).toEqual([])
  await reader.call('PUT', 'v1/comments', { candidate_id: first.id, comment_id: body.comment_id, is_resolved: true })
  expect(await listed(reader, { mentions_me: 'true' })).toEqual([])
})

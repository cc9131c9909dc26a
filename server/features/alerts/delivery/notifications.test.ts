// Notifications over the API: their fields, reading one, removing some, and never another user's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify } from './notifications.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'

interface Wire {
  id: string
  read: boolean
  project_id: string | null
  cand_id: string | null
}
let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const listOf = async (actor: TestUser) => (await actor.call<Wire[]>('GET', 'v1/notifications')).body

test('describes its topic, is marked read by a click, and is removed by its owner [82 228 393 394 395]', async () => {
  const colleague = await colleagueOf(testApp, user)
  const project_id = await activeProject(testApp, user)
  const { id: candidate } = await addPerson(testApp, user, project_id)
  const [ctx, colleagueCtx] = [await contextOf(testApp, user), await contextOf(testApp, colleague)]
  const tell = (onceKey: string, candidateId: string | null) =>
    ctx.transaction((tx) =>
      notify(tx, ctx, [ctx.userId, colleagueCtx.userId], {
        projectId: project_id,
        candidateId,
        kind: 'reply',
        body: 'Jo answered.',
        onceKey,
      }),
    )
  await tell('1', candidate)
  await tell('1', candidate)
  await tell('2', null)
  const [newer, older] = await listOf(user)
  expect(await listOf(user)).toHaveLength(2)
  expect(older).toEqual({
    id: expect.any(String),
    read: false,
    project_id,
    cand_id: candidate,
    kind: 'reply',
    text: 'Jo answered.',
    project_name: 'Search',
    candidate_name: 'Jo Doe',
    date: expect.stringMatching(/^\d{4}-/),
  })
  expect(newer).toMatchObject({ project_id, cand_id: null })

  expect(await user.call('PUT', 'v1/notifications', { notification_id: older!.id })).toEqual({ status: 200, body: { ok: true } })
  expect((await listOf(user)).map(({ read }) => read)).toEqual([false, true])
  expect(
    (await listOf(colleague)).map(({ read }) => read),
    'of the colleague',
  ).toEqual([false, false])

  const colleagueIds = (await listOf(colleague)).map(({ id }) => id)
  await user.call('DELETE', 'v1/notifications', { notification_ids: [older!.id, ...colleagueIds] })
  expect((await listOf(user)).map(({ id }) => id)).toEqual([newer!.id])
  expect((await listOf(colleague)).map(({ id }) => id)).toEqual(colleagueIds)
  for (const form of [{ notification_ids: `["${newer!.id}"]` }, { notification_ids: newer!.id }])
    expect((await user.call('DELETE', 'v1/notifications', form)).status).toBe(200)
  expect(await listOf(user)).toEqual([])
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await caller(testApp.app, '')(method, 'v1/notifications')).status).toBe(401)
})

test("marks all read up to a time, leaving later ones and colleagues' unread", async () => {
  const [reader, colleague] = [await newUser(testApp.app), await newUser(testApp.app)]
  const [ctx, colleagueCtx] = [await contextOf(testApp, reader), await contextOf(testApp, colleague)]
  const tell = (recipient: typeof ctx, onceKey: string) =>
    recipient.transaction((tx) =>
      notify(tx, recipient, [recipient.userId], { projectId: null, candidateId: null, kind: 'reply', body: 'Jo.', onceKey }),
    )
  for (const key of ['1', '2', '3']) await tell(ctx, key)
  await tell(colleagueCtx, '1')
  const notifications = (await reader.call<(Wire & { date: string })[]>('GET', 'v1/notifications')).body
  await tell(ctx, '4')
  const readAll = () => reader.call('POST', 'v2/notifications/read', { up_to: notifications[0]!.date })
  expect(await readAll()).toEqual({ status: 200, body: { ok: true } })
  expect((await readAll()).status, 'a second time').toBe(200)
  expect((await listOf(reader)).map(({ read }) => read)).toEqual([false, true, true, true])
  expect((await listOf(colleague)).map(({ read }) => read)).toEqual([false])
  expect(await reader.call('POST', 'v2/notifications/read', { up_to: 'yesterday' })).toMatchObject({ status: 400 })
})

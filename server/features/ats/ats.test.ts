// Linking an applicant tracking system through a gateway: the token is encrypted, the state is the vendor's.
import { atsStatuses } from '@fairlead/domain/ports/ats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { contextOf } from '../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const rows = async (workspaceId: string) =>
  testApp.database.system.selectFrom('ats_link').selectAll().where('workspace_id', '=', workspaceId).execute()

test('creates a link with the public token and requests its state later [246 368 402]', async () => {
  const user = await newUser(testApp.app)
  const { workspaceId } = await contextOf(testApp, user)
  const check = () => user.call('POST', 'v1/projects/check_atcs')
  expect(await check()).toEqual({ status: 200, body: { integration: null, status: 'INCOMPLETE' } })
  const public_token = testApp.embedded.ats!.link('Greenhouse')
  expect(await user.call('POST', 'v1/link/update', { public_token })).toEqual({
    status: 200,
    body: { integration: 'Greenhouse', status: 'COMPLETE' },
  })
  const [link] = await rows(workspaceId)
  const token = testApp.services.secrets.open(link!.account_token, `ats:${workspaceId}`)
  expect(link!.account_token).not.toContain(token)
  for (const status of atsStatuses.filter((atsStatus) => atsStatus !== 'INVALID')) {
    testApp.embedded.ats!.setStatus(token, status)
    expect(await check()).toEqual({ status: 200, body: { integration: 'Greenhouse', status } })
    expect(await rows(workspaceId)).toMatchObject([{ status }])
  }
  testApp.embedded.ats!.remove(token)
  expect(await check()).toEqual({ status: 200, body: { integration: 'Greenhouse', status: 'INVALID' } })
  const again = testApp.embedded.ats!.link('Lever')
  expect((await user.call('POST', 'v1/link/update', { public_token: again })).body).toEqual({ integration: 'Lever', status: 'COMPLETE' })
  expect(await rows(workspaceId)).toHaveLength(1)
})

test('a blank, unknown, or used token changes nothing; strangers and other workspaces see no link [402]', async () => {
  const [user, otherUser] = [await newUser(testApp.app), await newUser(testApp.app)]
  const { workspaceId } = await contextOf(testApp, user)
  const public_token = testApp.embedded.ats!.link('Greenhouse')
  const link = (token: string) => user.call('POST', 'v1/link/update', { public_token: token })
  expect(await link(' ')).toMatchObject({ status: 400, body: { fields: { public_token: 'This field is required.' } } })
  expect((await link(public_token)).status).toBe(200)
  const before = await rows(workspaceId)
  for (const token of [public_token, 'unknown'])
    expect(await link(token)).toMatchObject({
      status: 400,
      body: { fields: { public_token: expect.stringContaining('Please link your ATS again.') } },
    })
  expect(await rows(workspaceId)).toEqual(before)
  expect((await otherUser.call('POST', 'v1/projects/check_atcs')).body).toEqual({ integration: null, status: 'INCOMPLETE' })
  for (const path of ['v1/link/update', 'v1/projects/check_atcs']) expect((await caller(testApp.app, '')('POST', path)).status).toBe(401)
})

test('reports an unreachable gateway, and leaves the link unchanged [368 402]', async () => {
  const user = await newUser(testApp.app)
  const { workspaceId } = await contextOf(testApp, user)
  await user.call('POST', 'v1/link/update', { public_token: testApp.embedded.ats!.link('Greenhouse') })
  const before = await rows(workspaceId)
  const public_token = testApp.embedded.ats!.link('Lever')
  await testApp.embedded.ats!.stop()
  expect(await user.call('POST', 'v1/projects/check_atcs')).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect(await user.call('POST', 'v1/link/update', { public_token })).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect(await rows(workspaceId)).toEqual(before)
})

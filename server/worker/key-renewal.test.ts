// A new SECRET_KEY re-encrypts what older keys encrypted, so that those can be removed.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aboutIdentity } from '../features/accounts/providers/provider-token.ts'
import { aboutAccount } from '../features/calendars/open-account.ts'
import { newId } from '../platform/ids.ts'
import { openSecrets } from '../platform/secrets.ts'
import { newUser, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { contextOf } from '../../testing/projects.ts'
import { renewStoredSecrets } from './key-renewal.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('re-encrypts every stored secret with the newest key, once; one that no key decrypts stays and is counted', async () => {
  const { system } = testApp.database
  const user = await newUser(testApp.app)
  const { workspaceId, userId } = await contextOf(testApp, user)
  const [older, newer, lost] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const keys = (...secretKeys: Buffer[]) => openSecrets({ secretKeys, dataDir: '/nowhere' })
  const before = keys(older)

  const account = { userId, url: 'https://dav.example/', username: 'kim' }
  const closed = before.close('a password', aboutAccount(account))
  const calendar = {
    workspace_id: workspaceId,
    user_id: userId,
    kind: 'caldav' as const,
    name: 'x',
    url: account.url,
    username: account.username,
  }
  const accountId = newId()
  const lostId = newId()
  const unreadable = keys(lost).close('gone', aboutAccount({ ...account, username: 'lost' }))
  await system
    .insertInto('calendar_account')
    .values([
      { ...calendar, id: accountId, secret: closed },
      { ...calendar, id: lostId, username: 'lost', secret: unreadable },
      { ...calendar, id: newId(), username: 'none', secret: null },
    ])
    .execute()
  const { id: identityId } = await system
    .insertInto('identity')
    .values({
      issuer: 'https://i.example',
      subject: newId(),
      provider: 'google',
      email: user.email,
      workspace_id: workspaceId,
      user_id: userId,
      scopes: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refreshToken = before.close('a refresh token', aboutIdentity(identityId))
  await system.updateTable('identity').set({ refresh_token: refreshToken }).where('id', '=', identityId).execute()
  const link = { workspace_id: workspaceId, integration: 'x', status: 'COMPLETE' as const, linked_by: userId }
  await system
    .insertInto('ats_link')
    .values({ ...link, account_token: before.close('an account token', `ats:${workspaceId}`) })
    .execute()

  const allKeys = keys(newer, older)
  expect(await renewStoredSecrets(testApp.database, allKeys, testApp.services.log)).toEqual({ renewed: 3, unreadable: 1 })
  expect(await renewStoredSecrets(testApp.database, allKeys, testApp.services.log)).toEqual({ renewed: 0, unreadable: 1 })

  const alone = keys(newer)
  const secretOf = async (id: string) =>
    (await system.selectFrom('calendar_account').select('secret').where('id', '=', id).executeTakeFirstOrThrow()).secret!
  expect(alone.open(await secretOf(accountId), aboutAccount(account))).toBe('a password')
  expect(await secretOf(lostId)).toBe(unreadable)
  const identity = await system.selectFrom('identity').select('refresh_token').where('id', '=', identityId).executeTakeFirstOrThrow()
  expect(alone.open(identity.refresh_token!, aboutIdentity(identityId))).toBe('a refresh token')
  const ats = await system.selectFrom('ats_link').select('account_token').where('workspace_id', '=', workspaceId).executeTakeFirstOrThrow()
  expect(alone.open(ats.account_token, `ats:${workspaceId}`)).toBe('an account token')
})

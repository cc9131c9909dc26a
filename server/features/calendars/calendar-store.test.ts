import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemContext } from '../../platform/context.ts'
import { newUser, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { contextOf } from '../../../testing/projects.ts'
import { accountsOf, findAccount, removeAccount, saveListing } from './calendar-store.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test("an account removed while its server is asked gets no calendars, and reading doesn't fail", async () => {
  const user = await newUser(testApp.app)
  const { workspaceId, userId } = await contextOf(testApp, user)
  const ctx = systemContext(testApp.database, workspaceId)
  // the installation gives each user a calendar when they open theirs
  await user.call('GET', 'v2/calendars')
  const [{ id } = { id: '' }] = await ctx.transaction((tx) => accountsOf(tx, [userId]))
  const account = await ctx.transaction((tx) => findAccount(tx, id))
  const listing = [{ remoteId: 'new', name: 'New', timeZone: null, isReadOnly: false, isPrimary: false }]
  await ctx.transaction((tx) => removeAccount(tx, userId, id))
  await ctx.transaction((tx) => saveListing(tx, ctx, account!, listing))
  expect(await testApp.database.system.selectFrom('calendar').select('id').where('user_id', '=', userId).execute()).toEqual([])
})

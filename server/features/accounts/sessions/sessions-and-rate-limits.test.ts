// Sessions end, and guesses don't lock the owner out.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailPasswordLink } from '../../alerts/account/on-password-forgotten.ts'
import { systemContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { contextOf } from '../../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { staffDomains: ['staff.example'] } })
})
afterAll(() => testApp.close())

const password = 'correct horse'
const stranger = () => caller(testApp.app, '')
const users = () => testApp.database.system

async function mailedToken(user: TestUser, email = user.email): Promise<string> {
  const { userId, workspaceId } = await contextOf(testApp, user)
  await mailPasswordLink(systemContext(testApp.database, workspaceId), testApp.services.settings, {
    type: 'password.forgotten',
    userId,
    requestId: newId(),
  })
  const mail = await users()
    .selectFrom('message')
    .selectAll()
    .where('to_email', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return /reset-password#token=([\w-]+)/.exec(mail.body_text)![1]!
}

describe('sessions', () => {
  test('are listed, and ended individually or all except the current one', async () => {
    const user = await newUser(testApp.app)
    for (let n = 0; n < 2; n++) await stranger()('POST', 'v1/sessions', { email: user.email, password })
    interface One {
      id: string
      is_current: boolean
      ip: string
    }
    const list = (await user.call<One[]>('GET', 'v2/account/sessions')).body
    expect(list.map(({ is_current }) => is_current)).toEqual([true, false, false])
    expect(list[0]).toMatchObject({ ip: '127.0.0.1' })
    expect((await user.call<One[]>('DELETE', 'v2/account/sessions', { id: list[1]!.id })).body).toHaveLength(2)
    const otherUser = await newUser(testApp.app)
    await otherUser.call('DELETE', 'v2/account/sessions', { id: list[2]!.id })
    expect((await user.call<One[]>('GET', 'v2/account/sessions')).body, 'not by others').toHaveLength(2)
    expect((await user.call<One[]>('DELETE', 'v2/account/sessions')).body).toHaveLength(1)
    expect((await user.call('GET', 'v1/sessions')).status).toBe(200)
  })

  test('end when unused: after seven days, for staff after twelve hours', async () => {
    const user = await newUser(testApp.app)
    const unused = (hours: number) =>
      users()
        .updateTable('session')
        .set({ last_used_at: new Date(Date.now() - hours * 3_600_000) })
        .execute()
    const alive = async (actor: TestUser) => (await actor.call('GET', 'v1/sessions')).status === 200
    await unused(167)
    expect(await alive(user)).toBe(true)
    await unused(169)
    expect(await alive(user)).toBe(false)
    const staff = await newUser(testApp.app, 'Staff')
    await users()
      .updateTable('users')
      .set({ email: `${newId()}@staff.example` })
      .where('email', '=', staff.email)
      .execute()
    await unused(13)
    expect(await alive(staff)).toBe(false)
  })
})

describe('guesses', () => {
  test("by strangers don't lock the owner out, and keys with different purposes are independent", async () => {
    const user = await newUser(testApp.app)
    const from = (ip: string, url: string, payload: object) =>
      testApp.app.inject({ method: 'POST', url: `/api/${url}`, remoteAddress: ip, payload })
    const guess = (ip: string) => from(ip, 'v1/sessions', { email: user.email, password: 'wrong' })
    const statuses = []
    for (let n = 0; n < 14; n++) statuses.push((await guess(`198.51.100.${n}`)).statusCode)
    expect(
      statuses.filter((status) => status === 401),
      'all unfamiliar senders share ten',
    ).toHaveLength(10)
    const right = { email: user.email, password }
    expect((await from('203.0.113.5', 'v1/sessions', right)).statusCode, 'an unfamiliar place waits or uses the mailbox').toBe(429)
    expect((await from('127.0.0.1', 'v1/sessions', right)).statusCode, 'where they sign in from, the owner gets in').toBe(200)
    for (let n = 0; n < 7; n++) await from('198.51.100.9', 'v1/sessions', { email: `forgot ${user.email}`, password: 'x' })
    expect((await from('203.0.113.5', 'v1/users/forgot_password', { email: user.email })).statusCode).toBe(200)
    const token = await mailedToken(user)
    expect((await from('203.0.113.5', 'v1/users/reset_password', { token, password: 'another horse' })).statusCode).toBe(200)
    for (let n = 0; n < 14; n++) await guess(`198.51.100.${n}`)
    const after = await from('203.0.113.5', 'v1/sessions', { email: user.email, password: 'another horse' })
    expect(after.statusCode, 'the proof of the mailbox made the place familiar').toBe(200)
    const lockouts = await users()
      .selectFrom('audit_event')
      .select('id')
      .where('kind', '=', 'lockout')
      .where('actor', '=', user.email)
      .execute()
    expect(lockouts.length).toBeGreaterThan(0)
  })

  test('limits how often someone can check which addresses have an account', async () => {
    const ask = (n: number) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/v1/users/forgot_password',
        remoteAddress: '192.0.2.77',
        payload: { email: `who${n}@far.example` },
      })
    const statuses = []
    for (let n = 0; n < 25; n++) statuses.push((await ask(n)).statusCode)
    expect(statuses.filter((status) => status === 404)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})

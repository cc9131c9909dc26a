import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { contextOf } from '../../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const form = {
  first_name: 'Ada',
  last_name: 'Moss',
  company: 'Moss & Co',
  job_title: 'Founder',
  email: 'Ada@Moss.example',
  password: 'k7-vQ2-x',
}
const stranger = () => caller(testApp.app, '')

describe('registration', () => {
  test('answers 201 with the five sign-in fields and creates a workspace named after the company', async () => {
    const { status, body } = await stranger()('POST', 'v1/users', form)
    expect(status).toBe(201)
    expect(body).toEqual({
      session: expect.stringMatching(/^[\w-]{43}$/),
      first_name: 'Ada',
      last_name: 'Moss',
      email: 'ada@moss.example',
      profile_picture: null,
    })
    const me = await caller(testApp.app, String(body.session))('GET', 'v1/users/settings')
    expect(me.body).toMatchObject({ workspace_name: 'Moss & Co', job_title: 'Founder', experiments: { enable_self_serve_lean_test: true } })
  })

  test("lists every missing field, in the spec's words", async () => {
    const { status, body } = await stranger()('POST', 'v1/users', {})
    const sentence = 'This field is required.'
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: 'invalid_input',
      fields: { first_name: sentence, last_name: sentence, company: sentence, job_title: sentence, email: sentence, password: sentence },
    })
  })

  test.each([
    ['password', 'seven77', 'Password is too short'],
    ['email', 'ada.moss.example', 'Not a valid email address'],
    ['email', 'ada@moss', 'Not a valid email address'],
    ['first_name', '   ', 'This field is required.'],
  ])('refuses %s = %j', async (field, value, sentence) => {
    const { status, body } = await stranger()('POST', 'v1/users', { ...form, email: 'other@moss.example', [field]: value })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: sentence })
  })

  test('registers an email only once, regardless of case and concurrency', async () => {
    const twins = await Promise.all(
      ['twin@moss.example', 'TWIN@moss.example'].map((email) => stranger()('POST', 'v1/users', { ...form, email })),
    )
    expect(twins.map((answer) => answer.status).toSorted()).toEqual([201, 409])
    expect(twins.find((answer) => answer.status === 409)?.body).toMatchObject({
      error: 'email_taken',
      message: 'This e-mail is already registered.',
    })
    const workspaces = await testApp.database.system.selectFrom('workspace').select('id').where('name', '=', form.company).execute()
    const users = await testApp.database.system.selectFrom('users').select('id').where('company', '=', form.company).execute()
    expect(workspaces.length, 'the loser leaves no empty workspace').toBe(users.length)
  })
})

describe('sessions', () => {
  test('sign-in, check, sign-out', async () => {
    const user = await newUser(testApp.app)
    const signedIn = await stranger()<{ session: string }>('POST', 'v1/sessions', {
      email: ` ${user.email.toUpperCase()} `,
      password: 'correct horse',
    })
    expect(signedIn.status).toBe(200)
    expect(Object.keys(signedIn.body).toSorted()).toEqual(['email', 'first_name', 'last_name', 'profile_picture', 'session'])
    expect(signedIn.body.session).not.toBe(user.session)
    const call = caller(testApp.app, signedIn.body.session)
    expect(await call('GET', 'v1/sessions')).toEqual({ status: 200, body: { email: user.email } })
    expect((await call('DELETE', 'v1/sessions')).status).toBe(200)
    expect(await call('GET', 'v1/sessions')).toEqual({ status: 401, body: { error: 'not_signed_in', message: 'Please sign in.' } })
    expect((await user.call('GET', 'v1/sessions')).status, 'the other session lives on').toBe(200)
  })

  test('a wrong password and an unknown address get the same response', async () => {
    const user = await newUser(testApp.app)
    const wrong = await stranger()('POST', 'v1/sessions', { email: user.email, password: 'wrong horse' })
    const unknown = await stranger()('POST', 'v1/sessions', { email: 'unknown@moss.example', password: 'wrong horse' })
    expect(wrong).toEqual({ status: 401, body: { error: 'wrong_credentials', message: 'Invalid username or password' } })
    expect(unknown).toEqual(wrong)
    const blank = await stranger()('POST', 'v1/sessions', { email: ' ', password: 'x' })
    expect(blank).toMatchObject({ status: 400, body: { message: 'Please enter your email address' } })
  })

  test('an expired session and a disabled user are signed out', async () => {
    const user = await newUser(testApp.app)
    const { userId } = await contextOf(testApp, user)
    await testApp.database.system
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', userId)
      .execute()
    expect((await user.call('GET', 'v1/projects')).status).toBe(401)
    await testApp.database.system
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .where('user_id', '=', userId)
      .execute()
    expect((await user.call('GET', 'v1/projects')).status).toBe(200)
    await testApp.database.system.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', userId).execute()
    expect((await user.call('GET', 'v1/projects')).status).toBe(401)
    expect((await stranger()('POST', 'v1/sessions', { email: user.email, password: 'correct horse' })).status).toBe(401)
  })

  test("stores only a token's hash, and only a password's argon2id hash", async () => {
    const user = await newUser(testApp.app)
    const hash = createHash('sha256').update(user.session).digest()
    const row = await testApp.database.system.selectFrom('session').selectAll().where('token_hash', '=', hash).executeTakeFirst()
    expect(row).toBeDefined()
    const { rows } = await testApp.database.system
      .selectFrom('users')
      .selectAll()
      .where('email', '=', user.email)
      .execute()
      .then((rows) => ({ rows }))
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify([row, rows])).not.toContain(user.session)
    expect(JSON.stringify([row, rows])).not.toContain('correct horse')
  })
})

describe('guessing', () => {
  test('accepts at most ten guesses from a burst of thirty, whatever the headers say', async () => {
    const user = await newUser(testApp.app)
    const guess = (n: number) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/v1/sessions',
        headers: { 'x-forwarded-for': `10.0.0.${n}`, 'x-real-ip': `10.1.0.${n}`, 'user-agent': `agent ${n}`, forwarded: `for=10.2.0.${n}` },
        payload: { email: n % 2 ? user.email : user.email.toUpperCase(), password: `guess ${n}` },
      })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)))
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const right = { email: user.email, password: 'correct horse' }
    expect((await stranger()('POST', 'v1/sessions', right)).status, 'the right password is a guess too').toBe(429)
    await testApp.database.system
      .updateTable('sign_in_guess')
      .set({ at: new Date(Date.now() - 16 * 60_000) })
      .where('email', 'like', `%${user.email}%`)
      .execute()
    expect((await stranger()('POST', 'v1/sessions', right)).status, 'after fifteen minutes the door opens again').toBe(200)
  })
})

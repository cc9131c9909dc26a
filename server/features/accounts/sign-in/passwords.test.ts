// Passwords that would be among the first guesses are refused wherever a password is set.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordIsCommon, passwordIsPersonal } from '@fairlead/domain/account/password-strength'
import { caller, newUser, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { contextOf } from '../../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { productName: 'Hireling' } })
})
afterAll(() => testApp.close())

const person = { first_name: 'Ada', last_name: 'Moss', company: 'Northwind Traders', job_title: 'Founder' }
const weak: [password: string, sentence: string][] = [
  ['password', passwordIsCommon()],
  ['12345678', passwordIsCommon()],
  ['P@ssw0rd', passwordIsCommon()],
  // in no list of common words, only in that of breaches
  ['1qaz1qaz', 'This password was revealed in a data breach of another site. Choose a different one.'],
  ['ADA.weak@northwind.example', passwordIsPersonal()],
  ['AdaMoss1985', passwordIsPersonal()],
  ['northwind-1', passwordIsPersonal()],
  ['hireling2026', passwordIsPersonal()],
]

test.each(weak)('registration refuses %j and creates no account', async (password, sentence) => {
  const email = 'ada.weak@northwind.example'
  const answer = await caller(testApp.app, '')('POST', 'v1/users', { ...person, email, password })
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_input', fields: { password: sentence } } })
  expect(await testApp.database.system.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([])
})

test('registration accepts a passphrase, 128 characters with spaces and other alphabets, and no more', async () => {
  const register = (n: number, password: string) =>
    caller(testApp.app, '')('POST', 'v1/users', { ...person, email: `ada${n}@northwind.example`, password })
  expect((await register(1, 'four quiet otters')).status).toBe(201)
  const longest = ` ${'ðé 密'.repeat(50)}`.slice(0, 128)
  expect((await register(2, longest)).status).toBe(201)
  const signIn = (password: string) => caller(testApp.app, '')('POST', 'v1/sessions', { email: 'ada2@northwind.example', password })
  expect((await signIn(longest)).status).toBe(200)
  expect((await signIn(longest.slice(0, 127))).status, 'the whole password counts').toBe(401)
  expect(await register(3, `${longest}x`)).toMatchObject({ status: 400, body: { fields: { password: '128 characters max.' } } })
})

test('the profile refuses a weak new password and keeps the old one', async () => {
  const user = await newUser(testApp.app)
  const { body: profile } = await user.call('GET', 'v1/users/profile')
  const change = (password: string) =>
    user.call('PUT', 'v1/users/profile', {
      ...profile,
      new_password: password,
      new_password_again: password,
      current_password: 'correct horse',
    })
  expect(await change('qwertyuiop')).toMatchObject({ status: 400, body: { fields: { new_password: passwordIsCommon() } } })
  expect(await change(user.email)).toMatchObject({ status: 400, body: { fields: { new_password: passwordIsPersonal() } } })
  const signIn = await caller(testApp.app, '')('POST', 'v1/sessions', { email: user.email, password: 'correct horse' })
  expect(signIn.status).toBe(200)
})

test('a reset link refuses a weak password and still works afterward', async () => {
  const user = await newUser(testApp.app)
  const { userId, workspaceId } = await contextOf(testApp, user)
  const token = 'a-reset-token-that-is-long-enough-for-this-test'
  await testApp.database.system
    .insertInto('link')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      workspace_id: workspaceId,
      purpose: 'reset_password',
      user_id: userId,
      email: user.email,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 600_000),
    })
    .execute()
  const reset = (password: string) => caller(testApp.app, '')('POST', 'v1/users/reset_password', { token, password })
  expect(await reset('sunshine99')).toMatchObject({ status: 400, body: { fields: { password: passwordIsCommon() } } })
  expect(await reset(`${user.email}1`)).toMatchObject({ status: 400, body: { fields: { password: passwordIsPersonal() } } })
  expect((await reset('four quiet otters')).status).toBe(200)
})

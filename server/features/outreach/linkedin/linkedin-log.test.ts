// LinkedIn usernames, passwords, and codes are never logged, at any level and with any result of the sign-in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

let testApp: TestApp
let user: TestUser
let lines: string[]
const secrets = { username: 'anna.secret@work.example', password: 'a-password-9f2-secret', code: '739461' }

beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  lines = []
  testApp.services.log = openLog('trace', { write: (line) => void lines.push(line) })
})
afterAll(() => testApp.close())

const post = (payload: string, type = 'application/json', query = '') =>
  testApp.app.inject({
    method: 'POST',
    url: `/api/v1/li/login${query}`,
    headers: { 'x-parse-session-token': user.session, 'content-type': type },
    payload,
  })

test("a successful, refused, or malformed sign-in, or an outage, doesn't log them", async () => {
  const { username, password, code } = secrets
  const credentials = JSON.stringify({ username, password })
  expect((await post(credentials)).statusCode).toBe(200)
  expect((await post(JSON.stringify({ username, password: `wrong-${password}` }))).statusCode).toBe(401)
  expect((await post(JSON.stringify({ username: 'two-step@work.example', password }))).statusCode).toBe(202)
  const verify = await user.call('PUT', 'v1/li/login', { li_session_id: 'some-session', twofac_key: code })
  expect(verify.status).toBe(401)
  // malformed: truncated, nested, missing parts, far too long, in the URL
  expect((await post(credentials.slice(0, -1))).statusCode).toBe(400)
  expect((await post(JSON.stringify({ username: [username], password: { value: password } }))).statusCode).toBe(400)
  expect((await post(JSON.stringify({ password }))).statusCode).toBe(400)
  expect((await post(JSON.stringify({ username, password: password.repeat(1000) }))).statusCode).toBe(400)
  await post('', 'application/x-www-form-urlencoded', `?username=${username}&password=${password}`)
  // the gateway breaks
  const works = testApp.services.outside.linkedin
  testApp.services.outside.linkedin = { ...works, signIn: () => Promise.reject(new Error('The gateway broke.')) }
  expect((await post(credentials)).statusCode).toBe(500)
  testApp.services.outside.linkedin = works
  const log = lines.join('')
  expect(log, 'the log was really written').toContain('The gateway broke.')
  for (const secret of [username, password, code]) expect(log).not.toContain(secret)
  expect(log).not.toContain(encodeURIComponent(username))
})

test('redacts what a careless log call would contain', () => {
  lines.length = 0
  testApp.services.log.info({ input: secrets, req: { headers: { authorization: secrets.password } } }, 'a careless line')
  expect(lines.join('')).toContain('a careless line')
  expect(lines.join('')).not.toContain(secrets.password)
})

import { connect } from 'node:net'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRealtime, type Realtime } from '../../realtime/socket.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { buildApp } from '../app.ts'

let testApp: TestApp
let user: TestUser
const apps: FastifyInstance[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await testApp.close()
})

const page = {
  prefix: '/dev/mail',
  handle: async () => ({ status: 200, type: 'text/html', body: 'secret mail', location: null, headers: {} }),
}

/** The app as another installation would run it, with the same database. */
async function appWith(settings: Partial<TestApp['services']['settings']>): Promise<FastifyInstance> {
  const app = await buildApp(
    { ...testApp.services, settings: { ...testApp.services.settings, ...settings } },
    { webFolder: null, pages: [page], checkAnswers: true },
  )
  apps.push(app)
  return app
}

describe('pages of the local services', () => {
  test('are only served on this machine, whatever a proxy or another hostname says', async () => {
    const app = await appWith({})
    const get = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await app.inject({ url: '/dev/mail', headers: { host: 'localhost:8000', ...headers }, remoteAddress })).statusCode
    expect(await get({})).toBe(200)
    expect(await get({ host: 'evil.example' })).toBe(404)
    expect(await get({ 'x-forwarded-for': '203.0.113.9' })).toBe(404)
    expect(await get({}, '203.0.113.9')).toBe(404)
    const post = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url: '/dev/mail/15/answer', headers: { host: 'localhost:8000', ...headers } })).statusCode
    expect(await post({ origin: 'http://evil.example' })).toBe(404)
    expect(await post({ origin: 'http://localhost:8000' })).toBe(200)
  })

  test.each([
    ['a public address', { publicUrl: 'https://hire.example.com' }],
    ['the setting off', { devPages: false }],
  ])('are absent with %s', async (_, settings) => {
    const app = await appWith(settings)
    expect((await app.inject({ url: '/dev/mail', headers: { host: 'localhost' } })).statusCode).toBe(404)
  })

  test("aren't exposed by a trusted proxy on this machine", async () => {
    const app = await appWith({ trustedProxies: ['127.0.0.1'] })
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
    expect((await app.inject({ url: '/dev/mail', headers })).statusCode).toBe(404)
  })
})

describe('headers', () => {
  test.each(['/api/v1/sessions', '/healthz', '/api/docs', '/nowhere.js'])('%s carries all of them', async (url) => {
    const app = await appWith({ publicUrl: 'https://hire.example.com' })
    const { headers } = await app.inject({ url })
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['content-security-policy']).toContain("base-uri 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test("browsers aren't told to use HTTPS if the installation doesn't", async () => {
    expect((await (await appWith({})).inject({ url: '/healthz' })).headers).not.toHaveProperty('strict-transport-security')
  })
})

test('security.txt names the contact and when it expires (RFC 9116)', async () => {
  const { body } = await (await appWith({ securityContact: 'security@hire.example.com' })).inject({ url: '/.well-known/security.txt' })
  expect(body).toContain('Contact: mailto:security@hire.example.com\n')
  expect(Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now())
  expect((await testApp.app.inject({ url: '/.well-known/security.txt' })).body).toContain('/contact\n')
})

describe('the socket', () => {
  let realtime: Realtime
  let app: FastifyInstance
  let port: number
  beforeAll(async () => {
    const settings = { ...testApp.services.settings, publicUrl: 'https://hire.example.com', productionUrls: ['https://hire.example.com'] }
    app = await appWith(settings)
    realtime = await startRealtime(app.server, testApp.database, settings, testApp.services.log)
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(() => realtime.close())

  const upgrade = (origin: string | null) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
      const upgradeRequest = request({
        host: '127.0.0.1',
        port,
        path: '/socket.io/?EIO=4&transport=websocket',
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          ...(origin === null ? {} : { origin }),
        },
      })
      upgradeRequest.on('upgrade', ({ statusCode = 0, headers }, socket) => {
        socket.destroy()
        resolve({ status: statusCode, headers })
      })
      upgradeRequest.on('response', ({ statusCode = 0, headers }) => resolve({ status: statusCode, headers }))
      upgradeRequest.on('error', reject).end()
    })

  test.each([
    ['https://hire.example.com', 101],
    [null, 101],
    ['https://evil.example', 403],
    ['https://hire.example.com.evil.example', 403],
    ['http://hire.example.com', 403],
    ['http://localhost:8000', 403],
    ['null', 403],
  ])('a page of %s gets %i', async (origin, expected) => {
    const { status } = await upgrade(origin)
    expect(status === 400 ? 403 : status).toBe(expected)
  })

  test('its responses have the headers of every other response', async () => {
    expect((await upgrade(null)).headers).toMatchObject({ 'x-frame-options': 'DENY', 'permissions-policy': expect.any(String) })
    const polled = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`)
    expect(polled.headers.get('strict-transport-security')).toContain('max-age=')
    expect(polled.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(polled.headers.get('x-content-type-options')).toBe('nosniff')
    expect(polled.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('limits on requests', () => {
  test("a sender that tries passwords is refused with the time to wait, in every process, and others aren't", async () => {
    const [firstApp, secondApp] = await Promise.all([appWith({ rateLimitFactor: 1 }), appWith({ rateLimitFactor: 1 })])
    const guess = (app: FastifyInstance, remoteAddress: string, index: number) =>
      app.inject({ method: 'POST', url: '/api/v1/sessions', payload: { email: `v${index}@x.example`, password: 'guess' }, remoteAddress })
    const answers = []
    for (let index = 0; index < 70; index++) answers.push(await guess(index % 2 ? firstApp : secondApp, '203.0.113.7', index))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(60)
    const refused = answers.at(-1)!
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect(refused.json()).toEqual({
      error: 'rate_limited',
      message: expect.stringMatching(/^Too many requests\. Try again in 15 minutes\.$/),
    })
    expect((await guess(firstApp, '203.0.113.8', 0)).statusCode).toBe(401)
  })

  test('a header about the sender counts only from a trusted proxy', async () => {
    const contact = (app: FastifyInstance, from: string, index: number) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/contact',
        payload: { name: 'A', email: `a${index}@x.example`, company: 'C', message: 'Hello there' },
        headers: { 'x-forwarded-for': from },
        remoteAddress: '10.0.0.5',
      })
    const statuses = async (app: FastifyInstance, from: (index: number) => string) => {
      const statusCodes: number[] = []
      for (let index = 0; index < 12; index++) statusCodes.push((await contact(app, from(index), index)).statusCode)
      return statusCodes.filter((status) => status === 429).length
    }
    expect(await statuses(await appWith({ rateLimitFactor: 1 }), (index) => `198.51.100.${index}`), 'no proxy is trusted').toBe(2)
    const behind = await appWith({ rateLimitFactor: 1, trustedProxies: ['10.0.0.0/8'] })
    expect(await statuses(behind, (index) => `192.0.2.${index}`), 'twelve senders').toBe(0)
    expect(await statuses(behind, (index) => `2001:db8:1:2::${index + 1}`), 'one IPv6 network').toBe(2)
    expect(await statuses(behind, (index) => `198.18.0.${index}, 198.51.100.200`), 'only the last hop is known').toBe(2)
  })

  test("a user is refused beyond a thousand calls a minute, from any sender, and another user isn't", async () => {
    const app = await appWith({ rateLimitFactor: 0.01 })
    const call = (session: string, index: number) =>
      app.inject({ url: '/api/v1/sessions', headers: { 'x-parse-session-token': session }, remoteAddress: `203.0.113.${index}` })
    const statuses = []
    for (let index = 0; index < 15; index++) statuses.push((await call(user.session, index)).statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    const otherUser = await newUser(testApp.app)
    expect((await call(otherUser.session, 99)).statusCode).toBe(200)
  })

  test('every request from a sender counts, even to unknown URLs', async () => {
    const app = await appWith({ rateLimitFactor: 0.001 })
    const statuses = []
    for (let index = 0; index < 5; index++)
      statuses.push((await app.inject({ url: `/nothing/${index}.js`, remoteAddress: '198.51.100.77' })).statusCode)
    expect(statuses).toEqual([404, 404, 404, 429, 429])
  })
})

describe('uploads', () => {
  let app: FastifyInstance
  let port: number
  beforeAll(async () => {
    app = await appWith({ rateLimitFactor: 0 })
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  const boundary = 'x'.repeat(20)
  const field = (name: string, value: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`

  /** Posts endlessly until it gets a response or is cut off; returns how much was sent by then. */
  async function pour(
    target: string,
    begin: string,
    headers: string,
    max = 60e6,
  ): Promise<{ status: number; sent: number; answer: string }> {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    let sent = 0
    let isOver = false
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => (isOver = true))
    await once(socket, 'connect')
    socket.write(
      `POST ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Type: multipart/form-data; boundary=${boundary}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const write = (text: string | Buffer) =>
      socket.write(Buffer.concat([Buffer.from(`${text.length.toString(16)}\r\n`), Buffer.from(text), Buffer.from('\r\n')]))
    write(begin)
    const piece = Buffer.alloc(64 * 1024, 'a')
    while (!isOver && answer === '' && sent < max) {
      sent += piece.length
      if (!write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined)
      await new Promise((resolve) => setImmediate(resolve))
    }
    while (!isOver && !answer.includes('\r\n\r\n')) await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => undefined)
    socket.destroy()
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), sent, answer }
  }

  test('strangers with a wrong link are refused early, and their files take no memory', async () => {
    const before = process.memoryUsage().rss
    const target = '/api/v1/candidates/additional_information'
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => pour(target, field('token', 'x'.repeat(43)) + field('message', '') + fileHead, '')),
    )
    for (const { status } of answers) expect([404, 429, 503]).toContain(status)
    expect(Math.max(...answers.map(({ sent }) => sent))).toBeLessThan(20e6)
    // stored in memory, twelve files of 60 MB would be 720
    expect(process.memoryUsage().rss - before).toBeLessThan(350e6)
  })

  test("without a session the file isn't read", async () => {
    const { status, sent } = await pour('/api/v2/talent/import', fileHead, 'X-Parse-Session-Token: wrong\r\n')
    expect(status).toBe(401)
    expect(sent).toBeLessThan(20e6)
  })

  test("a file is cut off at the call's size limit", async () => {
    const { status, sent, answer } = await pour(
      '/api/v2/projects/ideal_candidates/resume',
      fileHead,
      `X-Parse-Session-Token: ${user.session}\r\n`,
    )
    expect(status, answer).toBe(413)
    expect(sent).toBeLessThan(40e6)
  })

  test('a stated length that is too large is refused before the body', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/v1/candidates/additional_information',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': '60000000' },
      payload: fileHead,
    })
    expect(statusCode).toBe(413)
  })
})

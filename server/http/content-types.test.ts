// What a response says about its bytes: type and character set, and that browsers must not guess.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import net from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildApp } from './app.ts'

let testApp: TestApp
let app: FastifyInstance
let folder: string
beforeAll(async () => {
  testApp = await createTestApp()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-web-'))
  fs.mkdirSync(path.join(folder, 'assets'))
  for (const name of ['index.html', 'assets/a.css', 'assets/a.js', 'favicon.svg', 'a.txt']) fs.writeFileSync(path.join(folder, name), 'x')
  app = await buildApp(testApp.services, { webFolder: folder })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await testApp.close()
  fs.rmSync(folder, { recursive: true })
})

test.each([
  ['/panel', 'text/html; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/assets/a.css', 'text/css; charset=utf-8'],
  ['/assets/a.js', 'application/javascript; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/a.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/docs/openapi.v1.json', 'application/json; charset=utf-8'],
  ['/api/v1/environment', 'application/json; charset=utf-8'],
  ['/api/v1/nothing', 'application/json; charset=utf-8'],
])('%s is %s, and nosniff', async (url, type) => {
  expect((await app.inject(url)).headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
})

test.each(['GET', 'POST', 'OPTIONS'] as const)('%s from another site gets no permission to read or to send more', async (method) => {
  for (const url of ['/api/v1/sessions', '/api/v1/environment', '/panel', '/assets/a.js']) {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-parse-session-token',
    }
    const answer = await app.inject({ method, url, headers })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    if (method === 'OPTIONS') expect(answer.statusCode).toBe(404)
  }
})

test("doesn't list folders or serve files outside of the web app", async () => {
  for (const url of ['/assets/', '/assets', '/.git/config', '/package.json', '/assets/..%2f..%2fpackage.json', '/a.txt/../../etc/passwd']) {
    const { statusCode, body } = await app.inject(url)
    // a URL that looks like a page gets the app's page
    expect(statusCode >= 400 || body === 'x', `${url}: ${statusCode} ${body}`).toBe(true)
    expect(body, url).not.toContain('a.css')
  }
})

/** The status lines of all responses to these bytes, until the server closes. */
function exchange(bytes: string): Promise<string[]> {
  const { port } = app.server.address() as net.AddressInfo
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.once('close', () => resolve([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status!)))
    socket.once('error', reject)
  })
}

test('refuses a request with two lengths and closes the connection, so that no second request hides in its body', async () => {
  const hidden = 'GET /api/v1/environment HTTP/1.1\r\nHost: x\r\n\r\n'
  const head = 'POST /api/v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  for (const lengths of [
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
    'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n',
    'Content-Length: 5\r\nContent-Length: 6\r\n',
    'Transfer-Encoding: gzip, chunked, identity\r\n',
    'Transfer-Encoding : chunked\r\n',
  ])
    expect([lengths, await exchange(`${head}${lengths}\r\n0\r\n\r\n${hidden}`)]).toEqual([lengths, ['400']])
})

test('refuses TRACE and methods without a call', async () => {
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND'])
    expect([method, await exchange(`${method} /api/v1/sessions HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)]).toEqual([
      method,
      expect.toSatisfy((statuses: string[]) => statuses.every((status) => status.startsWith('4'))),
    ])
})

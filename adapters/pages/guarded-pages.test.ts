// Which pages are fetched and which never: private addresses in every spelling, redirects, rebinding, size, time, and type.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardedPages } from './guarded-pages.ts'
import type { GuardRules } from '../http/guarded-request.ts'
import { isPublicAddress } from '@fairlead/domain/shared/public-address'

let requests: IncomingMessage[]
let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void
let port: number
const server = createServer((incoming, outgoing) => {
  requests.push(incoming)
  answer(incoming, outgoing)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  requests = []
  answer = (_, outgoing) => outgoing.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>Baker</h1><p>Wanted</p>')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Allows the one test server and nothing else. */
const open = (more: Partial<GuardRules> = {}) =>
  guardedPages({
    resolve: () => Promise.resolve(['127.0.0.1']),
    mayConnect: (address, targetPort) =>
      (address === '127.0.0.1' && targetPort === port) || (isPublicAddress(address) && (targetPort === 80 || targetPort === 443)),
    ...more,
  })
const page = (path = '/') => `http://jobs.example:${port}${path}`

test('reads a page as text, requested by name from the checked address', async () => {
  expect(await open().read(page('/job?id=1'))).toEqual({ text: 'Baker\n\nWanted' })
  const [first] = requests
  expect([first?.url, first?.headers.host]).toEqual(['/job?id=1', `jobs.example:${port}`])
  expect(Object.keys(first?.headers ?? {}).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  expect(first?.headers['user-agent']).toContain('Fairlead')
})

describe("in the product's configuration, calls nothing that isn't public", () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://198.18.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
    'http://localhost/',
    'http://127。0。0。1/',
    'https://8.8.8.8:22/',
  ])('%s', async (address) => expect(await guardedPages().read(address)).toEqual({ problem: 'private' }))

  test.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:secret@example.com/',
    'gopher://x/',
    'http://',
    '',
  ])("%j isn't a page's URL", async (address) => expect(await guardedPages().read(address)).toEqual({ problem: 'bad_address' }))

  test('public addresses are public', () => {
    for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])
      expect(isPublicAddress(address), address).toBe(true)
    for (const address of ['', 'example.com', 'fe80::1%eth0', '::ffff:8.8.8.8']) expect(isPublicAddress(address), address).toBe(false)
  })
})

test('refuses a name with one private address, and one whose address changes', async () => {
  expect(await open({ resolve: () => Promise.resolve(['127.0.0.1', '10.0.0.1']) }).read(page())).toEqual({ problem: 'private' })
  let requestCount = 0
  // public when checked, private later: it is resolved once, and the checked address is used
  const rebinding = open({ resolve: () => Promise.resolve([requestCount++ === 0 ? '127.0.0.1' : '10.0.0.1']) })
  expect(await rebinding.read(page())).toEqual({ text: 'Baker\n\nWanted' })
  expect(requestCount).toBe(1)
  expect(await open({ resolve: () => Promise.resolve([]) }).read(page())).toEqual({ problem: 'unreachable' })
  expect(await open({ resolve: () => Promise.reject(new Error('no such name')) }).read(page())).toEqual({ problem: 'unreachable' })
})

describe('redirects', () => {
  const to = (location: string) => (incoming: IncomingMessage, outgoing: ServerResponse) =>
    incoming.url === '/start'
      ? outgoing.writeHead(302, { location, 'set-cookie': 'a=1' }).end()
      : outgoing.setHeader('content-type', 'text/plain').end('Baker')

  test('are followed explicitly, without cookies', async () => {
    answer = to('/next')
    expect(await open().read(page('/start'))).toEqual({ bytes: Buffer.from('Baker') })
    expect(requests.map(({ url }) => url)).toEqual(['/start', '/next'])
    expect(requests[1]?.headers.cookie).toBeUndefined()
  })
  test.each([
    ['http://169.254.169.254/', 'private'],
    ['http://[::1]:80/', 'private'],
    ['//10.0.0.1/', 'private'],
    ['file:///etc/passwd', 'bad_address'],
    ['http://a:b@jobs.example/', 'bad_address'],
  ])("to %s aren't followed", async (location, problem) => {
    answer = to(location)
    expect(await open().read(page('/start'))).toEqual({ problem })
  })
  test('are given up after three', async () => {
    answer = (_, outgoing) => outgoing.writeHead(301, { location: '/again' }).end()
    expect(await open().read(page('/start'))).toEqual({ problem: 'unreachable' })
    expect(requests).toHaveLength(4)
  })
})

describe('responses', () => {
  const say = (type: string, body: string | Uint8Array, headers: Record<string, string> = {}) => {
    answer = (_, outgoing) => outgoing.writeHead(200, { 'content-type': type, ...headers }).end(body)
  }
  test('returns documents unchanged', async () => {
    say('application/pdf', '%PDF-1.4')
    expect(await open().read(page())).toEqual({ bytes: Buffer.from('%PDF-1.4') })
  })
  test.each(['image/png', 'application/json', 'application/octet-stream', ''])('%j is not read', async (type) => {
    say(type, 'x')
    expect(await open().read(page())).toEqual({ problem: 'unsupported' })
  })
  test('more than two megabytes, stated, sent, or compressed', async () => {
    answer = (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'text/html', 'content-length': '3000000' }).write('x')
    expect(await open().read(page())).toEqual({ problem: 'too_large' })
    say('text/html', 'x'.repeat(3_000_000))
    expect(await open().read(page())).toEqual({ problem: 'too_large' })
    say('text/html', gzipSync('x'.repeat(50_000_000)), { 'content-encoding': 'gzip' })
    expect(await open().read(page())).toEqual({ problem: 'too_large' })
    say('text/html', gzipSync('<p>Wanted'), { 'content-encoding': 'gzip' })
    expect(await open().read(page())).toEqual({ text: 'Wanted' })
  })
  test("a server that doesn't respond, or trickles, and a name that isn't resolved in time", async () => {
    answer = () => {}
    expect(await open({ timeout: 100 }).read(page())).toEqual({ problem: 'too_slow' })
    answer = (_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => outgoing.write('x'), 20)
      outgoing.on('close', () => clearInterval(timer))
    }
    expect(await open({ timeout: 200 }).read(page())).toEqual({ problem: 'too_slow' })
    expect(await open({ timeout: 100, resolve: () => new Promise(() => {}) }).read(page())).toEqual({ problem: 'too_slow' })
  })
  test.each([
    [404, 'not_found'],
    [500, 'unreachable'],
    [403, 'unreachable'],
  ])('%i', async (status, problem) => {
    answer = (_, outgoing) => outgoing.writeHead(status).end()
    expect(await open().read(page())).toEqual({ problem })
  })
  test('a page of scripts only', async () => {
    say('text/html', '<script>document.write("Baker")</script><nav>Jobs</nav>')
    expect(await open().read(page())).toEqual({ problem: 'no_text' })
  })
  test('a page built to be slow blocks no one', async () => {
    say('text/html', '<div>'.repeat(380_000))
    let longest = 0
    let last = performance.now()
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 10)
    expect(await open().read(page())).toHaveProperty('problem')
    clearInterval(beat)
    expect(longest).toBeLessThan(1000)
  }, 15_000)
  test('other alphabets by header and by byte order mark', async () => {
    say('text/html; charset=windows-1251', Buffer.from([0xcf, 0xe5, 0xea, 0xe0, 0xf0, 0xfc]))
    expect(await open().read(page())).toEqual({ text: 'Пекарь' })
    say('text/html', Buffer.concat([Buffer.from('<meta charset=iso-8859-1><p>B'), Buffer.from([0xe4]), Buffer.from('cker')]))
    expect(await open().read(page())).toEqual({ text: 'Bäcker' })
  })
})

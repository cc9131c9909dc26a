// The guarded client: private addresses in every spelling, rebinding, redirects, size, time, and secrets that aren't forwarded.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GuardError, guardDefaults, requestGuarded, type GuardedRequest, type GuardRules } from './guarded-request.ts'
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
  answer = (_, outgoing) => outgoing.end('Wanted')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Allows the test server under any name, and nothing else that isn't public. */
const open = (more: Partial<GuardRules> = {}): GuardRules => ({
  ...guardDefaults,
  protocols: ['https:', 'http:'],
  resolve: () => Promise.resolve(['127.0.0.1']),
  mayConnect: (address, targetPort) => (address === '127.0.0.1' && targetPort === port) || isPublicAddress(address),
  ...more,
})
const serverUrl = (path = '/') => new URL(`http://server.example:${port}${path}`)
const ask = (rules: GuardRules, url: URL, more: Partial<GuardedRequest> = {}) => requestGuarded(rules, { method: 'GET', url, ...more })
const reasonOf = (request: Promise<unknown>) =>
  request.then(
    () => 'answered',
    (error: unknown) => (error instanceof GuardError ? error.reason : error),
  )

test('calls the host by name at the checked address, with the given headers', async () => {
  const { status, bytes } = await ask(open(), serverUrl('/a?b=1'), {
    method: 'REPORT',
    headers: { authorization: 'Basic eA==' },
    body: '<é/>',
  })
  expect([status, bytes.toString()]).toEqual([200, 'Wanted'])
  const [first] = requests
  expect([first?.method, first?.url, first?.headers.host]).toEqual(['REPORT', '/a?b=1', `server.example:${port}`])
  expect(first?.headers).toMatchObject({ authorization: 'Basic eA==', 'content-length': '5', 'user-agent': 'Fairlead' })
})

describe("by default, calls nothing that isn't public", () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '10.1.2.3',
    '167838211',
    '012.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '3232235777',
    '100.64.0.1',
    '169.254.169.254',
    '0xa9fea9fe',
    '192.0.2.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:a9fe:a9fe]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[2001:db8::1]',
    'localhost',
    '127。0。0。1',
  ])('%s', async (host) => expect(await reasonOf(ask(guardDefaults, new URL(`https://${host}/`)))).toBe('private'))

  test('refuses a name if any of its addresses is private', async () => {
    for (const address of ['10.0.0.1', '::1', '::ffff:127.0.0.1', 'fe80::1%eth0'])
      expect(await reasonOf(ask(open({ resolve: () => Promise.resolve(['8.8.8.8', address]) }), serverUrl()))).toBe('private')
    expect(requests).toEqual([])
  })

  test.each(['ftp://server.example/', 'file:///etc/passwd', 'gopher://server.example/', 'data:text/html,x', 'http://server.example/'])(
    "doesn't use %s",
    async (address) => expect(await reasonOf(ask(guardDefaults, new URL(address)))).toBe('bad_protocol'),
  )

  test('a username and password in the URL', async () => {
    expect(await reasonOf(ask(guardDefaults, new URL('https://user:secret@server.example/')))).toBe('credentials')
  })
})

test('resolves a name once and connects to the checked address, even if DNS changes', async () => {
  let requestCount = 0
  const rebinding = open({ resolve: () => Promise.resolve([requestCount++ === 0 ? '127.0.0.1' : '10.0.0.1']) })
  expect((await ask(rebinding, serverUrl())).status).toBe(200)
  expect(requestCount).toBe(1)
  expect(await reasonOf(ask(rebinding, serverUrl())), 'asked again, it is checked again').toBe('private')
})

test("leaves redirects to the caller, and doesn't forward the headers", async () => {
  answer = (_, outgoing) => outgoing.writeHead(302, { location: 'http://169.254.169.254/' }).end('moved')
  const { status, headers } = await ask(open(), serverUrl(), { headers: { authorization: 'Basic eA==' } })
  expect([status, headers.location, requests.length]).toEqual([302, 'http://169.254.169.254/', 1])
  expect(await reasonOf(ask(open(), new URL(headers.location!)))).toBe('private')
})

test('a trusted origin may be private and unencrypted, but only on its port', async () => {
  const rules = { ...guardDefaults, trustedOrigins: [`http://127.0.0.1:${port}`] }
  expect((await ask(rules, new URL(`http://127.0.0.1:${port}/`))).status).toBe(200)
  expect(await reasonOf(ask(rules, new URL(`http://127.0.0.1:${port + 1}/`)))).toBe('bad_protocol')
  expect(await reasonOf(ask(rules, new URL(`https://127.0.0.1:${port}/`)))).toBe('private')
})

describe('responses', () => {
  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('%s is unpacked, and a bomb is given up at the limit', async (encoding, pack) => {
    answer = (_, outgoing) => outgoing.setHeader('content-encoding', encoding).end(pack('Wanted'))
    expect((await ask(open(), serverUrl())).bytes.toString()).toBe('Wanted')
    answer = (_, outgoing) => outgoing.setHeader('content-encoding', encoding).end(pack(Buffer.alloc(20_000_000)))
    expect(await reasonOf(ask(open({ maxBytes: 1_000_000 }), serverUrl()))).toBe('too_large')
  })

  test('rejects more than the limit, stated or sent, an unknown encoding, and a truncated response', async () => {
    answer = (_, outgoing) => outgoing.writeHead(200, { 'content-length': '3000000' }).write('x')
    expect(await reasonOf(ask(open(), serverUrl()))).toBe('too_large')
    answer = (_, outgoing) => outgoing.end('x'.repeat(3_000_000))
    expect(await reasonOf(ask(open(), serverUrl()))).toBe('too_large')
    answer = (_, outgoing) => outgoing.setHeader('content-encoding', 'compress').end('x')
    expect(await reasonOf(ask(open(), serverUrl()))).toBe('unknown_encoding')
    answer = (_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '100' }).write('half')
      setImmediate(() => outgoing.destroy())
    }
    expect(await reasonOf(ask(open(), serverUrl()))).toBe('unreachable')
  })

  test('the beginning of a longer response is enough if the caller allows it, compressed or not', async () => {
    const rules = open({ maxBytes: 1000 })
    answer = (_, outgoing) => outgoing.end('x'.repeat(3_000_000))
    expect((await ask(rules, serverUrl(), { isCut: true })).bytes.toString()).toBe('x'.repeat(1000))
    answer = (_, outgoing) => outgoing.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(3_000_000)))
    expect((await ask(rules, serverUrl(), { isCut: true })).bytes).toHaveLength(1000)
    answer = (_, outgoing) => outgoing.end('short')
    expect((await ask(rules, serverUrl(), { isCut: true })).bytes.toString()).toBe('short')
  })

  test("doesn't read an unwanted body, and passes the caller's errors on", async () => {
    answer = (_, outgoing) => outgoing.end('x'.repeat(3_000_000))
    expect((await ask(open(), serverUrl(), { wantsBody: () => false })).bytes).toHaveLength(0)
    const ownError = new Error('mine')
    const wantsBody = () => {
      throw ownError
    }
    expect(await reasonOf(ask(open(), serverUrl(), { wantsBody }))).toBe(ownError)
  })

  test('a server that never responds, or trickles, and a name server that never responds', async () => {
    answer = () => {}
    expect(await reasonOf(ask(open({ timeout: 100 }), serverUrl()))).toBe('timeout')
    answer = (_, outgoing) => {
      outgoing.writeHead(200)
      const timer = setInterval(() => outgoing.write('x'), 20)
      outgoing.on('close', () => clearInterval(timer))
    }
    expect(await reasonOf(ask(open({ timeout: 200 }), serverUrl()))).toBe('timeout')
    expect(await reasonOf(ask(open({ timeout: 100, resolve: () => new Promise(() => {}) }), serverUrl()))).toBe('timeout')
  })

  test('nothing listens there, or the name is unknown', async () => {
    expect(await reasonOf(ask(open({ mayConnect: () => true }), new URL('http://server.example:1/')))).toBe('unreachable')
    expect(await reasonOf(ask(open({ resolve: () => Promise.resolve([]) }), serverUrl()))).toBe('unknown_host')
    expect(await reasonOf(ask(open({ resolve: () => Promise.reject(new Error('SERVFAIL')) }), serverUrl()))).toBe('unreachable')
  })
})

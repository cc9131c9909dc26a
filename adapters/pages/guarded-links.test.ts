// Which links lead nowhere, with real web and DNS servers and their faults.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDnsServer, type DnsServer } from '../../testing/dns-server.ts'
import { dnsResolver } from '../dns/resolver.ts'
import type { GuardRules } from '../http/guarded-request.ts'
import { isPublicAddress } from '@fairlead/domain/shared/public-address'
import { guardedLinks } from './guarded-links.ts'

let dns: DnsServer
let port: number
let requestLines: string[]
let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void
const server = createServer((incoming, outgoing) => {
  requestLines.push(`${incoming.method} ${incoming.url}`)
  answer(incoming, outgoing)
})
beforeAll(async () => {
  dns = await startDnsServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  dns.set('A', 'acme.example', ['127.0.0.1'])
})
beforeEach(() => {
  requestLines = []
  answer = (_, outgoing) => void outgoing.end()
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await dns.stop()
})

/** Allows the one test server and nothing else. */
const check = (url: string, more: Partial<GuardRules> = {}) =>
  guardedLinks(dnsResolver({ servers: [dns.address], timeout: 150, tries: 1 }), {
    mayConnect: (address, targetPort) =>
      (address === '127.0.0.1' && targetPort === port) || (isPublicAddress(address) && (targetPort === 80 || targetPort === 443)),
    ...more,
  }).check(url)
const link = (path = '/') => `http://acme.example:${port}${path}`
const status = (code: number) => (answer = (_, outgoing) => void outgoing.writeHead(code).end())

test('requests an existing page only with HEAD', async () => {
  expect(await check(link('/jobs?a=1'))).toBe('works')
  expect(requestLines).toEqual(['HEAD /jobs?a=1'])
})

describe('server responses', () => {
  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [204, 'works'],
    [304, 'works'],
    [401, 'unknown'],
    [403, 'unknown'],
    [429, 'unknown'],
    [500, 'unknown'],
    [503, 'unknown'],
  ])('%i is %s', async (code, state) => {
    status(code)
    expect(await check(link())).toBe(state)
  })

  test('a server that responds with 404 or 405 only to HEAD', async () => {
    for (const code of [404, 405]) {
      answer = ({ method }, outgoing) => void outgoing.writeHead(method === 'HEAD' ? code : 200).end('found')
      expect(await check(link())).toBe('works')
    }
  })

  test("follows redirects, checks each, and doesn't report a loop as broken", async () => {
    answer = ({ url }, outgoing) =>
      void (url === '/old' ? outgoing.writeHead(301, { location: '/new' }).end() : outgoing.writeHead(404).end())
    expect(await check(link('/old'))).toBe('gone')
    answer = (_, outgoing) => void outgoing.writeHead(302, { location: '/again' }).end()
    expect(await check(link())).toBe('unknown')
    answer = (_, outgoing) => void outgoing.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    expect(await check(link())).toBe('unknown')
    answer = (_, outgoing) => void outgoing.writeHead(302, { location: 'http://nowhere.example/' }).end()
    expect(await check(link())).toBe('gone')
  })

  test('a server that hangs or disconnects', async () => {
    answer = () => undefined
    expect(await check(link(), { timeout: 200 })).toBe('unknown')
    answer = (_, outgoing) => void outgoing.destroy()
    expect(await check(link())).toBe('unknown')
  })
})

test('a nonexistent website, and one whose name no server resolves', async () => {
  expect(await check('https://nowhere.example/x')).toBe('unknown_host')
  dns.set('A', 'shy.example', ['127.0.0.1'])
  for (const fault of ['servfail', 'silence', 'refused'] as const) {
    dns.fail('shy.example', fault)
    expect(await check(`http://shy.example:${port}/`)).toBe('unknown')
  }
  expect(requestLines).toEqual([])
})

test('calls nothing on a private network, in any spelling', async () => {
  for (const url of [
    `http://127.0.0.1:${port + 1}/`,
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/',
    'http://2130706433/',
  ])
    expect(await check(url)).toBe('unknown')
  expect(requestLines).toEqual([])
})

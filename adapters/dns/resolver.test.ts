import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDnsServer, type DnsFault, type DnsServer } from '../../testing/dns-server.ts'
import { dnsResolver } from './resolver.ts'

let server: DnsServer
beforeAll(async () => {
  server = await startDnsServer()
})
afterAll(() => server.stop())

const resolver = () => dnsResolver({ servers: [server.address], timeout: 150, tries: 2 })
const txt = (name: string) => resolver().lookUp({ kind: 'txt', name })

test('joins the strings of a TXT record without a space, and keeps records separate', async () => {
  server.set('TXT', 'acme.example', [['v=spf1 ip4:192.0', '.2.1 -all'], 'x'.repeat(600)])
  expect(await txt('acme.example')).toEqual({ state: 'found', values: ['v=spf1 ip4:192.0.2.1 -all', 'x'.repeat(600)] })
})

test('follows aliases, such as those of Microsoft’s keys', async () => {
  server.set('CNAME', 'selector1._domainkey.acme.example', ['selector1-acme._domainkey.tenant.example'])
  server.set('TXT', 'selector1-acme._domainkey.tenant.example', ['v=DKIM1; p=AAAA'])
  expect(await txt('selector1._domainkey.acme.example')).toEqual({ state: 'found', values: ['v=DKIM1; p=AAAA'] })
})

test('returns addresses of both kinds, exchangers by preference, and reverse names', async () => {
  server.set('A', 'mail.acme.example', ['192.0.2.1'])
  server.set('AAAA', 'mail.acme.example', ['2001:db8::1'])
  server.set('MX', 'acme.example', ['20 second.acme.example', '10 first.acme.example'])
  server.set('PTR', '1.2.0.192.in-addr.arpa', ['mail.acme.example'])
  const { lookUp } = resolver()
  expect(await lookUp({ kind: 'address', name: 'mail.acme.example' })).toEqual({ state: 'found', values: ['192.0.2.1', '2001:db8::1'] })
  expect(await lookUp({ kind: 'mx', name: 'acme.example' })).toEqual({
    state: 'found',
    values: ['first.acme.example', 'second.acme.example'],
  })
  expect(await lookUp({ kind: 'ptr', name: '1.2.0.192.in-addr.arpa' })).toEqual({ state: 'found', values: ['mail.acme.example'] })
  expect(await lookUp({ kind: 'ptr', name: '2.2.0.192.in-addr.arpa' })).toEqual({ state: 'none' })
})

describe('no response is unknown; only a nonexistent name is absent', () => {
  test.each<[DnsFault, string]>([
    ['nxdomain', 'none'],
    ['servfail', 'unknown'],
    ['refused', 'unknown'],
    ['silence', 'unknown'],
    ['garbage', 'unknown'],
    ['other id', 'unknown'],
  ])('%s is %s', async (fault, state) => {
    server.set('TXT', 'faulty.example', ['v=spf1 -all'])
    server.fail('faulty.example', fault)
    server.fail('9.2.0.192.in-addr.arpa', fault)
    expect(await resolver().lookUp({ kind: 'ptr', name: '9.2.0.192.in-addr.arpa' })).toEqual({ state })
    expect(await txt('faulty.example')).toEqual({ state })
    server.fail('faulty.example', null)
    expect(await txt('faulty.example')).toMatchObject({ state: 'found' })
  })

  test('a name with other records has none of this type', async () => {
    server.set('A', 'only-a.example', ['192.0.2.1'])
    expect(await txt('only-a.example')).toEqual({ state: 'none' })
  })

  test('no server is reachable', async () => {
    const away = dnsResolver({ servers: ['127.0.0.1:9'], timeout: 100, tries: 1 })
    expect(await away.lookUp({ kind: 'txt', name: 'acme.example' })).toEqual({ state: 'unknown' })
  })
})

test('removes one trailing dot, as in exchangers and reverse names', async () => {
  server.set('TXT', 'dot.example', ['v=spf1 -all'])
  expect(await txt('dot.example.')).toEqual({ state: 'found', values: ['v=spf1 -all'] })
  expect(server.asked.at(-1)).toBe('TXT dot.example')
})

test("doesn't query a name that can’t exist", async () => {
  const before = server.asked.length
  for (const name of ['', '.', 'a.example..', 'a..b', 'x'.repeat(64) + '.example', 'a b.example', `${'a.'.repeat(130)}example`])
    expect(await txt(name)).toEqual({ state: 'none' })
  expect(server.asked).toHaveLength(before)
})

test("removes control characters from strangers' records", async () => {
  server.set('TXT', 'odd.example', ['a\0b\u001bc'])
  expect(await txt('odd.example')).toEqual({ state: 'found', values: ['a b c'] })
})

import { describe, expect, test } from 'vitest'
import type { DnsQuestion } from '../../ports/dns.ts'
import { checkSpf } from './check-spf.ts'
import { expandMacros } from './spf-record.ts'
import { answered, type Zone } from './zone.fixture.ts'

const check = (zone: Zone, ip = '192.0.2.3', domain = 'example.com') =>
  answered(checkSpf({ domain, ip, sender: `strong-bad@${domain}` }), zone)

// the domains in RFC 7208 appendix A
const example: Zone = {
  'address example.com': ['192.0.2.10', '192.0.2.11'],
  'address amy.example.com': ['192.0.2.65'],
  'address mail-a.example.com': ['192.0.2.129'],
  'address mail-b.example.com': ['192.0.2.130'],
  'address mail-c.example.org': ['192.0.2.140'],
  'mx example.com': ['mail-a.example.com', 'mail-b.example.com'],
  'mx example.org': ['mail-c.example.org'],
}
const withRecord = (text: string): Zone => ({ ...example, 'txt example.com': [text] })

describe('the examples in RFC 7208 appendix A.1', () => {
  test.each([
    ['v=spf1 +all', '203.0.113.1', 'pass'],
    ['v=spf1 a -all', '192.0.2.10', 'pass'],
    ['v=spf1 a -all', '192.0.2.12', 'fail'],
    ['v=spf1 a:example.org -all', '192.0.2.10', 'fail'],
    ['v=spf1 mx -all', '192.0.2.129', 'pass'],
    ['v=spf1 mx:example.org -all', '192.0.2.140', 'pass'],
    ['v=spf1 mx:example.org -all', '192.0.2.130', 'fail'],
    ['v=spf1 mx mx:example.org -all', '192.0.2.140', 'pass'],
    ['v=spf1 mx/30 mx:example.org/30 -all', '192.0.2.131', 'pass'],
    ['v=spf1 mx/30 mx:example.org/30 -all', '192.0.2.143', 'pass'],
    ['v=spf1 mx/30 mx:example.org/30 -all', '192.0.2.144', 'fail'],
    ['v=spf1 ip4:192.0.2.128/28 -all', '192.0.2.129', 'pass'],
    ['v=spf1 ip4:192.0.2.128/28 -all', '192.0.2.65', 'fail'],
    ['v=spf1 ip4:192.0.2.128/28', '192.0.2.65', 'neutral'],
    ['V=SPF1 IP6:2001:db8::/32 ~ALL', '2001:db8:1::25', 'pass'],
    ['v=spf1 ip6:2001:db8::/32 ~all', '2001:db9::25', 'softfail'],
    ['v=spf1 ip4:192.0.2.0/24 -all', '::ffff:192.0.2.3', 'pass'],
    ['v=spf1 ?all', '192.0.2.3', 'neutral'],
  ])('%s for %s: %s', (text, ip, verdict) => expect(check(withRecord(text), ip)).toMatchObject({ verdict, fault: null }))
})

test('an include passes only when the included record passes, and its -all is ignored', () => {
  const zone: Zone = {
    'txt example.com': ['v=spf1 include:one.example include:two.example ~all'],
    'txt one.example': ['v=spf1 ip4:198.51.100.1 -all'],
    'txt two.example': ['v=spf1 ip4:192.0.2.3 -all'],
  }
  expect(check(zone)).toMatchObject({ verdict: 'pass', by: 'include', read: ['example.com', 'one.example', 'two.example'] })
  expect(check(zone, '203.0.113.9')).toMatchObject({ verdict: 'softfail', by: 'all' })
})

test('redirect uses the result of another record, unless there is an all', () => {
  const target: Zone = { 'txt _spf.example.net': ['v=spf1 ip4:192.0.2.3 -all'] }
  expect(check({ 'txt example.com': ['v=spf1 redirect=_spf.example.net'], ...target })).toMatchObject({ verdict: 'pass' })
  expect(check({ 'txt example.com': ['v=spf1 ?all redirect=_spf.example.net'], ...target })).toMatchObject({ verdict: 'neutral' })
  expect(check({ 'txt example.com': ['v=spf1 redirect=_spf.example.net'] })).toMatchObject({
    verdict: 'permerror',
    fault: { kind: 'no_record', domain: '_spf.example.net' },
  })
})

describe('permanent errors', () => {
  test.each<[string, Zone, object]>([
    ['two records', { 'txt example.com': ['v=spf1 a -all', 'other', 'v=spf1 mx -all'] }, { kind: 'several', count: 2 }],
    ['a term that is no mechanism', { 'txt example.com': ['v=spf1 ipv4:192.0.2.3 -all'] }, { kind: 'syntax', term: 'ipv4:192.0.2.3' }],
    ['an address that is none', { 'txt example.com': ['v=spf1 ip4:192.0.2.256 -all'] }, { kind: 'syntax', term: 'ip4:192.0.2.256' }],
    ['a network that is too long', { 'txt example.com': ['v=spf1 a/33 -all'] }, { kind: 'syntax', term: 'a/33' }],
    ['all with a domain', { 'txt example.com': ['v=spf1 all:example.org'] }, { kind: 'syntax', term: 'all:example.org' }],
    [
      'an include without a record',
      { 'txt example.com': ['v=spf1 include:gone.example -all'] },
      { kind: 'no_record', domain: 'gone.example' },
    ],
    [
      'more than two lookups that find nothing',
      { 'txt example.com': ['v=spf1 a:a.example a:b.example a:c.example -all'] },
      { kind: 'too_many_lookups' },
    ],
  ])('%s', (_, zone, fault) => expect(check(zone)).toMatchObject({ verdict: 'permerror', fault }))

  test('the eleventh lookup is too many, which also ends a loop of includes', () => {
    const chain = (length: number): Zone =>
      Object.fromEntries(
        Array.from({ length: length + 1 }, (_, index) => [
          `txt ${index === 0 ? 'example.com' : `n${index}.example`}`,
          [index === length ? 'v=spf1 ip4:192.0.2.3 -all' : `v=spf1 include:n${index + 1}.example -all`],
        ]),
      )
    expect(check(chain(10))).toMatchObject({ verdict: 'pass' })
    expect(check(chain(11))).toMatchObject({ verdict: 'permerror', fault: { kind: 'too_many_lookups' } })
    const questions: DnsQuestion[] = []
    const loop: Zone = { 'txt example.com': ['v=spf1 include:example.com -all'] }
    expect(answered(checkSpf({ domain: 'example.com', ip: '192.0.2.3', sender: 'a@example.com' }), loop, questions)).toMatchObject({
      verdict: 'permerror',
    })
    expect(questions).toHaveLength(11)
  })
})

test("an unresponsive server doesn't mean a missing record", () => {
  expect(check({ 'txt example.com': null })).toMatchObject({ verdict: 'temperror' })
  expect(check({ 'txt example.com': ['v=spf1 include:x.example -all'], 'txt x.example': null })).toMatchObject({ verdict: 'temperror' })
  expect(check({ 'txt example.com': ['some text', 'v=spf10 -all'] })).toMatchObject({ verdict: 'none' })
})

test('macros are expanded as in RFC 7208 section 7.4', () => {
  const values = { sender: 'strong-bad@email.example.com', domain: 'email.example.com', ip: '192.0.2.3', isV6: false }
  const table: [string, string][] = [
    ['%{s}', 'strong-bad@email.example.com'],
    ['%{o}', 'email.example.com'],
    ['%{d4}', 'email.example.com'],
    ['%{d2}', 'example.com'],
    ['%{d1}', 'com'],
    ['%{dr}', 'com.example.email'],
    ['%{d2r}', 'example.email'],
    ['%{l}', 'strong-bad'],
    ['%{l-}', 'strong.bad'],
    ['%{lr}', 'strong-bad'],
    ['%{lr-}', 'bad.strong'],
    ['%{l1r-}', 'strong'],
    ['%{ir}.%{v}._spf.%{d2}', '3.2.0.192.in-addr._spf.example.com'],
    ['%{lr-}.lp._spf.%{d2}', 'bad.strong.lp._spf.example.com'],
  ]
  for (const [spec, expanded] of table) expect([spec, expandMacros(spec, values)]).toEqual([spec, expanded])
})

test('exists looks up the expanded name', () =>
  expect(
    check({ 'txt example.com': ['v=spf1 exists:%{ir}.spf.%{d} -all'], 'address 3.2.0.192.spf.example.com': ['127.0.0.2'] }),
  ).toMatchObject({
    verdict: 'pass',
    by: 'exists',
  }))

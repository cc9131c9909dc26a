import { describe, expect, test } from 'vitest'
import { macroForm, readIp, reverseName } from '../../shared/ip-address.ts'
import { needsRecords } from './check-records.ts'
import { recordSentence } from './record-sentence.ts'
import { checksOf, good, checkOf, sendingDomain } from './sending.fixture.ts'
import type { Zone } from './zone.fixture.ts'

test('all four pass, and their sentences say so', () => {
  const checks = checksOf({})
  expect(checks.map(({ state, finding }) => [finding.kind, state])).toEqual([
    ['spf', 'passes'],
    ['dkim', 'passes'],
    ['dmarc', 'passes'],
    ['reverse', 'passes'],
  ])
  expect(checks.map(({ finding }) => recordSentence(finding, sendingDomain.address))).toEqual([
    'Your domain allows mail.acme.example to send its email.',
    'The key “s2026” is published.',
    'Your domain has a DMARC record that only observes.',
    '9.8.7.6 has the name mail.acme.example.',
  ])
})

test('without a DNS response, nothing is reported as missing', () => {
  const silent = Object.fromEntries(Object.keys(good).map((name) => [name, null]))
  for (const { state, finding } of checksOf(silent)) expect([finding.kind, state]).toEqual([finding.kind, 'unknown'])
})

describe('reverse names', () => {
  const reverse = (zone: Zone) => checkOf(checksOf(zone), 'reverse')
  test('missing, or not resolving back', () => {
    const record = { type: 'PTR', name: '6.7.8.9.in-addr.arpa', value: 'mail.acme.example' }
    expect(reverse({ 'ptr 6.7.8.9.in-addr.arpa': [] })).toMatchObject({ state: 'missing', record })
    expect(reverse({ 'ptr 6.7.8.9.in-addr.arpa': ['host7.isp.example'] })).toMatchObject({
      state: 'wrong',
      finding: { why: 'not_confirmed' },
      record,
    })
    expect(reverse({ 'ptr 6.7.8.9.in-addr.arpa': ['x.isp.example'], 'address x.isp.example': null })).toMatchObject({
      state: 'unknown',
    })
  })
  test('names of IPv6 addresses', () => {
    const ip = readIp('2001:db8::cb01')!
    expect(reverseName(ip)).toBe('1.0.b.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa')
    expect(macroForm(ip)).toBe('2.0.0.1.0.d.b.8.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.c.b.0.1')
    expect(['1.2.3', '1.2.3.256', '::1::2', '1:2:3:4:5:6:7:8:9', 'g::1', ''].map(readIp)).toEqual(Array(6).fill(null))
  })
})

test('freemail needs nothing', () => {
  expect(needsRecords('ana@gmail.com')).toBe(false)
  expect(needsRecords('ana@GMX.de')).toBe(false)
  expect(needsRecords('ana@acme.example')).toBe(true)
})

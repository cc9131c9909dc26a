import { describe, expect, test } from 'vitest'
import type { SendingDomain } from './record-check.ts'
import { checksOf, checkOf } from './sending.fixture.ts'
import type { Zone } from './zone.fixture.ts'

describe('SPF', () => {
  const spf = (zone: Zone, sending: Partial<SendingDomain> = {}) => checkOf(checksOf(zone, sending), 'spf')
  test('missing: the record to add names the server', () =>
    expect(spf({ 'txt acme.example': [] })).toEqual({
      state: 'missing',
      finding: { kind: 'spf', why: 'missing', host: 'mail.acme.example' },
      record: { type: 'TXT', name: 'acme.example', value: 'v=spf1 ip4:9.8.7.6 ~all' },
    }))
  test("asks for the provider's record", () => {
    const google = { kind: 'gmail', smtpHost: 'gmail.googleapis.com' } as const
    const provider: Zone = { 'txt _spf.google.com': ['v=spf1 ip4:203.0.113.0/24 ~all'] }
    expect(spf({ ...provider, 'txt acme.example': ['v=spf1 mx -all'], 'mx acme.example': ['mail.acme.example'] }, google)).toMatchObject({
      state: 'wrong',
      finding: { why: 'not_covered', host: 'Google' },
      record: { value: 'v=spf1 mx include:_spf.google.com -all' },
    })
    expect(spf({ ...provider, 'txt acme.example': ['v=spf1 include:_spf.google.com ~all'] }, google)).toMatchObject({ state: 'passes' })
    expect(spf({ 'txt acme.example': [] }, google)).toMatchObject({ record: { value: 'v=spf1 include:_spf.google.com ~all' } })
  })
  test('a host whose company is included may send from other addresses', () =>
    expect(
      spf(
        {
          'txt acme.example': ['v=spf1 include:spf.hosting.example -all'],
          'txt spf.hosting.example': ['v=spf1 ip4:203.0.113.9 -all'],
          'address smtp.hosting.example': ['203.0.113.80'],
        },
        { smtpHost: 'smtp.hosting.example' },
      ),
    ).toMatchObject({ state: 'passes' }))
  test('merges several records and adds what is missing', () =>
    expect(spf({ 'txt acme.example': ['v=spf1 a -all', 'v=spf1 include:_spf.google.com ~all'] })).toMatchObject({
      state: 'wrong',
      finding: { why: 'several', count: 2 },
      record: { value: 'v=spf1 a include:_spf.google.com ip4:9.8.7.6 ~all' },
    }))
  test('a record that allows everyone, or has an error, is wrong', () => {
    expect(
      spf({ 'txt acme.example': ['v=spf1 mx +all'], 'mx acme.example': ['other.example'], 'address other.example': ['203.0.113.1'] }),
    ).toMatchObject({
      state: 'wrong',
      finding: { why: 'allows_all' },
      record: { value: 'v=spf1 mx ip4:9.8.7.6 ~all' },
    })
    expect(spf({ 'txt acme.example': ['v=spf1 ip4:9.8.7.6/40'] })).toMatchObject({
      state: 'wrong',
      finding: { why: 'syntax', term: 'ip4:9.8.7.6/40' },
    })
  })
  // RFC 1918, carrier-grade NAT (RFC 6598), documentation, and IPv4 written as IPv6
  test.each(['10.0.0.9', '100.64.0.9', '203.0.113.9', '::ffff:9.8.7.6', 'fd00::9', '2001:db8::9'])(
    "a server at %s, which isn’t public, isn't added to a record",
    (ip) => {
      const local: Zone = { 'address mail.acme.example': [ip] }
      expect(spf({ ...local, 'txt acme.example': [] })).toMatchObject({ state: 'missing', record: null })
      expect(spf(local)).toMatchObject({ state: 'unknown', finding: { why: 'unknown_server' } })
      expect(checkOf(checksOf(local), 'reverse')).toBeUndefined()
      expect(checkOf(checksOf({}, { smtpHost: ip }), 'reverse')).toBeUndefined()
    },
  )
  test.each([
    ['v=spf1 -ip4:9.8.7.6 ip4:9.8.7.6 -all', 'v=spf1 ip4:9.8.7.6 -ip4:9.8.7.6 -all'],
    ['v=spf1 -ip4:9.8.0.0/16 mx IP4:9.8.7.6 ~all', 'v=spf1 ip4:9.8.7.6 -ip4:9.8.0.0/16 mx ~all'],
    ['v=spf1 -all ip4:9.8.7.6', 'v=spf1 ip4:9.8.7.6 -all'],
  ])('suggests a different record for %s, which passes', (published, value) => {
    expect(spf({ 'txt acme.example': [published] })).toMatchObject({ state: 'wrong', finding: { why: 'not_covered' }, record: { value } })
    expect(spf({ 'txt acme.example': [value] })).toMatchObject({ state: 'passes' })
  })
  test('drops a redirect to a record that allows everyone', () => {
    const everyone: Zone = { 'txt acme.example': ['v=spf1 redirect=_spf.isp.example'], 'txt _spf.isp.example': ['v=spf1 +all'] }
    expect(spf(everyone)).toMatchObject({ state: 'wrong', finding: { why: 'allows_all' }, record: { value: 'v=spf1 ip4:9.8.7.6 ~all' } })
    expect(spf({ ...everyone, 'address mail.acme.example': ['10.0.0.9'] })).toMatchObject({ finding: { why: 'allows_all' }, record: null })
  })
  test.each([
    ['smtp.mail.me.com', 'iCloud Mail', 'icloud.com'],
    ['email-smtp.eu-west-1.amazonaws.com', 'Amazon SES', 'amazonses.com'],
    ['smtp.yandex.com', 'Yandex', '_spf.yandex.net'],
    ['SMTP.Office365.com', 'Microsoft', 'spf.protection.outlook.com'],
  ])('%s is a server of %s', (smtpHost, host, include) => {
    expect(spf({ 'txt acme.example': [] }, { smtpHost })).toEqual({
      state: 'missing',
      finding: { kind: 'spf', why: 'missing', host },
      record: { type: 'TXT', name: 'acme.example', value: `v=spf1 include:${include} ~all` },
    })
    const withInclude: Zone = { 'txt acme.example': [`v=spf1 include:${include} ~all`], [`txt ${include}`]: ['v=spf1 ip4:9.9.0.0/16 ~all'] }
    expect(spf(withInclude, { smtpHost })).toMatchObject({ state: 'passes' })
  })
  test("Amazon's other servers aren't those of its email service", () =>
    expect(spf({ 'txt acme.example': [] }, { smtpHost: 'ec2-9-8-7-6.eu-west-1.amazonaws.com' })).toMatchObject({
      finding: { host: 'ec2-9-8-7-6.eu-west-1.amazonaws.com' },
    }))
})

import { describe, expect, test } from 'vitest'
import { checkRecords, needsRecords, type RecordCheck, type RecordKind, type SendingDomain } from './check-records.ts'
import { readDkimKey, ownSelectors } from './dkim-key.ts'
import { findDmarc } from './dmarc-record.ts'
import { macroForm, readIp, reverseName } from './ip-address.ts'
import { recordSentence } from './record-sentence.ts'
import { answered, type Zone } from './zone.fixture.ts'

/** A public key of 2,048 bits, as SubjectPublicKeyInfo: only its length and form are read. */
const keyOf = (bytes: number) =>
  btoa(String.fromCharCode(0x30, 0x82, (bytes - 4) >> 8, (bytes - 4) & 255, ...Array.from({ length: bytes - 4 }, (_, at) => at & 255)))
const key = keyOf(294)

const own: SendingDomain = { address: 'ana@acme.example', kind: 'smtp', smtpHost: 'mail.acme.example', selectors: ['s2026'], ownKey: null }
const good: Zone = {
  'txt acme.example': ['v=spf1 ip4:198.51.100.7 -all', 'other'],
  'txt s2026._domainkey.acme.example': [`v=DKIM1; k=rsa; p=${key}`],
  'txt _dmarc.acme.example': ['v=DMARC1; p=none; rua=mailto:dmarc@acme.example'],
  'address mail.acme.example': ['198.51.100.7'],
  'ptr 7.100.51.198.in-addr.arpa': ['mail.acme.example'],
}
const checksOf = (zone: Zone, sending: Partial<SendingDomain> = {}) => answered(checkRecords({ ...own, ...sending }), { ...good, ...zone })
const of = (checks: RecordCheck[], kind: RecordKind) => checks.find(({ finding }) => finding.kind === kind)

test('all four pass, and say so', () => {
  const checks = checksOf({})
  expect(checks.map(({ state, finding }) => [finding.kind, state])).toEqual([
    ['spf', 'passes'],
    ['dkim', 'passes'],
    ['dmarc', 'passes'],
    ['reverse', 'passes'],
  ])
  expect(checks.map(({ finding }) => recordSentence(finding, own.address))).toEqual([
    'Your domain allows mail.acme.example to send its email.',
    'The key “s2026” is published.',
    'Your domain has a DMARC record that only observes.',
    '198.51.100.7 has the name mail.acme.example.',
  ])
})

test('without an answer of DNS, nothing is called missing', () => {
  const silent = Object.fromEntries(Object.keys(good).map((name) => [name, null]))
  for (const { state, finding } of checksOf(silent)) expect([finding.kind, state]).toEqual([finding.kind, 'unknown'])
})

describe('SPF', () => {
  const spf = (zone: Zone, sending: Partial<SendingDomain> = {}) => of(checksOf(zone, sending), 'spf')
  test('missing: the record to add names the server', () =>
    expect(spf({ 'txt acme.example': [] })).toEqual({
      state: 'missing',
      finding: { kind: 'spf', why: 'missing', host: 'mail.acme.example' },
      record: { type: 'TXT', name: 'acme.example', value: 'v=spf1 ip4:198.51.100.7 ~all' },
    }))
  test('the record of the provider is asked for', () => {
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
  test('several are merged into one, with what is missing', () =>
    expect(spf({ 'txt acme.example': ['v=spf1 a -all', 'v=spf1 include:_spf.google.com ~all'] })).toMatchObject({
      state: 'wrong',
      finding: { why: 'several', count: 2 },
      record: { value: 'v=spf1 a include:_spf.google.com ip4:198.51.100.7 ~all' },
    }))
  test('one that allows everyone, or has an error, is wrong', () => {
    expect(
      spf({ 'txt acme.example': ['v=spf1 mx +all'], 'mx acme.example': ['other.example'], 'address other.example': ['203.0.113.1'] }),
    ).toMatchObject({
      state: 'wrong',
      finding: { why: 'allows_all' },
      record: { value: 'v=spf1 mx ~all' },
    })
    expect(spf({ 'txt acme.example': ['v=spf1 ip4:198.51.100.7/40'] })).toMatchObject({
      state: 'wrong',
      finding: { why: 'syntax', term: 'ip4:198.51.100.7/40' },
    })
  })
  test('a server on a private network is not put into a record', () => {
    const local: Zone = { 'address mail.acme.example': ['10.0.0.9'] }
    expect(spf({ ...local, 'txt acme.example': [] })).toMatchObject({ state: 'missing', record: null })
    expect(spf(local)).toMatchObject({ state: 'unknown', finding: { why: 'unknown_server' } })
    expect(of(checksOf(local), 'reverse')).toBeUndefined()
  })
})

describe('DKIM', () => {
  const dkim = (zone: Zone, sending: Partial<SendingDomain> = {}) => of(checksOf(zone, sending), 'dkim')
  test('an unknown selector is not called missing', () =>
    expect(dkim({}, { selectors: [] })).toEqual({ state: 'unknown', finding: { kind: 'dkim', why: 'unknown_selector' }, record: null }))
  test('the selectors of a provider are known', () => {
    const microsoft = { kind: 'graph', smtpHost: 'graph.microsoft.com', selectors: [] } as const
    expect(dkim({}, microsoft)).toMatchObject({
      state: 'missing',
      finding: { why: 'missing', provider: 'Microsoft', selector: 'selector1' },
    })
    expect(dkim({ 'txt selector2._domainkey.acme.example': [`v=DKIM1; p=${key}`] }, microsoft)).toMatchObject({
      state: 'passes',
      finding: { selector: 'selector2' },
    })
    expect(dkim({ 'txt selector2._domainkey.acme.example': null }, microsoft)).toMatchObject({ state: 'unknown' })
  })
  test('a key of our own is shown until it is published as it is', () => {
    const ownKey = { selector: 'fl1', publicKey: key }
    expect(dkim({}, { ownKey })).toMatchObject({
      state: 'missing',
      finding: { why: 'own_missing' },
      record: { type: 'TXT', name: 'fl1._domainkey.acme.example', value: `v=DKIM1; k=rsa; p=${key}` },
    })
    expect(dkim({ 'txt fl1._domainkey.acme.example': [`v=DKIM1; k=rsa; p=${keyOf(200)}`] }, { ownKey })).toMatchObject({
      state: 'wrong',
      record: { value: `v=DKIM1; k=rsa; p=${key}` },
    })
    expect(dkim({ 'txt fl1._domainkey.acme.example': [`k=rsa; p=${key}`] }, { ownKey })).toMatchObject({ state: 'passes' })
  })
  test.each([
    ['revoked', 'v=DKIM1; p='],
    ['malformed', 'v=DKIM2; p=AAAA'],
    ['malformed', 'p=AAAA; v=DKIM1'],
    ['malformed', 'v=DKIM1; k=rsa'],
    ['malformed', 'v=DKIM1; p=not base64!'],
    ['malformed', `v=DKIM1; p=${key.slice(0, 200)}`],
    ['malformed', `v=DKIM1; k=dsa; p=${key}`],
    ['malformed', 'v=DKIM1; k=ed25519; p=AAAA'],
    ['weak', `v=DKIM1; p=${btoa(String.fromCharCode(0x30, 90, ...Array<number>(90).fill(1)))}`],
    ['not_for_email', `v=DKIM1; s=tlsrpt; p=${key}`],
    [null, `v=DKIM1; s=*:tlsrpt; t=y; h=sha256; p=${key.slice(0, 100)} ${key.slice(100)}`],
    [null, `v=DKIM1; k=ed25519; p=${btoa('x'.repeat(32))}`],
  ])('a key is %s: %s', (fault, text) => expect(readDkimKey(text).fault).toBe(fault))
  test('selectors are learned from signatures of the own domain only', () =>
    expect(
      ownSelectors(
        [
          'v=1; a=rsa-sha256; d=acme.example; s=S2026; h=from; b=abc=',
          'v=1; d=esp.example; s=other; b=x',
          'd=acme.example; s=a b',
          'd=acme.example; s=../x',
          'nonsense',
        ],
        'acme.example',
      ),
    ).toEqual(['s2026']))
})

describe('DMARC', () => {
  const find = (zone: Zone, domain = 'mail.acme.example') => answered(findDmarc(domain), zone)
  test('the domain itself decides, then the nearest above it with its policy for subdomains', () => {
    expect(find({ 'txt _dmarc.mail.acme.example': ['v=DMARC1; p=none'], 'txt _dmarc.acme.example': ['v=DMARC1; p=reject'] })).toMatchObject(
      {
        domain: 'mail.acme.example',
        policy: 'none',
        hasReports: false,
      },
    )
    expect(find({ 'txt _dmarc.acme.example': ['v=DMARC1;p=reject;sp=quarantine;adkim=s'] })).toMatchObject({
      domain: 'acme.example',
      policy: 'quarantine',
      alignment: { dkim: 's', spf: 'r' },
    })
  })
  test('a record of a public suffix, or of a top-level domain, is none of theirs', () => {
    expect(find({ 'txt _dmarc.gov.example': ['v=DMARC1; p=reject; psd=y'] }, 'city.gov.example')).toEqual({ state: 'none' })
    expect(find({ 'txt _dmarc.example': ['v=DMARC1; p=reject'] })).toEqual({ state: 'none' })
  })
  test('long names ask for few records', () => {
    const asked: { name: string }[] = []
    answered(findDmarc(`${'a.'.repeat(40)}acme.example`), {}, asked as never)
    expect(asked).toHaveLength(7)
    expect(asked.at(-1)?.name).toBe('_dmarc.acme.example')
  })
  test.each([
    ['several', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']],
    ['policy', ['v=DMARC1; rua=mailto:x@acme.example']],
    ['policy', ['v=DMARC1; p=maybe']],
    ['syntax', ['v=DMARC1; p=none; p=reject']],
  ])('%s: %j is wrong', (fault, records) =>
    expect(find({ 'txt _dmarc.acme.example': records })).toEqual({ state: 'wrong', domain: 'acme.example', fault }),
  )
  test('a policy that blocks unproven email is wrong while SPF and DKIM are', () => {
    const strict: Zone = { 'txt _dmarc.acme.example': ['v=DMARC1; p=reject'] }
    const unproven: Zone = { ...strict, 'txt acme.example': [], 'txt s2026._domainkey.acme.example': [] }
    expect(of(checksOf(unproven), 'dmarc')).toMatchObject({ state: 'wrong', finding: { why: 'blocks', policy: 'reject' } })
    expect(of(checksOf({ ...unproven, 'txt acme.example': null }), 'dmarc')).toMatchObject({ state: 'passes' })
  })
})

describe('reverse names', () => {
  const reverse = (zone: Zone) => of(checksOf(zone), 'reverse')
  test('missing, or not leading back', () => {
    const record = { type: 'PTR', name: '7.100.51.198.in-addr.arpa', value: 'mail.acme.example' }
    expect(reverse({ 'ptr 7.100.51.198.in-addr.arpa': [] })).toMatchObject({ state: 'missing', record })
    expect(reverse({ 'ptr 7.100.51.198.in-addr.arpa': ['host7.isp.example'] })).toMatchObject({
      state: 'wrong',
      finding: { why: 'not_confirmed' },
      record,
    })
    expect(reverse({ 'ptr 7.100.51.198.in-addr.arpa': ['x.isp.example'], 'address x.isp.example': null })).toMatchObject({
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

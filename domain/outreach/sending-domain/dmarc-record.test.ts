import { describe, expect, test } from 'vitest'
import { findDmarc } from './dmarc-record.ts'
import type { SendingDomain } from './record-check.ts'
import { recordSentence } from './record-sentence.ts'
import { checksOf, key, checkOf, sendingDomain } from './sending.fixture.ts'
import { answered, type Zone } from './zone.fixture.ts'

describe('DMARC', () => {
  const find = (zone: Zone, domain = 'mail.acme.example') => answered(findDmarc(domain), zone)
  test("the domain's own record wins, then the nearest parent's with its policy for subdomains", () => {
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
  test('ignores a record of a public suffix or a top-level domain', () => {
    expect(find({ 'txt _dmarc.gov.example': ['v=DMARC1; p=reject; psd=y'] }, 'city.gov.example')).toEqual({ state: 'none' })
    expect(find({ 'txt _dmarc.example': ['v=DMARC1; p=reject'] })).toEqual({ state: 'none' })
  })
  test('limits the lookups for long names', () => {
    const questions: { name: string }[] = []
    answered(findDmarc(`${'a.'.repeat(40)}acme.example`), {}, questions as never)
    expect(questions).toHaveLength(7)
    expect(questions.at(-1)?.name).toBe('_dmarc.acme.example')
  })
  test.each([
    ['several', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']],
    ['policy', ['v=DMARC1']],
    ['policy', ['v=DMARC1; p=maybe']],
    ['policy', ['v=DMARC1; p=reject; sp=maybe']],
    ['policy', ['v=DMARC1; rua=https://acme.example/reports']],
    ['syntax', ['v=DMARC1; p=none; p=reject']],
  ])('%s: %j is wrong', (fault, records) =>
    expect(find({ 'txt _dmarc.acme.example': records })).toEqual({ state: 'wrong', domain: 'acme.example', fault }),
  )
  test.each([
    'v=DMARC1; rua=mailto:x@acme.example',
    'v=DMARC1; p=maybe; rua=https://a.example, mailto:x@acme.example!10m',
    'v=DMARC1; p=reject; sp=maybe; rua=mailto:x@acme.example',
  ])('without a valid policy, %s only observes because it asks for reports (RFC 7489 section 6.6.3)', (record) =>
    expect(find({ 'txt _dmarc.acme.example': [record] })).toMatchObject({ state: 'found', policy: 'none', hasReports: true }),
  )
  test('the sentence names the mailbox that receives the reports', () => {
    const { finding, record } = checkOf(checksOf({ 'txt _dmarc.acme.example': [] }), 'dmarc')!
    expect(record?.value).toBe('v=DMARC1; p=none; rua=mailto:ana@acme.example')
    expect(recordSentence(finding, sendingDomain.address)).toContain('to ana@acme.example; change rua to send them elsewhere.')
  })
  test('during a key change, the key that signs now proves email', () => {
    const zone: Zone = {
      'txt _dmarc.acme.example': ['v=DMARC1; p=reject'],
      'txt acme.example': [],
      'txt s2026._domainkey.acme.example': [],
    }
    const [ownKey, formerKey] = [
      { selector: 'fl2', publicKey: key },
      { selector: 'fl1', publicKey: key },
    ]
    const published = (selector: string): Zone => ({ [`txt ${selector}._domainkey.acme.example`]: [`v=DKIM1; p=${key}`] })
    const dmarc = (more: Zone, keys: Partial<SendingDomain>) => checkOf(checksOf({ ...zone, ...more }, keys), 'dmarc')
    expect(dmarc(published('fl1'), { ownKey, formerKey })).toMatchObject({ state: 'passes' })
    expect(dmarc(published('fl1'), { ownKey })).toMatchObject({ state: 'wrong', finding: { why: 'blocks' } })
    expect(dmarc({ 'txt fl1._domainkey.acme.example': null }, { ownKey, formerKey })).toMatchObject({ state: 'passes' })
    // the server of the mailbox signs until our key does
    expect(dmarc(published('s2026'), { ownKey })).toMatchObject({ state: 'passes' })
    expect(dmarc({}, { ownKey, formerKey })).toMatchObject({ state: 'wrong', finding: { why: 'blocks' } })
  })
  test('a policy that blocks unproven email is wrong while SPF and DKIM are', () => {
    const strict: Zone = { 'txt _dmarc.acme.example': ['v=DMARC1; p=reject'] }
    const unproven: Zone = { ...strict, 'txt acme.example': [], 'txt s2026._domainkey.acme.example': [] }
    expect(checkOf(checksOf(unproven), 'dmarc')).toMatchObject({ state: 'wrong', finding: { why: 'blocks', policy: 'reject' } })
    expect(checkOf(checksOf({ ...unproven, 'txt acme.example': null }), 'dmarc')).toMatchObject({ state: 'passes' })
  })
})

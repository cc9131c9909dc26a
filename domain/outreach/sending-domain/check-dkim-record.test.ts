import { describe, expect, test } from 'vitest'
import type { DnsQuestion } from '../../ports/dns.ts'
import { checkRecords } from './check-records.ts'
import { ownSelectors, readDkimKey } from './dkim-key.ts'
import type { SendingDomain } from './record-check.ts'
import { recordSentence } from './record-sentence.ts'
import { checksOf, good, key, keyOf, checkOf, sendingDomain } from './sending.fixture.ts'
import { answered, type Zone } from './zone.fixture.ts'

describe('DKIM', () => {
  const dkim = (zone: Zone, sending: Partial<SendingDomain> = {}) => checkOf(checksOf(zone, sending), 'dkim')
  test("an unknown selector isn't reported as missing", () =>
    expect(dkim({}, { selectors: [] })).toEqual({
      state: 'unknown',
      finding: { kind: 'dkim', why: 'unknown_selector', provider: null },
      record: null,
    }))
  test('a Google key may have any selector, so it is missing only if it was there before', () => {
    const google = { kind: 'gmail', smtpHost: 'gmail.googleapis.com', selectors: [] } as const
    const unknown = dkim({}, google)
    expect(unknown).toMatchObject({ state: 'unknown', finding: { why: 'unknown_selector', provider: 'Google' } })
    expect(recordSentence(unknown!.finding, sendingDomain.address)).toContain('If signing isn’t set up yet: in the Google Admin console')
    expect(dkim({ 'txt s2026._domainkey.acme.example': [] }, { ...google, selectors: ['s2026'] })).toMatchObject({
      state: 'missing',
      finding: { why: 'missing', provider: 'Google', selector: 's2026' },
    })
  })
  test('a selector that anyone could have named is tried last, and is never missing or wrong', () => {
    const questions: DnsQuestion[] = []
    const sending = { ...sendingDomain, unprovenSelector: 'forged' }
    answered(checkRecords(sending), { ...good, 'txt s2026._domainkey.acme.example': [] }, questions)
    const names = questions.map(({ name }) => name).filter((name) => name.includes('_domainkey'))
    expect(names).toEqual(['s2026._domainkey.acme.example', 'forged._domainkey.acme.example'])
    const unproven = { selectors: [], unprovenSelector: 'forged' }
    const without = { state: 'unknown', finding: { kind: 'dkim', why: 'unproven_selector', selector: 'forged' }, record: null }
    expect(dkim({}, unproven)).toEqual(without)
    expect(dkim({ 'txt forged._domainkey.acme.example': ['v=DKIM1; p='] }, unproven)).toEqual(without)
    expect(dkim({ 'txt s2026._domainkey.acme.example': ['v=DKIM1; p='] }, { unprovenSelector: 'forged' })).toMatchObject({
      state: 'wrong',
      finding: { why: 'revoked', selector: 's2026' },
    })
    expect(dkim({ 'txt mine._domainkey.acme.example': [`v=DKIM1; p=${key}`] }, { selectors: [], unprovenSelector: 'mine' })).toMatchObject({
      state: 'passes',
      finding: { selector: 'mine' },
    })
  })
  test("knows the providers' selectors", () => {
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
  test('shows our own key until exactly that key is published', () => {
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
  test("learns selectors only from signatures of the mailbox's own domain", () =>
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

// A domain whose records all pass, for tests that change one of them.
import { checkRecords } from './check-records.ts'
import type { RecordCheck, RecordKind, SendingDomain } from './record-check.ts'
import { answered, type Zone } from './zone.fixture.ts'

/** A public key of 2,048 bits, as SubjectPublicKeyInfo: only its length and form are read. */
export const keyOf = (bytes: number) =>
  btoa(
    String.fromCharCode(0x30, 0x82, (bytes - 4) >> 8, (bytes - 4) & 255, ...Array.from({ length: bytes - 4 }, (_, index) => index & 255)),
  )
export const key = keyOf(294)

export const sendingDomain: SendingDomain = {
  address: 'ana@acme.example',
  kind: 'smtp',
  smtpHost: 'mail.acme.example',
  selectors: ['s2026'],
  unprovenSelector: null,
  ownKey: null,
  formerKey: null,
}
export const good: Zone = {
  'txt acme.example': ['v=spf1 ip4:9.8.7.6 -all', 'other'],
  'txt s2026._domainkey.acme.example': [`v=DKIM1; k=rsa; p=${key}`],
  'txt _dmarc.acme.example': ['v=DMARC1; p=none; rua=mailto:dmarc@acme.example'],
  'address mail.acme.example': ['9.8.7.6'],
  'ptr 6.7.8.9.in-addr.arpa': ['mail.acme.example'],
}
export const checksOf = (zone: Zone, sending: Partial<SendingDomain> = {}) =>
  answered(checkRecords({ ...sendingDomain, ...sending }), { ...good, ...zone })
export const checkOf = (checks: RecordCheck[], kind: RecordKind) => checks.find(({ finding }) => finding.kind === kind)

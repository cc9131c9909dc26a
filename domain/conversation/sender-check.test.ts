// Only our own mail server's statement about a sender counts.
import { expect, test } from 'vitest'
import { checkSender } from './sender-check.ts'

const ownServer = 'mx.hiring.example'

test.each<[string, string[], string | null]>([
  ['a failing DMARC result', [`${ownServer}; dkim=pass header.d=x.example; dmarc=fail (p=reject) header.from=bank.example`], 'fail'],
  ['a passing DMARC result', [`${ownServer}; spf=fail smtp.mailfrom=x; dmarc=pass header.from=ann.example`], 'pass'],
  ['a version behind the name', [`${ownServer} 1; dmarc=fail`], 'fail'],
  ['capitals', ['MX.Hiring.Example; DMARC=Fail'], 'fail'],
  ['no DMARC, one of the others passes', [`${ownServer}; spf=fail; dkim=pass`], 'pass'],
  ['no DMARC, nothing passes', [`${ownServer}; spf=softfail; dkim=none`], 'fail'],
  ['no DMARC policy', [`${ownServer}; spf=none; dkim=none; dmarc=none`], null],
  ['a field the sender wrote', ['mx.attacker.example; dmarc=pass'], null],
  ['the sender claims to be our server, below our own field', [`${ownServer}; dmarc=fail`, `${ownServer}; dmarc=pass`], 'fail'],
  ['a result within a comment', [`${ownServer}; dmarc=fail (dmarc=pass; dmarc=pass)`], 'fail'],
  ['no fields', [], null],
])('%s', (_, headers, result) => expect(checkSender(headers, ownServer)).toBe(result))

test("trusts nothing until our own server's name is set", () => {
  expect(checkSender([`${ownServer}; dmarc=fail`], null)).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { domainsOf, mostSevere, mayRemove, outranks, readSuppressionEntries, suppressionReasons, whyNotRemove } from './suppression.ts'

describe('pasted and uploaded lists', () => {
  test('reads addresses, all forms of domains, column headers, quotes, and reports the rest', () => {
    const list =
      '\uFEFFEmail;Name\r\nAda@Home.example;Ada\r\n"bo@home.example",Bo\n@harbor.example\n*.quay.example\n\nnot an address\nada@home.example'
    expect(readSuppressionEntries(list)).toEqual({
      addresses: ['ada@home.example', 'bo@home.example'],
      domains: ['harbor.example', 'quay.example'],
      wrong: [{ line: 7, text: 'not an address' }],
    })
  })

  test("reports a first line that isn't a header, and a top-level domain isn't a domain", () => {
    expect(readSuppressionEntries('nothing\ncom').wrong).toEqual([
      { line: 1, text: 'nothing' },
      { line: 2, text: 'com' },
    ])
  })
})

test('a domain covers its subdomains, but a top-level domain never covers anything', () => {
  expect(domainsOf('ada@mail.eu.harbor.example')).toEqual(['mail.eu.harbor.example', 'eu.harbor.example', 'harbor.example'])
  expect(domainsOf('ada@localhost')).toEqual([])
})

test('an opt-out outranks entries by the team, and a bounce is the weakest reason', () => {
  const suppressions = (['bounced', 'by_hand', 'unsubscribed'] as const).map((reason) => ({ reason, scope: 'address' as const }))
  expect(mostSevere(suppressions)?.reason).toBe('unsubscribed')
  expect(mostSevere([])).toBeNull()
})

test('a stronger reason replaces a weaker one, never the other way round', () => {
  const weakestFirst = ['bounced', 'by_hand', 'unsubscribed'] as const
  for (const [rank, reason] of weakestFirst.entries())
    for (const [index, current] of weakestFirst.entries()) expect(outranks(reason, current), `${reason} over ${current}`).toBe(rank > index)
  expect(outranks('complaint', 'unsubscribed')).toBe(false)
})

test("removes only entries that the recipient didn't decide", () => {
  expect(suppressionReasons.filter(mayRemove)).toEqual(['bounced', 'by_hand'])
  expect(suppressionReasons.filter((reason) => whyNotRemove(reason) === null)).toEqual(['bounced', 'by_hand'])
})

import { expect, test } from 'vitest'
import { textToHtml } from '../shared/mail-body.ts'
import { brokenAmong, brokenLinkSentence, isMalformed, isOwnLink, linksIn, maxLinks } from './broken-links.ts'

test('finds the links in an email, each once, without variables and other schemes', () => {
  const html = textToHtml(
    'See [our jobs](https://acme.example/jobs?a=1&b=2), www.acme.example, https://acme.example/{{id}} and https://acme.example/jobs?a=1&b=2.',
  )
  expect(linksIn(`${html}<a href="mailto:a@b.example">x</a><a HREF="https://other.example/&quot;">y</a>`)).toEqual([
    'https://acme.example/jobs?a=1&b=2',
    'http://www.acme.example',
    'https://other.example/"',
  ])
  expect(linksIn('<a href="https://x.example/'.repeat(50_000)).length).toBeLessThanOrEqual(maxLinks)
})

test.each([
  ['https://acme.example/jobs', false],
  ['http://acme.example:8080/', false],
  ['http://[2001:db8::1]/', false],
  ['https://acme.com./jobs', false],
  ['https://acme', true],
  ['https://', true],
  ['https://exa mple.com', true],
  ['http://http://acme.example', true],
  [`https://acme.example/${'x'.repeat(2000)}`, true],
])('%s is malformed: %s', (url, is) => expect(isMalformed(url)).toBe(is))

test('only links that certainly lead nowhere are broken', () => {
  const states = new Map([
    ['https://a.example', 'works'],
    ['https://b.example', 'unknown'],
    ['https://c.example', 'gone'],
    ['https://d.example', 'unknown_host'],
  ] as const)
  const broken = brokenAmong([...states.keys(), 'https://never-asked.example', 'https://acme'], states)
  expect(broken).toEqual([
    { url: 'https://c.example', why: 'gone' },
    { url: 'https://d.example', why: 'unknown_host' },
    { url: 'https://acme', why: 'malformed' },
  ])
  expect(broken.map(brokenLinkSentence)).toEqual([
    'The page behind the link https://c.example no longer exists. Correct it in the message.',
    'The link https://d.example leads to a website that doesn’t exist. Correct it in the message.',
    'The link https://acme isn’t a valid address. Correct it in the message.',
  ])
})

test("the product's own links", () => {
  expect(isOwnLink('http://localhost:8000/book/x', 'http://localhost:8000')).toBe(true)
  expect(isOwnLink('http://localhost:80001', 'http://localhost:8000')).toBe(false)
})

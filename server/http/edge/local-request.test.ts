import { expect, test } from 'vitest'
import { isLocalRequest } from './local-request.ts'

const request = (method: string, headers: Record<string, string>, peer = '127.0.0.1') =>
  isLocalRequest({ method, peer, headers: { host: 'localhost:8000', ...headers } })

test.each(['localhost', 'localhost:8000', '127.0.0.1:8000', '[::1]:8000', '127.9.9.9'])(
  'a browser on this machine is allowed: %s',
  (host) => {
    expect(request('GET', { host })).toBe(true)
  },
)

test.each([
  ['another host name (DNS rebinding)', { host: 'evil.example' }],
  ['a host name that only begins like ours', { host: '127.0.0.1.evil.example' }],
  ['a host name with ours as user', { host: 'localhost@evil.example' }],
  ['no host', { host: '' }],
  ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.9' }],
  ['an empty X-Forwarded-For', { 'x-forwarded-for': '' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'hire.example.com' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
  ['Forwarded', { forwarded: 'for=203.0.113.9' }],
  ['Via', { via: '1.1 proxy' }],
  ['X-Real-IP', { 'x-real-ip': '203.0.113.9' }],
  ['Cloudflare', { 'cf-connecting-ip': '203.0.113.9' }],
])('refused: %s', (_, headers) => {
  expect(request('GET', headers as Record<string, string>)).toBe(false)
})

test.each(['203.0.113.9', '10.0.0.2', '::ffff:10.0.0.2', '2001:db8::1', ''])('refused: a peer elsewhere, %j', (peer) => {
  expect(request('GET', {}, peer)).toBe(false)
})

test.each([
  ['nothing said', {}, false],
  ['its own origin', { origin: 'http://localhost:8000' }, true],
  ['its own origin, said twice', { origin: 'http://localhost:8000', 'sec-fetch-site': 'same-origin' }, true],
  ['fetch metadata alone', { 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { origin: 'http://evil.example' }, false],
  ['another port of this machine', { origin: 'http://localhost:9000' }, false],
  ['an opaque origin', { origin: 'null' }, false],
  ['an opaque origin of a page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['cross-site by fetch metadata', { origin: 'http://localhost:8000', 'sec-fetch-site': 'cross-site' }, false],
  ['same site, another origin', { 'sec-fetch-site': 'same-site' }, false],
])('a POST with %s: %o', (_, headers, allowed) => {
  expect(request('POST', headers as Record<string, string>)).toBe(allowed)
})

// Addresses of this machine, and addresses that only look like them.
import { expect, test } from 'vitest'
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts'

test.each([
  'http://localhost:8000',
  'https://LOCALHOST/',
  'http://127.0.0.1',
  'http://127.1.2.3:9',
  'http://[::1]:8000/a',
  'http://a.localhost',
  'http://0x7f.1/',
])('%s is this machine', (url) => expect(isLoopbackUrl(url)).toBe(true))

test.each([
  'https://hire.example',
  'http://localhost.example',
  'http://notlocalhost',
  'http://127.0.0.1.example',
  'http://10.0.0.1',
  'http://0.0.0.0',
  'http://[::2]',
  'http://evil.example/?localhost',
  'http://localhost@evil.example',
  'localhost',
  '',
])('%s is not', (url) => expect(isLoopbackUrl(url)).toBe(false))

test('a host only, with and without brackets', () => {
  expect(['::1', '[::1]', 'localhost', '127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', ''].map(isLoopbackHost)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

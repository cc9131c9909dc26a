// Cookies follow browsers' strictest rules wherever the page is served over HTTPS.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasCookie, removeCookie, setCookie } from './session.ts'

let written: string[]
beforeEach(() => {
  written = []
})
afterEach(() => vi.unstubAllGlobals())

/** A page with the cookies in `kept` that records what is written. */
function page(protocol: 'https:' | 'http:', value = ''): void {
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    get cookie() {
      return value
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
}

test('over HTTPS: Secure, of this host only, not sent by other sites', () => {
  page('https:')
  setCookie('site_version', '1')
  expect(written).toEqual(['__Host-site_version=1; path=/; max-age=31536000; samesite=lax; secure'])
})

test('over HTTP, only used for trials on one machine, browsers would refuse both', () => {
  page('http:')
  setCookie('internal_user', '1')
  expect(written).toEqual(['internal_user=1; path=/; max-age=31536000; samesite=lax'])
})

test('a cookie set before the prefix still counts and is removed with the other', () => {
  page('https:', 'a=b; site_version=1')
  expect([hasCookie('site_version'), hasCookie('internal_user')]).toEqual([true, false])
  removeCookie('site_version')
  expect(written).toEqual([
    '__Host-site_version=; path=/; max-age=0; samesite=lax; secure',
    'site_version=; path=/; max-age=0; samesite=lax; secure',
  ])
  page('https:', '__Host-site_version=1')
  expect(hasCookie('site_version')).toBe(true)
})

// Redirects to the canary host and back: from production hosts only, to the same path, never in a loop, never to another site.
import { expect, test } from 'vitest'
import { hasStayParameter, canaryFrom, productionBehind, samePlace, productionUrl } from './canary.ts'

const settings = {
  canaryUrl: 'https://canary.house.example/',
  productionUrls: ['https://app.house.example', 'https://www.house.example:8443'],
}

test.each([
  ['app.house.example', 'https://canary.house.example'],
  ['APP.house.example', 'https://canary.house.example'],
  ['www.house.example:8443', 'https://canary.house.example'],
  ['www.house.example', null],
  ['canary.house.example', null],
  ['app.house.example.evil.example', null],
  ['staging.house.example', null],
  ['localhost:8000', null],
  ['', null],
])('from %s to %s [64]', (host, address) => {
  expect(canaryFrom(host, settings)).toBe(address)
  expect(canaryFrom(host, { ...settings, canaryUrl: null })).toBeNull()
})

test('does not redirect a host that is both canary and production', () => {
  expect(canaryFrom('app.house.example', { ...settings, canaryUrl: 'https://app.house.example' })).toBeNull()
})

test('only the canary host links back', () => {
  expect(productionBehind('canary.house.example', settings)).toBe('https://app.house.example')
  for (const host of ['app.house.example', 'other.example']) expect(productionBehind(host, settings)).toBeNull()
})

test.each([
  ['/panel', '?project=1&tab=approved', '#no-scroll', 'https://c.example/panel?project=1&tab=approved#no-scroll'],
  ['/', '', '', 'https://c.example/'],
  ['//evil.example/a', '', '', 'https://c.example/evil.example/a'],
  ['/\\evil.example', '', '', 'https://c.example/\\evil.example'],
  ['/@evil.example', '?x=//evil.example', '', 'https://c.example/@evil.example?x=//evil.example'],
])('keeps path and query and never leaves the host: %s%s%s', (pathname, search, hash, address) => {
  expect(samePlace('https://c.example/', { pathname, search, hash })).toBe(address)
  expect(new URL(address).host).toBe('c.example')
})

test.each([
  ['?no_redirect', true],
  ['?no_redirect=1', true],
  ['?project=1&no_redirect=', true],
  ['?no_redirects=1', false],
  ['?x=no_redirect', false],
  ['', false],
])('%s asks to stay: %s [65]', (search, stays) => expect(hasStayParameter(search)).toBe(stays))

test('the link back asks to stay there', () => {
  const place = { pathname: '/panel', search: '?project=1', hash: '' }
  expect(productionUrl('https://app.example', place)).toBe('https://app.example/panel?project=1&no_redirect=1')
  expect(productionUrl('https://app.example', { ...place, search: '' })).toBe('https://app.example/panel?no_redirect=1')
  expect(productionUrl('https://app.example', { ...place, search: '?no_redirect' })).toBe('https://app.example/panel?no_redirect')
})

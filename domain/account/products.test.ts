import { expect, test } from 'vitest'
import { goesToNewerVersion, hasNewerVersion, newerProduct, otherProducts, readProducts, writeProducts } from './products.ts'

test('the products text is read in any case and spelling, and written in one order', () => {
  expect(readProducts('Navigator, auto-pilot,no one, FastTrack')).toEqual(['autopilot', 'fasttrack', 'navigator'])
  expect(readProducts('')).toEqual([])
  expect(writeProducts(['navigator', 'autopilot'])).toBe('autopilot,navigator')
})

test.each([
  ['autopilot,navigator', 'autopilot', ['navigator']],
  ['autopilot,fasttrack,navigator', 'navigator', ['autopilot', 'fasttrack']],
  ['autopilot', 'autopilot', []],
  ['fasttrack,navigator', 'navigator', []],
] as const)('of %s, being in %s, switching offers %j', (text, current, products) => {
  expect(otherProducts(readProducts(text), current)).toEqual(products)
})

test.each([
  ['false', 'autopilot,navigator', true, 'navigator'],
  ['false', 'autopilot,fasttrack', true, 'fasttrack'],
  ['false', 'autopilot,fasttrack,navigator', true, 'navigator'],
  ['false', 'autopilot', false, null],
  ['true', 'autopilot,navigator', false, 'navigator'],
  [null, 'autopilot,navigator', false, 'navigator'],
] as const)('is_autopilot=%s with %s goes to the newer version: %s, which is %s', (query, text, goes, product) => {
  expect(goesToNewerVersion(query, readProducts(text))).toBe(goes)
  expect(newerProduct(readProducts(text))).toBe(product)
})

test('the newer version is for v2 users and for those who left Autopilot', () => {
  expect([hasNewerVersion(false, 'autopilot'), hasNewerVersion(true, 'autopilot'), hasNewerVersion(false, 'fasttrack')]).toEqual([
    false,
    true,
    true,
  ])
})

import { expect, test } from 'vitest'
import { factorDue, readCode, whyNotRemoveFactor, whyNotRequireFactors, type FactorRule, type SignInMethod } from './second-factor.ts'

const from = new Date('2026-12-01')
const none: FactorRule = { from: null, forProviders: true }
const required: FactorRule = { from, forProviders: false }
const always: FactorRule = { from, forProviders: true }

test.each<[FactorRule, boolean, SignInMethod | null, Date | null]>([
  [none, false, 'password', null],
  [required, false, 'password', from],
  [required, true, 'password', null],
  [required, false, null, from],
  [required, false, 'passkey', from],
  [required, false, 'google', null],
  [always, false, 'microsoft', from],
  [always, true, 'microsoft', null],
])('%j with a factor: %s, signed in by %s', (rule, hasFactor, signedInBy, due) => {
  expect(factorDue(rule, { hasFactor, signedInBy })).toBe(due)
})

test('the last factor stays while the workspace requires one', () => {
  const anyone = { isBreakGlass: false }
  expect(whyNotRemoveFactor(required, 0, anyone)).toEqual(expect.any(String))
  expect(whyNotRemoveFactor(required, 1, anyone)).toBeNull()
  expect(whyNotRemoveFactor(none, 0, anyone)).toBeNull()
  expect(whyNotRemoveFactor(none, 0, { isBreakGlass: true })).toEqual(expect.any(String))
})

test('an admin requires only what they have themselves, within 90 days', () => {
  expect(whyNotRequireFactors({ hasFactor: false }, 14)).toEqual({ is_required: expect.any(String) })
  expect(whyNotRequireFactors({ hasFactor: true }, 91)).toEqual({ grace_days: expect.any(String) })
  expect(whyNotRequireFactors({ hasFactor: true }, -1)).toEqual({ grace_days: expect.any(String) })
  for (const days of [0, 90]) expect(whyNotRequireFactors({ hasFactor: true }, days)).toBeNull()
})

test.each([
  ['123 456', { kind: 'totp', code: '123456' }],
  [' ABCD-efgh-jk23 ', { kind: 'recovery', code: 'abcdefghjk23' }],
  ['12345', null],
  ['1234567', null],
  // letters that look like digits aren't among those of recovery codes
  ['abcd-efgh-jk10', null],
  ['', null],
])('%j', (typed, code) => {
  expect(readCode(typed)).toEqual(code)
})

// The older base for everyone, until the installation lets the user's flag decide.
import { expect, test } from 'vitest'
import { backendVariant } from './backend-variant.ts'

test.each([
  ['v1', false, 'v1'],
  ['v1', true, 'v1'],
  ['by_user', false, 'v1'],
  ['by_user', true, 'v2'],
] as const)('an installation of %s and a flag of %s make %s', (installation, enableV2Experience, variant) => {
  expect(backendVariant(installation, { enableV2Experience })).toBe(variant)
})

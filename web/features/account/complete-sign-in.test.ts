// After signing in, a user is only ever sent back to this site.
import { expect, it } from 'vitest'
import { safeReturn } from './complete-sign-in.ts'

it('returns to paths of this site only', () => {
  expect(safeReturn('/panel?project=1&tab=rejected')).toBe('/panel?project=1&tab=rejected')
  expect(safeReturn('//evil.example')).toBe('/panel')
  expect(safeReturn('/\\evil.example')).toBe('/panel')
  expect(safeReturn('https://evil.example')).toBe('/panel')
  expect(safeReturn('/login?back=/login')).toBe('/panel')
  expect(safeReturn(undefined)).toBe('/panel')
})

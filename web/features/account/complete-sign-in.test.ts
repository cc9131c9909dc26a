// After signing in, a user is only ever sent back to this site.
import { expect, it } from 'vitest'
import { safeReturn } from './complete-sign-in.ts'

it('returns to paths of this site only', () => {
  expect(safeReturn('/panel?project=1&tab=rejected')).toBe('/panel?project=1&tab=rejected')
  expect(safeReturn('//evil.example')).toBe('/home')
  expect(safeReturn('/\\evil.example')).toBe('/home')
  expect(safeReturn('https://evil.example')).toBe('/home')
  expect(safeReturn('/login?back=/login')).toBe('/home')
  expect(safeReturn(undefined)).toBe('/home')
})

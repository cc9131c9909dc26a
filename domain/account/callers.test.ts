import { expect, test } from 'vitest'
import { whyNotCall } from './callers.ts'

const user = { isUnproven: false, openedBy: null }
const unproven = { isUnproven: true, openedBy: null }
const staff = { isUnproven: false, openedBy: 'sam@staff.example' }

test('a call that allows no one else is for users with a verified address in their own session', () => {
  expect(whyNotCall([], user)).toBeNull()
  expect(whyNotCall([], unproven)).toBe('unproven')
  expect(whyNotCall([], staff)).toBe('staff')
  expect(whyNotCall([], null)).toBe('guest')
})

test('each kind of caller is allowed by name, and a staff session of an unproven account needs both', () => {
  const staffOfUnproven = { isUnproven: true, openedBy: 'sam@staff.example' }
  expect(whyNotCall(['staff'], staff)).toBeNull()
  expect(whyNotCall(['unproven'], unproven)).toBeNull()
  expect(whyNotCall(['staff'], staffOfUnproven)).toBe('unproven')
  expect(whyNotCall(['unproven'], staffOfUnproven)).toBe('staff')
  expect(whyNotCall(['staff', 'unproven'], staffOfUnproven)).toBeNull()
  expect(whyNotCall(['staff', 'unproven'], null)).toBe('guest')
  for (const caller of [null, user, unproven, staff, staffOfUnproven]) expect(whyNotCall(['guest'], caller)).toBeNull()
})

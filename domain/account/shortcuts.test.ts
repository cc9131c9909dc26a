import { expect, test } from 'vitest'
import { asInstalled, installedKey, keyOf, shortcutActions, validateShortcuts, validateShortcutKey, withKey } from './shortcuts.ts'

const chosen = { isOff: false, keys: { next: 'n', note: 'j', approve: 'y' } }

test('no two actions share a default key or a name', () => {
  expect(new Set(shortcutActions.map(({ key }) => key)).size).toBe(shortcutActions.length)
  expect(new Set(shortcutActions.map(({ action }) => action)).size).toBe(shortcutActions.length)
  expect(validateShortcuts({ isOff: false, keys: Object.fromEntries(shortcutActions.map(({ action, key }) => [action, key])) })).toBeNull()
})

test.each([
  // every key is different by default
  [asInstalled, 'j', 'j'],
  [asInstalled, '?', '?'],
  [asInstalled, 'Enter', 'Enter'],
  [asInstalled, '3', '3'],
  // two swapped keys, and one turned off
  [chosen, 'n', 'j'],
  [chosen, 'j', 'n'],
  [chosen, 'y', 'a'],
  [chosen, 'a', null],
  [chosen, 'k', 'k'],
  [chosen, 'Escape', 'Escape'],
  [chosen, '3', '3'],
] as const)('of %j the key %s stands for %s', (choice, pressed, stands) => {
  expect(installedKey(choice, pressed)).toBe(stands)
})

test.each([
  ['approve', 'y', null],
  ['approve', 'a', null],
  ['approve', 'r', 'This key is taken: Reject.'],
  ['approve', '5', 'Press a single letter or symbol.'],
  ['approve', ' ', 'Press a single letter or symbol.'],
  ['approve', '', 'Press a single letter or symbol.'],
  ['approve', 'Enter', 'Press a single letter or symbol.'],
] as const)('%s by %j: %s', (action, key, sentence) => {
  expect(validateShortcutKey(asInstalled, action, key)).toBe(sentence)
})

test('a key is stored only when it differs from the default, and a freed key can be used', () => {
  const once = withKey(asInstalled, 'approve', 'y')
  expect(once.keys).toEqual({ approve: 'y' })
  expect([keyOf(once, 'approve'), keyOf(once, 'reject'), keyOf(once, 'nothing')]).toEqual(['y', 'r', null])
  expect(validateShortcutKey(once, 'reject', 'a')).toBeNull()
  expect(withKey(once, 'approve', 'a').keys).toEqual({})
})

test.each([
  [{ unknown: 'q' }, 'There is no action unknown.'],
  [{ approve: 'r' }, 'This key is taken: Reject.'],
  [{ approve: 'q', reject: 'q' }, 'This key is taken: Reject.'],
  [{ approve: 'r', reject: 'a' }, null],
] as const)('a choice of %j: %s', (keys, sentence) => {
  expect(validateShortcuts({ isOff: false, keys: keys as Record<string, string> })).toBe(sentence)
})

// Names and initials.
import { expect, test } from 'vitest'
import { initialsOf, shownName } from './shown-name.ts'

test.each([
  ['Maya Okafor', 'MO'],
  ['maya van der berg', 'MB'],
  ['Cher', 'C'],
  ['  (Ada) "L" ', 'AL'],
  ['Élodie 3rd', 'É3'],
  ['', ''],
  ['---', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a bias-reducer project shows initials only', () => {
  expect([shownName('Maya Okafor', true), shownName('Maya Okafor', false), shownName('', true)]).toEqual(['M. O.', 'Maya Okafor', ''])
})

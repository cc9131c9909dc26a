// A new template's name is free.
import { expect, test } from 'vitest'
import { freeName } from './template-names.ts'

test.each([
  [[], 'A', 'A'],
  [['B'], 'A', 'A'],
  [['a '], 'A', 'A 2'],
  [['A', 'A 2'], 'A', 'A 3'],
])('beside %j a new %s is called %s', (taken, wanted, name) => {
  expect(freeName(taken, wanted)).toBe(name)
})

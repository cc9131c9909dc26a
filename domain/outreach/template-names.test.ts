// A new template gets an unused name.
import { expect, test } from 'vitest'
import { templateOf } from './sequence.ts'
import { freeName, withFormerNames } from './template-names.ts'

test.each([
  [[], 'A', 'A'],
  [['B'], 'A', 'A'],
  [['a '], 'A', 'A 2'],
  [['A', 'A 2'], 'A', 'A 3'],
])('next to %j, names a new %s %s', (taken, base, name) => {
  expect(freeName(taken, base)).toBe(name)
})

const named = (...names: string[]) => names.map((name) => ({ name }))

test.each([
  [named('A'), named('A'), [undefined]],
  [named('A'), named('B'), [['A']]],
  [named('A', 'B'), named('A', 'C'), [undefined, ['B']]],
  [[{ name: 'B', formerNames: ['A'] }], named('C'), [['A', 'B']]],
  [[{ name: 'B', formerNames: ['A'] }], named('B'), [['A']]],
  // swapped, added, deleted: nothing was renamed
  [named('A', 'B'), named('B', 'A'), [undefined, undefined]],
  [named('A'), named('A', 'B'), [undefined, undefined]],
  [named('A', 'B'), named('B'), [undefined]],
  // the old name is given to another template
  [[{ name: 'B', formerNames: ['A'] }], named('B', 'A'), [undefined, undefined]],
])('%j saved as %j remembers %j [589]', (before, after, former) => {
  expect(withFormerNames(before, after).map((template) => (template as { formerNames?: string[] }).formerNames)).toEqual(former)
})

test('an email in progress finds its template by its former name [589]', () => {
  const templates = [{ name: 'A' }, { name: 'C', formerNames: ['B'] }]
  expect(templateOf(templates, 'B')?.name).toBe('C')
  expect(templateOf([...templates, { name: 'B' }], 'B')?.name, 'the name comes before what was').toBe('B')
})

import { expect, test } from 'vitest'
import { parseLabels } from './labels.ts'

const header = 'posting\tfield\tvalue\n'

test('reads the labels of a posting below its set', () => {
  const [chemist] = parseLabels(`${header}a\tset\theld out\na\tyears_min\t3\na\tmust\tchemistry|chemist\na\tmust\tlab\n`, 'a.tsv')
  expect(chemist).toMatchObject({ id: 'a', heldOut: true, years: [3, null], must: ['chemistry|chemist', 'lab'], nice: [] })
})

test.each([
  ['a label before the set', 'a\tmust\tlab'],
  ['an unknown set', 'a\tset\tlater'],
  ['an unknown field', 'a\tset\ttuned\na\tskill\tlab'],
  ['years in words', 'a\tset\ttuned\na\tyears_min\ttwo'],
  ['an empty value', 'a\tset\ttuned\na\tmust\t'],
  ['a fourth cell', 'a\tset\ttuned\na\tmust\tlab\tx'],
])('rejects %s, naming file and line', (_, lines) => {
  expect(() => parseLabels(header + lines, 'a.tsv')).toThrow(/^a\.tsv line [23]: expected /)
})

import { expect, test } from 'vitest'
import { cleanPostalAddress, validatePostalAddress } from './postal-address.ts'

test('an address is stored as trimmed lines', () => {
  expect(cleanPostalAddress('  12 Quay Street \r\n\n Austin, TX 78701\t\n')).toBe('12 Quay Street\nAustin, TX 78701')
  expect(cleanPostalAddress(' \n ')).toBe('')
})

test.each([
  ['', null],
  ['12 Quay Street, Austin, TX 78701', null],
  ['PO Box 7\nToronto', null],
  ['Austin', 'Enter a whole address'],
  ['Somewhere-in-Austin', 'Enter a whole address'],
  ['12 Quay Street, '.repeat(20), '300 characters'],
  ['a b c d e f g h\n'.repeat(7), '6 lines'],
])('%j', (address, problem) => {
  if (problem === null) expect(validatePostalAddress(address)).toBeNull()
  else expect(validatePostalAddress(address)).toContain(problem)
})

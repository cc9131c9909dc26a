// The keys of the reasons for rejection.
import { rejectionReasons } from '@fairlead/domain/candidate/rejection'
import { expect, it } from 'vitest'
import { codeOfDigit, reasonGroups } from './reject-keys.ts'

it('offers every reason once', () => {
  const codes = reasonGroups.flatMap(({ reasons }) => reasons.map((reason) => reason.code))
  expect(codes.toSorted((a, b) => a - b)).toEqual(rejectionReasons.map((reason) => reason.code).toSorted((a, b) => a - b))
})

it('gives each digit one reason, 0 to Other', () => {
  const codes = [...'123456789'].map(codeOfDigit)
  expect(new Set(codes).size).toBe(9)
  expect(codes).not.toContain(null)
  expect(codeOfDigit('0')).toBe(11)
  expect(codeOfDigit('x')).toBeNull()
})

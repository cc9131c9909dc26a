// The keys of rejection reasons.
import { rejectionChoices } from '@fairlead/domain/candidate/rejection'
import { expect, it } from 'vitest'
import { reasonOfDigit, reasonGroups } from './RejectForm.tsx'

it('offers every reason once', () => {
  const keyed = reasonGroups.flatMap(({ reasons }) => reasons.map(({ reason }) => reason))
  expect(keyed.toSorted()).toEqual(rejectionChoices.map(({ reason }) => reason).toSorted())
})

it('gives each digit one reason, 0 to Other', () => {
  const reasons = [...'123456789'].map(reasonOfDigit)
  expect(new Set(reasons).size).toBe(9)
  expect(reasons).not.toContain(null)
  for (const reason of ['location', 'compensation', 'overqualified', 'job_title']) expect(reasons).toContain(reason)
  expect(reasonOfDigit('0')).toBe('other')
  expect(reasonOfDigit('x')).toBeNull()
})

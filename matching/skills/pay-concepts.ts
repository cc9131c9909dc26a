import { payStep } from '@fairlead/domain/shared/pay-steps'
import type { Profile } from '@fairlead/domain/shared/profile'
import { conceptId } from './concepts.ts'

const unknownPay = conceptId('pay', 0)

/** What a person is likely to expect at least, as a step; one concept for pay that isn't known. */
export function payConcept({
  estimatedSalary,
  estimatedSalaryCurrency,
}: Pick<Profile, 'estimatedSalary' | 'estimatedSalaryCurrency'>): number {
  const step = payStep(estimatedSalary?.[0] ?? null, estimatedSalaryCurrency ?? 'USD')
  return step === null ? unknownPay : conceptId('pay', step)
}

/** The concepts of people who are likely to accept at most this pay, and of those whose pay isn't known; null for an unlisted currency. */
export function payUpTo(max: number, currency: string): number[] | null {
  const last = payStep(max, currency)
  return last === null ? null : [unknownPay, ...Array.from({ length: last }, (_, index) => conceptId('pay', index + 1))]
}

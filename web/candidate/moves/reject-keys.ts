// Which digit ticks which rejection reason: 1 to 9 for the most frequent ones in the order shown, 0 for 'Other'.
import { rejectionChoices, type ReasonChoice, type RejectionReason } from '@fairlead/domain/candidate/rejection'

const groupOrder: readonly ReasonChoice['group'][] = ['Work Experience', 'Seniority', 'Education', 'Additional Considerations']

export type KeyedReason = ReasonChoice & { digit: string | null }

const rare: ReadonlySet<RejectionReason> = new Set([
  'job_changes',
  'not_hands_on',
  'prestige',
  'higher_degrees',
  'already_contacted',
  'sponsorship',
])

/** Groups in display order, each reason with its digit. */
export const reasonGroups: { group: ReasonChoice['group']; reasons: KeyedReason[] }[] = (() => {
  let next = 1
  return groupOrder.map((group) => ({
    group,
    reasons: rejectionChoices
      .filter((choice) => choice.group === group)
      .map((choice) => ({ ...choice, digit: choice.reason === 'other' ? '0' : rare.has(choice.reason) ? null : String(next++) })),
  }))
})()

/** A digit's reason, or null. */
export function reasonOfDigit(digit: string): RejectionReason | null {
  return reasonGroups.flatMap(({ reasons }) => reasons).find((choice) => choice.digit === digit)?.reason ?? null
}

// Which digit ticks which rejection reason: 1 to 9 in the order shown, 0 for 'Other'.
import { rejectionReasons, type ReasonChoice } from '@fairlead/domain/candidate/rejection'

const groupOrder: readonly ReasonChoice['group'][] = ['Work Experience', 'Seniority', 'Education', 'Additional Considerations']
const otherCode = 11

export interface KeyedReason extends ReasonChoice {
  digit: string | null
}

/** Groups in the order shown, each reason with its digit. */
export const reasonGroups: { group: ReasonChoice['group']; reasons: KeyedReason[] }[] = (() => {
  let next = 1
  return groupOrder.map((group) => ({
    group,
    reasons: rejectionReasons
      .filter((reason) => reason.group === group)
      .map((reason) => ({ ...reason, digit: reason.code === otherCode ? '0' : next <= 9 ? String(next++) : null })),
  }))
})()

/** The reason code of a digit, or null. */
export function codeOfDigit(digit: string): number | null {
  return reasonGroups.flatMap(({ reasons }) => reasons).find((reason) => reason.digit === digit)?.code ?? null
}

// Usage events by name, and which errors are reported.
import type { EventType } from '../events.ts'

/** The first name is the specification's; the others follow it. */
export const usageNames = {
  rejected: 'card_reject_fe',
  approved: 'card_approve_fe',
  imported: 'candidate_import_fe',
  submitted: 'project_submit_fe',
  replied: 'reply_received',
} as const
export type UsageName = (typeof usageNames)[keyof typeof usageNames]

/** The usage event to report; null if none. Moves are reported only when they are a user's decision. */
export function usageNameOf(event: { type: EventType; to?: unknown; from?: unknown }): UsageName | null {
  switch (event.type) {
    case 'candidate.moved':
      if (event.to === 'REJECTED') return usageNames.rejected
      return event.to === 'APPROVED' && event.from === 'UNDER_REVIEW' ? usageNames.approved : null
    case 'candidate.imported':
      return usageNames.imported
    case 'project.submitted':
      return usageNames.submitted
    case 'reply.received':
      return usageNames.replied
    default:
      return null
  }
}

/** The default sampling rate of error reports (spec A and B, section 9). */
export const errorSampleRate = 0.1

/** @param chance from 0 (inclusive) to 1 (exclusive), as returned by Math.random. */
export function isSampled(rate: number, chance: number): boolean {
  return chance < rate
}

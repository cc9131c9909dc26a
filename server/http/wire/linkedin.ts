// The result of a LinkedIn message, for the API: 200 sent, 202 pending.
import type { WireLinkedinContact } from '@fairlead/contract/shapes/outreach'
import type { LinkedinContact } from '../../features/outreach/linkedin/contact-by-linkedin.ts'
import { Answer } from '../endpoint.ts'

export function linkedinToWire({ state, byHand, scheduledAt, remaining }: LinkedinContact): Answer<WireLinkedinContact> {
  return new Answer(state === 'sent' || state === 'by_hand' ? 200 : 202, {
    state,
    profile_url: byHand?.profileUrl ?? null,
    text: byHand?.text ?? null,
    scheduled_date: scheduledAt?.toISOString() ?? null,
    remaining_swipes: remaining,
  })
}

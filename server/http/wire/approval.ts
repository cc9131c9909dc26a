// The result of an approval with an email, for the API.
import type { WireApproval } from '@fairlead/contract/shapes/outreach'
import type { ApprovedAndSent } from '../../features/outreach/emails/approve-and-send.ts'
import { screenerToWire } from './screener.ts'

export function approvalToWire({ emailStatus, message, remaining, screener }: ApprovedAndSent): WireApproval {
  return { email_status: emailStatus, remaining_swipes: remaining, ...queuedToWire(message), ...screenerToWire(screener) }
}

export function queuedToWire(message: ApprovedAndSent['message']) {
  return { message_id: message?.id ?? null, held_until: message?.heldUntil?.toISOString() ?? null }
}

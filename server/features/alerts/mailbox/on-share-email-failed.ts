// Notifies the user who shared candidates by email that the email did not arrive, or may not have.
import type { EventOf } from '@fairlead/domain/events'
import { mayHaveArrived, parkedReasons } from '@fairlead/domain/outreach/message-state'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { findFailure } from '../../mail/messages/message-facts.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfFailedShare(ctx: WorkspaceContext, event: EventOf<'share_email.failed'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const row = await findFailure(tx, event.messageId)
    if (!row) return
    await notify(tx, ctx, [event.userId], {
      projectId: null,
      candidateId: null,
      kind: 'share_email_failed',
      body: () => sentenceOf(row),
      onceKey: `share_email.failed:${event.messageId}`,
    })
  })
}

function sentenceOf({ to_email: address, why: reason, relay_answer: answer }: Failed): string {
  const parked = parkedReasons.find((entry) => entry === reason)
  if (parked && mayHaveArrived(parked)) return text.shareUnknown(address)
  if (reason === 'suppressed') return text.shareSuppressed(address)
  const sentence = reason === 'refused' ? text.shareRefused : text.shareNotSent
  return sentence(address) + (answer ? text.serverAnswer(answer) : '')
}

interface Failed {
  to_email: string
  why: string | null
  relay_answer: string | null
}

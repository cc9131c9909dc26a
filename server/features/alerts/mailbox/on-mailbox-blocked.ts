// Warns a mailbox's owner, at most once a day, that receiving servers refuse its email as spam or by policy.
import type { EventOf } from '@fairlead/domain/events'
import { blockedSentence } from '@fairlead/domain/outreach/mailbox'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { findCaretakers } from '../../mail/mailboxes/mailbox-views.ts'
import { notify } from '../delivery/notifications.ts'

export function notifyOfBlockedMailbox(ctx: WorkspaceContext, event: EventOf<'mailbox.blocked'>): Promise<void> {
  const { mailboxId, userId, address, answer, day } = event
  return ctx.transaction(async (tx) => {
    await notify(tx, ctx, mailboxId === null ? [userId] : await findCaretakers(tx, { mailboxId, userId }), {
      projectId: null,
      candidateId: null,
      kind: 'mailbox_blocked',
      body: () => blockedSentence(address, answer),
      onceKey: `mailbox_blocked:${mailboxId ?? address}:${day}`,
    })
  })
}

// Notifies a mailbox's owner that it is paused and its emails wait.
import { pauseSentence } from '@fairlead/domain/outreach/mailbox'
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { findCaretakers } from '../../mail/mailboxes/mailbox-views.ts'
import { notify } from '../delivery/notifications.ts'

export function notifyOfPausedMailbox(ctx: WorkspaceContext, event: EventOf<'mailbox.paused'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    // users who paused it themselves know
    if (event.why === 'user') return
    await notify(tx, ctx, await findCaretakers(tx, event), {
      projectId: null,
      candidateId: null,
      kind: 'mailbox_paused',
      body: () => `${event.address} is paused. ${pauseSentence(event.why)}`,
      onceKey: `mailbox_paused:${event.requestId}`,
    })
  })
}

// Tells the owner of a mailbox that it is paused: its emails wait until they act.
import { pauseSentence } from '@fairlead/domain/outreach/mailbox'
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../platform/context.ts'
import { notify } from './notifications.ts'

export function notifyOfPausedMailbox(ctx: WorkspaceContext, event: EventOf<'mailbox.paused'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    // those who paused it themselves know
    if (event.why === 'user') return
    await notify(tx, ctx, [event.userId], {
      projectId: null,
      candidateId: null,
      kind: 'mailbox_paused',
      body: `${event.address} is paused. ${pauseSentence(event.why)}`,
      onceKey: `mailbox_paused:${event.requestId}`,
    })
  })
}

// Notifies a mailbox's owner that a DNS record of its domain has become missing or wrong.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { findCaretakers } from '../../mail/mailboxes/mailbox-views.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfBrokenRecords(ctx: WorkspaceContext, event: EventOf<'mailbox.records_broken'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    await notify(tx, ctx, await findCaretakers(tx, event), {
      projectId: null,
      candidateId: null,
      kind: 'mailbox_records',
      body: () => text.brokenRecordAlert(event.domain),
      onceKey: `mailbox_records:${event.requestId}`,
    })
  })
}

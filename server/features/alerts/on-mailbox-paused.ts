// Notifies a mailbox's owner that it is paused and its emails wait.
import { pauseSentence } from '@fairlead/domain/outreach/mailbox'
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { notify } from './notifications.ts'

export function notifyOfPausedMailbox(ctx: WorkspaceContext, event: EventOf<'mailbox.paused'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    // users who paused it themselves know
    if (event.why === 'user') return
    await notify(tx, ctx, await caretakersOf(tx, event), {
      projectId: null,
      candidateId: null,
      kind: 'mailbox_paused',
      body: `${event.address} is paused. ${pauseSentence(event.why)}`,
      onceKey: `mailbox_paused:${event.requestId}`,
    })
  })
}

/** Its owner; for a workspace mailbox, every admin. */
export async function caretakersOf(tx: Tx, { mailboxId, userId }: { mailboxId: string; userId: string }): Promise<string[]> {
  const admins = await tx
    .selectFrom('mailbox')
    .innerJoin('users', 'users.workspace_id', 'mailbox.workspace_id')
    .select('users.id')
    .where('mailbox.id', '=', mailboxId)
    .where('mailbox.is_shared', '=', true)
    .where('users.is_workspace_admin', '=', true)
    .where('users.disabled_at', 'is', null)
    .execute()
  return admins.length > 0 ? admins.map(({ id }) => id) : [userId]
}

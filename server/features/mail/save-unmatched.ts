// Keeps email that belongs to no candidate until someone has looked at it.
import type { Database } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { insertReceived } from './inbound-mail-store.ts'
import type { ReceivedMail } from './inbound-mail.ts'

/**
 * It waits in the only workspace that has written to its sender, or in the only workspace. Any other email, especially a
 * stranger's, belongs to none: staff see it in operations and assign it to a workspace.
 */
export async function saveUnmatched(database: Database, received: ReceivedMail, recipient?: string): Promise<void> {
  const { mail } = received
  const sender = mail.from?.address.toLowerCase() ?? ''
  const writers =
    sender === ''
      ? []
      : await database.system
          .selectFrom('message')
          .select('workspace_id')
          .distinct()
          .where('to_email', '=', sender)
          .where('kind', '<>', 'team')
          .limit(2)
          .execute()
  const all = writers.length === 1 ? [] : await database.system.selectFrom('workspace').select('id').limit(2).execute()
  const workspaceId = recipient ?? (writers.length === 1 ? writers[0]!.workspace_id : all.length === 1 ? all[0]!.id : null)
  await database.system.transaction().execute(async (tx) => {
    const id = await insertReceived(tx, received, workspaceId, null)
    if (id && workspaceId) await record(tx, { workspaceId, userId: null }, { type: 'mail.unmatched', messageId: id })
  })
}

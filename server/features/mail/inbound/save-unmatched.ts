// Keeps email that belongs to no candidate until someone has looked at it.
import type { Database } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { findTwoWorkspaces } from '../../accounts/users/user-store.ts'
import { insertReceived } from './inbound-mail-store.ts'
import type { ReceivedMail } from './inbound-mail.ts'
import { findWorkspacesWritingTo } from '../messages/message-facts.ts'
import { must } from '@fairlead/domain/shared/records'

/**
 * It waits in the only workspace that has written to its sender, or in the only workspace. Any other email, especially a
 * stranger's, belongs to none: staff see it in operations and assign it to a workspace.
 */
export async function saveUnmatched(database: Database, received: ReceivedMail, recipient?: string): Promise<void> {
  const { mail } = received
  const sender = mail.from?.address.toLowerCase() ?? ''
  const writers = sender === '' ? [] : await findWorkspacesWritingTo(database, sender)
  const all = writers.length === 1 ? [] : await findTwoWorkspaces(database.system)
  const workspaceId = recipient ?? (writers.length === 1 ? must(writers[0]) : all.length === 1 ? must(all[0]) : null)
  await database.system.transaction().execute(async (tx) => {
    const id = await insertReceived(tx, received, workspaceId, null)
    if (id && workspaceId) await record(tx, { workspaceId, userId: null }, { type: 'mail.unmatched', messageId: id })
  })
}

// Ends what a user has connected and started: sign-in providers, second factors, calendars, mailboxes, LinkedIn, and unused invitations.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/schema.ts'
import { deleteFactorsOf } from '../factors/factor-store.ts'
import { removeIdentities } from '../providers/identity-store.ts'
import { unlinkSsoUser } from '../sso/sso-identity-store.ts'
import { withdrawInvitationsOf } from '../members/invitations.ts'

/** Connections belong to features above accounts; they end in the transaction that removes the account. */
export async function endConnections(tx: Kysely<DB>, userId: string): Promise<void> {
  await removeIdentities(tx, userId)
  await unlinkSsoUser(tx, userId)
  await deleteFactorsOf(tx, userId)
  await tx.deleteFrom('calendar_account').where('user_id', '=', userId).execute()
  const ownMailboxes = tx.selectFrom('mailbox').select('id').where('user_id', '=', userId).where('is_shared', '=', false)
  await tx.deleteFrom('mailbox_token').where('mailbox_id', 'in', ownMailboxes).execute()
  await tx.deleteFrom('mailbox_subscription').where('mailbox_id', 'in', ownMailboxes).execute()
  await tx
    .updateTable('mailbox')
    .set({ secret: null, disconnected_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    // a mailbox of the workspace stays
    .where('is_shared', '=', false)
    .execute()
  await tx.deleteFrom('linkedin_account').where('user_id', '=', userId).execute()
  await withdrawInvitationsOf(tx, userId)
}

/** Ends what leads out of a workspace: the link to the applicant tracking system. */
export async function endWorkspaceConnections(tx: Kysely<DB>, workspaceId: string): Promise<void> {
  await tx.deleteFrom('ats_link').where('workspace_id', '=', workspaceId).execute()
}

/** Keeps a lost address on the rosters of the workspace's projects, as one that belongs to no one. */
export async function replaceOnRosters(tx: Kysely<DB>, workspaceId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('project_collaborator')
    .set({ email: to })
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', from)
    .execute()
}

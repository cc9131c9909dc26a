// The first verification of an address that someone else may have registered: its owner gets an account that no one else can
// use.
import type { Kysely } from 'kysely'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'
import { endConnections, endWorkspaceConnections, replaceOnRosters } from './end-connections.ts'
import { closeAccountLinks, closeWorkspaceReviewLinks } from '../security/link-store.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { closeSessionsOf } from '../sessions/session-store.ts'
import { clearCredentials, insertUser, openWorkspace, releaseAddress, type KnownUser } from '../users/user-store.ts'
import { readContact } from '../users/user-views.ts'
import { ownerOf } from '../users/workspace-rights.ts'

/**
 * Call under the lock of the user's row, before the address counts as verified. Ends the previous holder's sessions, password,
 * providers, calendars, other connections, and open links. If they created the workspace and others are in it, the verified
 * owner gets a new account in a separate workspace; the old account stays, disabled and without the address. Returns the
 * account that now has the address.
 */
export async function reclaimAccount(tx: Kysely<DB>, user: KnownUser, now: Date): Promise<KnownUser> {
  const { id, workspace_id, email } = user
  await closeSessionsOf(tx, id)
  await closeAccountLinks(tx, id, now)
  await clearCredentials(tx, id)
  await endConnections(tx, id)
  const isOwner = (await ownerOf(tx, workspace_id)) === id
  const colleagues = await tx
    .selectFrom('users')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('id', '<>', id)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (isOwner) {
    // outgoing connections were set up by the old holder
    await endWorkspaceConnections(tx, workspace_id)
    await closeWorkspaceReviewLinks(tx, workspace_id, now)
  }
  const reclaimed = isOwner && colleagues ? await inNewWorkspace(tx, user, now) : user
  const event = { workspaceId: reclaimed.workspace_id, userId: reclaimed.id, actor: email }
  await recordAuditEvent(tx, { ...event, kind: 'account_reclaimed', details: { new_workspace: reclaimed.id !== id } })
  return reclaimed
}

async function inNewWorkspace(tx: Kysely<DB>, user: KnownUser, now: Date): Promise<KnownUser> {
  const { company, jobTitle } = await readContact(tx, user.id)
  await releaseAddress(tx, user.id, now)
  await replaceOnRosters(tx, user.workspace_id, user.email, `${user.id}@removed.invalid`)
  return insertUser(tx, {
    workspaceId: await openWorkspace(tx, company),
    email: user.email,
    passwordHash: null,
    firstName: user.first_name,
    lastName: user.last_name,
    company,
    jobTitle,
    emailVerifiedAt: now,
    id: newId(),
  })
}

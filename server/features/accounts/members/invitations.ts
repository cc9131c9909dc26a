// Invitations: a secret link for one address; registering with it joins the workspace instead of opening a new one.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { requireWorkspaceAdmin } from '../users/workspace-rights.ts'
import { findUserByEmail } from '../users/user-views.ts'
import { text } from '../texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'

const days = 14
const hashOf = (token: string) => createHash('sha256').update(token).digest()

export interface MadeInvitation {
  email: string
  token: string
  /** The ID of this invitation. */
  id: string
  days: number
}

/**
 * Creates a link for the address. Only `tell` gets its token, to email it in the same transaction: using it verifies the
 * mailbox, so the inviter must not have it.
 */
export function inviteColleague(
  ctx: ActorContext,
  address: string,
  tell: (tx: Tx, made: MadeInvitation) => Promise<void>,
): Promise<{ email: string; isMember: boolean }> {
  const email = normaliseEmail(address)
  if (!isEmail(email)) throw new Refusal('invalid_input', undefined, { email: messages.invalidEmail })
  return ctx.transaction(async (tx) => {
    const memberId = await findUserByEmail(tx, email)
    if (memberId) return { email, isMember: true }
    const token = newSecret()
    const expires_at = new Date(ctx.now().getTime() + days * 86_400_000)
    await tx.deleteFrom('invitation').where('email', '=', email).where('used_at', 'is', null).execute()
    await tx
      .insertInto('invitation')
      .values({
        token_hash: hashOf(token),
        workspace_id: ctx.workspaceId,
        email,
        invited_by: ctx.userId,
        created_at: ctx.now(),
        expires_at,
        proves_address: true,
      })
      .execute()
    const { userId, workspaceId, actor } = ctx
    await recordAuditEvent(tx, { kind: 'invitation_sent', workspaceId, userId, actor: actor.email, target: email })
    await tell(tx, { email, token, id: hashOf(token).toString('hex').slice(0, 32), days })
    return { email, isMember: false }
  })
}

export interface OpenInvitation {
  workspaceId: string
  email: string
  company: string
  invitedBy: string
}

/** The content of an unused, valid link; null for any other. */
export async function findInvitation(db: Kysely<DB>, token: string, now: Date): Promise<OpenInvitation | null> {
  const row = await db
    .selectFrom('invitation')
    .innerJoin('workspace', 'workspace.id', 'invitation.workspace_id')
    .innerJoin('users', 'users.id', 'invitation.invited_by')
    .select(['invitation.workspace_id', 'invitation.email', 'workspace.name', 'users.first_name', 'users.last_name'])
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row
    ? { workspaceId: row.workspace_id, email: row.email, company: row.name, invitedBy: `${row.first_name} ${row.last_name}` }
    : null
}

/**
 * Uses the link up, in the transaction of the registration; refuses one that is unknown, used, expired or for another address.
 * Using it verifies the address, because only the mailbox received it; this doesn't apply to links from before that was the
 * case.
 */
export async function redeemInvitation(
  tx: Kysely<DB>,
  token: string,
  email: string,
  now: Date,
): Promise<{ workspaceId: string; provesAddress: boolean }> {
  const row = await tx
    .updateTable('invitation')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['workspace_id', 'proves_address'])
    .executeTakeFirst()
  if (!row)
    throw new Refusal('invalid_input', text.invitationEnded, {
      email: text.invitationForAnother,
    })
  return { workspaceId: row.workspace_id, provesAddress: row.proves_address }
}

/** Ends the link of a pending invitation; refuses with 'not_found' when none is pending. For admins of the workspace. */
export function revokeInvitation(ctx: ActorContext, email: string): Promise<void> {
  const { workspaceId, userId, actor } = ctx
  return ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, actor)
    const gone = await tx
      .deleteFrom('invitation')
      .where('workspace_id', '=', workspaceId)
      .where('email', '=', email)
      .where('used_at', 'is', null)
      .returning('email')
      .execute()
    if (gone.length === 0) throw new Refusal('not_found', text.noInvitation)
    await recordAuditEvent(tx, { kind: 'invitation_revoked', workspaceId, userId, actor: actor.email, target: email })
  })
}

/** A user's unused invitations. */
export async function withdrawInvitationsOf(tx: Kysely<DB>, userId: string): Promise<void> {
  await tx.deleteFrom('invitation').where('invited_by', '=', userId).where('used_at', 'is', null).execute()
}

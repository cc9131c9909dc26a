// An address takes effect once a link sent to it is used in a session of the account: the first address, and every later one.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'
import { countAttempt } from '../security/login-rate-limit.ts'
import { closeAccountLinks, findLink, useLink } from '../security/link-store.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { closeSessionsOf, readOpenedBy } from '../sessions/session-store.ts'
import { refuseAddressElsewhere } from '../sso/sso-rule.ts'
import { emailTaken, lockUserById, saveEmail, savePendingEmail, saveVerifiedEmail } from '../users/user-store.ts'
import { findUserByEmail } from '../users/user-views.ts'
import { text } from '../texts/texts.ts'

const requests = 5
const linkEnded = () => new Refusal('not_found', text.proofLinkInvalid)

export interface ProvenEmail {
  /** The account's current address. */
  email: string
  /** null when the address didn't change and was only verified. */
  before: string | null
}

/**
 * Uses the link up. The session must be the account's: someone who receives a link for a stranger's account can't give it their
 * address with a click. `onMoved` propagates the new address, in the same transaction.
 */
export async function proveEmail(
  db: Kysely<DB>,
  ctx: ActorContext,
  token: string,
  session: string,
  onMoved: (tx: Tx, from: string, to: string) => Promise<void>,
): Promise<ProvenEmail> {
  if ((await readOpenedBy(db, session)) !== null) throw new Refusal('not_permitted')
  const now = ctx.now()
  const link = await findLink(db, token, 'prove_email', now)
  if (!link?.email || link.userId !== ctx.userId) throw linkEnded()
  const to = link.email
  return db.transaction().execute(async (tx) => {
    const user = await lockUserById(tx, ctx.userId)
    if (!user || (to !== user.email && to !== user.pending_email) || !(await useLink(tx, link.hash, now))) throw linkEnded()
    const by = { workspaceId: user.workspace_id, userId: user.id }
    if (to === user.email) {
      await saveVerifiedEmail(tx, user.id, now)
      await recordAuditEvent(tx, { ...by, kind: 'email_verified', actor: to })
      return { email: to, before: null }
    }
    await assertFree(tx, user.workspace_id, to)
    await refuseAddressElsewhere(tx, { workspaceId: user.workspace_id, from: user.email, to }, now)
    await saveEmail(tx, user.id, to, now)
    await onMoved(tx, user.email, to)
    await closeAccountLinks(tx, user.id, now)
    await closeSessionsOf(tx, user.id, session)
    await recordAuditEvent(tx, { ...by, kind: 'email_changed', actor: user.email, target: to })
    await record(tx, by, { type: 'sign_in.changed', userId: user.id, to: user.email, change: 'email', requestId: newId() })
    return { email: to, before: user.email }
  })
}

/** An address that has an account, or that a roster in the workspace reserves for its owner, can't be taken by another account. */
export async function assertFree(tx: Kysely<DB>, workspaceId: string, email: string): Promise<void> {
  const taken = await findUserByEmail(tx, email)
  const meant = await tx
    .selectFrom('project_collaborator')
    .select('project_id')
    .where('email', '=', email)
    .where('workspace_id', '=', workspaceId)
    .limit(1)
    .executeTakeFirst()
  if (taken || meant) throw emailTaken()
}

/** Stores the account's future address and sends a link to it. */
export async function requestEmailChange(tx: Tx, ctx: ActorContext, email: string): Promise<void> {
  const { workspaceId, userId, actor } = ctx
  await assertFree(tx, workspaceId, email)
  await refuseAddressElsewhere(tx, { workspaceId, from: actor.email, to: email }, ctx.now())
  await savePendingEmail(tx, userId, email)
  await record(tx, ctx, { type: 'email.to_prove', userId, email, requestId: newId() })
  await recordAuditEvent(tx, { kind: 'email_change_requested', workspaceId, userId, actor: actor.email, target: email })
}

/** Sends the link again: to the pending address, else to the account's own while it isn't verified. Returns the address. */
export async function resendProof(db: Kysely<DB>, ctx: ActorContext): Promise<string> {
  await countAttempt(db, `prove ${ctx.userId}`, ctx.now(), requests)
  return db.transaction().execute(async (tx) => {
    const user = await lockUserById(tx, ctx.userId)
    const email = user?.pending_email ?? (user?.email_verified_at === null ? user.email : null)
    if (!email) throw new Refusal('not_found', text.verifiedAlready)
    await record(tx, ctx, { type: 'email.to_prove', userId: ctx.userId, email, requestId: newId() })
    return email
  })
}

/** Keeps the address, and ends links sent to the other one. */
export async function cancelEmailChange(db: Kysely<DB>, ctx: ActorContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await lockUserById(tx, ctx.userId)
    if (!user?.pending_email) return
    await savePendingEmail(tx, ctx.userId, null)
    await closeAccountLinks(tx, ctx.userId, ctx.now())
  })
}

// The provider accounts a user signs in with: listed, linked while signed in, and removed.
import { sql } from 'kysely'
import type { IdentityProvider } from '@fairlead/domain/ports/identity'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { findLinkedUser, identitiesOf, removeIdentity, saveIdentity, saveRefreshToken, type LinkedIdentity } from './identity-store.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { aboutIdentity, clearCachedToken } from './provider-token.ts'
import { redeemCode, type ProviderCode } from './redeem-code.ts'
import { requireConfirmed } from '../factors/confirm-identity.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { readOpenedBy } from '../sessions/session-store.ts'
import { findPasswordHash } from '../users/user-store.ts'

export interface WaysIn {
  hasPassword: boolean
  identities: LinkedIdentity[]
}

export function readWaysIn(ctx: ActorContext): Promise<WaysIn> {
  return ctx.transaction((tx) => waysIn(tx, ctx))
}

/** A user who is signed in both here and there owns both; the addresses may differ. Staff in another user's session may not. */
export async function linkIdentity(
  database: Database,
  ctx: ActorContext,
  provider: IdentityProvider | null,
  form: ProviderCode,
  session: string,
  secrets: Secrets,
): Promise<WaysIn & { linkedId: string }> {
  await ownSession(database, session)
  const proven = await redeemCode(provider, form)
  // requesting more scopes from the same account isn't a new way to sign in
  if (!(await findLinkedUser(database.system, proven))) await requireConfirmed(database.system, ctx, session, '')
  return database.system.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${proven.issuer + ' ' + proven.subject}, 17))`.execute(tx)
    const owner = await findLinkedUser(tx, proven)
    if (owner && owner.id !== ctx.userId) throw new Refusal('identity_taken')
    const linkedId = await saveIdentity(tx, { id: ctx.userId, workspace_id: ctx.workspaceId }, form.provider, proven)
    if (proven.refreshToken !== null) {
      await saveRefreshToken(tx, linkedId, secrets.close(proven.refreshToken, aboutIdentity(linkedId)))
      clearCachedToken(linkedId)
    }
    if (!owner) await notifyOfChange(tx, ctx, 'provider_linked', `${form.provider}: ${proven.email}`)
    return { ...(await waysIn(tx, ctx)), linkedId }
  })
}

/** The last way to sign in stays. An identity that is no longer linked is already gone. */
export async function unlinkIdentity(database: Database, ctx: ActorContext, id: string, session: string): Promise<WaysIn> {
  await requireConfirmed(database.system, ctx, session, '')
  return ctx.transaction(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', ctx.userId).forUpdate().execute()
    const { hasPassword, identities } = await waysIn(tx, ctx)
    const remaining = identities.filter((identity) => identity.id !== id)
    if (!hasPassword && remaining.length === 0 && identities.length > 0) throw new Refusal('only_sign_in')
    const gone = identities.find((identity) => identity.id === id)
    if (!gone) return { hasPassword, identities }
    await removeIdentity(tx, ctx.userId, id)
    await notifyOfChange(tx, ctx, 'provider_unlinked', `${gone.provider}: ${gone.email}`)
    return { hasPassword, identities: remaining }
  })
}

async function ownSession(database: Database, session: string): Promise<void> {
  if ((await readOpenedBy(database.system, session)) !== null) throw new Refusal('not_permitted')
}

async function waysIn(tx: Tx, ctx: ActorContext): Promise<WaysIn> {
  return { hasPassword: (await findPasswordHash(tx, ctx.userId)) !== null, identities: await identitiesOf(tx, ctx.userId) }
}

async function notifyOfChange(tx: Tx, ctx: ActorContext, change: 'provider_linked' | 'provider_unlinked', target: string): Promise<void> {
  const { workspaceId, userId, actor } = ctx
  await recordAuditEvent(tx, { kind: change, workspaceId, userId, actor: actor.email, target })
  await record(tx, ctx, { type: 'sign_in.changed', userId, to: actor.email, change, requestId: newId() })
}

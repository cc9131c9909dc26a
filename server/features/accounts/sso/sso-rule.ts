// Whether a workspace requires single sign-on, and who may still sign in without it.
import type { Kysely } from 'kysely'
import { domainOf } from '@fairlead/domain/account/single-sign-on'
import { Refusal } from '@fairlead/domain/refusal'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { isBreakGlass, readSsoFrom, type KnownUser } from '../users/user-store.ts'
import { text } from '../texts/texts.ts'
import { listConnections } from './sso-connection-store.ts'
import { ownerOfDomain } from './sso-domain-store.ts'

export interface RequiredSso {
  workspaceId: string
  /** The first connection, where refused users can sign in. */
  connection: { id: string; name: string } | null
}

/** The workspace that requires single sign-on of this address now; null = none does. */
export async function requiredSso(db: Kysely<DB>, email: string, now: Date): Promise<RequiredSso | null> {
  const workspaceId = await ownerOfDomain(db, domainOf(email))
  if (workspaceId === null) return null
  const from = await readSsoFrom(db, workspaceId)
  if (from === null || from > now) return null
  const [connection] = await listConnections(db, workspaceId)
  return { workspaceId, connection: connection ? { id: connection.id, name: connection.name } : null }
}

/** Says where to sign in instead; the screen makes a link of `connection`. */
export function ssoRequired({ connection }: RequiredSso): Refusal {
  const fields = connection && { connection: connection.id }
  return new Refusal('sso_required', connection ? text.signInWithCompany(connection.name) : undefined, fields)
}

/**
 * Refuses a sign-in by anything else with 'sso_required' where it must be single sign-on. True for a break-glass admin, null where
 * it isn't required; accounts in other workspaces aren't affected.
 */
export async function refuseWithoutSso(db: Kysely<DB>, user: KnownUser, now: Date): Promise<true | null> {
  const rule = await requiredSso(db, user.email, now)
  if (rule?.workspaceId !== user.workspace_id) return null
  if (!(await isBreakGlass(db, user.id))) throw ssoRequired(rule)
  return true
}

/** The same at the end of a sign-in: a break-glass admin needs a second factor, is on record, and all admins are notified. */
export async function admitWithoutSso(tx: Tx, user: KnownUser, now: Date, { hasSecond }: { hasSecond: boolean }): Promise<void> {
  if (!(await refuseWithoutSso(tx, user, now))) return
  if (!hasSecond) throw new Refusal('sso_required')
  const by = { workspaceId: user.workspace_id, userId: user.id }
  await recordAuditEvent(tx, { ...by, kind: 'break_glass_sign_in', actor: user.email })
  await record(tx, by, { type: 'sso.break_glass_used', userId: user.id, email: user.email, requestId: newId() })
}

/** While single sign-on is required of an account, its address stays in the workspace's domains: one elsewhere would escape the rule. */
export async function refuseAddressElsewhere(
  db: Kysely<DB>,
  { workspaceId, from, to }: { workspaceId: string; from: string; to: string },
  now: Date,
): Promise<void> {
  const isRequired = (await requiredSso(db, from, now))?.workspaceId === workspaceId
  if (isRequired && (await ownerOfDomain(db, domainOf(to))) !== workspaceId)
    throw new Refusal('invalid_input', undefined, { email: text.addressOfCompany })
}

// The only writer of suppressions, matched by keyed hashes.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import {
  domainKey,
  domainsOf,
  mostSevere,
  isAboutPerson,
  outranks,
  type Suppression,
  type SuppressionReason,
  type SuppressionScope,
} from '@fairlead/domain/outreach/suppression'
import { addressKey, normaliseEmail } from '@fairlead/domain/shared/validation'
import { must } from '@fairlead/domain/shared/records'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { SuppressionTable } from '../../../platform/schema.ts'

export type SuppressionRow = Selectable<SuppressionTable>
/** The context of a lookup, without transactions. */
type Hashing = Pick<WorkspaceContext, 'hashAddress'>

export interface FoundSuppression extends Suppression {
  at: Date
}

/** A person may be a candidate of several projects, so decisions about an address are serialized by this lock. */
export async function lockAddress(tx: Tx, ctx: Pick<WorkspaceContext, 'workspaceId'>, email: string): Promise<void> {
  await lockAddresses(tx, ctx, [email])
}

async function lockAddresses(tx: Tx, ctx: Pick<WorkspaceContext, 'workspaceId'>, emails: readonly string[]): Promise<void> {
  const names = sortedNames(ctx, emails)
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 7126)) from unnest(${names}::text[]) as name`.execute(tx)
}

/** One order for everyone who locks several. */
const sortedNames = ({ workspaceId }: Pick<WorkspaceContext, 'workspaceId'>, keys: readonly string[]): string[] =>
  [...new Set(keys.map((key) => `${workspaceId} ${addressKey(key)}`))].toSorted()

/** Before intents: an address or domain that is closed now is seen, one that is closed from now on waits. */
export async function lockForIntents(tx: Tx, ctx: Pick<WorkspaceContext, 'workspaceId'>, emails: readonly string[]): Promise<void> {
  const addresses = sortedNames(ctx, emails)
  const domains = sortedNames(ctx, emails.flatMap(domainsOf).map(domainKey))
  const areShared = [...addresses.map(() => false), ...domains.map(() => true)]
  await sql`
    select case when is_shared then pg_advisory_xact_lock_shared(hashtextextended(name, 7126))
      else pg_advisory_xact_lock(hashtextextended(name, 7126)) end
    from unnest(${[...addresses, ...domains]}::text[], ${areShared}::bool[]) as locks (name, is_shared)`.execute(tx)
}

/** The most serious suppression of any of these addresses; null when there are none. */
export async function findSuppression(tx: Tx, ctx: Hashing, addresses: readonly (string | null)[]): Promise<FoundSuppression | null> {
  return mostSevere(await readSuppressions(tx, ctx, addresses))
}

/** The same for other channels: a bounced address doesn't affect them. */
export async function findPersonSuppression(tx: Tx, ctx: Hashing, addresses: readonly (string | null)[]): Promise<FoundSuppression | null> {
  return mostSevere((await readSuppressions(tx, ctx, addresses)).filter(isAboutPerson))
}

/** All that apply to these addresses. */
export async function readSuppressions(tx: Tx, ctx: Hashing, addresses: readonly (string | null)[]): Promise<FoundSuppression[]> {
  const suppressionsOf = await readSuppressionsOfEach(tx, ctx, addresses)
  return [...new Set(addresses.flatMap(suppressionsOf))]
}

/** Reads those of several addresses at once; returns which are in force for one of them. */
export async function readSuppressionsOfEach(
  tx: Tx,
  ctx: Hashing,
  addresses: readonly (string | null)[],
): Promise<(address: string | null) => FoundSuppression[]> {
  const clean = (address: string | null) => (address === null ? '' : normaliseEmail(address))
  const cleaned = [...new Set(addresses.map(clean).filter((address) => address !== ''))]
  if (cleaned.length === 0) return () => []
  // entries of deleted people have a hash only; all others hold for every spelling of their address
  const keysOf = (address: string) => [...new Set([address, addressKey(address)]), ...domainsOf(address).map(domainKey)]
  const keys = [...new Set(cleaned.flatMap(keysOf))]
  const hashes = await Promise.all(keys.map((key) => ctx.hashAddress(key)))
  const keyOfHash = new Map(hashes.map((hash, index) => [hash.toString('hex'), must(keys[index])]))
  const rows = await tx
    .selectFrom('suppression')
    .select(['reason', 'scope', 'at', 'hash', 'email'])
    .where((eb) =>
      eb.or([eb('hash', '=', sql<Buffer>`any(${hashes})`), sql<boolean>`address_key(email) = any(${cleaned.map(addressKey)})`]),
    )
    .execute()
  const byKey = Map.groupBy(
    rows.map(({ hash, email, ...suppression }) => ({
      key: email !== null && suppression.scope === 'address' ? addressKey(email) : hash ? keyOfHash.get(hash.toString('hex')) : email,
      suppression,
    })),
    ({ key }) => key,
  )
  return (address) => keysOf(clean(address)).flatMap((key) => (byKey.get(key) ?? []).map(({ suppression }) => suppression))
}

export interface NewSuppression {
  /** The address, or the domain. */
  name: string
  scope?: SuppressionScope
  reason: SuppressionReason
  /** The reply it was read from. */
  inboundId?: string | null
}

/**
 * Stops everything the workspace sends to an address or domain: no intent can be committed after this one. False when it was
 * already on the list for the same or a stronger reason.
 */
export async function addSuppression(tx: Tx, ctx: WorkspaceContext, entry: NewSuppression): Promise<boolean> {
  const { scope = 'address', reason, inboundId = null } = entry
  const name = normaliseEmail(entry.name)
  await lockAddress(tx, ctx, scope === 'domain' ? domainKey(name) : name)
  const hash = await ctx.hashAddress(scope === 'domain' ? domainKey(name) : name)
  const existing = await tx
    .selectFrom('suppression')
    .select(['id', 'reason'])
    .where((eb) => eb.or([eb('hash', '=', hash), eb('email', '=', name), sql<boolean>`address_key(email) = ${addressKey(name)}`]))
    .executeTakeFirst()
  const values = { email: name, hash, scope, reason, at: ctx.now(), inbound_id: inboundId, user_id: ctx.userId }
  if (!existing) {
    await tx
      .insertInto('suppression')
      .values({ ...values, id: newId(), workspace_id: ctx.workspaceId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  }
  if (!outranks(reason, existing.reason)) return false
  await tx.updateTable('suppression').set(values).where('id', '=', existing.id).execute()
  return true
}

/** Records that an address belongs to a deleted person, without the address. */
export async function eraseSuppressions(tx: Tx, ctx: WorkspaceContext, addresses: readonly string[]): Promise<void> {
  for (const address of addresses.filter((entry) => entry.includes('@')).toSorted()) {
    await lockAddress(tx, ctx, address)
    const hash = await ctx.hashAddress(addressKey(address))
    await tx
      .deleteFrom('suppression')
      .where((eb) => eb.or([sql<boolean>`address_key(email) = ${addressKey(address)}`, eb('hash', '=', hash)]))
      .execute()
    await tx
      .insertInto('suppression')
      .values({ id: newId(), workspace_id: ctx.workspaceId, hash, email: null, scope: 'address', reason: 'erased', at: ctx.now() })
      .execute()
  }
}

/** Locks an entry of the list by its ID. */
export function lockSuppression(tx: Tx, id: string) {
  return tx.selectFrom('suppression').select(['reason', 'email']).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The entry of an address whose owner may allow email again with this link. */
export function findOptIn(database: Database, hash: string) {
  return database.system
    .selectFrom('suppression')
    .select(['workspace_id', 'email'])
    .where('opt_in_hash', '=', hash)
    .where('opt_in_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** The email with this unsubscribe link, with its recipient's suppression and settings. */
export function findOptOut(database: Database, hash: string) {
  return database.system
    .selectFrom('message')
    .leftJoin('suppression', (join) =>
      join
        .onRef('suppression.workspace_id', '=', 'message.workspace_id')
        .on(sql<boolean>`address_key(suppression.email) = address_key(message.to_email)`),
    )
    .leftJoin('users', (join) =>
      join
        .onRef('users.workspace_id', '=', 'message.workspace_id')
        .onRef('users.email', '=', 'message.to_email')
        .on('message.email_type', '=', 'notification_digest'),
    )
    .select(['message.workspace_id', 'message.candidate_id', 'message.person_id', 'message.to_email', 'suppression.reason'])
    .select(['users.id as user_id', 'users.notification_mail'])
    .where('message.opt_out_hash', '=', hash)
    .executeTakeFirst()
}

/** The entry of an address whose owner unsubscribed it, with the end of its latest opt-in link. */
export function findUnsubscribed(tx: Tx, email: string) {
  return tx
    .selectFrom('suppression')
    .select('opt_in_until')
    .where(sql<boolean>`address_key(email) = ${addressKey(email)}`)
    .where('reason', '=', 'unsubscribed')
    .executeTakeFirst()
}

/** Allows what only this reply had stopped, because a user corrected its classification. */
export async function allowAgain(tx: Tx, inboundId: string): Promise<void> {
  await tx.deleteFrom('suppression').where('inbound_id', '=', inboundId).execute()
}

/** Removes one entry; the caller has checked that this is allowed. */
export async function deleteSuppression(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('suppression').where('id', '=', id).execute()
}

/** The recipient withdraws their opt-out. */
export async function deleteOptOut(tx: Tx, email: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('suppression')
    .where(sql<boolean>`address_key(email) = ${addressKey(email)}`)
    .where('reason', '=', 'unsubscribed')
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** The link that was sent to an address so that its owner can opt in again. */
export async function saveOptIn(tx: Tx, email: string, link: { hash: string; until: Date }): Promise<void> {
  await tx
    .updateTable('suppression')
    .set({ opt_in_hash: link.hash, opt_in_until: link.until })
    .where(sql<boolean>`address_key(email) = ${addressKey(email)}`)
    .execute()
}

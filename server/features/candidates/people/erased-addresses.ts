// The only writer of the hashed addresses of deleted people, which prevent contacting them again.
import { addressKey } from '@fairlead/domain/shared/validation'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { emailsOf, hasAddress, namelyId, type Newcomer } from './person-book.ts'

type Hashing = Pick<WorkspaceContext, 'hashAddress' | 'workspaceId'>

export async function saveErasedAddresses(tx: Tx, ctx: WorkspaceContext, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  const hashes = await Promise.all([...new Set(addresses.map(addressKey))].map((key) => ctx.hashAddress(key)))
  await tx
    .insertInto('erased_address')
    .values(hashes.map((hash) => ({ workspace_id: ctx.workspaceId, address_hash: hash, at: ctx.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True when one of the addresses belongs to a deleted person. */
export async function isErased(tx: Tx, ctx: Hashing, addresses: readonly string[]): Promise<boolean> {
  return (await findErased(tx, ctx, addresses)).size > 0
}

/** Those of the addresses that belong to someone who was deleted. */
export async function findErased(tx: Tx, ctx: Hashing, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  // hashing a chunk of an import costs more than asking whether anyone was deleted at all
  if (!(await tx.selectFrom('erased_address').select('address_hash').limit(1).executeTakeFirst())) return new Set()
  const byHash = new Map<string, string[]>()
  const note = (hash: Buffer, address: string) => byHash.set(hash.toString('hex'), [...(byHash.get(hash.toString('hex')) ?? []), address])
  for (const address of addresses) {
    for (const key of new Set([address, addressKey(address)])) note(await ctx.hashAddress(key), address)
  }
  const rows = await tx
    .selectFrom('erased_address')
    .select('address_hash')
    .where(
      'address_hash',
      'in',
      [...byHash.keys()].map((hash) => Buffer.from(hash, 'hex')),
    )
    .execute()
  return new Set(rows.flatMap((row) => byHash.get(row.address_hash.toString('hex')) ?? []))
}

const addressesOf = (workspaceId: string, { profile }: Newcomer): string[] =>
  hasAddress(profile) ? [...emailsOf(profile), ...(profile.linkedinUrl ? [profile.linkedinUrl] : [])] : [namelyId(workspaceId, profile)]

/** Separates newcomers who were deleted before from the others. */
export async function readErased(tx: Tx, ctx: Hashing, newcomers: readonly Newcomer[]): Promise<(newcomer: Newcomer) => boolean> {
  const erased = await findErased(
    tx,
    ctx,
    newcomers.flatMap((newcomer) => addressesOf(ctx.workspaceId, newcomer)),
  )
  return (newcomer) => erased.size > 0 && addressesOf(ctx.workspaceId, newcomer).some((address) => erased.has(address))
}

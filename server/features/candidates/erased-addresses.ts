// The only writer of what is kept of deleted people: hashes of their addresses, by which they are recognized and left alone.
import { createHash } from 'node:crypto'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { emailsOf, hasAddress, namelyId, type Newcomer } from './person-book.ts'

/** Of an email, a LinkedIn page, or the id of someone known by name only. Differs from workspace to workspace. */
const hashOf = (workspaceId: string, address: string): Buffer =>
  createHash('sha256').update(`${workspaceId}\n${address.trim().toLowerCase()}`).digest()

export async function keepErased(tx: Tx, ctx: WorkspaceContext, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .insertInto('erased_address')
    .values(addresses.map((address) => ({ workspace_id: ctx.workspaceId, address_hash: hashOf(ctx.workspaceId, address), at: ctx.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True when one of the addresses belongs to someone who was deleted. */
export async function isErased(tx: Tx, workspaceId: string, addresses: readonly string[]): Promise<boolean> {
  return (await findErased(tx, workspaceId, addresses)).size > 0
}

async function findErased(tx: Tx, workspaceId: string, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const byHash = new Map(addresses.map((address) => [hashOf(workspaceId, address).toString('hex'), address]))
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

/** Tells the newcomers who were deleted before from the others. */
export async function readErased(tx: Tx, workspaceId: string, newcomers: readonly Newcomer[]): Promise<(newcomer: Newcomer) => boolean> {
  const erased = await findErased(
    tx,
    workspaceId,
    newcomers.flatMap((one) => addressesOf(workspaceId, one)),
  )
  return (newcomer) => erased.size > 0 && addressesOf(workspaceId, newcomer).some((address) => erased.has(address))
}

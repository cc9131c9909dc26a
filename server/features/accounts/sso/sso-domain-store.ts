// The domains that workspaces claim, and whether their DNS records prove it.
import { sql, type Kysely } from 'kysely'
import type { DomainProof } from '@fairlead/domain/account/single-sign-on'
import { newToken } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'

export interface ClaimedDomain extends DomainProof {
  id: string
  workspaceId: string
  domain: string
  token: string
  checkedAt: Date | null
}

function domains(db: Kysely<DB>) {
  return db
    .selectFrom('sso_domain')
    .select(['id', 'workspace_id as workspaceId', 'domain', 'token', 'verified_at as verifiedAt'])
    .select(['checked_at as checkedAt', 'missing_since as missingSince'])
}

/** By name. */
export function listDomains(db: Kysely<DB>, workspaceId: string): Promise<ClaimedDomain[]> {
  return domains(db).where('workspace_id', '=', workspaceId).orderBy('domain').execute()
}

/** The workspace that has proven this domain; null without one. */
export async function ownerOfDomain(db: Kysely<DB>, domain: string): Promise<string | null> {
  const row = await domains(db).where('domain', '=', domain).where('verified_at', 'is not', null).executeTakeFirst()
  return row?.workspaceId ?? null
}

/** One that it has claimed already stays as it is. */
export async function claimDomain(tx: Kysely<DB>, workspaceId: string, domain: string): Promise<void> {
  await tx
    .insertInto('sso_domain')
    .values({ workspace_id: workspaceId, domain, token: newToken() })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'domain']).doNothing())
    .execute()
}

/** False when another workspace has proven the domain in the meantime: nothing is saved. */
export async function saveProof(db: Kysely<DB>, { id, domain }: ClaimedDomain, proof: DomainProof, checkedAt: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${domain}, 18))`.execute(tx)
    const set = { verified_at: proof.verifiedAt, missing_since: proof.missingSince, checked_at: checkedAt }
    const isFree = sql<boolean>`not exists (select from sso_domain as other where other.domain = ${domain} and other.id <> ${id} and other.verified_at is not null)`
    let update = tx.updateTable('sso_domain').set(set).where('id', '=', id)
    if (proof.verifiedAt) update = update.where(isFree)
    return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n
  })
}

export async function deleteDomain(tx: Kysely<DB>, workspaceId: string, id: string): Promise<void> {
  await tx.deleteFrom('sso_domain').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
}

/** Proven domains that weren't checked for this many hours, of all workspaces. */
export function dueDomains(db: Kysely<DB>, hours: number, most: number): Promise<ClaimedDomain[]> {
  return domains(db)
    .where('verified_at', 'is not', null)
    .where('checked_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .orderBy('checked_at')
    .limit(most)
    .execute()
}

// Who is who at an identity provider: accounts are linked by issuer and subject, never by an address alone.
import type { Kysely } from 'kysely'
import type { ProvenIdentity } from '@fairlead/domain/ports/identity'
import type { DB } from '../../platform/schema.ts'
import type { KnownUser } from './user-store.ts'

type Key = Pick<ProvenIdentity, 'issuer' | 'subject'>

/** The account linked to this identity, disabled ones included. */
export async function findLinkedUser(tx: Kysely<DB>, { issuer, subject }: Key): Promise<(KnownUser & { isDisabled: boolean }) | null> {
  const row = await tx
    .selectFrom('identity')
    .innerJoin('users', 'users.id', 'identity.user_id')
    .select(['users.id', 'users.workspace_id', 'users.email', 'users.first_name', 'users.last_name', 'users.profile_picture'])
    .select('users.disabled_at')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!row) return null
  const { disabled_at, ...user } = row
  return { ...user, isDisabled: disabled_at !== null }
}

/** Links, or notes the scopes of the newest sign-in. */
export async function saveIdentity(tx: Kysely<DB>, user: Pick<KnownUser, 'id' | 'workspace_id'>, proven: ProvenIdentity): Promise<void> {
  await tx
    .insertInto('identity')
    .values({
      issuer: proven.issuer,
      subject: proven.subject,
      workspace_id: user.workspace_id,
      user_id: user.id,
      scopes: proven.scopes,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ scopes: proven.scopes }))
    .execute()
}

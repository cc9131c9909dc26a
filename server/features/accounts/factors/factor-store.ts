// Second factors and recovery codes of users.
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { factorLimits, recoveryAlphabet, recoveryLength, type FactorKind } from '@fairlead/domain/account/second-factor'
import { must } from '@fairlead/domain/shared/records'
import type { DB } from '../../../platform/schema.ts'
import { hashCode } from '../sessions/password.ts'
import type { StoredSecret } from '../../../platform/renew-secrets.ts'

/** Binds the secret of a user's authenticator app: it can't be decrypted for another user. */
export const aboutApp = (userId: string) => `authenticator app of ${userId}`

export interface Factor {
  id: string
  kind: FactorKind
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

export interface Passkey {
  id: string
  userId: string
  workspaceId: string
  credentialId: string
  publicKey: string
  signCount: number
  transports: string[]
}

interface Owner {
  id: string
  workspaceId: string
}

/** In the order they were added. */
export async function factorsOf(db: Kysely<DB>, userId: string): Promise<Factor[]> {
  const rows = await db
    .selectFrom('second_factor')
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, kind: row.kind, name: row.name, createdAt: row.created_at, lastUsedAt: row.last_used_at }))
}

const passkeys = (db: Kysely<DB>) =>
  db
    .selectFrom('second_factor')
    .innerJoin('users', 'users.id', 'second_factor.user_id')
    .select(['second_factor.id', 'user_id', 'second_factor.workspace_id', 'credential_id', 'public_key', 'sign_count', 'transports'])
    .where('kind', '=', 'passkey')
    .where('users.disabled_at', 'is', null)

type PasskeyRow = Awaited<ReturnType<ReturnType<typeof passkeys>['executeTakeFirstOrThrow']>>

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  userId: row.user_id,
  workspaceId: row.workspace_id,
  credentialId: must(row.credential_id),
  publicKey: must(row.public_key),
  signCount: Number(row.sign_count),
  transports: row.transports,
})

export async function passkeysOf(db: Kysely<DB>, userId: string): Promise<Passkey[]> {
  return (await passkeys(db).where('user_id', '=', userId).execute()).map(toPasskey)
}

/** Any user's; null for an unknown one, and for a disabled account's. */
export async function findPasskey(db: Kysely<DB>, credentialId: string): Promise<Passkey | null> {
  const row = await passkeys(db).where('credential_id', '=', credentialId).executeTakeFirst()
  return row ? toPasskey(row) : null
}

/** False when this passkey is already someone's. */
export async function insertPasskey(
  tx: Kysely<DB>,
  owner: Owner,
  passkey: Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount' | 'transports'> & { name: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('second_factor')
    .values({
      workspace_id: owner.workspaceId,
      user_id: owner.id,
      kind: 'passkey',
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: passkey.transports,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the user's previous app. The code that was just used, of half minute `step`, isn't accepted again. */
export async function saveApp(tx: Kysely<DB>, owner: Owner, app: { name: string; secret: string; step: number }): Promise<void> {
  await tx.deleteFrom('second_factor').where('user_id', '=', owner.id).where('kind', '=', 'totp').execute()
  await tx
    .insertInto('second_factor')
    .values({
      workspace_id: owner.workspaceId,
      user_id: owner.id,
      kind: 'totp',
      name: app.name,
      secret: app.secret,
      last_step: app.step,
    })
    .execute()
}

export async function findApp(db: Kysely<DB>, userId: string): Promise<{ id: string; secret: string } | null> {
  const row = await db
    .selectFrom('second_factor')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'totp')
    .executeTakeFirst()
  return row ? { id: row.id, secret: must(row.secret) } : null
}

/** False when a code of this half minute or a later one was used before. Of two concurrent calls one succeeds. */
export async function useAppStep(db: Kysely<DB>, id: string, step: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ last_step: step, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the count didn't grow, as with a copied authenticator; those that don't count always send 0. */
export async function usePasskey(db: Kysely<DB>, id: string, signCount: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ sign_count: signCount, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => (signCount === 0 ? eb('sign_count', '=', 0) : eb('sign_count', '<', signCount)))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteFactor(tx: Kysely<DB>, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('second_factor').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** All of a user's, or those added after `since`; recovery codes go with the last one. Returns how many factors were removed. */
export async function deleteFactorsOf(tx: Kysely<DB>, userId: string, since: Date | null = null): Promise<number> {
  let query = tx.deleteFrom('second_factor').where('user_id', '=', userId)
  if (since) query = query.where('created_at', '>', since)
  const removed = await query.returning('id').execute()
  if ((await factorsOf(tx, userId)).length === 0) await deleteRecoveryCodes(tx, userId)
  return removed.length
}

export async function deleteRecoveryCodes(tx: Kysely<DB>, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
}

/** Replaces the user's codes by ten new ones, the only time they are visible. */
export async function makeRecoveryCodes(tx: Kysely<DB>, owner: Owner): Promise<string[]> {
  await deleteRecoveryCodes(tx, owner.id)
  const letter = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]
  const codes = Array.from({ length: factorLimits.recovery }, () => Array.from({ length: recoveryLength }, letter).join(''))
  const hashes = await Promise.all(codes.map((code) => hashCode(owner.id, code)))
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: owner.id, workspace_id: owner.workspaceId, code_hash })))
    .execute()
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'))
}

/** False for an unknown or used code. Of two concurrent calls one succeeds. */
export async function useRecoveryCode(db: Kysely<DB>, userId: string, code: string, now: Date): Promise<boolean> {
  const hash = await hashCode(userId, code)
  const row = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Kysely<DB>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** For re-encrypting the secrets of apps with a newer key. */
export async function storedAppSecrets(db: Kysely<DB>): Promise<StoredSecret[]> {
  const rows = await db.selectFrom('second_factor').select(['id', 'user_id', 'secret']).where('secret', 'is not', null).execute()
  return rows.map(({ id, user_id: userId, secret }) => ({
    closed: must(secret),
    about: aboutApp(userId),
    replace: async (renewed) => {
      await db.updateTable('second_factor').set({ secret: renewed }).where('id', '=', id).where('secret', '=', secret).execute()
    },
  }))
}

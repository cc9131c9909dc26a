// What a browser has to answer: single use, for minutes, bound to the session that asked.
import type { Kysely } from 'kysely'
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import { newSecret } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'
import { hashOf } from '../sessions/session-store.ts'

const minutes = 10

export type ChallengePurpose = 'second_step' | 'passkey_sign_in' | 'confirm' | 'add_passkey' | 'add_totp'

export interface NewChallenge {
  purpose: ChallengePurpose
  /** null = anyone with a passkey. */
  user: { id: string; workspaceId: string } | null
  /** The session's token; null before sign-in. */
  session: string | null
  challenge?: string | null
  /** Encrypted. */
  secret?: string
  signedInBy?: 'password' | AuthProvider
}

export interface Challenge {
  userId: string | null
  challenge: string | null
  secret: string | null
  signedInBy: 'password' | AuthProvider | null
}

/** Returns its token, the only time it is visible. */
export async function openChallenge(db: Kysely<DB>, entry: NewChallenge, now: Date): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('auth_challenge')
    .values({
      token_hash: hashOf(token),
      purpose: entry.purpose,
      user_id: entry.user?.id ?? null,
      workspace_id: entry.user?.workspaceId ?? null,
      session_hash: entry.session === null ? null : hashOf(entry.session),
      challenge: entry.challenge ?? null,
      secret: entry.secret ?? null,
      signed_in_by: entry.signedInBy ?? null,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute()
  return token
}

export interface ChallengeKey {
  token: string
  purpose: ChallengePurpose
  session: string | null
}

const columns = ['user_id', 'challenge', 'secret', 'signed_in_by'] as const

/** An open challenge, which stays open: for codes, whose guesses are counted. */
export async function findChallenge(db: Kysely<DB>, { token, purpose, session }: ChallengeKey, now: Date): Promise<Challenge | null> {
  const row = await db
    .selectFrom('auth_challenge')
    .select(columns)
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('session_hash', 'is not distinct from', session === null ? null : hashOf(session))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { userId: row.user_id, challenge: row.challenge, secret: row.secret, signedInBy: row.signed_in_by } : null
}

/** Ends a challenge; null when it was already answered. Of two concurrent calls one gets it. */
export async function takeChallenge(db: Kysely<DB>, key: ChallengeKey, now: Date): Promise<Challenge | null> {
  const open = await findChallenge(db, key, now)
  if (!open) return null
  const row = await db.deleteFrom('auth_challenge').where('token_hash', '=', hashOf(key.token)).returning('token_hash').executeTakeFirst()
  return row ? open : null
}

/** Ends what a user was about to answer, after their factors changed. */
export async function closeChallengesOf(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('auth_challenge').where('user_id', '=', userId).execute()
}

// Opens a session for a user who just proved their identity.
import type { Kysely } from 'kysely'
import type { SignInMethod } from '@fairlead/domain/account/second-factor'
import type { DB } from '../../../platform/schema.ts'
import type { AcceptedBy } from '../factors/check-factor.ts'
import { factorsOf } from '../factors/factor-store.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { openSession } from '../sessions/session-store.ts'
import { findPasswordHash, type KnownUser } from '../users/user-store.ts'

export interface SignedIn {
  session: string
  first_name: string
  last_name: string
  email: string
  profile_picture: string | null
}

/** With a second factor the session counts as confirmed, and after a provider's sign-in if the account has no other proof. */
export async function signInAs(
  db: Kysely<DB>,
  user: KnownUser,
  now: Date,
  { by, second = null }: { by: SignInMethod; second?: AcceptedBy | null },
): Promise<SignedIn> {
  const isOnlyProof = async () => (await findPasswordHash(db, user.id)) === null && (await factorsOf(db, user.id)).length === 0
  const isConfirmed = by === 'passkey' || second !== null || (by !== 'password' && (await isOnlyProof()))
  const session = await openSession(db, user, now, { isConfirmed, signedInBy: by })
  const subject = { workspaceId: user.workspace_id, userId: user.id, actor: user.email }
  await recordAuditEvent(db, { ...subject, kind: 'sign_in', details: second === null ? { by } : { by, second } })
  return { session, first_name: user.first_name, last_name: user.last_name, email: user.email, profile_picture: user.profile_picture }
}

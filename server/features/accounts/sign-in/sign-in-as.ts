// Opens a session for a user who just proved their identity.
import type { SignInMethod } from '@fairlead/domain/account/second-factor'
import type { Tx } from '../../../platform/database.ts'
import type { AcceptedBy } from '../factors/check-factor.ts'
import { factorsOf } from '../factors/factor-store.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { openSession, type SessionOptions } from '../sessions/session-store.ts'
import { admitWithoutSso } from '../sso/sso-rule.ts'
import { findPasswordHash, type KnownUser } from '../users/user-store.ts'

export interface SignedIn {
  session: string
  first_name: string
  last_name: string
  email: string
  profile_picture: string | null
}

/** Refuses with 'sso_required' where it must be single sign-on. With a second factor the session counts as confirmed, and after a provider's sign-in if the account has no other proof. */
export async function signInAs(
  tx: Tx,
  user: KnownUser,
  now: Date,
  { by, second = null, sso = null }: { by: SignInMethod; second?: AcceptedBy | null; sso?: SessionOptions['sso'] },
): Promise<SignedIn> {
  if (by !== 'sso') await admitWithoutSso(tx, user, now, { hasSecond: by === 'passkey' || second !== null })
  const isOnlyProof = async () => (await findPasswordHash(tx, user.id)) === null && (await factorsOf(tx, user.id)).length === 0
  const isConfirmed = by === 'passkey' || second !== null || (by !== 'password' && (await isOnlyProof()))
  const session = await openSession(tx, user, now, { isConfirmed, signedInBy: by, sso })
  const subject = { workspaceId: user.workspace_id, userId: user.id, actor: user.email }
  await recordAuditEvent(tx, { ...subject, kind: 'sign_in', details: second === null ? { by } : { by, second } })
  return { session, first_name: user.first_name, last_name: user.last_name, email: user.email, profile_picture: user.profile_picture }
}

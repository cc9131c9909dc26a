// Signing in with email and password.
import type { Kysely } from 'kysely'
import { checkSignInEmail } from '@fairlead/domain/account/forms'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { DB } from '../../../platform/schema.ts'
import { countSignIn, clearAttempts } from '../security/login-rate-limit.ts'
import { isPassword } from '../sessions/password.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { openSession } from '../sessions/session-store.ts'
import { findPasswordHash, type KnownUser } from '../users/user-store.ts'
import { findSignInUser } from '../users/user-views.ts'

export interface SignedIn {
  session: string
  first_name: string
  last_name: string
  email: string
  profile_picture: string | null
}

export async function signIn(db: Kysely<DB>, form: { email: string; password: string }, now: Date): Promise<SignedIn> {
  const missing = checkSignInEmail(form.email)
  if (missing) throw new Refusal('invalid_input', missing, { email: missing })
  const email = normaliseEmail(form.email)
  const user = await findSignInUser(db, email)
  const subject = { workspaceId: user?.workspace_id ?? null, userId: user?.id ?? null, actor: email }
  const counted = await countSignIn(db, { ...subject, email }, now)
  if (!(await isPassword(user?.password_hash ?? null, form.password)) || !user) {
    await recordAuditEvent(db, { ...subject, kind: 'sign_in_failed' })
    throw new Refusal('wrong_credentials')
  }
  await clearAttempts(db, counted)
  return signInAs(db, user, now, 'password')
}

/** A new session for a user who just proved their identity. */
export async function signInAs(db: Kysely<DB>, user: KnownUser, now: Date, by: 'password' | 'google' | 'microsoft'): Promise<SignedIn> {
  const session = await openSession(db, user, now, { isConfirmed: by !== 'password' && (await findPasswordHash(db, user.id)) === null })
  const subject = { workspaceId: user.workspace_id, userId: user.id, actor: user.email }
  await recordAuditEvent(db, { ...subject, kind: 'sign_in', details: { by } })
  return { session, first_name: user.first_name, last_name: user.last_name, email: user.email, profile_picture: user.profile_picture }
}

// Signing in with email and password.
import type { Kysely } from 'kysely'
import { checkSignInEmail } from '@fairlead/domain/account/forms'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { DB } from '../../../platform/schema.ts'
import type { PublicSettings } from '../factors/passkeys.ts'
import { countSignIn, clearAttempts } from '../security/login-rate-limit.ts'
import { isPassword } from '../sessions/password.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { findSignInUser } from '../users/user-views.ts'
import { signInAs, type SignedIn } from './sign-in-as.ts'
import { openSecondStep, type SecondStep } from './second-step.ts'

/** The attempts of an account with a second factor stay counted until its second step, or a password would clear wrong codes. */
export async function signIn(
  db: Kysely<DB>,
  form: { email: string; password: string },
  now: Date,
  settings: PublicSettings,
): Promise<SignedIn | { second_step: SecondStep }> {
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
  const step = await openSecondStep(db, settings, user, 'password', now)
  if (step) return { second_step: step }
  await clearAttempts(db, counted)
  return db.transaction().execute((tx) => signInAs(tx, user, now, { by: 'password' }))
}

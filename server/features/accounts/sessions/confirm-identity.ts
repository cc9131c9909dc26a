// Requires recent proof of identity before sign-in changes, so that a stolen session is not enough.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { DB } from '../../../platform/schema.ts'
import { countAttempt, clearAttempts } from '../security/login-rate-limit.ts'
import { isPassword } from './password.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { readConfirmedAt, saveConfirmed, readOpenedBy } from './session-store.ts'
import { findPasswordHash } from '../users/user-store.ts'
import { text } from '../texts/texts.ts'

const minutes = 10
const guesses = 10

/**
 * Passes when the current password is given and correct, or when the session was confirmed within ten minutes: by the password,
 * or, for an account without one, by signing in with its provider. Staff in a user's session never pass.
 */
export async function requireConfirmed(db: Kysely<DB>, ctx: ActorContext, session: string, currentPassword: string): Promise<void> {
  if ((await readOpenedBy(db, session)) !== null) throw new Refusal('not_permitted')
  if (currentPassword !== '') return confirmIdentity(db, ctx, session, currentPassword)
  const time = await readConfirmedAt(db, session)
  if (time && ctx.now().getTime() - time.getTime() < minutes * 60_000) return
  const hash = await findPasswordHash(db, ctx.userId)
  if (hash !== null) throw new Refusal('confirmation_needed', undefined, { current_password: text.enterCurrentPassword })
  throw new Refusal('confirmation_needed', text.signInAgain)
}

/** Checks the password and lets the session change the sign-in for ten minutes. */
export async function confirmIdentity(db: Kysely<DB>, ctx: ActorContext, session: string, currentPassword: string): Promise<void> {
  if ((await readOpenedBy(db, session)) !== null) throw new Refusal('not_permitted')
  const key = `confirm ${ctx.userId}`
  await countAttempt(db, key, ctx.now(), guesses)
  const hash = await findPasswordHash(db, ctx.userId)
  if (!(await isPassword(hash, currentPassword))) throw new Refusal('invalid_input', undefined, { current_password: text.wrongPassword })
  await clearAttempts(db, key)
  await saveConfirmed(db, session, ctx.now())
  const { workspaceId, userId, actor } = ctx
  await recordAuditEvent(db, { kind: 'identity_confirmed', workspaceId, userId, actor: actor.email })
}

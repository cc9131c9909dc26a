// Requires recent proof of identity before dangerous changes, so that a stolen session is not enough.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { DB } from '../../../platform/schema.ts'
import { countAttempt, clearAttempts } from '../security/login-rate-limit.ts'
import { isPassword } from '../sessions/password.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { readConfirmedAt, saveConfirmed, readOpenedBy } from '../sessions/session-store.ts'
import { findPasswordHash } from '../users/user-store.ts'
import { text } from '../texts/texts.ts'
import { openChallenge, takeChallenge } from './challenge-store.ts'
import { acceptCode, acceptPasskey, type FactorOwner, type FactorTools } from './check-factor.ts'
import { factorsOf, passkeysOf } from './factor-store.ts'
import { requestOptions, type PasskeyAnswer } from './passkeys.ts'

const minutes = 10
const guesses = 10

/** The user of a session. */
export type Confirming = Pick<ActorContext, 'userId' | 'workspaceId' | 'actor' | 'now'>

export const ownerIn = ({ userId, workspaceId, actor }: ActorContext): FactorOwner => ({ id: userId, workspaceId, email: actor.email })

/**
 * Passes when the session was confirmed within ten minutes: by a second factor, or, for an account without one, by the password
 * (also given here as `currentPassword`) or by signing in with its provider. Staff in a user's session never pass.
 */
export async function requireConfirmed(db: Kysely<DB>, ctx: Confirming, session: string, currentPassword: string): Promise<void> {
  if ((await readOpenedBy(db, session)) !== null) throw new Refusal('not_permitted')
  const hasFactor = (await factorsOf(db, ctx.userId)).length > 0
  if (currentPassword !== '' && !hasFactor) return confirmPassword(db, ctx, session, currentPassword)
  const time = await readConfirmedAt(db, session)
  if (time && ctx.now().getTime() - time.getTime() < minutes * 60_000) return
  if (hasFactor) throw new Refusal('confirmation_needed', text.confirmWithFactor)
  const hash = await findPasswordHash(db, ctx.userId)
  if (hash !== null) throw new Refusal('confirmation_needed', undefined, { current_password: text.enterCurrentPassword })
  throw new Refusal('confirmation_needed', text.signInAgain)
}

export interface Proof {
  currentPassword: string
  code: string
  /** The answer to a challenge of `openConfirmation`. */
  passkey: { token: string; answer: PasskeyAnswer } | null
}

/** Asks the browser for one of the user's passkeys. */
export async function openConfirmation({ database: { system }, settings }: FactorTools, ctx: ActorContext, session: string) {
  const passkeys = await passkeysOf(system, ctx.userId)
  if (passkeys.length === 0) throw new Refusal('not_found', text.noPasskey)
  const { options, challenge } = await requestOptions(settings, passkeys)
  const token = await openChallenge(system, { purpose: 'confirm', user: ownerIn(ctx), session, challenge }, ctx.now())
  return { token, options }
}

/** Checks the second factor, or the password of an account without one, and lets the session make dangerous changes for ten minutes. */
export async function confirmIdentity(tools: FactorTools, ctx: ActorContext, session: string, proof: Proof): Promise<void> {
  const { system } = tools.database
  if ((await readOpenedBy(system, session)) !== null) throw new Refusal('not_permitted')
  if ((await factorsOf(system, ctx.userId)).length === 0) return confirmPassword(system, ctx, session, proof.currentPassword)
  await guessed(system, ctx, session, async () => {
    if (!proof.passkey) {
      if (!(await acceptCode(tools, ownerIn(ctx), proof.code, ctx.now())))
        throw new Refusal('invalid_input', undefined, { code: proof.code === '' ? text.enterCode : text.wrongCode })
      return
    }
    const { token, answer } = proof.passkey
    const { userId } = ctx
    const challenge = (await takeChallenge(system, { token, purpose: 'confirm', session }, ctx.now()))?.challenge
    if (!challenge) throw new Refusal('not_found', text.challengeExpired)
    if (!(await acceptPasskey(tools, challenge, answer, { userId, now: ctx.now() }))) throw new Refusal('invalid_input', text.wrongPasskey)
  })
}

function confirmPassword(db: Kysely<DB>, ctx: Confirming, session: string, currentPassword: string): Promise<void> {
  return guessed(db, ctx, session, async () => {
    const hash = await findPasswordHash(db, ctx.userId)
    if (!(await isPassword(hash, currentPassword))) throw new Refusal('invalid_input', undefined, { current_password: text.wrongPassword })
  })
}

/** `check` throws for a wrong guess. */
async function guessed(db: Kysely<DB>, ctx: Confirming, session: string, check: () => Promise<void>): Promise<void> {
  const key = `confirm ${ctx.userId}`
  await countAttempt(db, key, ctx.now(), guesses)
  await check()
  await clearAttempts(db, key)
  await saveConfirmed(db, session, ctx.now())
  const { workspaceId, userId, actor } = ctx
  await recordAuditEvent(db, { kind: 'identity_confirmed', workspaceId, userId, actor: actor.email })
}

// The second step of a sign-in: a code or a passkey, after the password or a provider.
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import type { FactorKind } from '@fairlead/domain/account/second-factor'
import { Refusal } from '@fairlead/domain/refusal'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/schema.ts'
import { findChallenge, openChallenge, takeChallenge } from '../factors/challenge-store.ts'
import { acceptCode, acceptPasskey, type AcceptedBy, type FactorTools } from '../factors/check-factor.ts'
import { factorsOf, passkeysOf } from '../factors/factor-store.ts'
import { requestOptions, takesPasskeys, type PasskeyAnswer, type PublicSettings } from '../factors/passkeys.ts'
import { clearAttempts, countSignIn, countTry, senderOf } from '../security/login-rate-limit.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { refuseWithoutSso } from '../sso/sso-rule.ts'
import { findSignInUserById } from '../users/user-views.ts'
import type { KnownUser } from '../users/user-store.ts'
import { text } from '../texts/texts.ts'
import { signInAs, type SignedIn } from './sign-in-as.ts'

export interface SecondStep {
  token: string
  factors: FactorKind[]
  /** For the browser, when there are passkeys. */
  options: string | null
}

/** null for an account without a second factor, which is signed in by the first step. Refuses with 'sso_required', so that no one is asked in vain. */
export async function openSecondStep(
  db: Kysely<DB>,
  settings: PublicSettings,
  user: KnownUser,
  signedInBy: 'password' | AuthProvider,
  now: Date,
): Promise<SecondStep | null> {
  await refuseWithoutSso(db, user, now)
  const factors = [...new Set((await factorsOf(db, user.id)).map(({ kind }) => kind))]
  if (factors.length === 0) return null
  const isAskable = factors.includes('passkey') && takesPasskeys(settings)
  const question = isAskable ? await requestOptions(settings, await passkeysOf(db, user.id)) : null
  const owner = { id: user.id, workspaceId: user.workspace_id }
  const challenge = question?.challenge ?? null
  const token = await openChallenge(db, { purpose: 'second_step', user: owner, session: null, challenge, signedInBy }, now)
  return { token, factors, options: question?.options ?? null }
}

export interface StepAnswer {
  token: string
  code: string
  passkey: PasskeyAnswer | null
}

const expired = () => new Refusal('not_found', text.stepExpired)

/** Guesses count with those of the password. A passkey's answer ends the step, whether it is right or not. */
export async function finishSecondStep(tools: FactorTools, { token, code, passkey }: StepAnswer, now: Date): Promise<SignedIn> {
  const { system } = tools.database
  const key = { token, purpose: 'second_step', session: null } as const
  const step = await findChallenge(system, key, now)
  const user = step?.userId ? await findSignInUserById(system, step.userId) : undefined
  if (!step?.signedInBy || !user) throw expired()
  const owner = { id: user.id, workspaceId: user.workspace_id, email: user.email }
  const subject = { workspaceId: user.workspace_id, userId: user.id, actor: user.email }
  const counted = await countSignIn(system, { ...subject, email: user.email }, now)
  let accepted: AcceptedBy | null
  if (passkey) {
    if (!(await takeChallenge(system, key, now))) throw expired()
    const answer = step.challenge ? await acceptPasskey(tools, step.challenge, passkey, { userId: user.id, now }) : null
    accepted = answer ? 'passkey' : null
  } else {
    accepted = await acceptCode(tools, owner, code, now)
  }
  if (!accepted) {
    await recordAuditEvent(system, { ...subject, kind: 'sign_in_failed', details: { second_step: true } })
    throw passkey ? new Refusal('wrong_credentials', text.wrongPasskey) : new Refusal('invalid_input', undefined, { code: text.wrongCode })
  }
  if (!passkey && !(await takeChallenge(system, key, now))) throw expired()
  await clearAttempts(system, counted)
  const by = step.signedInBy
  return system.transaction().execute((tx) => signInAs(tx, user, now, { by, second: accepted }))
}

/** In fifteen minutes from one sender, for what anyone can ask for. */
const openings = 60

/** Asks the browser for any passkey it has for this site. */
export async function openPasskeySignIn(db: Kysely<DB>, settings: PublicSettings, now: Date): Promise<{ token: string; options: string }> {
  await countTry(db, `passkey from ${senderOf()}`, now, openings)
  const { options, challenge } = await requestOptions(settings, null)
  return { options, token: await openChallenge(db, { purpose: 'passkey_sign_in', user: null, session: null, challenge }, now) }
}

/** A passkey is two factors in one: the device, and the finger, face, or PIN that unlocks it. */
export async function signInWithPasskey(
  tools: FactorTools,
  answer: { token: string; passkey: PasskeyAnswer },
  now: Date,
): Promise<SignedIn> {
  const { system } = tools.database
  const challenge = (await takeChallenge(system, { token: answer.token, purpose: 'passkey_sign_in', session: null }, now))?.challenge
  if (!challenge) throw expired()
  const passkey = await acceptPasskey(tools, challenge, answer.passkey, { userId: null, now })
  const user = passkey ? await findSignInUserById(system, passkey.userId) : undefined
  if (!user) throw new Refusal('wrong_credentials', text.unknownPasskey)
  return system.transaction().execute((tx) => signInAs(tx, user, now, { by: 'passkey' }))
}

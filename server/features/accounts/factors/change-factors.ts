// Adds and removes a user's own second factors. Each change ends their other sessions and is reported to them by email.
import { Secret, TOTP } from 'otpauth'
import { factorLimits, readCode, whyNotRemoveFactor } from '@fairlead/domain/account/second-factor'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { countAttempt } from '../security/login-rate-limit.ts'
import { closeSessionsOf } from '../sessions/session-store.ts'
import { isBreakGlass, lockUserById } from '../users/user-store.ts'
import { text } from '../texts/texts.ts'
import { closeChallengesOf, findChallenge, openChallenge, takeChallenge } from './challenge-store.ts'
import { reportChange, stepOf, type FactorTools } from './check-factor.ts'
import { ownerIn, requireConfirmed } from './confirm-identity.ts'
import { readFactorRule } from './factor-rule.ts'
import {
  aboutApp,
  countRecoveryCodes,
  deleteFactor,
  deleteFactorsOf,
  factorsOf,
  insertPasskey,
  makeRecoveryCodes,
  passkeysOf,
  saveApp,
} from './factor-store.ts'
import { creationOptions, readCreated, type CreatedPasskey } from './passkeys.ts'

/** In fifteen minutes; the codes are of the caller's own app. */
const guesses = 20
const expired = () => new Refusal('not_found', text.challengeExpired)

/** What the browser makes a passkey from. */
export async function openPasskey({ database: { system }, settings }: FactorTools, ctx: ActorContext, session: string) {
  await requireConfirmed(system, ctx, session, '')
  const { userId: id, actor } = ctx
  const existing = await passkeysOf(system, id)
  if (existing.length >= factorLimits.passkeys) throw new Refusal('invalid_input', text.tooManyPasskeys(factorLimits.passkeys))
  const { options, challenge } = await creationOptions(settings, { id, email: actor.email, name: actor.email }, existing)
  return { options, token: await openChallenge(system, { purpose: 'add_passkey', user: ownerIn(ctx), session, challenge }, ctx.now()) }
}

/** Returns recovery codes when the account has none yet. */
export async function addPasskey(
  tools: FactorTools,
  ctx: ActorContext,
  session: string,
  { token, name, created }: { token: string; name: string; created: CreatedPasskey },
): Promise<string[] | null> {
  const { system } = tools.database
  const challenge = (await takeChallenge(system, { token, purpose: 'add_passkey', session }, ctx.now()))?.challenge
  if (!challenge) throw expired()
  const passkey = await readCreated(tools, challenge, created)
  if (!passkey) throw new Refusal('invalid_input', text.wrongPasskey)
  return system.transaction().execute(async (tx) => {
    await lockUserById(tx, ctx.userId)
    if ((await passkeysOf(tx, ctx.userId)).length >= factorLimits.passkeys) throw expired()
    const title = name.trim().slice(0, factorLimits.name) || text.passkey
    if (!(await insertPasskey(tx, ownerIn(ctx), { ...passkey, name: title }))) throw new Refusal('invalid_input', text.passkeyTaken)
    return added(tx, ctx, session, title)
  })
}

/** A new secret for an authenticator app: as text, and as the URI for its QR code. */
export async function openApp({ database: { system }, secrets, settings }: FactorTools, ctx: ActorContext, session: string) {
  await requireConfirmed(system, ctx, session, '')
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ issuer: settings.productName, label: ctx.actor.email, secret }).toString()
  const closed = secrets.close(secret.base32, aboutApp(ctx.userId))
  const token = await openChallenge(system, { purpose: 'add_totp', user: ownerIn(ctx), session, secret: closed }, ctx.now())
  return { token, secret: secret.base32, uri }
}

/** Replaces an earlier app. Returns recovery codes when the account has none yet. */
export async function addApp(
  { database: { system }, secrets }: FactorTools,
  ctx: ActorContext,
  session: string,
  { token, code }: { token: string; code: string },
): Promise<string[] | null> {
  await countAttempt(system, `add app ${ctx.userId}`, ctx.now(), guesses)
  const key = { token, purpose: 'add_totp', session } as const
  const closed = (await findChallenge(system, key, ctx.now()))?.secret
  if (!closed) throw expired()
  const read = readCode(code)
  const step = read?.kind === 'totp' ? stepOf(secrets.open(closed, aboutApp(ctx.userId)), read.code, ctx.now()) : null
  if (step === null) throw new Refusal('invalid_input', undefined, { code: code.trim() === '' ? text.enterCode : text.wrongCode })
  if (!(await takeChallenge(system, key, ctx.now()))) throw expired()
  return system.transaction().execute(async (tx) => {
    await lockUserById(tx, ctx.userId)
    await saveApp(tx, ownerIn(ctx), { name: text.authenticatorApp, secret: closed, step })
    return added(tx, ctx, session, text.authenticatorApp)
  })
}

async function added(tx: Tx, ctx: ActorContext, session: string, name: string): Promise<string[] | null> {
  await reportChange(tx, ownerIn(ctx), 'factor_added', { target: name })
  await closeSessionsOf(tx, ctx.userId, session)
  return (await countRecoveryCodes(tx, ctx.userId)) === 0 ? makeRecoveryCodes(tx, ownerIn(ctx)) : null
}

/** One that is already gone changes nothing. */
export async function removeFactor({ database: { system } }: FactorTools, ctx: ActorContext, session: string, id: string): Promise<void> {
  await requireConfirmed(system, ctx, session, '')
  await system.transaction().execute(async (tx) => {
    await lockUserById(tx, ctx.userId)
    const factors = await factorsOf(tx, ctx.userId)
    const factor = factors.find((entry) => entry.id === id)
    if (!factor) return
    const refusal = whyNotRemoveFactor(await readFactorRule(tx, ctx.workspaceId), factors.length - 1, {
      isBreakGlass: await isBreakGlass(tx, ctx.userId),
    })
    if (refusal) throw new Refusal('invalid_input', refusal)
    if (factors.length === 1) await deleteFactorsOf(tx, ctx.userId)
    else await deleteFactor(tx, ctx.userId, id)
    await closeChallengesOf(tx, ctx.userId)
    await closeSessionsOf(tx, ctx.userId, session)
    await reportChange(tx, ownerIn(ctx), 'factor_removed', { target: factor.name })
  })
}

/** Ten new recovery codes; the earlier ones no longer work. */
export async function renewRecoveryCodes({ database: { system } }: FactorTools, ctx: ActorContext, session: string): Promise<string[]> {
  await requireConfirmed(system, ctx, session, '')
  return system.transaction().execute(async (tx) => {
    await lockUserById(tx, ctx.userId)
    if ((await factorsOf(tx, ctx.userId)).length === 0) throw new Refusal('not_found', text.noFactor)
    await reportChange(tx, ownerIn(ctx), 'recovery_codes_made')
    return makeRecoveryCodes(tx, ownerIn(ctx))
  })
}

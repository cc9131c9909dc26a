// Guards the passwords of accounts elsewhere, such as mailboxes and calendars, against being guessed through this service.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { countAttempt } from './login-rate-limit.ts'
import { recordAuditEvent } from './audit-store.ts'

/** In fifteen minutes: attempts at one account elsewhere, by anyone in the installation, and by one user at all of them. */
const perAccount = 10
const perUser = 30

export interface CredentialLimits {
  database: Pick<Database, 'system'>
  /** RATE_LIMIT_FACTOR; 0 = no limits. */
  limitFactor: number
}

export interface TriedAccount {
  username: string
  host: string
}

/**
 * Runs an attempt to sign in elsewhere, unless there were too many. A success doesn't reset the count: a server of the user's
 * own accepts any password. A refused password is in the audit log; `isRefused` recognizes it in a result, and a Refusal
 * names the field.
 */
export async function tryCredential<T>(
  { database: { system }, limitFactor }: CredentialLimits,
  ctx: ActorContext,
  { username, host }: TriedAccount,
  attempt: () => Promise<T>,
  isRefused: (result: T) => boolean = () => false,
): Promise<T> {
  const name = username.trim().normalize('NFKC').toLowerCase().slice(0, 254)
  // an address is one account, whatever its servers are called
  const target = name.includes('@') ? name : `${name} at ${host.toLowerCase()}`
  if (limitFactor > 0) {
    await countAttempt(system, `credential ${target}`, ctx.now(), Math.ceil(perAccount * limitFactor))
    await countAttempt(system, `credentials by ${ctx.userId}`, ctx.now(), Math.ceil(perUser * limitFactor))
  }
  const { workspaceId, userId, actor } = ctx
  const noteRefused = () =>
    recordAuditEvent(system, { kind: 'credential_refused', workspaceId, userId, actor: actor.email, target, details: { host } })
  try {
    const result = await attempt()
    if (isRefused(result)) await noteRefused()
    return result
  } catch (error) {
    if (error instanceof Refusal && error.fields?.password !== undefined) await noteRefused()
    throw error
  }
}

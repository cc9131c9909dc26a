// Whether someone holds a user's second factor: a code, once, or a signature of their passkey.
import { Secret, TOTP } from 'otpauth'
import { readCode } from '@fairlead/domain/account/second-factor'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { aboutApp, findApp, findPasskey, useAppStep, usePasskey, useRecoveryCode, type Passkey } from './factor-store.ts'
import { readAnswer, type PasskeyAnswer, type PublicSettings } from './passkeys.ts'

export interface FactorTools {
  database: Database
  secrets: Secrets
  settings: PublicSettings
  log: Log
}

export interface FactorOwner {
  id: string
  workspaceId: string
  email: string
}

export type AcceptedBy = 'passkey' | 'totp' | 'recovery'

const periodMs = 30_000

/** The half minute of the code in `secret`'s app, also the one before or after; null for another code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = TOTP.validate({ secret: Secret.fromBase32(secret), token: code, window: 1, timestamp })
  return delta === null ? null : Math.floor(timestamp / periodMs) + delta
}

/** Uses the code up; null when it is wrong or was used before. A recovery code is reported to its owner. */
export async function acceptCode(
  { database, secrets }: FactorTools,
  owner: FactorOwner,
  typed: string,
  now: Date,
): Promise<'totp' | 'recovery' | null> {
  const read = readCode(typed)
  if (read?.kind === 'totp') {
    const app = await findApp(database.system, owner.id)
    const step = app && stepOf(secrets.open(app.secret, aboutApp(owner.id)), read.code, now)
    return app && step !== null && (await useAppStep(database.system, app.id, step, now)) ? 'totp' : null
  }
  if (read === null) return null
  return database.system.transaction().execute(async (tx) => {
    if (!(await useRecoveryCode(tx, owner.id, read.code, now))) return null
    await reportChange(tx, owner, 'recovery_code_used')
    return 'recovery'
  })
}

/** The passkey that signed; null when it isn't one of ours, or not this user's. */
export async function acceptPasskey(
  tools: FactorTools,
  challenge: string,
  answer: PasskeyAnswer,
  { userId, now }: { userId: string | null; now: Date },
): Promise<Passkey | null> {
  const passkey = await findPasskey(tools.database.system, answer.id)
  if (!passkey || (userId !== null && passkey.userId !== userId)) return null
  const signCount = await readAnswer(tools, challenge, passkey, answer)
  return signCount !== null && (await usePasskey(tools.database.system, passkey.id, signCount, now)) ? passkey : null
}

type FactorChange = 'factor_added' | 'factor_removed' | 'factors_reset' | 'recovery_codes_made' | 'recovery_code_used'

/** Puts a change in the audit log and tells the account's owner by email; `by` is the admin who made it. */
export async function reportChange(
  tx: Tx,
  owner: FactorOwner,
  change: FactorChange,
  { target, by }: { target?: string; by?: { userId: string; email: string } } = {},
): Promise<void> {
  const { id: userId, workspaceId, email } = owner
  const actor = by ?? { userId, email }
  await recordAuditEvent(tx, { kind: change, workspaceId, userId: actor.userId, actor: actor.email, target: target ?? null })
  await record(tx, { workspaceId, userId }, { type: 'sign_in.changed', userId, to: email, change, requestId: newId() })
}

// Counts attempts by namespaced keys: at most so many in fifteen minutes, even concurrently.
import { sql, type Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import { requestOrigin } from '../../../platform/request-origin.ts'
import type { DB } from '../../../platform/schema.ts'
import { recordAuditEvent } from './audit-store.ts'
import { text } from '../texts/texts.ts'

const minutes = 15
const attempts = 10
const familiarDays = 30

/** The sender's address, for keys that count by sender. */
export const senderOf = (): string => requestOrigin()?.ip ?? 'local'

const windowStart = (now: Date) => new Date(now.getTime() - minutes * 60_000)

/** Counts one attempt; false when there were `limit` before it. Serialized, so that a concurrent burst can't slip through. */
async function mayTry(db: Kysely<DB>, key: string, now: Date, limit: number): Promise<boolean> {
  const since = windowStart(now)
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 15))`.execute(tx)
    const { count } = await tx
      .selectFrom('sign_in_guess')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('email', '=', key)
      .where('at', '>', since)
      .executeTakeFirstOrThrow()
    if (count >= limit) return false
    await tx.deleteFrom('sign_in_guess').where('at', '<', since).execute()
    await tx.insertInto('sign_in_guess').values({ email: key, at: now }).execute()
    return true
  })
}

/** `key` names what is counted, beginning with its purpose; refuses with 'too_many_attempts'. */
export async function countAttempt(db: Kysely<DB>, key: string, now: Date, limit: number): Promise<void> {
  if (!(await mayTry(db, key, now, limit))) throw new Refusal('too_many_attempts')
}

/** The same without refusing, for limits that must not be visible. */
export function isWithinLimit(db: Kysely<DB>, key: string, now: Date, limit: number): Promise<boolean> {
  return mayTry(db, key, now, limit)
}

export interface Guessed {
  email: string
  /** null = no account has the address. */
  userId: string | null
  workspaceId: string | null
}

/**
 * Counts a sign-in attempt: ten per account for all unfamiliar senders together, and ten for each sender from which the account
 * signed in or reset its password within 30 days. Strangers can use up only their own share. Returns the counted key, which is
 * cleared after the right password.
 */
export async function countSignIn(db: Kysely<DB>, guessed: Guessed, now: Date): Promise<string> {
  const key = await signInKey(db, guessed, now)
  if (await mayTry(db, key, now, attempts)) return key
  const { email, userId, workspaceId } = guessed
  // one event per window, not one per attempt
  if (await mayTry(db, `noted ${key}`, now, 1)) await recordAuditEvent(db, { kind: 'lockout', workspaceId, userId, actor: email })
  throw new Refusal('too_many_attempts', text.tooManyAttempts)
}

async function signInKey(db: Kysely<DB>, { email, userId }: Guessed, now: Date): Promise<string> {
  const ip = requestOrigin()?.ip
  if (!ip || !userId) return `sign-in ${email}`
  const familiar = await db
    .selectFrom('audit_event')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['sign_in', 'password_reset'])
    .where('ip', '=', ip)
    .where('at', '>', new Date(now.getTime() - familiarDays * 86_400_000))
    .limit(1)
    .executeTakeFirst()
  return familiar ? `sign-in ${email} from ${ip}` : `sign-in ${email}`
}

export async function clearAttempts(db: Kysely<DB>, ...keys: string[]): Promise<void> {
  await db.deleteFrom('sign_in_guess').where('email', 'in', keys).execute()
}

/** After a reset by email, earlier sign-in attempts no longer matter. */
export function clearSignInAttempts(db: Kysely<DB>, email: string): Promise<void> {
  return clearAttempts(db, `sign-in ${email} from ${senderOf()}`, `sign-in ${email}`)
}

/** For actions that aren't guesses but cost something: one statement, so a burst may get a few more through. */
export async function countTry(db: Kysely<DB>, key: string, now: Date, limit: number): Promise<void> {
  const since = windowStart(now)
  const { rows } = await sql`insert into sign_in_guess (email, at) select ${key}, ${now}
    where (select count(*) from sign_in_guess where email = ${key} and at > ${since}) < ${limit} returning 1`.execute(db)
  if (rows.length === 0) throw new Refusal('too_many_attempts')
}

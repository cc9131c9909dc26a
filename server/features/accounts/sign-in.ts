// Signing in with e-mail and password; at most ten guesses per account in fifteen minutes.
import { sql, type Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/text/validation'
import type { DB } from '../../platform/schema.ts'
import { isPassword } from './password.ts'
import { openSession } from './session-store.ts'

export interface SignedIn {
  session: string
  first_name: string
  last_name: string
  email: string
  profile_picture: string | null
}

const guesses = 10
const minutes = 15

export async function signIn(db: Kysely<DB>, form: { email: string; password: string }, now: Date): Promise<SignedIn> {
  const email = normaliseEmail(form.email)
  if (email === '') throw new Refusal('invalid_input', 'Please enter your email address', { email: 'Please enter your email address' })
  await countGuess(db, email, now)
  const user = await db
    .selectFrom('users')
    .select(['id', 'workspace_id', 'password_hash', 'first_name', 'last_name', 'email', 'profile_picture'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!(await isPassword(user?.password_hash ?? null, form.password)) || !user) throw new Refusal('wrong_credentials')
  await db.deleteFrom('sign_in_guess').where('email', '=', email).execute()
  const session = await openSession(db, user, now)
  return { session, first_name: user.first_name, last_name: user.last_name, email: user.email, profile_picture: user.profile_picture }
}

/** Guesses of one account are counted one after the other, so that a burst cannot slip through together. */
async function countGuess(db: Kysely<DB>, email: string, now: Date) {
  const since = new Date(now.getTime() - minutes * 60_000)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 15))`.execute(tx)
    const { count } = await tx
      .selectFrom('sign_in_guess')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .where('at', '>', since)
      .executeTakeFirstOrThrow()
    if (count >= guesses) throw new Refusal('too_many_attempts')
    await tx.deleteFrom('sign_in_guess').where('at', '<', since).execute()
    await tx.insertInto('sign_in_guess').values({ email, at: now }).execute()
  })
}

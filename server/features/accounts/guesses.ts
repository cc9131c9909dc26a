// Guesses are counted per account: at most so many in fifteen minutes, also when they come all at once.
import { sql, type Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import type { DB } from '../../platform/schema.ts'

const minutes = 15

/** `key` is what is guessed at; one after the other, so that a burst cannot slip through together. */
export async function countGuess(db: Kysely<DB>, key: string, now: Date, atMost: number): Promise<void> {
  const since = new Date(now.getTime() - minutes * 60_000)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 15))`.execute(tx)
    const { count } = await tx
      .selectFrom('sign_in_guess')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('email', '=', key)
      .where('at', '>', since)
      .executeTakeFirstOrThrow()
    if (count >= atMost) throw new Refusal('too_many_attempts')
    await tx.deleteFrom('sign_in_guess').where('at', '<', since).execute()
    await tx.insertInto('sign_in_guess').values({ email: key, at: now }).execute()
  })
}

/** For deeds that are no guesses but cost something: one statement, so that a burst may get a few more through. */
export async function countTry(db: Kysely<DB>, key: string, now: Date, atMost: number): Promise<void> {
  const since = new Date(now.getTime() - minutes * 60_000)
  const { rows } = await sql`insert into sign_in_guess (email, at) select ${key}, ${now}
    where (select count(*) from sign_in_guess where email = ${key} and at > ${since}) < ${atMost} returning 1`.execute(db)
  if (rows.length === 0) throw new Refusal('too_many_attempts')
}

export async function forgetGuesses(db: Kysely<DB>, key: string): Promise<void> {
  await db.deleteFrom('sign_in_guess').where('email', '=', key).execute()
}

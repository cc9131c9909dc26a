// A forgotten password: the request is put on record, a link is mailed, and whoever holds the link chooses a new password.
import type { Kysely } from 'kysely'
import { checkPassword, checkSignInEmail } from '@fairlead/domain/account/forms'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/text/messages'
import { normaliseEmail } from '@fairlead/domain/text/validation'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import type { DB } from '../../platform/schema.ts'
import { countGuess, forgetGuesses } from './guesses.ts'
import { closeLinks, findLink, useLink } from './link-store.ts'
import { refuseWeakPassword } from './new-password.ts'
import { hashPassword } from './password.ts'
import { closeSessionsOf } from './session-store.ts'
import { savePassword, saveVerifiedEmail } from './user-store.ts'

const requests = 5

/** Refuses an unknown account in the words of the spec; the link itself is made where the mail is written. */
export async function forgotPassword(db: Kysely<DB>, address: string, now: Date): Promise<void> {
  const missing = checkSignInEmail(address)
  if (missing) throw new Refusal('invalid_input', missing, { email: missing })
  const email = normaliseEmail(address)
  await countGuess(db, `forgot ${email}`, now, requests)
  const user = await db
    .selectFrom('users')
    .select(['id', 'workspace_id'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!user) throw new Refusal('not_found', messages.noSuchAccount)
  const by = { workspaceId: user.workspace_id, userId: user.id }
  await db.transaction().execute((tx) => record(tx, by, { type: 'password.forgotten', userId: user.id, requestId: newId() }))
}

/** Uses the link up, ends every session, and notes that mail to the address arrives. */
export async function resetPassword(db: Kysely<DB>, token: string, password: string, now: Date, productName: string): Promise<void> {
  const wrong = checkPassword(password)
  if (wrong) throw new Refusal('invalid_input', undefined, { password: wrong })
  const ended = () => new Refusal('not_found', 'This link is no longer valid. Please ask for a new one.')
  const link = await findLink(db, token, 'reset_password', now)
  if (!link?.userId) throw ended()
  const { userId } = link
  const owner = await passwordOwner(db, userId)
  refuseWeakPassword(password, { ...owner, productName }, 'password')
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .where('disabled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!user || !(await useLink(tx, link.hash, now))) throw ended()
    await savePassword(tx, userId, passwordHash)
    await saveVerifiedEmail(tx, userId, now)
    await closeLinks(tx, 'reset_password', { userId }, now)
    await closeSessionsOf(tx, userId)
    await forgetGuesses(tx, user.email)
  })
}

async function passwordOwner(db: Kysely<DB>, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'company'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email: row.email, firstName: row.first_name, lastName: row.last_name, company: row.company }
}

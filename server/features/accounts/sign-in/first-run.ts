// The first administrator of an empty installation, created with a one-time code from the server's log.
import { createHash, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { checkRegistration, type Registration } from '@fairlead/domain/account/forms'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'
import { countAttempt, senderOf } from '../security/login-rate-limit.ts'
import { refuseWeakPassword } from '../sessions/new-password.ts'
import { hashPassword } from '../sessions/password.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { signInAs, type SignedIn } from './sign-in-as.ts'
import { insertUser, openWorkspace } from '../users/user-store.ts'
import { text } from '../texts/texts.ts'

/** Without ambiguous letters and digits: twelve characters are 60 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
/** In fifteen minutes from one sender. No limit in all: strangers could use it up, and 60 bits aren't guessed from any number of senders. */
const guesses = 10

const alreadySetUp = () => new Refusal('not_found', text.setUpAlready)

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()

/** A new code that replaces an older one, the only time it is visible; null once there is an account. */
export async function makeFirstRunCode(db: Kysely<DB>): Promise<string | null> {
  if (await hasAccounts(db)) {
    await db.deleteFrom('first_run_code').execute()
    return null
  }
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
  const code = `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
  await db
    .insertInto('first_run_code')
    .values({ code_hash: hashOf(code) })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ code_hash: hashOf(code) }))
    .execute()
  return code
}

/** True while nothing else is possible than creating the first administrator. */
export async function isFirstRun(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('first_run_code').select('only_one').executeTakeFirst()) !== undefined
}

/** Creates the first workspace with a super admin, and uses the code up. Of two concurrent calls one succeeds. */
export async function createFirstAdmin(
  db: Kysely<DB>,
  code: string,
  form: Registration,
  now: Date,
  productName: string,
): Promise<SignedIn> {
  if (!(await isFirstRun(db))) throw alreadySetUp()
  const fields = checkRegistration(form)
  if (fields) throw new Refusal('invalid_input', undefined, fields)
  refuseWeakPassword(form.password, { ...form, productName }, 'password')
  await countAttempt(db, `first-run from ${senderOf()}`, now, guesses)
  const stored = await db.selectFrom('first_run_code').select('code_hash').executeTakeFirst()
  if (!stored) throw alreadySetUp()
  // before the expensive hash of the password
  if (!stored.code_hash.equals(hashOf(code))) throw new Refusal('invalid_input', undefined, { code: text.wrongSetupCode })
  const passwordHash = await hashPassword(form.password)
  const email = normaliseEmail(form.email)
  return db.transaction().execute(async (tx) => {
    const used = await tx.deleteFrom('first_run_code').where('code_hash', '=', hashOf(code)).returning('only_one').executeTakeFirst()
    if (!used || (await hasAccounts(tx))) throw alreadySetUp()
    const workspaceId = await openWorkspace(tx, form.company.trim())
    const user = await insertUser(tx, {
      workspaceId,
      email,
      passwordHash,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      company: form.company.trim(),
      jobTitle: form.jobTitle.trim(),
      emailVerifiedAt: null,
      isSuperAdmin: true,
    })
    await recordAuditEvent(tx, { kind: 'first_admin_created', workspaceId, userId: user.id, actor: email })
    await record(tx, { workspaceId, userId: user.id }, { type: 'email.to_prove', userId: user.id, email, requestId: newId() })
    return signInAs(tx, user, now, { by: 'password' })
  })
}

async function hasAccounts(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

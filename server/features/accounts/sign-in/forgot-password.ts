// A forgotten password: the request is recorded, a link is emailed, and its recipient chooses a new password.
import type { Kysely } from 'kysely'
import { checkPassword, checkSignInEmail } from '@fairlead/domain/account/forms'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'
import { countAttempt, clearSignInAttempts, isWithinLimit, senderOf } from '../security/login-rate-limit.ts'
import { closeAccountLinks, findLink, useLink } from '../security/link-store.ts'
import { refuseWeakPassword } from '../sessions/new-password.ts'
import { hashPassword } from '../sessions/password.ts'
import { reclaimAccount } from './reclaim-account.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { closeSessionsOf } from '../sessions/session-store.ts'
import { lockUserById, savePassword, saveVerifiedEmail } from '../users/user-store.ts'
import { findSignInUser, readContact } from '../users/user-views.ts'
import { text } from '../texts/texts.ts'

const requests = 5
/** How many addresses without an account one sender may try in fifteen minutes. */
export const unknownAddresses = 20

/**
 * Refuses an unknown account in the spec's words, with a limit per sender that is reported. The limit per address is silent,
 * because that mailbox then has a link that still works.
 */
export async function forgotPassword(db: Kysely<DB>, address: string, now: Date): Promise<void> {
  const missing = checkSignInEmail(address)
  if (missing) throw new Refusal('invalid_input', missing, { email: missing })
  const email = normaliseEmail(address)
  await countAttempt(db, `forgot ${email} from ${senderOf()}`, now, requests)
  const user = await findSignInUser(db, email)
  if (!user) {
    await countAttempt(db, `unknown address from ${senderOf()}`, now, unknownAddresses)
    throw new Refusal('not_found', messages.noSuchAccount)
  }
  if (!(await isWithinLimit(db, `forgot ${email}`, now, requests))) return
  const by = { workspaceId: user.workspace_id, userId: user.id }
  await db.transaction().execute(async (tx) => {
    await record(tx, by, { type: 'password.forgotten', userId: user.id, requestId: newId() })
    await recordAuditEvent(tx, { ...by, kind: 'password_reset_requested', actor: email })
  })
}

/** Uses the link up, ends every session and every other link of the account, and records that the address receives email. */
export async function resetPassword(db: Kysely<DB>, token: string, password: string, now: Date, productName: string): Promise<void> {
  const ended = () => new Refusal('not_found', text.resetLinkInvalid)
  const wrong = checkPassword(password)
  if (wrong) throw new Refusal('invalid_input', undefined, { password: wrong })
  const link = await findLink(db, token, 'reset_password', now)
  if (!link?.userId) throw ended()
  const { userId } = link
  const owner = await readContact(db, userId)
  refuseWeakPassword(password, { ...owner, productName }, 'password')
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const lockedUser = await lockUserById(tx, userId)
    // the link applies to the address it was sent to, not to the account's current one
    if (!lockedUser || link.email !== lockedUser.email || !(await useLink(tx, link.hash, now))) throw ended()
    const user = lockedUser.email_verified_at === null ? await reclaimAccount(tx, lockedUser, now) : lockedUser
    await savePassword(tx, user.id, passwordHash)
    await saveVerifiedEmail(tx, user.id, now)
    await closeAccountLinks(tx, user.id, now)
    await closeSessionsOf(tx, user.id)
    await clearSignInAttempts(tx, user.email)
    const by = { workspaceId: user.workspace_id, userId: user.id }
    await recordAuditEvent(tx, { ...by, kind: 'password_reset', actor: user.email })
    await record(tx, by, { type: 'sign_in.changed', userId: user.id, to: user.email, change: 'password', requestId: newId() })
  })
}

// "This wasn't me": the link in a notice ends all sessions, restores the address the notice was sent to, and starts a reset.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'
import { deleteFactorsOf } from '../factors/factor-store.ts'
import { removeIdentities } from '../providers/identity-store.ts'
import { closeAccountLinks, findLink, openLink, useLink } from '../security/link-store.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { closeSessionsOf } from '../sessions/session-store.ts'
import { lockUserById, saveEmail, savePassword, savePendingEmail } from '../users/user-store.ts'
import { findUserByEmail } from '../users/user-views.ts'
import { text } from '../texts/texts.ts'

const resetMinutes = 30

/**
 * Returns a token for choosing a new password. Removes identities and second factors added after the notice; `onMoved` propagates the restored
 * address, in the same transaction. An address that another account has by now stays with that account.
 */
export async function secureAccount(
  database: Database,
  token: string,
  now: Date,
  onMoved: (tx: Kysely<DB>, workspaceId: string, from: string, to: string) => Promise<void>,
): Promise<string> {
  const ended = () => new Refusal('not_found', text.secureLinkInvalid)
  const link = await findLink(database.system, token, 'secure_account', now)
  if (!link?.userId || !link.email) throw ended()
  const { userId, email } = link
  return database.system.transaction().execute(async (tx) => {
    const user = await lockUserById(tx, userId)
    if (!user || !(await useLink(tx, link.hash, now))) throw ended()
    if (user.email !== email) {
      const taken = await findUserByEmail(tx, email)
      if (taken) throw ended()
      await saveEmail(tx, userId, email, now)
      await onMoved(tx, user.workspace_id, user.email, email)
    }
    await savePendingEmail(tx, userId, null)
    await savePassword(tx, userId, null)
    const since = await tx.selectFrom('link').select('created_at').where('token_hash', '=', link.hash).executeTakeFirstOrThrow()
    // the change that the notice is about happened a moment before it
    const changed = new Date(since.created_at.getTime() - 3_600_000)
    await removeIdentities(tx, userId, changed)
    await deleteFactorsOf(tx, userId, changed)
    await closeAccountLinks(tx, userId, now)
    const sessions = await closeSessionsOf(tx, userId)
    const event = { workspaceId: user.workspace_id, userId, actor: email, details: { sessions } }
    await recordAuditEvent(tx, { ...event, kind: 'account_secured' })
    const ctx = systemContext(database, user.workspace_id, () => now)
    return openLink(tx, ctx, { purpose: 'reset_password', userId, email, days: resetMinutes / 1440 })
  })
}

// Opens a session as another user for internal staff: short, marked, recorded, and distinct from the user's own.
import type { Kysely } from 'kysely'
import { isSuperAdmin } from '@fairlead/domain/account/user-kinds'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { DB } from '../../../platform/schema.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { findSignInUser } from '../users/user-views.ts'
import { openSession, type OpenedBy, type UserLists } from './session-store.ts'

export type OpenedSession = { session: string } | { session: null; reason: 'unknown' | 'refused' }

/** Only super admins can open a super admin's session, so that no one gains rights this way. */
export function openSessionOf(
  db: Kysely<DB>,
  by: OpenedBy & { isSuperAdmin: boolean },
  address: string,
  lists: UserLists,
  now: Date,
): Promise<OpenedSession> {
  return db.transaction().execute(async (tx) => {
    const user = await findSignInUser(tx, normaliseEmail(address))
    if (!user) return { session: null, reason: 'unknown' }
    const isAbove = (user.is_super_admin || isSuperAdmin(user.email, lists)) && !by.isSuperAdmin
    const event = { workspaceId: user.workspace_id, userId: by.userId, actor: by.name, target: user.email }
    await recordAuditEvent(tx, { ...event, kind: isAbove ? 'staff_session_refused' : 'staff_session_opened' })
    if (isAbove) return { session: null, reason: 'refused' }
    return { session: await openSession(tx, user, now, { openedBy: by }) }
  })
}

// The permission check for operations, the only cross-workspace access: staff and super admins; hidden from others.
import type { Kysely } from 'kysely'
import { may } from '@fairlead/domain/account/permissions'
import type { Actor } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { DB } from '../../platform/schema.ts'
import { readOpenedBy } from '../accounts/sessions/session-store.ts'

export type OperationsNeed = 'open_operations' | 'read_audit_log' | 'change_accounts'

/** The context of operations: a connection that sees every workspace, and the user. */
export interface OperationsContext {
  db: Kysely<DB>
  actor: Actor
  now: Date
}

/**
 * Refuses like a missing page. A staff session opened by someone else doesn't count, because actions
 * here are recorded under the acting user's name.
 */
export async function accessOperations(db: Kysely<DB>, actor: Actor, session: string, need: OperationsNeed): Promise<void> {
  const { isSuperAdmin, isStaff } = actor
  if (!may(need, { role: 'none', isSuperAdmin, isStaff }) || (await readOpenedBy(db, session)) !== null) throw new Refusal('not_found')
}

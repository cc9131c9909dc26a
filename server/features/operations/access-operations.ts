// The gate to operations, the one way of reading across workspaces: staff and super admins only; for others nothing is there.
import type { Kysely } from 'kysely'
import { may } from '@fairlead/domain/account/permissions'
import type { Actor } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { DB } from '../../platform/schema.ts'
import { whoOpened } from '../accounts/session-store.ts'

export type OperationsNeed = 'open_operations' | 'read_audit_log' | 'change_accounts'

/** What use cases of operations are given: a connection that sees every workspace, and who asks. */
export interface OperationsContext {
  db: Kysely<DB>
  actor: Actor
  now: Date
}

/**
 * Refuses as an address that leads nowhere does. A session of staff that someone else has opened counts for nothing: what is done
 * here is recorded under the name of the user who does it.
 */
export async function accessOperations(db: Kysely<DB>, actor: Actor, session: string, need: OperationsNeed): Promise<void> {
  const { isSuperAdmin, isStaff } = actor
  if (!may(need, { role: -1, isSuperAdmin, isStaff }) || (await whoOpened(db, session)) !== null) throw new Refusal('not_found')
}

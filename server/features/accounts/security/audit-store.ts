// The only writer of the audit log: accounts, sessions, staff, and what members change.
import { sql, type Kysely } from 'kysely'
import { isAuditWarning, type AuditKind } from '@fairlead/domain/account/audit-events'
import { requestOrigin } from '../../../platform/request-origin.ts'
import type { Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'

export interface AuditEvent {
  kind: AuditKind
  /** null = the installation; only the service's own connection may write these. */
  workspaceId: string | null
  userId: string | null
  /** The actor's address; null when unknown. */
  actor: string | null
  /** The affected address or object, if not the actor's own account. */
  target?: string | null
  projectId?: string | null
  candidateId?: string | null
  /** Never a secret: no token, password, or code. */
  details?: Readonly<Record<string, string | number | boolean>>
}

/**
 * Adds one event in the caller's transaction and writes one log line with only IDs. IP address and browser are the request's.
 * Write an event about a refusal on a separate connection, or it is rolled back with the refused transaction.
 */
export async function recordAuditEvent(db: Kysely<DB>, event: AuditEvent): Promise<void> {
  const origin = requestOrigin()
  await db
    .insertInto('audit_event')
    .values({
      kind: event.kind,
      workspace_id: event.workspaceId,
      user_id: event.userId,
      actor: event.actor?.slice(0, 320) ?? null,
      target: event.target?.slice(0, 320) ?? null,
      project_id: event.projectId ?? null,
      candidate_id: event.candidateId ?? null,
      ip: origin?.ip ?? null,
      user_agent: origin?.userAgent ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute()
  const line = { audit: event.kind, workspaceId: event.workspaceId, userId: event.userId }
  origin?.log[isAuditWarning(event.kind) ? 'warn' : 'info'](line, `audit: ${event.kind}`)
}

/** Whether this transaction has changed anything: Postgres gives a number only to those that write. */
export async function hasWritten(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select pg_current_xact_id_if_assigned() is not null as has`.execute(tx)
  return rows.some(({ has }) => has)
}

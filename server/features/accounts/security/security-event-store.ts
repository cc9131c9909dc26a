// The only writer of the security log.
import type { Kysely } from 'kysely'
import { securityEvents, type SecurityEventKind } from '@fairlead/domain/account/security-events'
import { requestOrigin } from '../../../platform/request-origin.ts'
import type { DB } from '../../../platform/schema.ts'

export interface SecurityEvent {
  kind: SecurityEventKind
  /** null = the installation; only the service's own connection may write these. */
  workspaceId: string | null
  userId: string | null
  /** The actor's address; null when unknown. */
  actor: string | null
  /** The affected address or object, if not the actor's own account. */
  target?: string | null
  /** Never a secret: no token, password, or code. */
  details?: Readonly<Record<string, string | number | boolean>>
}

/**
 * Adds one event in the caller's transaction and writes one log line with only IDs. IP address and browser are the request's.
 * Write an event about a refusal on a separate connection, or it is rolled back with the refused transaction.
 */
export async function recordSecurityEvent(db: Kysely<DB>, event: SecurityEvent): Promise<void> {
  const origin = requestOrigin()
  await db
    .insertInto('security_event')
    .values({
      kind: event.kind,
      workspace_id: event.workspaceId,
      user_id: event.userId,
      actor: event.actor?.slice(0, 320) ?? null,
      target: event.target?.slice(0, 320) ?? null,
      ip: origin?.ip ?? null,
      user_agent: origin?.userAgent ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute()
  const line = { security: event.kind, workspaceId: event.workspaceId, userId: event.userId }
  origin?.log[securityEvents[event.kind].isWarning ? 'warn' : 'info'](line, `security: ${event.kind}`)
}

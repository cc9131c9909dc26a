// The security log for reading: a workspace's own events for its admins, all events for super admins; newest first.
import { sql, type Kysely } from 'kysely'
import { isSecurityEventKind, type SecurityEventKind } from '@fairlead/domain/account/security-events'
import { Refusal } from '@fairlead/domain/refusal'
import { securityEvents } from '@fairlead/domain/account/security-events'
import { tableCsv } from '@fairlead/domain/shared/csv'
import type { ActorContext } from '../../../platform/context.ts'
import type { DB } from '../../../platform/schema.ts'
import { recordSecurityEvent } from './security-event-store.ts'
import { isWorkspaceAdmin } from '../users/workspace-rights.ts'

export interface SecuritySearch {
  kind?: string | undefined
  /** Part of the actor, the target, or the IP address. */
  text?: string | undefined
  page: number
}

export interface SecurityEventView {
  id: string
  at: Date
  kind: SecurityEventKind
  actor: string | null
  target: string | null
  workspaceName: string | null
  ip: string | null
  userAgent: string | null
  details: Record<string, string | number | boolean>
}

export const securityPageSize = 50
export const maxExported = 10_000

/** @param db decides which events are visible: all on the service's connection, a workspace's in its transaction */
export async function readSecurityEvents(
  db: Kysely<DB>,
  search: SecuritySearch,
  size = securityPageSize,
): Promise<{ events: SecurityEventView[]; hasMore: boolean }> {
  const text = search.text?.trim() ?? ''
  let query = db
    .selectFrom('security_event')
    .leftJoin('workspace', 'workspace.id', 'security_event.workspace_id')
    .selectAll('security_event')
    .select('workspace.name as workspace_name')
    .orderBy('security_event.id', 'desc')
    .limit(size + 1)
    .offset((search.page - 1) * size)
  if (isSecurityEventKind(search.kind)) query = query.where('kind', '=', search.kind)
  if (text !== '') {
    const like = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where(sql<boolean>`(actor ilike ${like} or target ilike ${like} or ip ilike ${like})`)
  }
  const rows = await query.execute()
  return {
    hasMore: rows.length > size,
    events: rows.slice(0, size).map((row) => ({
      id: String(row.id),
      at: row.at,
      kind: row.kind,
      actor: row.actor,
      target: row.target,
      workspaceName: row.workspace_name,
      ip: row.ip,
      userAgent: row.user_agent,
      details: row.details,
    })),
  }
}

/** Responds as if the page didn't exist unless the user is an admin of the workspace. */
export function readOwnSecurityEvents(ctx: ActorContext, search: SecuritySearch) {
  return ctx.transaction(async (tx) => {
    if (!(await isWorkspaceAdmin(tx, ctx.actor))) throw new Refusal('not_found')
    return readSecurityEvents(tx, search)
  })
}

/** The newest events, at most 10,000, as CSV; `isWhole` is false when older ones are left out. The export itself is recorded. */
export function exportOwnSecurityEvents(ctx: ActorContext, search: Omit<SecuritySearch, 'page'>) {
  return ctx.transaction(async (tx) => {
    if (!(await isWorkspaceAdmin(tx, ctx.actor))) throw new Refusal('not_found')
    const { workspaceId, userId } = ctx
    await recordSecurityEvent(tx, { kind: 'export', workspaceId, userId, actor: ctx.actor.email, target: 'Security log' })
    return exportSecurityEvents(tx, search)
  })
}

export async function exportSecurityEvents(db: Kysely<DB>, search: Omit<SecuritySearch, 'page'>) {
  const { events, hasMore } = await readSecurityEvents(db, { ...search, page: 1 }, maxExported)
  const columns = ['Time (UTC)', 'Event', 'By', 'On', 'Workspace', 'IP address', 'Browser', 'Details']
  const rows = events.map(({ at: time, kind, actor, target, workspaceName, ip, userAgent, details }) => {
    const more = Object.entries(details).map(([name, value]) => `${name}: ${value}`)
    return [time.toISOString(), securityEvents[kind]?.label ?? kind, actor, target, workspaceName, ip, userAgent, more.join('; ')]
  })
  return { csv: tableCsv(columns, rows), isWhole: !hasMore }
}

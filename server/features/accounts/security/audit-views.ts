// The audit log for reading: a workspace's own events for its admins, all events for super admins; newest first.
import { sql, type Kysely } from 'kysely'
import { auditLabel, isAuditKind, kindsForWorkspace, type AuditKind } from '@fairlead/domain/account/audit-events'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { Refusal } from '@fairlead/domain/refusal'
import { tableCsv } from '@fairlead/domain/shared/csv'
import type { ActorContext } from '../../../platform/context.ts'
import type { DB } from '../../../platform/schema.ts'
import { recordAuditEvent } from './audit-store.ts'
import { isWorkspaceAdmin } from '../users/workspace-rights.ts'

export interface AuditSearch {
  kind?: string | undefined
  /** Part of the actor, the target, the project's name, or the IP address. */
  text?: string | undefined
  page: number
}

export interface AuditEventView {
  id: string
  at: Date
  kind: AuditKind
  actor: string | null
  /** An address or name; else the project's name. */
  target: string | null
  projectId: string | null
  /** null when there is none or the person was erased. */
  candidate: string | null
  workspaceName: string | null
  ip: string | null
  userAgent: string | null
  details: Record<string, string | number | boolean>
}

export const auditPageSize = 50
export const maxExported = 10_000

/** @param db decides which events are visible: all on the service's connection, a workspace's in its transaction */
export async function readAuditEvents(
  db: Kysely<DB>,
  kinds: readonly AuditKind[],
  search: AuditSearch,
  size = auditPageSize,
): Promise<{ events: AuditEventView[]; hasMore: boolean }> {
  const text = search.text?.trim() ?? ''
  let query = db
    .selectFrom('audit_event')
    .leftJoin('workspace', 'workspace.id', 'audit_event.workspace_id')
    .leftJoin('project', 'project.id', 'audit_event.project_id')
    .leftJoin('candidate', 'candidate.id', 'audit_event.candidate_id')
    .leftJoin('person', 'person.id', 'candidate.person_id')
    .selectAll('audit_event')
    .select(['workspace.name as workspace_name', 'project.name as project_name', 'project.bias_reducer', 'person.name as person_name'])
    .where('audit_event.kind', 'in', [...kinds])
    .orderBy('audit_event.id', 'desc')
    .limit(size + 1)
    .offset((search.page - 1) * size)
  if (isAuditKind(search.kind)) query = query.where('kind', '=', search.kind)
  if (text !== '') {
    const like = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where(sql<boolean>`(actor ilike ${like} or target ilike ${like} or project.name ilike ${like} or ip ilike ${like})`)
  }
  const rows = await query.execute()
  return {
    hasMore: rows.length > size,
    events: rows.slice(0, size).map((row) => ({
      id: String(row.id),
      at: row.at,
      kind: row.kind,
      actor: row.actor,
      target: row.target ?? row.project_name,
      projectId: row.project_id,
      candidate: row.person_name === null ? null : shownName(row.person_name, row.bias_reducer ?? true),
      workspaceName: row.workspace_name,
      ip: row.ip,
      userAgent: row.user_agent,
      details: row.details,
    })),
  }
}

/** Responds as if the page didn't exist unless the user is an admin of the workspace. */
export function readOwnAuditEvents(ctx: ActorContext, search: AuditSearch) {
  return ctx.transaction(async (tx) => {
    if (!(await isWorkspaceAdmin(tx, ctx.actor))) throw new Refusal('not_found')
    return readAuditEvents(tx, kindsForWorkspace, search)
  })
}

/** The newest events, at most 10,000, as CSV; `isWhole` is false when older ones are left out. The export itself is recorded. */
export function exportOwnAuditEvents(ctx: ActorContext, search: Omit<AuditSearch, 'page'>) {
  return ctx.transaction(async (tx) => {
    if (!(await isWorkspaceAdmin(tx, ctx.actor))) throw new Refusal('not_found')
    const { workspaceId, userId } = ctx
    await recordAuditEvent(tx, { kind: 'export', workspaceId, userId, actor: ctx.actor.email, target: 'Audit log' })
    return exportAuditEvents(tx, kindsForWorkspace, search)
  })
}

export async function exportAuditEvents(db: Kysely<DB>, kinds: readonly AuditKind[], search: Omit<AuditSearch, 'page'>) {
  const { events, hasMore } = await readAuditEvents(db, kinds, { ...search, page: 1 }, maxExported)
  const columns = ['Time (UTC)', 'Event', 'By', 'On', 'Candidate', 'Workspace', 'IP address', 'Browser', 'Details']
  const rows = events.map(({ at: time, kind, actor, target, candidate, workspaceName, ip, userAgent, details }) => {
    const more = Object.entries(details).map(([name, value]) => `${name}: ${value}`)
    return [time.toISOString(), auditLabel(kind), actor, target, candidate, workspaceName, ip, userAgent, more.join('; ')]
  })
  return { csv: tableCsv(columns, rows), isWhole: !hasMore }
}

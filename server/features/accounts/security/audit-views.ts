// Reads the audit log, newest first: all of it for super admins, their workspace's part for owners.
import { sql, type Kysely } from 'kysely'
import { actionsForOwner, isAuditAction, type AuditAction } from '@fairlead/domain/operations/audit'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { DB } from '../../../platform/schema.ts'
import { ownsWorkspace } from '../users/user-views.ts'

export interface AuditSearch {
  action?: string | undefined
  /** Searches the actor, the target, and the workspace's name. */
  text?: string | undefined
  page: number
}

export interface AuditView {
  id: string
  at: Date
  by: string
  action: AuditAction
  about: string
  workspaceName: string
  detail: Record<string, string>
}

export interface AuditPage {
  entries: AuditView[]
  hasMore: boolean
}

export const auditPageSize = 50

/** @param db decides which rows are visible: all on the service's own connection, a workspace's in its transaction */
export async function readAudit(db: Kysely<DB>, actions: readonly AuditAction[] | null, search: AuditSearch): Promise<AuditPage> {
  const text = search.text?.trim() ?? ''
  let query = db
    .selectFrom('audit_entry')
    .innerJoin('workspace', 'workspace.id', 'audit_entry.workspace_id')
    .selectAll('audit_entry')
    .select('workspace.name as workspace_name')
    .orderBy('audit_entry.at', 'desc')
    .orderBy('audit_entry.id', 'desc')
    .limit(auditPageSize + 1)
    .offset((search.page - 1) * auditPageSize)
  if (isAuditAction(search.action)) query = query.where('action', '=', search.action)
  if (actions) query = query.where('action', 'in', [...actions])
  if (text !== '') {
    const like = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where(sql<boolean>`(by_email ilike ${like} or about ilike ${like} or workspace.name ilike ${like})`)
  }
  const rows = await query.execute()
  return {
    hasMore: rows.length > auditPageSize,
    entries: rows.slice(0, auditPageSize).map((row) => ({
      id: row.id,
      at: row.at,
      by: row.by_email,
      action: row.action,
      about: row.about,
      workspaceName: row.workspace_name,
      detail: row.detail,
    })),
  }
}

/** Refuses users other than the workspace's owner as if the log didn't exist. */
export function readOwnAudit(ctx: ActorContext, search: AuditSearch): Promise<AuditPage> {
  return ctx.transaction(async (tx) => {
    if (!(await ownsWorkspace(tx, ctx))) throw new Refusal('not_found')
    return readAudit(tx, actionsForOwner, search)
  })
}

// The audit log of a workspace: who did what that others must be able to look up later. It is only ever added to.
import type { Kysely } from 'kysely'
import type { AuditAction } from '@fairlead/domain/operations/audit'
import { newId } from '../../platform/ids.ts'
import type { DB } from '../../platform/schema.ts'

export interface AuditEntry {
  workspaceId: string
  at: Date
  /** An email, or what else the one who acted is called. */
  by: string
  action: AuditAction
  /** Whom or what it was done to, as people call it: an address, the name of a project. */
  about: string
  projectId?: string
  detail?: Record<string, string>
}

export async function writeAudit(tx: Kysely<DB>, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      id: newId(),
      workspace_id: entry.workspaceId,
      at: entry.at,
      by_email: entry.by,
      action: entry.action,
      about: entry.about,
      project_id: entry.projectId ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}

// The append-only audit log of a workspace.
import type { Kysely } from 'kysely'
import type { AuditAction } from '@fairlead/domain/operations/audit'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'

export interface AuditEntry {
  workspaceId: string
  at: Date
  /** The actor's email or other name. */
  by: string
  action: AuditAction
  /** The target's name: an address or a project name. */
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

// The audit log of a workspace: who did what that others must be able to look up later.
import type { Kysely } from 'kysely'
import { newId } from '../../platform/ids.ts'
import type { DB } from '../../platform/schema.ts'

export interface AuditEntry {
  workspaceId: string
  at: Date
  /** An e-mail, or what else the one who acted is called. */
  by: string
  action: 'session_opened' | 'session_refused'
  about: string
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
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}

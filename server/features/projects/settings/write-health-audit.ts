// Audit entries for a health set manually or returned to the rules.
import type { Kysely } from 'kysely'
import { healthLabel } from '@fairlead/domain/operations/health'
import type { Actor } from '@fairlead/domain/project/project'
import type { DB } from '../../../platform/schema.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'

interface HealthSet {
  id: string
  workspaceId: string
  actor: Pick<Actor, 'email' | 'userId'>
  /** '' = by the rules. */
  before: string
  status: string
}

export async function writeHealthAudit(tx: Kysely<DB>, { id, workspaceId, actor, before, status }: HealthSet): Promise<void> {
  const word = (key: string) => (key === '' ? 'by the rules' : healthLabel(key))
  await recordAuditEvent(tx, {
    workspaceId,
    userId: actor.userId,
    actor: actor.email,
    kind: status === '' ? 'health_by_rules' : 'health_set',
    projectId: id,
    details: { before: word(before), now: word(status) },
  })
}

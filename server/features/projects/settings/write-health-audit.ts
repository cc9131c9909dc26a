// Audit entries for a health set manually or returned to the rules.
import type { Kysely } from 'kysely'
import { healthLabel } from '@fairlead/domain/operations/health'
import type { Actor } from '@fairlead/domain/project/project'
import type { DB } from '../../../platform/schema.ts'
import { writeAudit } from '../../accounts/security/audit-store.ts'

interface HealthSet {
  id: string
  workspaceId: string
  name: string
  actor: Pick<Actor, 'email'>
  at: Date
  /** '' = by the rules. */
  before: string
  status: string
}

export async function writeHealthAudit(
  tx: Kysely<DB>,
  { id, workspaceId, name, actor, at: time, before, status }: HealthSet,
): Promise<void> {
  const word = (key: string) => (key === '' ? 'by the rules' : healthLabel(key))
  await writeAudit(tx, {
    workspaceId,
    at: time,
    by: actor.email,
    action: status === '' ? 'health_by_rules' : 'health_set',
    about: name,
    projectId: id,
    detail: { before: word(before), now: word(status) },
  })
}

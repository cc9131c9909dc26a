// Sets a project's health manually, or returns it to the rules; both are recorded.
import { isHealthStatus } from '@fairlead/domain/operations/health'
import { Refusal } from '@fairlead/domain/refusal'
import { record } from '../../platform/events.ts'
import { writeHealthAudit } from '../projects/settings/write-health-audit.ts'
import { saveHealth } from '../projects/records/project-store.ts'
import type { OperationsContext } from './access-operations.ts'
import { loadAnyProject } from './load-any-project.ts'
import { text } from './texts/texts.ts'

/** @param status '' = by the rules */
export async function setHealth({ db, actor, now }: OperationsContext, projectId: string, status: string): Promise<void> {
  if (status !== '' && !isHealthStatus(status)) throw new Refusal('invalid_input', undefined, { operations_status: text.unknownStatus })
  await db.transaction().execute(async (tx) => {
    const project = await loadAnyProject(tx, projectId)
    const before = project.byHand === null ? '' : project.status
    if (before === status) return
    await saveHealth(tx, project.id, status === '' ? null : { status, by: actor.email, at: now })
    await writeHealthAudit(tx, { ...project, actor, before, status })
    await record(tx, { workspaceId: project.workspaceId, userId: null }, { type: 'project.saved', projectId: project.id })
  })
}

// Makes a project a free trial, with a custom or the default limit, or ends the trial; audited.
import { Refusal } from '@fairlead/domain/refusal'
import { record } from '../../platform/events.ts'
import { recordAuditEvent } from '../accounts/security/audit-store.ts'
import { saveFreeTrial } from '../projects/records/project-store.ts'
import type { OperationsContext } from './access-operations.ts'
import { loadAnyProject } from './load-any-project.ts'
import { text } from './texts/texts.ts'

export const maxTrialContacts = 10_000

/** @param contacts null = the installation's default */
export async function changeFreeTrial(
  ctx: OperationsContext,
  projectId: string,
  isFreeTrial: boolean,
  contacts: number | null,
): Promise<void> {
  if (contacts !== null && (!Number.isInteger(contacts) || contacts < 1 || contacts > maxTrialContacts))
    throw new Refusal('invalid_input', undefined, { contacts: text.enterWholeNumber(maxTrialContacts) })
  const limit = isFreeTrial ? contacts : null
  await ctx.db.transaction().execute(async (tx) => {
    const project = await loadAnyProject(tx, projectId)
    if (project.isFreeTrial === isFreeTrial && project.trialContacts === limit) return
    await saveFreeTrial(tx, project.id, isFreeTrial, limit)
    const words = (on: boolean, count: number | null) => (on ? `on, ${count ?? 'the usual'} candidates` : 'off')
    await recordAuditEvent(tx, {
      workspaceId: project.workspaceId,
      userId: ctx.actor.userId,
      actor: ctx.actor.email,
      kind: 'free_trial_changed',
      projectId: project.id,
      details: { before: words(project.isFreeTrial, project.trialContacts), now: words(isFreeTrial, limit) },
    })
    await record(tx, { workspaceId: project.workspaceId, userId: null }, { type: 'project.saved', projectId: project.id })
  })
}

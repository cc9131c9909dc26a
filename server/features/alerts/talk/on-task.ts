// Notifies the team of a new or due task; admins also get requests about personal data.
import type { EventOf } from '@fairlead/domain/events'
import { isLegal, taskTitle } from '@fairlead/domain/conversation/tasks'
import { dayInFull } from '@fairlead/domain/outreach/pause-words'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { fullName } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { adminsOf } from '../../accounts/users/workspace-rights.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { findTask } from '../../mail/messages/task-store.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfTask(ctx: WorkspaceContext, event: EventOf<'task.opened' | 'task.due'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    // other tasks were announced with the reply
    if (event.type === 'task.opened' && !isLegal(event.kind)) return
    const task = await findTask(tx, event.taskId)
    if (task?.state !== 'open') return
    const project = await loadProject(tx, task.project_id)
    const candidate = project && (await loadCandidate(tx, task.candidate_id, false))
    if (!project || !candidate) return
    const name = shownName(fullName(candidate.profile), project.biasReducer)
    const title = taskTitle(task.kind, name, task.details ?? {})
    const day = task.due_at?.toISOString().slice(0, 10)
    const isLaw = isLegal(task.kind)
    const people = task.kind === 'data_request' ? await adminsOf(tx, ctx.workspaceId) : await audienceOf(tx, project)
    await notify(tx, ctx, people, {
      projectId: project.id,
      candidateId: candidate.id,
      kind: event.type === 'task.opened' ? 'task_opened' : 'task_due',
      body: () => (isLaw && day ? text.answerBy(title, dayInFull(day, ctx.now())) : text.reminderAlert(title)),
      onceKey: `${event.type}:${task.id}:${event.type === 'task.due' ? `${event.day}:${ctx.now().toISOString().slice(0, 10)}` : ''}`,
    })
  })
}

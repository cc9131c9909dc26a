// Notifies the interviewer, once a day, that approvals are blocked by their missing calendar.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { findUserByEmail } from '../../accounts/users/user-views.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfCalendar(ctx: WorkspaceContext, event: EventOf<'calendar.prevented'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    const email = project?.settings.schedulingPreferences.phoneScreenerEmail?.trim().toLowerCase()
    const screenerId = email ? await findUserByEmail(tx, email) : null
    if (!project || !screenerId) return
    await notify(tx, ctx, [screenerId], {
      projectId: project.id,
      candidateId: null,
      kind: 'calendar_required',
      body: () => text.syncCalendarAlert(project.name),
      onceKey: `calendar:${project.id}:${ctx.now().toISOString().slice(0, 10)}`,
    })
  })
}

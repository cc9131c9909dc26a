// Invites a project's team back by email when its first candidates are ready.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { listActiveUsers } from '../../accounts/users/user-views.ts'
import { audienceOf } from '../delivery/audience.ts'
import { text as emails } from '../texts/emails.ts'

export function mailFirstBatch(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'search.batch_ready'>): Promise<void> {
  if (!event.isCalibration || event.found === 0) return Promise.resolve()
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    if (!project || project.isArchived) return
    const users = await listActiveUsers(tx, await audienceOf(tx, project))
    for (const user of users)
      await queueTeamMail(tx, ctx, settings, {
        to: user.email,
        subject: () => emails.firstBatchSubject(project.name),
        body: () => emails.firstBatch(user.firstName, event.found, project.name, `${settings.publicUrl}/panel?project=${project.id}`),
        from: null,
        projectId: project.id,
        emailType: 'first_batch_ready',
        requestId: `first_batch:${event.runId}:${user.id}`,
      })
  })
}

// Notifies the team that a hiring manager's decision is overdue: deciders in the app, the sender and the owner by email.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { listActiveUsers } from '../../accounts/users/user-views.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { text as emails } from '../texts/emails.ts'

export function notifyOfOverdueReview(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'review.overdue'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    if (!project || project.isArchived) return
    const { email, days, candidateIds, sentBy } = event
    const cause = `review_overdue:${project.id}:${email}:${event.at}`
    const many = candidateIds.length > 1
    const sentence = () => emails.reviewOverdue(email, candidateIds.length, project.name, days)
    await notify(tx, ctx, [...(await audienceOf(tx, project)), ...sentBy], {
      projectId: project.id,
      candidateId: many ? null : (candidateIds[0] ?? null),
      kind: 'review_overdue',
      body: sentence,
      onceKey: cause,
    })
    const isReminded = project.settings.managerReview.remindAfterHours !== null
    const users = await listActiveUsers(tx, [...new Set([project.ownerId, ...sentBy])])
    for (const user of users)
      await queueTeamMail(tx, ctx, settings, {
        to: user.email,
        subject: () => emails.reviewOverdueSubject(project.name),
        body: () => emails.reviewOverdueEmail(user.firstName, sentence(), isReminded, `${settings.publicUrl}/panel?project=${project.id}`),
        from: null,
        projectId: project.id,
        emailType: 'review_overdue',
        requestId: `${cause}:${user.id}`,
      })
  })
}

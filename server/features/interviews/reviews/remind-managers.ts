// Hiring managers who haven't decided: reminded once about each candidate, and then reported to the team.
import { personNameAsText } from '@fairlead/domain/account/names'
import { createHash } from 'node:crypto'
import { fullName } from '@fairlead/domain/shared/profile'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { daysWaiting, dueOf, minHoursBetweenReminders } from '@fairlead/domain/interview/manager-review'
import { managerReminder } from '@fairlead/domain/outreach/manager-mail'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { loadProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { findActiveUser } from '../../accounts/users/user-views.ts'
import { openManagerLink } from './manager-link.ts'
import { findLastReminder, lockWaiting, markRequests, type ManagerKey, type WaitingForManager } from './manager-request-store.ts'

/** Reminders are marked in the transaction that queues the email, so that a dying worker has done both or neither. */
export function remindManager(ctx: WorkspaceContext, mail: MailSettings, { projectId, email }: ManagerKey): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, projectId, 'share')
    if (!project || project.isArchived) return
    const now = ctx.now()
    const waiting = await lockWaiting(tx, projectId, email, now)
    const due = waiting.map((entry) => ({ ...entry, ...dueOf(project.settings.managerReview, entry, now) }))
    const toRemind = due.filter((entry) => entry.remind)
    const last = await findLastReminder(tx, projectId, email)
    if (toRemind.length > 0 && (last === null || now.getTime() - last.getTime() >= minHoursBetweenReminders * 3_600_000)) {
      await markRequests(tx, { column: 'reminded_at', now, projectId, email, candidates: toRemind })
      await mailReminder(tx, ctx, { mail, project, email, waiting, due: toRemind })
    }
    const late = due.filter((entry) => entry.escalate)
    if (late.length === 0) return
    await markRequests(tx, { column: 'escalated_at', now, projectId, email, candidates: late })
    const days = Math.max(...late.map(({ since }) => daysWaiting(since, now)))
    const sentBy = [...new Set(late.flatMap((entry) => entry.sentBy ?? []))]
    await record(tx, ctx, {
      type: 'review.overdue',
      projectId,
      email,
      candidateIds: late.map(({ id }) => id),
      days,
      sentBy,
      at: now.toISOString(),
    })
  })
}

async function mailReminder(
  tx: Tx,
  ctx: WorkspaceContext,
  {
    mail,
    project,
    email,
    waiting,
    due,
  }: {
    mail: MailSettings
    project: LoadedProject
    email: string
    waiting: readonly WaitingForManager[]
    due: readonly WaitingForManager[]
  },
): Promise<void> {
  const sender = await senderOf(tx, due.findLast(({ sentBy }) => sentBy !== null)?.sentBy ?? project.ownerId)
  const since = (entry: WaitingForManager) => `${entry.id}@${entry.since.toISOString()}`
  const cause = createHash('sha256').update(due.map(since).toSorted().join()).digest('base64url')
  const names = waiting.map(({ profile, since: from }) => ({
    name: shownName(fullName(profile), project.biasReducer),
    days: daysWaiting(from, ctx.now()),
  }))
  await queueTeamMail(tx, ctx, mail, {
    to: email,
    ...managerReminder({
      waiting: names,
      jobTitle: project.settings.jobTitle,
      link: await openManagerLink(tx, ctx, mail.publicUrl, { projectId: project.id, email, candidateIds: waiting.map(({ id }) => id) }),
      senderName: sender?.name ?? '',
    }),
    from: sender,
    // a manager on the suppression list must not stop the review clock for the team
    isAutomatic: true,
    projectId: project.id,
    emailType: 'manager_reminder',
    requestId: `manager_reminder:${project.id}:${email}:${cause}`,
  })
}

async function senderOf(tx: Tx, userId: string): Promise<{ name: string; email: string } | null> {
  const user = await findActiveUser(tx, userId)
  return user ? { name: personNameAsText(user.firstName, user.lastName), email: user.email } : null
}

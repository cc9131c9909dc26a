// Emails users a summary of unread notifications, each once and at most daily.
import { digestBody, digestLines, digestSubject, isDigestDue } from '@fairlead/domain/account/digest'
import { opensConversation } from '@fairlead/domain/account/notification-list'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { newToken } from '../../../platform/ids.ts'
import { unsubscribeLink, type MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { saveDigestAt } from '../../accounts/users/user-store.ts'
import { listUnmailed, lockReader } from './digest-views.ts'
import { markEmailed } from './notifications.ts'

/** Queues the email and marks its notifications in one transaction; true when it sent one. */
export function mailDigest(ctx: WorkspaceContext, settings: MailSettings, userId: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const user = await lockReader(tx, userId)
    if (!user || user.disabled_at !== null) return false
    const unread = await listUnmailed(tx, userId)
    const oldest = unread.at(-1)?.created_at ?? null
    if (!isDigestDue(user.notification_mail, user.digest_at, oldest, ctx.now())) return false
    const token = newToken()
    const lines = unread.slice(0, digestLines).map((row) => ({
      project: row.project_name,
      text: [row.person_name === null ? '' : `${shownName(row.person_name, row.bias_reducer ?? false)}: `, row.body].join(''),
      link: linkOf(settings, row.kind, row.project_id, row.candidate_id),
    }))
    await queueTeamMail(tx, ctx, settings, {
      to: user.email,
      subject: () => digestSubject(unread.length, settings.productName),
      body: () => digestBody(user.first_name, lines, unread.length - lines.length, unsubscribeLink(settings, token)),
      from: null,
      projectId: null,
      emailType: 'notification_digest',
      requestId: `digest:${userId}:${ctx.now().toISOString()}`,
      optOutToken: token,
    })
    const ids = unread.map(({ id }) => id)
    await markEmailed(tx, ids, ctx.now())
    await saveDigestAt(tx, userId, ctx.now())
    return true
  })
}

function linkOf({ publicUrl }: MailSettings, kind: string, projectId: string | null, candidateId: string | null): string {
  if (projectId === null) return kind === 'people_found' ? `${publicUrl}/home` : `${publicUrl}/inbox`
  if (candidateId !== null && opensConversation(kind))
    return `${publicUrl}/inbox?conversation=${candidateId}&conversation_project=${projectId}`
  return `${publicUrl}/panel?project=${projectId}${candidateId === null ? '' : `&candidate=${candidateId}`}`
}

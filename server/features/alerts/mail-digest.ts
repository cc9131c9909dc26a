// Emails users a summary of unread notifications, each once and at most daily.
import { digestBody, digestLines, digestPatienceMs, digestPauseMs, digestSubject, isDigestDue } from '@fairlead/domain/account/digest'
import { opensConversation } from '@fairlead/domain/account/notification-list'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { newToken } from '../../platform/ids.ts'
import { unsubscribeLink, type MailSettings } from '../mail/mail-settings.ts'
import { queueTeamMail } from '../mail/team-mail.ts'
import { saveDigestAt } from '../accounts/user-store.ts'
import { markEmailed } from './notifications.ts'

export interface DigestKey {
  userId: string
  workspaceId: string
}

/** Users in all workspaces who may be due. The rule is checked again under the user's lock. */
export async function findDueDigests(database: Database, now: Date, limit: number): Promise<DigestKey[]> {
  const rows = await database.system
    .selectFrom('users')
    .select(['id', 'workspace_id'])
    .where('notification_mail', '<>', 'off')
    .where('disabled_at', 'is', null)
    .where((where) => where.or([where('digest_at', 'is', null), where('digest_at', '<=', new Date(now.getTime() - digestPauseMs))]))
    .where((where) =>
      where.exists(
        where
          .selectFrom('notification')
          .select('notification.id')
          .whereRef('notification.user_id', '=', 'users.id')
          .where('read_at', 'is', null)
          .where('mailed_at', 'is', null)
          .where('notification.created_at', '<=', new Date(now.getTime() - digestPatienceMs)),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ userId: row.id, workspaceId: row.workspace_id }))
}

/** Queues the email and marks its notifications in one transaction; true when it sent one. */
export function mailDigest(ctx: WorkspaceContext, settings: MailSettings, userId: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['email', 'first_name', 'notification_mail', 'digest_at', 'disabled_at'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!user || user.disabled_at !== null) return false
    const unread = await unreadOf(tx, userId)
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
      subject: digestSubject(unread.length, settings.productName),
      body: digestBody(user.first_name, lines, unread.length - lines.length, unsubscribeLink(settings, token)),
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

/** Newest first. */
function unreadOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('notification')
    .leftJoin('project', 'project.id', 'notification.project_id')
    .leftJoin('candidate', 'candidate.id', 'notification.candidate_id')
    .leftJoin('person', 'person.id', 'candidate.person_id')
    .select([
      'notification.id',
      'notification.kind',
      'notification.body',
      'notification.project_id',
      'notification.candidate_id',
      'notification.created_at',
    ])
    .select(['project.name as project_name', 'project.bias_reducer', 'person.name as person_name'])
    .where('notification.user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .orderBy('notification.created_at', 'desc')
    .execute()
}

function linkOf({ publicUrl }: MailSettings, kind: string, projectId: string | null, candidateId: string | null): string {
  if (projectId === null) return `${publicUrl}/inbox`
  if (candidateId !== null && opensConversation(kind))
    return `${publicUrl}/inbox?conversation=${candidateId}&conversation_project=${projectId}`
  return `${publicUrl}/panel?project=${projectId}${candidateId === null ? '' : `&candidate=${candidateId}`}`
}

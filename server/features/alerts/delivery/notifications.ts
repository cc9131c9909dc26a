// Notifications per user: created once per cause, read and cleared by the user.
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext, ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { writtenFor, type Written } from '../../../platform/reader.ts'
import { readersLanguages } from '../../accounts/users/user-views.ts'
import { text } from '../texts/texts.ts'

export interface NotificationView {
  id: string
  kind: string
  body: string
  projectId: string | null
  candidateId: string | null
  projectName: string | null
  candidateName: string | null
  readAt: Date | null
  at: Date
}

const maxShown = 100

export function listNotifications(ctx: ActorContext): Promise<NotificationView[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('notification')
      .leftJoin('project', 'project.id', 'notification.project_id')
      .leftJoin('candidate', 'candidate.id', 'notification.candidate_id')
      .leftJoin('person', 'person.id', 'candidate.person_id')
      .selectAll('notification')
      .select(['project.name as project_name', 'project.bias_reducer', 'person.name as person_name'])
      .where('notification.user_id', '=', ctx.userId)
      .orderBy('notification.created_at', 'desc')
      .limit(maxShown)
      .execute()
    const counts = await countUnmatched(tx, rows)
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      body: counts.get(row.once_key) ?? row.body,
      projectId: row.project_id,
      candidateId: row.candidate_id,
      projectName: row.project_name,
      candidateName: row.person_name === null ? null : shownName(row.person_name, row.bias_reducer ?? false),
      readAt: row.read_at,
      at: row.created_at,
    }))
  })
}

const unmatchedPrefix = 'unmatched:'

/** Unmatched email of one hour shares one notification. */
export function unmatchedKey(time: Date): string {
  return `${unmatchedPrefix}${time.toISOString().slice(0, 13)}`
}

/** '12 new unmatched emails' for each hour of a notification. */
async function countUnmatched(tx: Tx, rows: readonly { once_key: string }[]): Promise<Map<string, string>> {
  const hours = rows.flatMap((row) => (/^unmatched:\d{4}-\d\d-\d\dT\d\d$/.test(row.once_key) ? [row.once_key] : []))
  const counts = new Map<string, string>()
  for (const hour of new Set(hours)) {
    const began = new Date(`${hour.slice(unmatchedPrefix.length)}:00:00Z`)
    const { emails } = await tx
      .selectFrom('inbound_mail')
      .select((eb) => eb.fn.countAll<number>().as('emails'))
      .where('candidate_id', 'is', null)
      .where('kind', '<>', 'own')
      .where('created_at', '>=', began)
      .where('created_at', '<', new Date(began.getTime() + 3600_000))
      .executeTakeFirstOrThrow()
    if (emails > 0) counts.set(hour, text.newUnmatched(emails))
  }
  return counts
}

/** Refuses one that is gone or someone else's; one that was already read stays read. */
export function markRead(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const row = await tx
      .selectFrom('notification')
      .select('read_at')
      .where('id', '=', id)
      .where('user_id', '=', ctx.userId)
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found', text.unknownNotification)
    if (row.read_at !== null) return
    await tx
      .updateTable('notification')
      .set({ read_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.userId)
      .where('read_at', 'is', null)
      .execute()
    await record(tx, ctx, { type: 'notification.added', userId: ctx.userId })
  })
}

/** Marks everything read up to a moment in whole milliseconds; later ones stay unread. */
export function markAllRead(ctx: ActorContext, upTo: Date): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('notification')
      .set({ read_at: ctx.now() })
      .where('user_id', '=', ctx.userId)
      .where('read_at', 'is', null)
      .where('created_at', '<', new Date(upTo.getTime() + 1))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await record(tx, ctx, { type: 'notification.added', userId: ctx.userId })
  })
}

export function removeNotifications(ctx: ActorContext, ids: readonly string[]): Promise<void> {
  return ctx.transaction(async (tx) => {
    if (ids.length > 0) await tx.deleteFrom('notification').where('id', 'in', ids).where('user_id', '=', ctx.userId).execute()
  })
}

export interface NewNotification {
  projectId: string | null
  candidateId: string | null
  kind: string
  body: Written
  /** The cause: the same cause notifies a user once, however often its event is handled. */
  onceKey: string
}

/** Notifies several users, skipping those already notified of this cause. */
export async function notify(tx: Tx, ctx: WorkspaceContext, userIds: readonly string[], notification: NewNotification): Promise<void> {
  const languages = await readersLanguages(tx, userIds)
  for (const userId of new Set(userIds)) {
    const row = await tx
      .insertInto('notification')
      .values({
        id: newId(),
        workspace_id: ctx.workspaceId,
        user_id: userId,
        project_id: notification.projectId,
        candidate_id: notification.candidateId,
        kind: notification.kind,
        body: writtenFor(languages.get(userId) ?? null, notification.body),
        once_key: notification.onceKey,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'once_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) await record(tx, ctx, { type: 'notification.added', userId })
  }
}

/** Marks these as part of an emailed digest. */
export async function markEmailed(tx: Tx, ids: readonly string[], emailedAt: Date): Promise<void> {
  await tx.updateTable('notification').set({ mailed_at: emailedAt }).where('id', 'in', ids).execute()
}

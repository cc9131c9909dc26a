// What a summary of unread notifications is made of.
import { digestPatienceMs, digestPauseMs } from '@fairlead/domain/account/digest'
import type { Database, Tx } from '../../../platform/database.ts'

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

/** Locked until the transaction ends, so that two workers don't send the same summary. */
export function lockReader(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'first_name', 'notification_mail', 'digest_at', 'disabled_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** A user's unread notifications that no summary has contained, newest first. */
export function listUnmailed(tx: Tx, userId: string) {
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

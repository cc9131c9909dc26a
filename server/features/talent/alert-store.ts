// The only writer of alerts of saved searches: who is notified of new people, how often, and what they haven't looked at.
import { alertPauseMs, type AlertChoice } from '@fairlead/domain/candidate/search-alert'
import { entriesOf } from '@fairlead/domain/shared/records'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'

/** People who were added before it was switched on aren't new. */
export async function chooseAlert(tx: Tx, ctx: ActorContext, searchId: string, every: AlertChoice): Promise<void> {
  const key = { search_id: searchId, user_id: ctx.userId }
  if (every === 'off') {
    await tx.deleteFrom('pool_alert').where('search_id', '=', searchId).where('user_id', '=', ctx.userId).execute()
    return
  }
  await tx
    .insertInto('pool_alert')
    .values({ workspace_id: ctx.workspaceId, ...key, every, checked_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['search_id', 'user_id']).doUpdateSet({ every }))
    .execute()
}

/** The user has looked at the new people. */
export function seeNewPeople(ctx: ActorContext, searchId: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await tx
      .updateTable('pool_alert')
      .set({ people: 0, since: null })
      .where('search_id', '=', searchId)
      .where('user_id', '=', ctx.userId)
      .execute()
  })
}

export interface DueAlert {
  workspaceId: string
  searchId: string
  userId: string
  checkedAt: Date
}

/** In all workspaces, of users who can sign in, those that have waited longest first. */
export async function findDueAlerts(database: Database, now: Date, limit: number): Promise<DueAlert[]> {
  const rows = await database.system
    .selectFrom('pool_alert')
    .innerJoin('users', 'users.id', 'pool_alert.user_id')
    .select(['pool_alert.workspace_id', 'search_id', 'user_id', 'checked_at'])
    .where('users.disabled_at', 'is', null)
    .where((where) =>
      where.or(
        entriesOf(alertPauseMs).map(([every, pause]) =>
          where.and([where('every', '=', every), where('checked_at', '<=', new Date(now.getTime() - pause))]),
        ),
      ),
    )
    .orderBy('checked_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ workspaceId: row.workspace_id, searchId: row.search_id, userId: row.user_id, checkedAt: row.checked_at }))
}

/** Counts the people who were added since the last check, once: another worker, or a member who changed the alert, may have been faster. */
export function settleAlert(ctx: WorkspaceContext, alert: DueAlert, people: number): Promise<void> {
  return ctx.transaction(async (tx) => {
    const row = await tx
      .selectFrom('pool_alert')
      .innerJoin('pool_search', 'pool_search.id', 'pool_alert.search_id')
      .select(['pool_alert.people', 'pool_alert.since', 'pool_search.name'])
      .where('search_id', '=', alert.searchId)
      .where('user_id', '=', alert.userId)
      .where('checked_at', '=', alert.checkedAt)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    const checkedAt = ctx.now()
    await tx
      .updateTable('pool_alert')
      .set({ checked_at: checkedAt, people: row.people + people, since: people > 0 ? (row.since ?? alert.checkedAt) : row.since })
      .where('search_id', '=', alert.searchId)
      .where('user_id', '=', alert.userId)
      .execute()
    if (people === 0) return
    const { searchId, userId } = alert
    await record(tx, ctx, { type: 'pool.people_found', userId, searchId, name: row.name, people, day: checkedAt.toISOString() })
  })
}

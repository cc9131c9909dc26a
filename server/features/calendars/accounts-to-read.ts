// Which calendar accounts are due for reading, in all workspaces, longest wait first.
import type { Database } from '../../platform/database.ts'

const everyMs = 60_000
/** The list of calendars rarely changes. */
const listEveryMs = 3_600_000
/** A feed is a file on someone's server: it is fetched less often. */
const feedEveryMs = 600_000
const limit = 200

const lastList = new Map<string, number>()

/** Minimum time between two attempts at an account, whatever the result; other workers skip it for as long. */
const claimMs = 50_000

/** Claims accounts for this worker, least recently tried first. Accounts that refused wait until they are reconnected. */
export async function accountsToRead(database: Database, now: Date): Promise<{ id: string; workspaceId: string; withList: boolean }[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const rows = await database.system
    .updateTable('calendar_account')
    .set({ tried_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('calendar_account')
        .innerJoin('users', 'users.id', 'calendar_account.user_id')
        .select('calendar_account.id')
        .where('state', '<>', 'refused')
        .where('disabled_at', 'is', null)
        .where((where) => where.or([where('tried_at', 'is', null), where('tried_at', '<', ago(claimMs)), where('tried_at', '>', now)]))
        .where((where) =>
          where.or([
            where('synced_at', 'is', null),
            // a clock that was set back leaves timestamps in the future
            where('synced_at', '>', now),
            where.and([where('kind', '<>', 'ics'), where('synced_at', '<', ago(everyMs))]),
            where('synced_at', '<', ago(feedEveryMs)),
          ]),
        )
        .orderBy('tried_at', (order) => order.asc().nullsFirst())
        .limit(limit)
        .forUpdate('calendar_account')
        .skipLocked(),
    )
    .returning(['id', 'workspace_id'])
    .execute()
  return rows.map(({ id, workspace_id }) => {
    const withList = now.getTime() - (lastList.get(id) ?? 0) >= listEveryMs
    if (withList) lastList.set(id, now.getTime())
    return { id, workspaceId: workspace_id, withList }
  })
}

// Looks for people who were added to the talent pool since the last check of a saved search, for members who asked to be notified.
import { searchPool, type PoolTools } from '../features/sourcing/searches/search-pool.ts'
import { findDueAlerts, settleAlert } from '../features/talent/alert-store.ts'
import { findFilters } from '../features/talent/saved-search-store.ts'
import { findActor } from '../features/accounts/users/find-actor.ts'
import { actorContext, systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

const alertsAtOnce = 50

/** One round; `now` is a parameter so that tests can advance the clock. */
export async function checkSearchAlerts(database: Database, tools: PoolTools, log: Log, now: () => Date = () => new Date()): Promise<void> {
  for (const alert of await findDueAlerts(database, now(), alertsAtOnce)) {
    try {
      const ctx = systemContext(database, alert.workspaceId, now)
      const { actor, filters } = await ctx.transaction(async (tx) => ({
        actor: await findActor(tx, alert.userId),
        filters: await findFilters(tx, alert.searchId),
      }))
      if (!actor || !filters) continue
      // with what this member may see
      const search = { ...filters, addedSince: alert.checkedAt, page: 1, pageSize: 1 }
      const { total } = await searchPool(actorContext(database, actor, now), tools, search)
      await settleAlert(ctx, alert, total)
    } catch (error) {
      log.warn({ err: error, search: alert.searchId }, 'could not check a saved search')
    }
  }
}

// Rereads every connected calendar, and expands series further as time passes.
import { syncAccount } from '../features/calendars/sync-calendar.ts'
import type { CalendarTools } from '../features/calendars/open-account.ts'
import { accountsToRead } from '../features/calendars/accounts-to-read.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

const atOnce = 4

export async function readCalendars(database: Database, tools: CalendarTools, log: Log): Promise<void> {
  const waiting = await accountsToRead(database, new Date())
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, workspaceId, withList } = next
      await syncAccount(systemContext(database, workspaceId), tools, id, withList).catch((error: unknown) =>
        log.warn({ err: error, account: id }, 'could not read a calendar'),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

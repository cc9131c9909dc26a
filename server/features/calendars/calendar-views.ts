// A user's calendars as shown on their page.
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accountsOf, type AccountState, type CountsAs } from './calendar-store.ts'
import type { CalendarKind } from '@fairlead/domain/ports/calendars'

export interface CalendarView {
  id: string
  name: string
  timeZone: string | null
  isReadOnly: boolean
  countsAs: CountsAs
  /** Interviews are added here. */
  receives: boolean
  isGone: boolean
}

export interface AccountView {
  id: string
  kind: CalendarKind
  name: string
  state: AccountState
  reason: string | null
  syncedAt: Date | null
  calendars: CalendarView[]
}

export function readCalendars(ctx: ActorContext): Promise<AccountView[]> {
  return ctx.transaction(async (tx) => {
    const accounts = await accountsOf(tx, [ctx.userId])
    const user = await tx.selectFrom('users').select('calendar_synced_id').where('id', '=', ctx.userId).executeTakeFirst()
    const rows = await tx
      .selectFrom('calendar')
      .select(['id', 'account_id', 'name', 'time_zone', 'is_read_only', 'counts_as', 'gone_at'])
      .where('user_id', '=', ctx.userId)
      .orderBy('is_primary', 'desc')
      .orderBy('name')
      .orderBy('id')
      .execute()
    const chosen = user?.calendar_synced_id ?? null
    return accounts.map(({ id, kind, name, state, reason, syncedAt }) => ({
      id,
      kind,
      name,
      state,
      reason,
      syncedAt,
      calendars: rows
        .filter((row) => row.account_id === id && (row.gone_at === null || row.id === chosen))
        .map((row) => ({
          id: row.id,
          name: row.name,
          timeZone: row.time_zone,
          isReadOnly: row.is_read_only,
          countsAs: row.counts_as,
          receives: row.id === chosen,
          isGone: row.gone_at !== null,
        })),
    }))
  })
}

export interface Writable {
  /** Calendars that interviews can be added to. */
  available: { id: string; name: string }[]
  /** The first sync of an account is running. */
  isSyncing: boolean
}

export async function writableCalendars(tx: Tx, userId: string): Promise<Writable> {
  const rows = await tx
    .selectFrom('calendar')
    .innerJoin('calendar_account', 'calendar_account.id', 'calendar.account_id')
    .select(['calendar.id', 'calendar.name'])
    .where('calendar.user_id', '=', userId)
    .where('is_read_only', '=', false)
    .where('gone_at', 'is', null)
    .where('calendar_account.state', '<>', 'refused')
    .orderBy('is_primary', 'desc')
    .orderBy('calendar.name')
    .orderBy('calendar.id')
    .execute()
  const syncing = await tx
    .selectFrom('calendar_account')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'syncing')
    .where('synced_at', 'is', null)
    .executeTakeFirst()
  return { available: rows, isSyncing: syncing !== undefined }
}

/** The calendar that receives a user's interviews. */
export async function findSyncedCalendar(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.selectFrom('users').select('calendar_synced_id').where('id', '=', userId).executeTakeFirst()
  return row?.calendar_synced_id ?? null
}

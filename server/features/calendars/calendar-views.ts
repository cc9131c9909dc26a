// A user's calendars as shown on their page.
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accountsOf, type AccountState, type CountsAs } from './calendar-store.ts'
import { dayOf, noDay, type CalendarKind } from '@fairlead/domain/ports/calendars'

/** An event that couldn't be read. It blocks its day, if one is known. */
export interface UnreadEvent {
  title: string
  date: string | null
  /** As the calendar wrote it. */
  part: string
}

export interface CalendarView {
  id: string
  name: string
  timeZone: string | null
  isReadOnly: boolean
  countsAs: CountsAs
  /** Interviews are added here. */
  receives: boolean
  isGone: boolean
  /** The first ones that are not over, and how many there are. */
  unread: UnreadEvent[]
  unreadCount: number
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
    const unread = await readUnread(tx, rows, ctx.now())
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
          unread: (unread.get(row.id) ?? []).slice(0, unreadShown),
          unreadCount: unread.get(row.id)?.length ?? 0,
        })),
    }))
  })
}

const unreadShown = 20

/** By calendar; events that are over are left out. */
async function readUnread(
  tx: Tx,
  calendars: readonly { id: string; counts_as: CountsAs }[],
  now: Date,
): Promise<Map<string, UnreadEvent[]>> {
  const ids = calendars.flatMap(({ id, counts_as }) => (counts_as === 'ignored' ? [] : [id]))
  const byCalendar = new Map<string, UnreadEvent[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byCalendar
  const rows = await tx
    .selectFrom('calendar_event')
    .select(['calendar_id', 'events'])
    .where('calendar_id', 'in', ids)
    .where('unread', '>', 0)
    .execute()
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
  for (const { calendar_id, events } of rows)
    for (const { title, start, end, rules, added, unread: part } of events) {
      if (part === undefined) continue
      const days = [start, end, ...added].map(dayOf)
      if (rules.length === 0 && dayOf(start) !== noDay && days.every((day) => day < yesterday)) continue
      byCalendar.get(calendar_id)?.push({ title, date: dayOf(start) === noDay ? null : dayOf(start), part })
    }
  return byCalendar
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

// When users are busy, according to the last reading of their calendars.
import type { Tx } from '../../platform/database.ts'

export interface BusyTime {
  userId: string
  calendarId: string
  calendarName: string
  countsAs: 'busy' | 'days_off'
  uid: string
  title: string
  start: Date
  /** Exclusive. */
  end: Date
  isAllDay: boolean
  isTentative: boolean
}

/** Spans that overlap [from, to) for these users, in order; ignored and removed calendars are left out. */
export async function busyTimes(tx: Tx, userIds: readonly string[], from: Date, to: Date): Promise<BusyTime[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .selectFrom('busy_time')
    .innerJoin('calendar', 'calendar.id', 'busy_time.calendar_id')
    .select(['busy_time.user_id', 'calendar_id', 'name', 'counts_as', 'uid', 'title', 'start_at', 'end_at', 'is_all_day', 'is_tentative'])
    .where('busy_time.user_id', 'in', userIds)
    .where('end_at', '>', from)
    .where('start_at', '<', to)
    .where('counts_as', '<>', 'ignored')
    .where((where) => where.or([where('counts_as', '=', 'busy'), where('is_all_day', '=', true)]))
    .where('gone_at', 'is', null)
    .$narrowType<{ counts_as: BusyTime['countsAs'] }>()
    .orderBy('start_at')
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    calendarId: row.calendar_id,
    calendarName: row.name,
    countsAs: row.counts_as,
    uid: row.uid,
    title: row.title,
    start: row.start_at,
    end: row.end_at,
    isAllDay: row.is_all_day,
    isTentative: row.is_tentative,
  }))
}

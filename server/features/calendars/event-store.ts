// The only writer of calendar events, and of the busy times computed from them.
import type { CalendarChanges, CalendarEvent, CalendarObject, Calendars } from '@fairlead/domain/ports/calendars'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { saveLaidOut, saveReading } from './calendar-store.ts'

const dayMs = 86_400_000
/** How far ahead series are expanded: past the farthest horizon of 90 days, plus a month. */
const aheadDays = 125
/** Expanded again when less than this is left. */
const minDays = 95
const atOnce = 500

export interface StoredCalendar {
  id: string
  workspaceId: string
  userId: string
  remoteId: string
  /** The calendar's own, else its owner's; null when neither has one. */
  timeZone: string | null
  cursor: string | null
  /** Increases with every stored reading. */
  revision: number
  laidOutUntil: Date | null
}

/** Locks the row for the transaction; null when the calendar is gone. */
export async function lockCalendar(tx: Tx, id: string): Promise<StoredCalendar | null> {
  const row = await tx
    .selectFrom('calendar')
    .select(['id', 'workspace_id', 'user_id', 'remote_id', 'time_zone', 'cursor', 'revision', 'laid_out_until'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const zone = row.time_zone === null ? await zoneOf(tx, row.user_id) : row.time_zone
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    remoteId: row.remote_id,
    timeZone: zone,
    cursor: row.cursor,
    revision: row.revision,
    laidOutUntil: row.laid_out_until,
  }
}

/** If a calendar has no zone, all-day events and floating times use its owner's. */
async function zoneOf(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.selectFrom('interviewer_settings').select('settings').where('user_id', '=', userId).executeTakeFirst()
  return row?.settings.timeZone ?? null
}

/**
 * Stores changes: a partial result changes only the listed objects, a full one replaces everything. `startedAt` is when they
 * were requested.
 */
export async function saveChanges(
  tx: Tx,
  ctx: WorkspaceContext,
  {
    calendars,
    calendar,
    changes,
    startedAt,
  }: { calendars: Pick<Calendars, 'occurrences'>; calendar: StoredCalendar; changes: CalendarChanges; startedAt: Date },
): Promise<void> {
  const until = new Date(ctx.now().getTime() + aheadDays * dayMs)
  const laidOutUntil = calendar.laidOutUntil && !changes.isWhole ? calendar.laidOutUntil : until
  if (changes.isWhole) await tx.deleteFrom('calendar_event').where('calendar_id', '=', calendar.id).execute()
  const touched = [...changes.removed, ...changes.objects.map(({ remoteRef }) => remoteRef)]
  for (let start = 0; !changes.isWhole && start < touched.length; start += atOnce)
    await tx
      .deleteFrom('calendar_event')
      .where('calendar_id', '=', calendar.id)
      .where('remote_ref', 'in', touched.slice(start, start + atOnce))
      .execute()
  await insertObjects(tx, ctx, { calendars, calendar, objects: changes.objects, until: laidOutUntil })
  await saveReading(tx, calendar.id, { cursor: changes.cursor, revision: calendar.revision + 1, syncedAt: startedAt, laidOutUntil })
}

async function insertObjects(
  tx: Tx,
  ctx: WorkspaceContext,
  {
    calendars,
    calendar,
    objects,
    until,
  }: { calendars: Pick<Calendars, 'occurrences'>; calendar: StoredCalendar; objects: readonly CalendarObject[]; until: Date },
): Promise<void> {
  // the same address twice in one response: the later one counts
  const unique = [...new Map(objects.map((object) => [object.remoteRef, object])).values()]
  for (let start = 0; start < unique.length; start += atOnce) {
    const part = unique.slice(start, start + atOnce).map((object) => ({ ...object, id: newId() }))
    await tx
      .insertInto('calendar_event')
      .values(
        part.map((object) => ({
          id: object.id,
          workspace_id: calendar.workspaceId,
          calendar_id: calendar.id,
          remote_ref: object.remoteRef,
          version: object.version,
          events: JSON.stringify(object.events),
          unread: object.events.filter(({ unread }) => unread !== undefined).length,
        })),
      )
      .execute()
    await expandOccurrences(tx, ctx, { calendars, calendar, stored: part, until })
  }
}

async function expandOccurrences(
  tx: Tx,
  ctx: WorkspaceContext,
  {
    calendars,
    calendar,
    stored,
    until,
  }: {
    calendars: Pick<Calendars, 'occurrences'>
    calendar: StoredCalendar
    stored: readonly { id: string; events: readonly CalendarEvent[] }[]
    until: Date
  },
): Promise<void> {
  const from = new Date(ctx.now().getTime() - dayMs)
  const rows = stored.flatMap(({ id, events }) =>
    calendars.occurrences(events, from, until, calendar.timeZone ?? 'UTC').map((occurrence) => ({
      calendar_event_id: id,
      workspace_id: calendar.workspaceId,
      user_id: calendar.userId,
      calendar_id: calendar.id,
      uid: occurrence.uid,
      title: occurrence.title,
      start_at: occurrence.start,
      end_at: occurrence.end,
      is_all_day: occurrence.isAllDay,
      is_tentative: occurrence.isTentative,
    })),
  )
  for (let start = 0; start < rows.length; start += atOnce)
    await tx
      .insertInto('busy_time')
      .values(rows.slice(start, start + atOnce))
      .execute()
}

export function needsExpansion(calendar: { laidOutUntil: Date | null }, now: Date): boolean {
  return calendar.laidOutUntil !== null && calendar.laidOutUntil.getTime() < now.getTime() + minDays * dayMs
}

/** As time passes, expands series as far ahead as before, from stored data, without a request. */
export async function extendOccurrences(
  tx: Tx,
  ctx: WorkspaceContext,
  calendars: Pick<Calendars, 'occurrences'>,
  calendar: StoredCalendar,
): Promise<void> {
  const until = new Date(ctx.now().getTime() + aheadDays * dayMs)
  const stored = await tx.selectFrom('calendar_event').select(['id', 'events']).where('calendar_id', '=', calendar.id).execute()
  await tx.deleteFrom('busy_time').where('calendar_id', '=', calendar.id).execute()
  await expandOccurrences(tx, ctx, { calendars, calendar, stored, until })
  await saveLaidOut(tx, calendar.id, until)
}

// What tests of interviews need: interviewers with hours and a calendar, what stands in it, links to book with.
import { defaultInterviewer, type InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import { openLink } from '../features/accounts/link-store.ts'
import { systemContext } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import type { Constellation } from './constellation.ts'

/** Around the clock, every day, without notice, buffers and limits. */
export const always: InterviewerSettings = {
  ...defaultInterviewer,
  hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, start: '00:00', end: '24:00' })),
  bufferAfterMinutes: 0,
  noticeHours: 0,
  dailyLimit: null,
}

/** Somebody says when they interview and has synced a calendar; what they had set before is replaced. */
export async function makeInterviewer(sky: Constellation, email: string, change: Partial<InterviewerSettings> = {}): Promise<string> {
  const db = sky.database.system
  const { id, workspace_id } = await db
    .updateTable('users')
    .set({ calendar_synced_id: 'main' })
    .where('email', '=', email)
    .returning(['id', 'workspace_id'])
    .executeTakeFirstOrThrow()
  const settings = JSON.stringify({ ...always, ...change })
  await db
    .insertInto('interviewer_settings')
    .values({ user_id: id, workspace_id, settings, updated_at: new Date() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings }))
    .execute()
  return id
}

/** A new link with which this candidate books. */
export async function bookingToken(sky: Constellation, candidateId: string): Promise<string> {
  const { workspace_id } = await sky.database.system
    .selectFrom('candidate')
    .select('workspace_id')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  const ctx = systemContext(sky.database, workspace_id, sky.services.now)
  return ctx.transaction((tx) => openLink(tx, ctx, { purpose: 'booking', candidateId, days: 60 }))
}

/** What a synced calendar says: an event in it, as if it had just been read. Returns the calendar's id. */
export async function addBusy(
  sky: Constellation,
  userId: string,
  event: { title: string; start: Date; end: Date; isAllDay?: boolean; uid?: string },
  countsAs: 'busy' | 'days_off' = 'busy',
): Promise<string> {
  const db = sky.database.system
  const { workspace_id } = await db.selectFrom('users').select('workspace_id').where('id', '=', userId).executeTakeFirstOrThrow()
  const [account_id, calendar_id, calendar_event_id] = [newId(), newId(), newId()]
  const whose = { workspace_id, user_id: userId }
  await db
    .insertInto('calendar_account')
    .values({ ...whose, id: account_id, kind: 'ics', name: 'Feed', url: account_id, state: 'synced' })
    .execute()
  await db
    .insertInto('calendar')
    .values({ ...whose, id: calendar_id, account_id, remote_id: 'one', name: 'Work', counts_as: countsAs, state: 'synced' })
    .execute()
  await db
    .insertInto('calendar_event')
    .values({ workspace_id, id: calendar_event_id, calendar_id, remote_ref: 'one', events: '[]' })
    .execute()
  await db
    .insertInto('busy_time')
    .values({
      ...whose,
      calendar_event_id,
      calendar_id,
      uid: event.uid ?? newId(),
      title: event.title,
      start_at: event.start,
      end_at: event.end,
      is_all_day: event.isAllDay ?? false,
    })
    .execute()
  return calendar_id
}

/** An outside calendar as the service knows it when it has just been read. */
export function tableCalendar(sky: Constellation) {
  return {
    put: async (hostId: string, event: { id: string; start: Date; end: Date }) =>
      void (await addBusy(sky, hostId, { title: 'Outside', start: event.start, end: event.end, uid: event.id })),
    remove: async (hostId: string, id: string) =>
      void (await sky.database.system.deleteFrom('busy_time').where('user_id', '=', hostId).where('uid', '=', id).execute()),
  }
}

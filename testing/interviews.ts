// Interview test helpers: interviewers with hours and calendars, events, booking links.
import { defaultInterviewer, type InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import { connectGiven } from '../server/features/calendars/connect-calendar.ts'
import { syncUsers } from '../server/features/calendars/sync-calendar.ts'
import { calendarTools } from '../server/http/calendar-tools.ts'
import { openLink } from '../server/features/accounts/security/link-store.ts'
import { systemContext } from '../server/platform/context.ts'
import { newId } from '../server/platform/ids.ts'
import type { TestApp } from './test-app.ts'

/** Around the clock, every day, over video, without notice, buffers, or limits. */
export const always: InterviewerSettings = {
  ...defaultInterviewer,
  hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, start: '00:00', end: '24:00' })),
  bufferAfterMinutes: 0,
  noticeHours: 0,
  dailyLimit: null,
  meetingKind: 'video',
  meetingLink: 'https://meet.example/host',
}

/** Sets a user's interview hours and a synced calendar, replacing earlier ones. */
export async function makeInterviewer(testApp: TestApp, email: string, change: Partial<InterviewerSettings> = {}): Promise<string> {
  const db = testApp.database.system
  const { id, workspace_id } = await db
    .selectFrom('users')
    .select(['id', 'workspace_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await connectGiven(systemContext(testApp.database, workspace_id), calendarTools(testApp.services), { userId: id, email })
  const calendar = await firstCalendar(testApp, id)
  await db.updateTable('users').set({ calendar_synced_id: calendar.id }).where('id', '=', id).execute()
  const settings = JSON.stringify({ ...always, ...change })
  await db
    .insertInto('interviewer_settings')
    .values({ user_id: id, workspace_id, settings, updated_at: new Date() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings }))
    .execute()
  return id
}

/** A new booking link for this candidate. */
export async function bookingToken(testApp: TestApp, candidateId: string): Promise<string> {
  const { workspace_id } = await testApp.database.system
    .selectFrom('candidate')
    .select('workspace_id')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  const ctx = systemContext(testApp.database, workspace_id, testApp.services.now)
  return ctx.transaction((tx) => openLink(tx, ctx, { purpose: 'booking', candidateId, days: 60 }))
}

/** Adds an event to a user's external calendars (one for busy times, one for days off) and syncs them. */
export async function addBusy(
  testApp: TestApp,
  userId: string,
  event: { title: string; start: Date; end: Date; isAllDay?: boolean; uid?: string },
  countsAs: 'busy' | 'days_off' = 'busy',
): Promise<void> {
  const { email, workspace_id } = await testApp.database.system
    .selectFrom('users')
    .select(['email', 'workspace_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const ctx = systemContext(testApp.database, workspace_id, testApp.services.now)
  const tools = calendarTools(testApp.services)
  await connectGiven(ctx, tools, { userId, email })
  const home = new URL((await firstCalendar(testApp, userId)).remote_id, testApp.embedded.caldav!.url)
  const { username, password } = testApp.embedded.caldav!.account(email)
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const url = countsAs === 'busy' ? home : new URL('../days-off/', home)
  if (countsAs === 'days_off') await fetch(url, { method: 'MKCALENDAR', headers: { authorization } })
  const uid = event.uid ?? newId()
  const stored = await fetch(new URL(`${uid}.ics`, url), {
    method: 'PUT',
    headers: { authorization, 'content-type': 'text/calendar' },
    body: eventText({ ...event, uid }),
  })
  if (!stored.ok) throw new Error(`The calendar answered ${stored.status}.`)
  await syncUsers(ctx, tools, [userId], true)
  if (countsAs === 'busy') return
  await testApp.database.system
    .updateTable('calendar')
    .set({ counts_as: countsAs })
    .where('user_id', '=', userId)
    .where('remote_id', 'like', '%/days-off/')
    .execute()
}

function firstCalendar(testApp: TestApp, userId: string): Promise<{ id: string; remote_id: string }> {
  const calendarQuery = testApp.database.system.selectFrom('calendar').select(['id', 'remote_id']).where('user_id', '=', userId)
  return calendarQuery.orderBy('id').executeTakeFirstOrThrow()
}

function eventText({
  uid,
  title,
  start,
  end,
  isAllDay,
}: {
  uid: string
  title: string
  start: Date
  end: Date
  isAllDay?: boolean
}): string {
  const time = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const when = (date: Date) => (isAllDay ? `;VALUE=DATE:${time(date).slice(0, 8)}` : `:${time(date)}`)
  const lines = ['VERSION:2.0', 'PRODID:-//other//app//EN', 'BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${time(new Date())}`]
  return [
    'BEGIN:VCALENDAR',
    ...lines,
    `DTSTART${when(start)}`,
    `DTEND${when(end)}`,
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

// Interview test helpers: interviewers with hours and calendars, events, booking links.
import { defaultInterviewer, type InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import { calendars } from '@fairlead/adapters/calendar/calendars'
import { aboutIdentity } from '../server/features/accounts/providers/provider-token.ts'
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

/** The same with a Google calendar, whose server the app then uses for every Google account; `settings` make rooms for interviews. */
export async function makeGoogleInterviewer(
  testApp: TestApp,
  google: { url: string; accessToken: string },
  email: string,
  change: Partial<InterviewerSettings> = {},
): Promise<string> {
  const id = await makeInterviewer(testApp, email, { meetingRoom: 'calendar', meetingLink: '', ...change })
  const { services, database } = testApp
  const tokens = { accessToken: google.accessToken, refreshToken: null, expiresAt: new Date(Date.now() + 3_600_000) }
  const refuse = () => Promise.reject(new Error('No one signs in here.'))
  const provider = { authorizationUrl: refuse, exchange: refuse, renew: () => Promise.resolve(tokens) }
  const trusted = [google.url, ...(testApp.embedded.caldav ? [new URL(testApp.embedded.caldav.url).origin] : [])]
  const googleUrl = `${google.url}/calendar/v3/`
  services.outside = {
    ...services.outside,
    identity: { ...services.outside.identity, google: provider },
    calendars: calendars({ trustedOrigins: trusted, timeout: 3_000, googleUrl, given: services.outside.calendars.given }),
  }
  const { workspace_id } = await database.system.selectFrom('users').select('workspace_id').where('id', '=', id).executeTakeFirstOrThrow()
  const ctx = systemContext(database, workspace_id)
  const identityId = newId()
  const accountId = newId()
  const calendarId = newId()
  const about = { workspace_id, user_id: id }
  const refresh_token = services.secrets.close('lasting', aboutIdentity(identityId))
  await ctx.transaction(async (tx) => {
    await tx
      .insertInto('identity')
      .values({ ...about, id: identityId, issuer: 'google', subject: id, provider: 'google', email, refresh_token })
      .execute()
    await tx
      .insertInto('calendar_account')
      .values({ ...about, id: accountId, kind: 'google', name: email, username: email, identity_id: identityId, state: 'synced' })
      .execute()
    await tx
      .insertInto('calendar')
      .values({ ...about, id: calendarId, account_id: accountId, remote_id: 'primary', name: email, time_zone: 'UTC' })
      .execute()
    await tx.updateTable('users').set({ calendar_synced_id: calendarId }).where('id', '=', id).execute()
  })
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

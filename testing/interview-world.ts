// Interview tests: a host with a real calendar, a bookable project, real email, and candidates with links.
import nodeIcal, { type VEvent } from 'node-ical'
import type { ParsedMail } from 'mailparser'
import { copyToCalendar, type CopyTools } from '../server/features/interviews/bookings/copy-to-calendar.ts'
import { findUnwritten } from '../server/features/interviews/records/interview-event-store.ts'
import { calendarTools } from '../server/http/calendar-tools.ts'
import { systemContext, type WorkspaceContext } from '../server/platform/context.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from './test-app.ts'
import { bookingToken, makeGoogleInterviewer, makeInterviewer } from './interviews.ts'
import { startMailStation, until, type MailStation } from './mail-station.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from './projects.ts'

const hour = 3_600_000
/** A full hour that many hours from now. */
export const inHours = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour)
export const icsTime = (time: Date) => time.toISOString().replace(/[-:]|\.\d{3}/g, '')
export const eventIn = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).find((component): component is VEvent => component?.type === 'VEVENT')!

/** The event of an email's invitation; null if it has none. */
export function invitationIn(mail: ParsedMail): VEvent | null {
  const part = mail.attachments.find(({ contentType }) => contentType === 'text/calendar')
  return part ? eventIn(part.content.toString()) : null
}

export interface InterviewWorld {
  testApp: TestApp
  station: MailStation
  tools: CopyTools
  user: TestUser
  close(): Promise<void>
}

export async function openInterviewWorld(): Promise<InterviewWorld> {
  const testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  const station = await startMailStation(testApp)
  const { mailDomain, publicUrl } = testApp.services.settings
  return {
    testApp,
    station,
    tools: { ...calendarTools(testApp.services), mailDomain, publicUrl },
    user: await newUser(testApp.app),
    async close() {
      await station.stop()
      await testApp.close()
    },
  }
}

/** A host free around the clock, and a project that books with them; with `google`, their calendar is there and makes rooms. */
export async function openDesk(
  { testApp, station, tools, user }: InterviewWorld,
  google: { url: string; accessToken: string } | null = null,
) {
  const host = await colleagueOf(testApp, user, 'Ada')
  const meeting = { meetingKind: 'video', meetingLink: 'https://meet.example/ada', slotMinutes: 60, horizonDays: 20 } as const
  const hostId = google
    ? await makeGoogleInterviewer(testApp, google, host.email, { slotMinutes: 60, horizonDays: 20 })
    : await makeInterviewer(testApp, host.email, meeting)
  const project_id = await activeProject(testApp, user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: host.email },
  })
  const ctx: WorkspaceContext = systemContext(testApp.database, (await contextOf(testApp, user)).workspaceId)
  const invite = async () => {
    const person = await addPerson(testApp, user, project_id, { stage: 'HIRING_MANAGER_APPROVED' })
    const booking_token = await bookingToken(testApp, person.id)
    const action = async (name: string, time?: Date, more: object = {}) => {
      const fields = { booking_token, time_zone: 'Europe/Berlin', ...(time ? { start: time.toISOString() } : {}), ...more }
      const { status, body } = await caller(testApp.app, '')('POST', `v2/interviews/booking/${name}`, fields)
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
    }
    return {
      ...person,
      action,
      book: async (hours: number) => {
        await action('hold', inHours(hours))
        await action('confirm', inHours(hours))
      },
      /** Resolves once this many have arrived. */
      emails: (count: number) =>
        until(`${count} emails`, async () => {
          const sent = await station.sentTo(person.email)
          return sent.length >= count ? sent : null
        }),
      row: () =>
        testApp.database.system.selectFrom('interview').selectAll().where('candidate_id', '=', person.id).executeTakeFirstOrThrow(),
    }
  }
  return {
    host,
    hostId,
    ctx,
    invite,
    entries: () => testApp.embedded.caldav!.list(host.email),
    /** One round of the worker. */
    writeAll: async () => {
      for (const key of await findUnwritten(testApp.database, new Date()))
        await copyToCalendar(ctx, { ...tools, ...calendarTools(testApp.services) }, key)
    },
  }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>

// A host with a real calendar, a project that books with them, real mail, and candidates with a link: what tests of booked interviews stand on.
import nodeIcal, { type VEvent } from 'node-ical'
import type { ParsedMail } from 'mailparser'
import { copyToCalendar, type CopyTools } from '../features/interviews/copy-to-calendar.ts'
import { findUnwritten } from '../features/interviews/interview-event-store.ts'
import { calendarTools } from '../http/calendar-tools.ts'
import { systemContext, type WorkspaceContext } from '../platform/context.ts'
import { caller, newUser, startConstellation, type Constellation, type TestUser } from './constellation.ts'
import { bookingToken, makeInterviewer } from './interviews.ts'
import { startMailStation, until, type MailStation } from './mail-station.ts'
import { addPerson, calmProject, colleagueOf, contextOf } from './projects.ts'

const hour = 3_600_000
/** A full hour that many hours from now. */
export const inHours = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour)
export const icsTime = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
export const eventIn = (text: string) => Object.values(nodeIcal.sync.parseICS(text)).find((one): one is VEvent => one?.type === 'VEVENT')!

/** The event of the invitation a mail carries; null when it carries none. */
export function invitationIn(mail: ParsedMail): VEvent | null {
  const part = mail.attachments.find(({ contentType }) => contentType === 'text/calendar')
  return part ? eventIn(part.content.toString()) : null
}

export interface InterviewWorld {
  sky: Constellation
  station: MailStation
  tools: CopyTools
  user: TestUser
  close(): Promise<void>
}

export async function openInterviewWorld(): Promise<InterviewWorld> {
  const sky = await startConstellation({ settings: { holdSeconds: 0 } })
  const station = await startMailStation(sky)
  const { mailDomain, publicUrl } = sky.services.settings
  return {
    sky,
    station,
    tools: { ...calendarTools(sky.services), mailDomain, publicUrl },
    user: await newUser(sky.app),
    async close() {
      await station.stop()
      await sky.close()
    },
  }
}

/** A host free around the clock, and a project that books with them. */
export async function openDesk({ sky, station, tools, user }: InterviewWorld) {
  const host = await colleagueOf(sky, user, 'Ada')
  const meeting = { meetingKind: 'video', meetingLink: 'https://meet.example/ada', slotMinutes: 60, horizonDays: 20 } as const
  const hostId = await makeInterviewer(sky, host.email, meeting)
  const project_id = await calmProject(sky, user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: host.email },
  })
  const ctx: WorkspaceContext = systemContext(sky.database, (await contextOf(sky, user)).workspaceId)
  const invite = async () => {
    const person = await addPerson(sky, user, project_id, { stage: 'HIRING_MANAGER_APPROVED' })
    const booking_token = await bookingToken(sky, person.id)
    const deed = async (name: string, at?: Date, more: object = {}) => {
      const fields = { booking_token, time_zone: 'Europe/Berlin', ...(at ? { start: at.toISOString() } : {}), ...more }
      const { status, body } = await caller(sky.app, '')('POST', `v2/interviews/booking/${name}`, fields)
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
    }
    return {
      ...person,
      deed,
      book: async (hours: number) => {
        await deed('hold', inHours(hours))
        await deed('confirm', inHours(hours))
      },
      /** As soon as so many have come. */
      mails: (count: number) =>
        until(`${count} mails`, async () => {
          const sent = await station.sentTo(person.email)
          return sent.length >= count ? sent : null
        }),
      row: () => sky.database.system.selectFrom('interview').selectAll().where('candidate_id', '=', person.id).executeTakeFirstOrThrow(),
    }
  }
  return {
    host,
    hostId,
    ctx,
    invite,
    entries: () => sky.embedded.caldav!.list(host.email),
    /** What the worker does every few seconds. */
    writeAll: async () => {
      for (const { interviewId } of await findUnwritten(sky.database, new Date())) await copyToCalendar(ctx, tools, interviewId)
    },
  }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>

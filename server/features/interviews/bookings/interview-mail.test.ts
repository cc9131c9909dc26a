// After a booking, with real email and a real calendar: one event for the host, one invitation for the candidate, both moved
// and never duplicated.
import type { ParsedMail } from 'mailparser'
import { CalendarDown } from '@fairlead/domain/ports/calendars'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  eventIn,
  icsTime,
  inHours,
  invitationIn,
  openDesk,
  openInterviewWorld,
  type Desk,
  type InterviewWorld,
} from '../../../../testing/interview-world.ts'
import { makeInterviewer } from '../../../../testing/interviews.ts'
import { until } from '../../../../testing/mail-station.ts'
import { clearOpenAccounts } from '../../calendars/open-account.ts'
import { syncUsers } from '../../calendars/sync-calendar.ts'
import { copyToCalendar } from './copy-to-calendar.ts'
import { findOutOfSync, recordOutOfSync } from './find-out-of-sync.ts'
import { findToRemind } from '../records/interview-facts.ts'
import { remindOfInterview } from './remind-of-interview.ts'

let world: InterviewWorld
let desk: Desk
beforeAll(async () => {
  world = await openInterviewWorld()
})
beforeEach(async () => {
  desk = await openDesk(world)
})
afterAll(() => world.close())
const db = () => world.testApp.database.system
const hour = 3_600_000

describe('a booking', () => {
  test('adds one event to the host’s calendar and emails the candidate one invitation; moving moves both, canceling removes both [847]', async () => {
    const { email, action, book, emails, row } = await desk.invite()
    await book(48)
    await desk.writeAll()
    await desk.writeAll()
    const [first] = await emails(1)
    const { uid } = await row()
    expect(desk.entries()).toHaveLength(1)
    expect(eventIn(desk.entries()[0]!.ics)).toMatchObject({
      uid,
      start: inHours(48),
      location: 'https://meet.example/ada',
      summary: expect.stringContaining('Interview: '),
    })
    expect(invitationIn(first!)).toMatchObject({ method: 'REQUEST', uid, start: inHours(48) })
    expect(first!.text).toContain('You meet over video: https://meet.example/ada')
    expect(first!.text).toMatch(/http:\/\/localhost:8000\/book\/[\w-]{40,}/)

    await action('move', inHours(72))
    await desk.writeAll()
    const [, second] = await emails(2)
    expect(desk.entries()).toHaveLength(1)
    expect(eventIn(desk.entries()[0]!.ics)).toMatchObject({ uid, start: inHours(72) })
    expect(invitationIn(second!)).toMatchObject({ method: 'REQUEST', uid, start: inHours(72) })
    expect(String(invitationIn(second!)!.sequence)).toBe('1')
    const organizer = (mail: ParsedMail) => (invitationIn(mail)!.organizer as { val: string }).val
    expect(organizer(second!)).toBe(organizer(first!))

    await action('cancel', undefined, { reason: 'Ill' })
    await desk.writeAll()
    const [, , third] = await emails(3)
    expect(desk.entries()).toEqual([])
    expect(invitationIn(third!)).toMatchObject({ method: 'CANCEL', uid, status: 'CANCELLED' })
    expect((await world.station.sentTo(email)).map((mail) => mail.subject)).toHaveLength(3)
    const hostEmails = await until('the emails to the host', async () =>
      (await world.station.sentTo(desk.host.email)).length >= 3 ? world.station.sentTo(desk.host.email) : null,
    )
    expect(hostEmails.map((mail) => mail.subject?.split(':')[0])).toEqual(['Booked', 'Moved', 'Canceled'])
  })

  test('by phone requires an international number, which the host sees in the email and in the calendar', async () => {
    await makeInterviewer(world.testApp, desk.host.email, { meetingKind: 'phone', meetingPhone: '', slotMinutes: 60, horizonDays: 20 })
    const { action, emails, row } = await desk.invite()
    await action('hold', inHours(53))
    for (const phone of [undefined, '0151 12345678', 'call me'])
      await expect(action('confirm', inHours(53), { phone })).rejects.toThrow(/"phone":"Enter your number with the country code/)
    expect((await row()).state).toBe('held')
    await action('confirm', inHours(53), { phone: '+49 (151) 1234-5678' })
    await desk.writeAll()
    expect(await row()).toMatchObject({ state: 'booked', candidate_phone: '+4915112345678' })
    const [invitation] = await emails(1)
    expect(invitation!.text).toContain('Ada Colleague calls you on +4915112345678.')
    const [toHost] = await until('the email to the host', async () => {
      const sent = await world.station.sentTo(desk.host.email)
      return sent.length > 0 ? sent : null
    })
    expect(toHost!.text).toContain('You call them on +4915112345678.')
    expect(String(eventIn(desk.entries()[0]!.ics).description)).toContain('+4915112345678')
  })

  test("shows the hiring manager's comment to the host, but neither to the candidate nor in the calendar", async () => {
    const { id, book, emails } = await desk.invite()
    await db()
      .updateTable('candidate')
      .set({ approval_score: 3, approval_score_other: 'Education, Ask about Lisbon' })
      .where('id', '=', id)
      .execute()
    await book(49)
    await desk.writeAll()
    const [invitation] = await emails(1)
    const [toHost] = await until('the email to the host', async () => {
      const sent = await world.station.sentTo(desk.host.email)
      return sent.length > 0 ? sent : null
    })
    expect(toHost!.text).toContain('From the hiring manager, for you only: Excellent. Liked: Education. “Ask about Lisbon”')
    expect(String(invitation!.text) + String(invitation!.html) + JSON.stringify(invitationIn(invitation!))).not.toMatch(/Lisbon|Excellent/)
    expect(desk.entries()[0]!.ics).not.toMatch(/Lisbon|Excellent/)
  })

  test('whose event was written but the response lost is found again and not duplicated', async () => {
    const { book, row } = await desk.invite()
    await book(50)
    await desk.writeAll()
    const { id } = await row()
    await db()
      .updateTable('interview_panelist')
      .set({ calendar_id: null, remote_ref: null, version: null, written_sequence: null })
      .where('interview_id', '=', id)
      .execute()
    await desk.writeAll()
    await db().updateTable('interview_panelist').set({ next_try_at: new Date() }).where('interview_id', '=', id).execute()
    await desk.writeAll()
    expect(desk.entries()).toHaveLength(1)
    expect(
      await db().selectFrom('interview_panelist').select(['written_sequence', 'why']).where('interview_id', '=', id).executeTakeFirst(),
    ).toEqual({ written_sequence: 0, why: null })
  })

  test('whose calendar is unavailable is added once it is back', async () => {
    const { book, row } = await desk.invite()
    await book(52)
    const { id } = await row()
    const down = () => Promise.reject(new CalendarDown('The calendar is away.'))
    const server = { list: down, changes: down, write: down, remove: down }
    clearOpenAccounts()
    await copyToCalendar(
      desk.ctx,
      { ...world.tools, calendars: { ...world.tools.calendars, given: () => Promise.resolve(server) } },
      { interviewId: id, userId: desk.hostId },
    )
    clearOpenAccounts()
    expect(desk.entries()).toEqual([])
    const event = () => db().selectFrom('interview_panelist').select(['why', 'tries']).where('interview_id', '=', id).executeTakeFirst()
    expect(await event()).toEqual({ why: 'The calendar is away.', tries: 1 })
    await desk.writeAll()
    expect(desk.entries(), 'it waits its turn').toEqual([])
    await db().updateTable('interview_panelist').set({ next_try_at: new Date() }).where('interview_id', '=', id).execute()
    await desk.writeAll()
    expect(desk.entries()).toHaveLength(1)
    expect(await event()).toEqual({ why: null, tries: 0 })
  })

  test('its own calendar event doesn’t block rescheduling', async () => {
    const { action, book, row } = await desk.invite()
    await book(54)
    await desk.writeAll()
    await syncUsers(desk.ctx, world.tools, [desk.hostId], false)
    await action('move', inHours(55))
    expect((await row()).start_at).toEqual(inHours(55))
  })
})

test('notifies a host who moves or deletes the event manually, once each', async () => {
  const { book, row } = await desk.invite()
  await book(60)
  await desk.writeAll()
  const { id, uid } = await row()
  await db()
    .updateTable('interview_panelist')
    .set({ written_at: new Date(Date.now() - 120_000) })
    .where('interview_id', '=', id)
    .execute()
  await syncUsers(desk.ctx, world.tools, [desk.hostId], false)
  const ownOutOfSync = async () => (await findOutOfSync(world.testApp.database, new Date())).filter((event) => event.interviewId === id)
  expect(await ownOutOfSync()).toEqual([])
  const [entry] = desk.entries()
  world.testApp.embedded.caldav!.put(
    desk.host.email,
    entry!.ics.replaceAll(icsTime(inHours(60)), icsTime(inHours(62))).replaceAll(icsTime(inHours(61)), icsTime(inHours(63))),
  )
  await syncUsers(desk.ctx, world.tools, [desk.hostId], false)
  for (const outOfSync of await ownOutOfSync()) await recordOutOfSync(world.testApp.database, outOfSync)
  expect(await ownOutOfSync()).toEqual([])
  world.testApp.embedded.caldav!.remove(desk.host.email, `${uid}.ics`)
  await syncUsers(desk.ctx, world.tools, [desk.hostId], false)
  for (const outOfSync of await ownOutOfSync()) await recordOutOfSync(world.testApp.database, outOfSync)
  expect(await ownOutOfSync()).toEqual([])
  const notes = () =>
    db()
      .selectFrom('notification')
      .select('body')
      .where('user_id', '=', desk.hostId)
      .where('kind', '=', 'interview_out_of_sync')
      .orderBy('created_at')
      .execute()
  const bodies = await until('both notes', async () => ((await notes()).length === 2 ? notes() : null))
  expect(bodies.map(({ body }) => body.split(',')[0])).toEqual([
    'You moved the entry in your calendar',
    'You removed the entry from your calendar',
  ])
})

test('sends each reminder once for each agreed time, also when clocks change', async () => {
  const { email, book, action, emails, row } = await desk.invite()
  await book(26)
  await emails(1)
  const { id } = await row()
  await db()
    .updateTable('interview')
    .set({ updated_at: new Date(Date.now() - 30 * hour), created_at: new Date(Date.now() - 30 * hour) })
    .where('id', '=', id)
    .execute()
  const remindAt = async (minutes: number) => {
    const now = new Date(minutes)
    const due = (await findToRemind(world.testApp.database, now)).filter((entry) => entry.interviewId === id)
    const done = await Promise.all(
      due.map((entry) => remindOfInterview({ ...desk.ctx, now: () => now }, world.testApp.services.settings, entry.interviewId)),
    )
    return done.includes(true)
  }
  const begins = inHours(26).getTime()
  const reminders: [number, boolean][] = []
  // three hours forward at once, one back, forward, three back
  for (const before of [25, 23, 24, 23, 20, 23, 1.5, 0.9, 1.9, 0.9, 0.5, 3.5, 23])
    reminders.push([before, await remindAt(begins - before * hour)])
  expect(reminders.filter(([, isTold]) => isTold)).toEqual([
    [23, true],
    [0.9, true],
  ])
  // due by the clock of the test
  await db().updateTable('message').set({ due_at: new Date(), held_until: null }).where('state', '=', 'queued').execute()
  world.station.wakeSender()
  const sent = await emails(3)
  expect(sent.map((mail) => mail.text!.includes('is coming up') || mail.text!.includes('starts soon'))).toEqual([false, true, true])
  await action('move', inHours(28))
  await db()
    .updateTable('interview')
    .set({ updated_at: new Date(Date.now() - 30 * hour) })
    .where('id', '=', id)
    .execute()
  expect(await remindAt(inHours(28).getTime() - 23 * hour)).toBe(true)
  expect((await world.station.sentTo(email)).length).toBeLessThanOrEqual(5)
})

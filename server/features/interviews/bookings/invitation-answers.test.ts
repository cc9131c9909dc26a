// A candidate's calendar responds to an invitation, by real email: yes is recorded, no cancels, another time is accepted or
// declined with alternatives.
import type { ParsedMail } from 'mailparser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  icsTime,
  inHours,
  invitationIn,
  openDesk,
  openInterviewWorld,
  type Desk,
  type InterviewWorld,
} from '../../../../testing/interview-world.ts'
import { addBusy } from '../../../../testing/interviews.ts'
import { until } from '../../../../testing/mail-station.ts'

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

describe('the response of the candidate’s calendar', () => {
  const answer = async (email: string, mail: ParsedMail, lines: string[]) => {
    const event = invitationIn(mail)!
    const organizer = (event.organizer as { val: string }).val.replace(/^mailto:/i, '')
    const ics = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//their//calendar//EN',
      ...lines.slice(0, 1),
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      'DTSTAMP:20260101T000000Z',
      `SEQUENCE:${String(event.sequence)}`,
      ...lines.slice(1),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]
    const raw = [
      `From: ${email}`,
      `To: ${organizer}`,
      'Subject: Re: Interview',
      `Message-ID: <${Math.random()}@home.example>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Answered by their calendar. I am not interested.',
      '--b',
      'Content-Type: text/calendar; method=REPLY; charset=UTF-8',
      '',
      ...ics,
      '--b--',
      '',
    ]
    await world.station.deliver(raw.join('\r\n'), organizer)
  }
  const attendee = (email: string, partstat: string) => `ATTENDEE;PARTSTAT=${partstat}:mailto:${email}`

  test('yes is written to the host’s event, and its comment moves no one', async () => {
    const { id, email, book, emails } = await desk.invite()
    await book(30)
    await desk.writeAll()
    const [mail] = await emails(1)
    await answer(email, mail!, ['METHOD:REPLY', attendee(email, 'ACCEPTED')])
    await until(
      'the answer',
      async () => (await db().selectFrom('interview_event').select('answer').where('answer', '=', 'accepted').executeTakeFirst()) ?? null,
    )
    await db().updateTable('interview_panelist').set({ next_try_at: new Date() }).execute()
    await desk.writeAll()
    expect(desk.entries()).toHaveLength(1)
    expect(desk.entries()[0]!.ics.replaceAll(/\r\n[ \t]/g, '')).toMatch(new RegExp(`PARTSTAT=ACCEPTED[^\\r]*${email}`, 'i'))
    expect((await db().selectFrom('candidate').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage).toBe('INTERVIEWING')
  })

  test('no cancels; another time that is free is accepted', async () => {
    const { email, book, emails, row } = await desk.invite()
    await book(32)
    const [mail] = await emails(1)
    await answer(email, mail!, [
      'METHOD:COUNTER',
      `DTSTART:${icsTime(inHours(34))}`,
      `DTEND:${icsTime(inHours(35))}`,
      attendee(email, 'TENTATIVE'),
    ])
    const [, moved] = await emails(2)
    expect((await row()).start_at).toEqual(inHours(34))
    expect(invitationIn(moved!)).toMatchObject({ method: 'REQUEST', start: inHours(34) })
    // a late response to the first invitation refers to another time
    await answer(email, mail!, ['METHOD:REPLY', attendee(email, 'DECLINED')])
    await answer(email, moved!, ['METHOD:REPLY', attendee(email, 'DECLINED'), 'COMMENT:Another offer'])
    const [, , cancelled] = await emails(3)
    expect(invitationIn(cancelled!)).toMatchObject({ method: 'CANCEL' })
    expect(await row()).toMatchObject({ state: 'cancelled', cancelled_by: 'candidate', cancel_reason: 'Another offer' })
  })

  test("declines a time that isn't free, with alternatives", async () => {
    const { email, book, emails, row } = await desk.invite()
    await book(36)
    const [mail] = await emails(1)
    await addBusy(world.testApp, desk.hostId, { title: 'Board', start: inHours(40), end: inHours(41) })
    await answer(email, mail!, [
      'METHOD:COUNTER',
      `DTSTART:${icsTime(inHours(40))}`,
      `DTEND:${icsTime(inHours(41))}`,
      attendee(email, 'TENTATIVE'),
    ])
    const [, declined] = await emails(2)
    expect(invitationIn(declined!)).toMatchObject({ method: 'DECLINECOUNTER' })
    expect(declined!.text).toContain('These times are available instead:')
    expect(declined!.text).not.toContain('Board')
    expect((await row()).start_at).toEqual(inHours(36))
  })

  test("someone else's response changes nothing", async () => {
    const { email, book, emails, row } = await desk.invite()
    await book(38)
    const [mail] = await emails(1)
    await answer(email, mail!, ['METHOD:REPLY', attendee('stranger@home.example', 'DECLINED')])
    await until(
      'it was read',
      async () => (await db().selectFrom('inbound_mail').select('id').where('from_email', '=', email).executeTakeFirst()) ?? null,
    )
    await until('it was handled', async () =>
      (await db().selectFrom('event').select('id').where('handled_at', 'is', null).where('type', '=', 'invitation.answered').execute())
        .length === 0
        ? true
        : null,
    )
    expect((await row()).state).toBe('booked')
  })
})

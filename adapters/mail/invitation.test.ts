// Invitations in both directions: another program reads what we write, and we read calendars' responses.
import { simpleParser } from 'mailparser'
import { sync, type VEvent } from 'node-ical'
import { describe, expect, test } from 'vitest'
import type { Invitation } from '@fairlead/domain/ports/mail'
import { aMail } from './a-mail.fixture.ts'
import { composeMail } from './compose.ts'
import { readInvitationReply, writeInvitation } from './invitation.ts'
import { parseMail } from './parse.ts'

const invitation: Invitation = {
  method: 'REQUEST',
  uid: 'interview-1@hiring.example',
  sequence: 2,
  start: new Date('2026-10-24T23:30:00Z'),
  end: new Date('2026-10-25T00:00:00Z'),
  title: 'Interview: Zoë; Ünal, "Illustrator"',
  description: 'By phone: +49 30 1234\n\nMove or cancel: https://hiring.example/book/abc',
  location: 'Room 5, 2nd floor',
  organizer: { name: 'Sam Field', address: 'hiring+token@hiring.example' },
  attendees: [
    { name: 'Zoë Ünal', address: 'zoe@home.example', answer: 'needs_action' },
    { name: null, address: 'sam@team.example', answer: 'accepted' },
  ],
}
const stamp = new Date('2026-10-01T08:00:00Z')
const eventOf = (text: string) => Object.values(sync.parseICS(text)).find((component): component is VEvent => component?.type === 'VEVENT')!

test('a request contains the whole event, in lines that email allows', () => {
  const text = writeInvitation(invitation, stamp)
  const event = eventOf(text)
  expect(event).toMatchObject({
    method: 'REQUEST',
    uid: invitation.uid,
    summary: invitation.title,
    description: invitation.description,
    location: invitation.location,
    status: 'CONFIRMED',
  })
  expect([event.start.toISOString(), event.end?.toISOString(), String(event.sequence)]).toEqual([
    '2026-10-24T23:30:00.000Z',
    '2026-10-25T00:00:00.000Z',
    '2',
  ])
  expect(text).toContain('mailto:hiring+token@hiring.example')
  expect([event.attendee].flat().map((attendee) => (attendee as { val: string }).val.toLowerCase())).toEqual([
    'mailto:zoe@home.example',
    'mailto:sam@team.example',
  ])
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
})

test.each([
  ['CANCEL', 'CANCELLED'],
  ['DECLINECOUNTER', 'CONFIRMED'],
] as const)('%s says so, and what becomes of the event', (method, status) => {
  expect(eventOf(writeInvitation({ ...invitation, method }, stamp))).toMatchObject({ method, status, uid: invitation.uid })
})

test('in an email it is next to the text, with its method', async () => {
  const mail = await simpleParser(await composeMail(aMail({ invitation })))
  const part = mail.attachments.find(({ contentType }) => contentType === 'text/calendar')!
  expect(part.headers.get('content-type')).toMatchObject({ value: 'text/calendar', params: { method: 'REQUEST', charset: 'utf-8' } })
  expect(eventOf(part.content.toString()).uid).toBe(invitation.uid)
  expect(mail.text).toContain('Hi')
  expect((await simpleParser(await composeMail(aMail()))).attachments).toEqual([])
})

const reply = (lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const head = ['BEGIN:VEVENT', 'UID:interview-1@hiring.example', 'DTSTAMP:20261002T080000Z', 'SEQUENCE:2']

describe("calendars' responses", () => {
  test.each([
    ['ACCEPTED', 'accepted'],
    ['DECLINED', 'declined'],
    ['TENTATIVE', 'tentative'],
    ['X-PERHAPS', 'needs_action'],
  ])('%s is %s', (partstat, answer) => {
    const text = reply(['METHOD:REPLY', ...head, `ATTENDEE;CN="Ünal, Zoë";PARTSTAT=${partstat}:MAILTO:Zoe@Home.example`])
    expect(readInvitationReply(text)).toEqual({
      method: 'REPLY',
      uid: 'interview-1@hiring.example',
      sequence: 2,
      attendee: 'zoe@home.example',
      answer,
      start: null,
      end: null,
      comment: '',
    })
  })

  test('a proposal has its time, in its own zone, and its comment', () => {
    const text = reply([
      'METHOD:COUNTER',
      ...head,
      'DTSTART;TZID=W. Europe Standard Time:20261026T100000',
      'DTEND;TZID=W. Europe Standard Time:20261026T103000',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:zoe@home.example',
      'COMMENT:Could we meet later\\, please?',
    ])
    expect(readInvitationReply(text)).toMatchObject({
      method: 'COUNTER',
      start: new Date('2026-10-26T09:00:00Z'),
      end: new Date('2026-10-26T09:30:00Z'),
      comment: 'Could we meet later, please?',
    })
  })

  test.each([
    ['nothing', ''],
    ['no calendar', 'Hello'],
    ['an invitation of their own', writeInvitation(invitation, stamp)],
    ['unknown', reply(['METHOD:REPLY', ...head])],
    ['no event', ['BEGIN:VCALENDAR', 'METHOD:REPLY', 'END:VCALENDAR'].join('\r\n')],
    ['an unreadable time', reply(['METHOD:REPLY', ...head, 'DTSTART:tomorrow', 'ATTENDEE:unknown'])],
  ])("%s isn't a response", (_, text) => {
    expect(readInvitationReply(text)).toBeNull()
  })
})

test('finds a response in an email, wherever a program put it', async () => {
  const text = reply(['METHOD:REPLY', ...head, 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:zoe@home.example'])
  const mail = (type: string, disposition: string) =>
    [
      'From: Zoe <zoe@home.example>',
      'To: hiring+token@hiring.example',
      'Subject: Accepted: Interview',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Zoe has accepted.',
      '--b',
      `Content-Type: ${type}`,
      ...(disposition ? [`Content-Disposition: ${disposition}`] : []),
      '',
      text,
      '--b--',
      '',
    ].join('\r\n')
  for (const source of [mail('text/calendar; method=REPLY; charset=UTF-8', ''), mail('application/ics', 'attachment; filename=invite.ics')])
    expect((await parseMail(Buffer.from(source))).invitation).toMatchObject({ answer: 'accepted', uid: invitation.uid })
})

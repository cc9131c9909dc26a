import { expect, test } from 'vitest'
import {
  dueReminder,
  hostMail,
  interviewerBrief,
  interviewNotice,
  whenInWords,
  whereInWords,
  type InterviewFacts,
  type InterviewNews,
} from './interview-emails.ts'

const start = new Date('2026-10-26T09:00:00Z')
const end = new Date('2026-10-26T09:30:00Z')
const facts: InterviewFacts = {
  hostName: 'Sam Field',
  interviewerNames: 'Sam Field',
  start,
  end,
  timeZone: 'Europe/Berlin',
  meeting: { kind: 'video', where: 'https://meet.example/sam', room: 'shared' },
  movedFrom: null,
  reason: '',
  alternatives: [],
  part: '',
  agenda: [],
}

test.each([
  ['Europe/Berlin', 'Monday, 26 October 2026, 10:00–10:30 (Europe/Berlin)'],
  ['America/Los_Angeles', 'Monday, October 26, 2026, 2:00 AM–2:30 AM (America/Los_Angeles)'],
  ['Europe/London', 'Monday, 26 October 2026, 09:00–09:30 (Europe/London)'],
  ['America/Toronto', 'Monday, October 26, 2026, 5:00 AM–5:30 AM (America/Toronto)'],
  ['Australia/Sydney', 'Monday, 26 October 2026, 8:00 PM–8:30 PM (Australia/Sydney)'],
  ['Asia/Tokyo', 'Monday, October 26, 2026, 18:00–18:30 (Asia/Tokyo)'],
  ['UTC', 'Monday, October 26, 2026, 09:00–09:30 (UTC)'],
  ['Pacific/Kiritimati', 'Monday, 26 October 2026, 11:00 PM–11:30 PM (Pacific/Kiritimati)'],
  ['Asia/Kathmandu', 'Monday, October 26, 2026, 14:45–15:15 (Asia/Kathmandu)'],
])('in %s it is %s', (zone, words) => {
  expect(whenInWords(start, end, zone)).toBe(words)
})

test('an interview that ends the next day names both days', () => {
  expect(whenInWords(new Date('2026-10-26T23:45:00Z'), new Date('2026-10-27T00:15:00Z'), 'UTC')).toBe(
    'Monday, October 26, 2026, 23:45 – Tuesday, October 27, 2026, 00:15 (UTC)',
  )
})

test.each([
  [{ kind: 'video', where: 'https://meet.example/sam' }, 'You meet over video: https://meet.example/sam'],
  [{ kind: 'phone', where: '' }, 'Sam Field calls you.'],
  [{ kind: 'phone', where: '+49 30 1' }, 'By phone: please call +49 30 1'],
  [{ kind: 'place', where: 'Room 5' }, 'You meet here: Room 5'],
] as const)('%j: %s', (meeting, words) => {
  expect(whereInWords(meeting, 'Sam Field')).toBe(words)
})

test.each<[InterviewNews, string]>([
  ['booked', 'is booked'],
  ['moved', 'has a new time'],
  ['cancelled_by_candidate', 'as you asked'],
  ['cancelled_by_team', 'can’t take place'],
  ['day_before', 'is coming up'],
  ['hour_before', 'starts soon'],
  ['cannot_be_moved', 'isn’t available'],
])('every email names the time and how to change it: %s', (news, words) => {
  const { subject, body } = interviewNotice(news, facts)
  expect(subject).toBe('Interview: {{job_title}} at {{hiring_company}}')
  expect(body).toContain(words)
  expect(body).toContain('Monday, 26 October 2026, 10:00–10:30 (Europe/Berlin)')
  expect(body).toContain('{{booking_link}}')
})

test("tells the interviewer the manager's feedback unless the interview is cancelled", () => {
  const assessment = 'Excellent. Liked: Skills. “Ask about Lisbon.”'
  const details = {
    ...facts,
    timeZone: 'UTC',
    candidateName: 'Zoë Ünal',
    jobTitle: 'Illustrator',
    link: 'https://x.example/c',
    by: 'by them',
    assessment,
    scorecard: '',
    others: [],
    where: '',
    isTrainee: false,
    trainees: [],
  }
  for (const news of ['booked', 'moved'] as const)
    expect(hostMail(news, details).body).toContain(`From the hiring manager, for you only: ${assessment}`)
  expect(hostMail('cancelled', details).body).not.toContain('Lisbon')
  expect(interviewerBrief({ name: 'Zoë Ünal', jobTitle: 'Illustrator', assessment, link: 'https://x.example/c' })).toEqual({
    subject: 'For your interview with Zoë Ünal',
    body: `Hi,\n\nZoë Ünal was approved for an interview with you for Illustrator.\n\nFrom the hiring manager, for you only: ${assessment}\n\nProfile and conversation: https://x.example/c`,
  })
})

test('a rejected candidate learns that the interview is cancelled, and is not offered another time', () => {
  const { body } = interviewNotice('cancelled_for_good', facts)
  expect(body).toContain('10:00–10:30 (Europe/Berlin) won’t take place')
  expect(body).not.toContain('booking_link')
})

test("a move names the previous time, a cancellation the reason, a proposal that can't be kept the free times", () => {
  const movedFrom = new Date('2026-10-23T09:00:00Z')
  expect(interviewNotice('moved', { ...facts, movedFrom }).body).toContain('(it was Friday, 23 October 2026, 11:00–11:30 (Europe/Berlin))')
  expect(interviewNotice('cancelled_by_team', { ...facts, reason: 'Sam is ill.' }).body).toContain('can’t take place. Sam is ill.')
  expect(interviewNotice('cannot_be_moved', { ...facts, alternatives: [{ start, end }] }).body).toContain('- Monday, 26 October 2026')
  expect(interviewNotice('cannot_be_moved', facts).body).toContain('No other time is available right now.')
})

test('interviewers see the time in their own time zone', () => {
  const details = {
    ...facts,
    timeZone: 'UTC',
    candidateName: 'Zoë Ünal',
    jobTitle: 'Illustrator',
    link: 'https://x.example/c',
    by: 'by them',
    assessment: '',
    scorecard: '',
    others: [],
    where: '',
    isTrainee: false,
    trainees: [],
  }
  expect(hostMail('booked', details)).toEqual({
    subject: 'Booked: interview with Zoë Ünal',
    body: 'Hi,\n\nZoë Ünal has booked an interview with you for Illustrator.\n\nMonday, October 26, 2026, 09:00–09:30 (UTC)\n\nIt’s on your calendar.\n\nProfile and conversation: https://x.example/c',
  })
  expect(hostMail('cancelled', { ...details, reason: 'No longer looking.' }).body).toContain('was canceled by them. No longer looking.')
})

const hour = 3_600_000
const long = new Date(start.getTime() - 72 * hour)
test.each([
  [25, long, null],
  [24, long, 'day_before'],
  [23, long, 'day_before'],
  [3.1, long, 'day_before'],
  [3, long, null],
  [1.1, long, null],
  [1, long, 'hour_before'],
  [0.2, long, 'hour_before'],
  [0.16, long, null],
  [-1, long, null],
  // settled a moment ago: don't remind people of what they just did
  [23, new Date(start.getTime() - 24 * hour), null],
  [1, new Date(start.getTime() - 2 * hour), null],
  [1, new Date(start.getTime() - 3 * hour), 'hour_before'],
  // the clock was set back, so this time is in the future
  [1, new Date(start.getTime() - 0.5 * hour), 'hour_before'],
] as const)('%s hours before, settled at %s: %s', (hours, settledAt, due) => {
  expect(dueReminder(start, settledAt, new Date(start.getTime() - hours * hour))).toBe(due)
})

test.each([
  ['booked', 'Ihr Interview mit Sam Field für die Stelle {{job_title}} bei {{hiring_company}} ist gebucht.'],
  ['moved', 'hat eine neue Zeit'],
  ['cancelled_by_team', 'Es tut uns leid'],
  ['room_ready', 'Hier ist der Video-Link'],
] as const)('a German candidate reads %s in German, with German dates', (news, sentence) => {
  const { body } = interviewNotice(news, facts, 'de')
  expect(body).toContain(sentence)
  expect(body).toContain('Montag, 26. Oktober 2026')
  expect(body).toMatch(/^Guten Tag \{\{first_name\}\},/)
})

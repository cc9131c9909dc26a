// No rejection email gives a reason.
import { expect, test } from 'vitest'
import { languages } from '../shared/language.ts'
import { stages } from '../shared/stages.ts'
import { introduction, rejectionNotice, announcesRejection } from './notices.ts'

const time = new Date('2026-03-02T09:00:00Z')
const talked = { to: 'REJECTED', contactedAt: time, repliedAt: time } as const

test('notifies candidates we were in touch with', () => {
  expect(stages.filter((from) => announcesRejection({ ...talked, from }))).toEqual([
    'AUTOPILOT_RECRUITER',
    'QUESTION',
    'HIRING_MANAGER',
    'HIRING_MANAGER_APPROVED',
    'AWAITING_INFO',
    'INTERVIEWING',
    'OFFER',
  ])
})
test.each([{ contactedAt: null }, { repliedAt: null }, { to: 'NOT_INTERESTED' }] as const)('%j is not', (change) => {
  expect(announcesRejection({ ...talked, from: 'HIRING_MANAGER', ...change })).toBe(false)
})
test("uses the project's own text first", () => {
  expect(rejectionNotice(' No. ').body).toBe('No.')
  expect(rejectionNotice('').body).toContain('We have decided to move forward with other candidates')
  for (const language of languages) {
    expect(rejectionNotice(' No. ', language).body).toBe('No.')
    const { body } = rejectionNotice('', language)
    for (const variable of ['first_name', 'job_title', 'hiring_company', 'sender_name']) expect(body).toContain(`{{${variable}}}`)
  }
  expect(introduction('Talk!', { hasBooking: false, hasCalendar: false }).body).toBe('Talk!')
})
test('an interviewer who is the sender writes as one person', () => {
  for (const hasBooking of [true, false]) {
    const { body } = introduction('', { hasBooking, hasCalendar: true, isOwn: true })
    expect(body).toContain('I’d like to talk with you')
    expect(body).not.toMatch(/manager|in copy/)
    expect(body.includes('{{booking_link}}')).toBe(hasBooking)
  }
})
test.each([
  [{ hasBooking: true, hasCalendar: true }, '{{booking_link}}'],
  [{ hasBooking: false, hasCalendar: true }, 'on {{manager_first_name}}’s calendar'],
  [{ hasBooking: false, hasCalendar: false }, 'reply all'],
])('an introduction asks to book a time: %j', (how, words) => {
  const { body } = introduction('', how)
  expect(body).toContain(words)
  expect(body).toMatch(/book a time/)
})

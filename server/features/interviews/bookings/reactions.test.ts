// Automatic consequences of a booking: the invitation's link, notifications, and the end for a candidate who leaves the
// process.
import { momentText } from '@fairlead/domain/shared/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventOf } from '@fairlead/domain/events'
import { sql } from 'kysely'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { bookingToken, makeInterviewer } from '../../../../testing/interviews.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'
import { notifyOfInterview } from '../../alerts/interview/on-interview.ts'
import { introduceManager } from '../../outreach/notices/on-interview-approved.ts'
import { cancelStale } from './cancel-stale.ts'

let testApp: TestApp
let user: TestUser
let host: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  host = await colleagueOf(testApp, user, 'Ada')
  await makeInterviewer(testApp, host.email)
  project_id = await activeProject(testApp, user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: host.email },
  })
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3 * 86_400_000).toISOString()
const eventsOf = async <T extends 'candidate.moved' | 'interview.booked' | 'interview.cancelled'>(type: T, candidateId: string) => {
  const rows = await db()
    .selectFrom('event')
    .select('payload')
    .where('type', '=', type)
    .where(sql`payload ->> 'candidateId'`, '=', candidateId)
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => ({ type, ...(payload as object) }) as EventOf<T>)
}

test('a candidate approved for an interview gets one booking link, and the team is notified of the interview', async () => {
  const { id } = await addPerson(testApp, user, project_id, { stage: 'HIRING_MANAGER', firstName: 'Maya' })
  const verdict = { approved: true, approval_score: 3, approval_comments: 'Skills match' }
  expect((await user.call('POST', 'v2/projects/candidates/hm_review', { project_id, candidate_id: id, ...verdict })).status).toBe(200)
  const ctx = await contextOf(testApp, user)
  const [moved] = await eventsOf('candidate.moved', id)
  await introduceManager(ctx, testApp.services.settings, moved!)
  await introduceManager(ctx, testApp.services.settings, moved!)
  const emails = await db().selectFrom('message').select('body_text').where('candidate_id', '=', id).execute()
  expect(emails).toHaveLength(1)
  const [, booking_token] = /\/book\/([\w-]+)/.exec(emails[0]!.body_text)!
  const guest = caller(testApp.app, '')
  expect((await guest('POST', 'v2/interviews/booking/confirm', { booking_token, start })).status).toBe(200)
  const [booked] = await eventsOf('interview.booked', id)
  for (let times = 0; times < 2; times++) await notifyOfInterview(ctx, booked!)
  for (const recipient of [user, host]) {
    const { body } = await recipient.call<{ text: string; kind: string }[]>('GET', 'v1/notifications')
    const notifications = body.filter((entry) => entry.kind === 'interview_booked')
    expect(notifications.map((notification) => notification.text)).toEqual([
      `Maya Doe booked an interview: ${momentText(new Date(start), 'UTC')} with Ada Colleague.`,
    ])
  }
  await guest('POST', 'v2/interviews/booking/cancel', { booking_token })
  const back = (await eventsOf('candidate.moved', id)).at(-1)!
  expect([back.from, back.to]).toEqual(['INTERVIEWING', 'HIRING_MANAGER_APPROVED'])
  await introduceManager(ctx, testApp.services.settings, back)
  expect(await db().selectFrom('message').select('id').where('candidate_id', '=', id).execute(), 'no one is introduced again').toHaveLength(
    1,
  )
})

test('an interview ends with its candidate, but only once the decision can no longer be undone', async () => {
  const { id } = await addPerson(testApp, user, project_id, { stage: 'HIRING_MANAGER_APPROVED' })
  const booking_token = await bookingToken(testApp, id)
  await caller(testApp.app, '')('POST', 'v2/interviews/booking/confirm', { booking_token, start: start.replace('00:00.000', '30:00.000') })
  await user.call('PUT', 'v1/candidates', { project_id, candidate_id: id, status: 'REJECTED' })
  const state = async () =>
    (await db().selectFrom('interview').select(['state', 'cancelled_by']).where('candidate_id', '=', id).execute())[0]
  const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)
  expect(await cancelStale(testApp.database, later(5))).toBe(0)
  expect(await state()).toEqual({ state: 'booked', cancelled_by: null })
  expect(await cancelStale(testApp.database, later(11))).toBe(1)
  expect(await cancelStale(testApp.database, later(11))).toBe(0)
  expect(await state()).toEqual({ state: 'cancelled', cancelled_by: 'product' })
  const row = await db().selectFrom('candidate').select(['stage', 'interview_at']).where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ stage: 'REJECTED', interview_at: null })
  expect(await eventsOf('interview.cancelled', id)).toHaveLength(1)
})

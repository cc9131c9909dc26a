// What follows a booking by itself: the invitation's link, notices in the header, and an end when somebody is no longer in question.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventOf } from '@fairlead/domain/events'
import { sql } from 'kysely'
import { caller, newUser, startConstellation, type Constellation, type TestUser } from '../../test/constellation.ts'
import { bookingToken, makeInterviewer } from '../../test/interviews.ts'
import { addPerson, calmProject, colleagueOf, contextOf } from '../../test/projects.ts'
import { tellOfInterview } from '../alerts/on-interview.ts'
import { introduceManager } from '../outreach/on-interview-approved.ts'
import { cancelStale } from './cancel-stale.ts'

let sky: Constellation
let user: TestUser
let host: TestUser
let project_id: string
beforeAll(async () => {
  sky = await startConstellation()
  user = await newUser(sky.app)
  host = await colleagueOf(sky, user, 'Ada')
  await makeInterviewer(sky, host.email)
  project_id = await calmProject(sky, user, {
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: host.email },
  })
})
afterAll(() => sky.close())

const db = () => sky.database.system
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

test('who is approved for an interview is sent a link that books, once, and hears of an interview by the bell', async () => {
  const { id } = await addPerson(sky, user, project_id, { stage: 'HIRING_MANAGER', firstName: 'Maya' })
  const verdict = { approved: true, approval_score: 3, approval_comments: 'Skills match' }
  expect((await user.call('POST', 'v2/projects/candidates/hm_review', { project_id, candidate_id: id, ...verdict })).status).toBe(200)
  const ctx = await contextOf(sky, user)
  const [moved] = await eventsOf('candidate.moved', id)
  await introduceManager(ctx, sky.services.settings, moved!)
  await introduceManager(ctx, sky.services.settings, moved!)
  const mails = await db().selectFrom('message').select('body_text').where('candidate_id', '=', id).execute()
  expect(mails).toHaveLength(1)
  const [, booking_token] = /\/book\/([\w-]+)/.exec(mails[0]!.body_text)!
  const guest = caller(sky.app, '')
  expect((await guest('POST', 'v2/interviews/booking/confirm', { booking_token, start })).status).toBe(200)
  const [booked] = await eventsOf('interview.booked', id)
  for (let times = 0; times < 2; times++) await tellOfInterview(ctx, booked!)
  for (const who of [user, host]) {
    const { body } = await who.call<{ text: string; kind: string }[]>('GET', 'v1/notifications')
    const told = body.filter((one) => one.kind === 'interview_booked')
    expect(told.map((one) => one.text)).toEqual([
      `Maya Doe booked an interview: ${start.slice(0, 10)} ${start.slice(11, 16)} (UTC) with Ada Colleague.`,
    ])
  }
  await guest('POST', 'v2/interviews/booking/cancel', { booking_token })
  const back = (await eventsOf('candidate.moved', id)).at(-1)!
  expect([back.from, back.to]).toEqual(['INTERVIEWING', 'HIRING_MANAGER_APPROVED'])
  await introduceManager(ctx, sky.services.settings, back)
  expect(await db().selectFrom('message').select('id').where('candidate_id', '=', id).execute(), 'nobody is introduced again').toHaveLength(
    1,
  )
})

test('an interview ends with the candidate, but not before the decision can no longer be taken back', async () => {
  const { id } = await addPerson(sky, user, project_id, { stage: 'HIRING_MANAGER_APPROVED' })
  const booking_token = await bookingToken(sky, id)
  await caller(sky.app, '')('POST', 'v2/interviews/booking/confirm', { booking_token, start: start.replace('00:00.000', '30:00.000') })
  await user.call('PUT', 'v1/candidates', { project_id, candidate_id: id, status: 'REJECTED' })
  const state = async () =>
    (await db().selectFrom('interview').select(['state', 'cancelled_by']).where('candidate_id', '=', id).execute())[0]
  const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)
  expect(await cancelStale(sky.database, later(5))).toBe(0)
  expect(await state()).toEqual({ state: 'booked', cancelled_by: null })
  expect(await cancelStale(sky.database, later(11))).toBe(1)
  expect(await cancelStale(sky.database, later(11))).toBe(0)
  expect(await state()).toEqual({ state: 'cancelled', cancelled_by: 'product' })
  const row = await db().selectFrom('candidate').select(['stage', 'interview_at']).where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ stage: 'REJECTED', interview_at: null })
  expect(await eventsOf('interview.cancelled', id)).toHaveLength(1)
})

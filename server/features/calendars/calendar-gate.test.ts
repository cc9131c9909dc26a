// While the interviewer has no calendar, every approving call returns 417, changes nothing, and is reported.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Stage } from '@fairlead/domain/shared/stages'
import { newId } from '../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { makeInterviewer } from '../../../testing/interviews.ts'
import { addPerson, activeProject, colleagueOf } from '../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let screener: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  screener = await colleagueOf(testApp, user, 'Screen')
  await user.call('POST', 'v1/li/login', { username: 'anna@work.example', password: 'x' })
})
beforeEach(async () => {
  await testApp.database.system.updateTable('users').set({ calendar_synced_id: null }).where('email', '=', screener.email).execute()
  project_id = await activeProject(testApp, user, {
    phone_screener_needs_calendar_auth: true,
    scheduling_preferences: { phone_screener_email: screener.email },
  })
})
afterAll(() => testApp.close())

const calls: [string, Stage, (id: string) => ['POST' | 'PUT', string, object]][] = [
  ['swipe', 'UNDER_REVIEW', (candidate_id) => ['POST', 'v2/projects/candidates/swipe', { candidate_id, approved: true }]],
  ['approve and send', 'UNDER_REVIEW', (candidate_id) => ['POST', 'v2/projects/candidates/approve_and_send', { candidate_id }]],
  ['contact', 'UNDER_REVIEW', (candidate_id) => ['POST', 'v2/projects/candidates/email', { candidate_id }]],
  ['the older contact', 'UNDER_REVIEW', (candidate_id) => ['POST', 'v1/email', { candidate_id }]],
  ['find and send', 'UNDER_REVIEW', (candidate_id) => ['POST', 'v1/email/find', { candidate_id }]],
  ['InMail', 'UNDER_REVIEW', (candidate_id) => ['POST', 'v1/li/inmail', { candidate_id, message_subject: 'Hi', message_body: 'Hi' }]],
  ['invitation', 'UNDER_REVIEW', (candidate_id) => ['POST', 'v1/li/connect', { candidate_id, message_body: 'Hi' }]],
  ['state update', 'UNDER_REVIEW', (candidate_id) => ['POST', 'v2/projects/candidates/status', { candidate_id, status: 'APPROVED' }]],
  ['move to scheduling', 'HIRING_MANAGER', (candidate_id) => ['PUT', 'v1/candidates', { candidate_id, status: 'WARM_LEADS_HM_APPROVED' }]],
  ['move to interview', 'HIRING_MANAGER', (candidate_id) => ['PUT', 'v1/candidates', { candidate_id, status: 'INTERVIEWING' }]],
  [
    'the manager’s approval',
    'HIRING_MANAGER',
    (candidate_id) => [
      'POST',
      'v2/projects/candidates/hm_review',
      { candidate_id, approved: true, approval_score: 2, approval_comments: 'Education' },
    ],
  ],
]

test.each(calls)('%s returns 417 until the calendar is synced [423 786]', async (_, stage, callOf) => {
  const { id } = await addPerson(testApp, user, project_id, {
    stage,
    profile: { linkedinUrl: `https://www.linkedin.com/in/jo-${newId()}` },
  })
  const [method, path, fields] = callOf(id)
  const db = testApp.database.system
  const row = () => db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await row()
  expect(await user.call(method, path, { project_id, ...fields })).toEqual({
    status: 417,
    body: { error: 'calendar_required', message: 'Calendar setup required' },
  })
  expect(await row()).toEqual(before)
  expect(await db.selectFrom('message').select('id').where('candidate_id', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('linkedin_message').select('id').where('candidate_id', '=', id).execute()).toEqual([])
  const events = await db.selectFrom('event').select('payload').where('type', '=', 'calendar.prevented').execute()
  expect(events.map(({ payload }) => payload)).toContainEqual({ projectId: project_id, candidateId: id })

  await db.updateTable('users').set({ calendar_synced_id: 'main' }).where('email', '=', screener.email).execute()
  expect((await user.call(method, path, { project_id, ...fields })).status).toBe(200)
})

test('a calendar that is gone, or that its server no longer opens, counts as none', async () => {
  const db = testApp.database.system
  const hostId = await makeInterviewer(testApp, screener.email)
  const approve = async () => {
    const { id } = await addPerson(testApp, user, project_id)
    return (await user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id: id, approved: true })).status
  }
  expect(await approve()).toBe(200)
  await db.updateTable('calendar_account').set({ state: 'refused' }).where('user_id', '=', hostId).execute()
  expect(await approve()).toBe(417)
  await db.updateTable('calendar_account').set({ state: 'synced' }).where('user_id', '=', hostId).execute()
  await db.updateTable('calendar').set({ gone_at: new Date() }).where('user_id', '=', hostId).execute()
  expect(await approve()).toBe(417)
})

test('a rejection requires no calendar [786]', async () => {
  const { id } = await addPerson(testApp, user, project_id)
  const reasons = { approved: false, rejection_reasons: [3], rejection_reason_other: 'Too early' }
  expect((await user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id: id, ...reasons })).status).toBe(200)
})

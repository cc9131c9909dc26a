// First emails and follow-ups are sent in working hours of the candidate's zone, unless a user sends now.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
const inTokyo = { label: 'Tokyo, Japan', city: 'Tokyo', state: null, country: 'Japan' }

beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

/** Hours that have just ended in Tokyo, whenever this runs. */
const overInTokyo = () => {
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', hour: 'numeric', hourCycle: 'h23' }).format(new Date()))
  return hour < 12 ? { from: 14, to: 16 } : { from: 2, to: 4 }
}
const messageOf = (candidateId: string) =>
  testApp.database.system.selectFrom('message').selectAll().where('candidate_id', '=', candidateId).executeTakeFirstOrThrow()

async function candidate(place: typeof inTokyo | null) {
  const project = await activeProject(testApp, user)
  const { id } = await addPerson(testApp, user, project, { stage: 'APPROVED', profile: { place } })
  return { project_id: project, candidate_id: id }
}

test('schedules an email outside sending hours for the next ones and says so in the plan', async () => {
  testApp.services.settings.sendHours = overInTokyo()
  const about = await candidate(inTokyo)
  const plan = await user.call<{ first_email: { date: string; because: string; time_zone: string } }>('GET', 'v2/outreach/plan', about)
  expect(plan.body.first_email).toMatchObject({ time_zone: 'Asia/Tokyo', because: expect.stringMatching(/^(night|weekend)$/) })
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', about)).status).toBe(200)
  const { due_at: dueAt, state } = await messageOf(about.candidate_id)
  expect(state).toBe('queued')
  expect(dueAt.toISOString()).toBe(plan.body.first_email.date)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', hourCycle: 'h23', ...options }).format(dueAt)
  expect(Number(part({ hour: 'numeric' }))).toBe(testApp.services.settings.sendHours.from)
  expect(['Sat', 'Sun']).not.toContain(part({ weekday: 'short' }))
})

test.each([
  ['with send_now', inTokyo, { send_now: true }],
  ['where the zone is not known', null, {}],
])('it is sent immediately %s', async (_what, place, more) => {
  testApp.services.settings.sendHours = overInTokyo()
  const about = await candidate(place)
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', { ...about, ...more })).status).toBe(200)
  expect((await messageOf(about.candidate_id)).due_at.getTime()).toBeLessThan(Date.now() + 60_000)
})

test("a user's chosen time applies, even at night", async () => {
  testApp.services.settings.sendHours = overInTokyo()
  const about = await candidate(inTokyo)
  const chosen = new Date(Date.now() + 20 * 60_000).toISOString()
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', { ...about, scheduled_date: chosen })).status).toBe(200)
  expect((await messageOf(about.candidate_id)).due_at.toISOString()).toBe(chosen)
})

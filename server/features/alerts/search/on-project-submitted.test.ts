// The installation's recruiters are notified of searches handed to them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { completeSettings, contextOf, newDraft } from '../../../../testing/projects.ts'
import { mailRecruiters } from './on-project-submitted.ts'

const recruiter = 'rita@recruiters.example'
let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { superAdmins: [recruiter], recruiterProfiles: [recruiter, 'raj@recruiters.example'] } })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

async function submitted(type: 'autopilot' | 'self_serve') {
  let project_id: string
  if (type === 'self_serve') project_id = await newDraft(user)
  else {
    const made = await user.call<{ project_id: string }>('POST', 'v1/projects/autopilot', { project_name: 'Engineers for Rotterdam' })
    project_id = made.body.project_id
    expect((await user.call('PUT', 'v1/projects/settings', { project_id, ...completeSettings })).status).toBe(200)
  }
  expect((await user.call('POST', 'v2/projects/flashcards/initial', { project_id })).status).toBe(202)
  const ctx = await contextOf(testApp, user)
  const event = { type: 'project.submitted' as const, projectId: project_id }
  for (let times = 0; times < 2; times++) await mailRecruiters(ctx, testApp.services.settings, event)
  return testApp.database.system
    .selectFrom('message')
    .select(['to_email', 'subject', 'body_text', 'reply_to'])
    .where('project_id', '=', project_id)
    .where('email_type', '=', 'search_to_run')
    .orderBy('to_email', 'desc')
    .execute()
}

test('each gets one email about an Autopilot project, with its owner as reply address', async () => {
  const emails = await submitted('autopilot')
  expect(emails.map(({ to_email }) => to_email)).toEqual([recruiter, 'raj@recruiters.example'])
  expect(emails[0]).toMatchObject({ subject: expect.stringContaining('Engineers for Rotterdam'), reply_to: user.email })
  expect(emails[0]!.body_text).toContain('/operations')
  // the board is for super admins and staff only
  expect(emails[1]!.body_text).not.toContain('http')
})

test('a project run by its own team notifies none of them', async () => {
  expect(await submitted('self_serve')).toEqual([])
})

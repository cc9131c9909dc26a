// Tokens of emailed links: never in the log, and never sent in a Referer header.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../platform/log.ts'
import { newId } from '../platform/ids.ts'
import { newUser, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { invitationToken } from '../../testing/invitation-token.ts'

let testApp: TestApp
const lines: string[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  testApp.services.log = openLog('trace', { write: (line) => void lines.push(line) })
})
afterAll(() => testApp.close())

test('pages and calls of invitations and reviews keep the token out of the log and send no referrer', async () => {
  const owner = await newUser(testApp.app)
  const email = `guest.${newId()}@elsewhere.example`
  await owner.call('POST', 'v2/team/invitations', { email })
  const token = await invitationToken(testApp, email)
  lines.length = 0
  for (const url of [
    `/register?invitation=${token}`,
    `/review/${token}`,
    `/book/${token}`,
    `/scorecard/${token}`,
    `/api/v2/scorecard?token=${token}`,
    `/api/v2/team/invitations?token=${token}`,
    `/api/v2/manager_review?token=${token}`,
    `/v1/candidates/additional_information?token=${token}`,
  ])
    expect((await testApp.app.inject(url)).headers['referrer-policy'], url).toBe('no-referrer')
  expect(lines.length).toBeGreaterThanOrEqual(6)
  expect(lines.filter((line) => line.includes(token))).toEqual([])
})

test("an invitation's link has its token after #, where browsers keep it", async () => {
  const owner = await newUser(testApp.app)
  const email = `guest.${newId()}@elsewhere.example`
  await owner.call('POST', 'v2/team/invitations', { email })
  const mail = await testApp.database.system
    .selectFrom('message')
    .select('body_text')
    .where('to_email', '=', email)
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toMatch(/\/register#invitation=[\w-]{43}\n/)
  expect(mail.body_text).not.toContain('?invitation=')
})

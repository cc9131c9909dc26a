// Past applicants: what the team's rule holds back, by email and on LinkedIn, when planned and when due, and who sets it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, addPerson, colleagueOf, contextOf } from '../../../../testing/projects.ts'
import { systemContext } from '../../../platform/context.ts'
import { saveApplications } from '../../candidates/people/application-store.ts'
import { claimMessage } from '../sending/advance-message.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
})
afterAll(() => testApp.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function newTeam() {
  const user = await newUser(testApp.app)
  const project_id = await activeProject(testApp, user)
  const { workspaceId } = await contextOf(testApp, user)
  const ctx = systemContext(testApp.database, workspaceId)
  const person = () =>
    addPerson(testApp, user, project_id, { stage: 'APPROVED', profile: { linkedinUrl: `https://www.linkedin.com/in/${newId()}` } })
  async function applied(candidateId: string, endedOn: string, reason = ''): Promise<void> {
    const { person_id: personId } = await testApp.database.system
      .selectFrom('candidate')
      .select('person_id')
      .where('id', '=', candidateId)
      .executeTakeFirstOrThrow()
    const application = {
      jobTitle: 'Account Executive',
      stage: 'On-site',
      outcome: 'rejected',
      appliedOn: endedOn,
      endedOn,
      reason,
    } as const
    const row = {
      id: newId(),
      personId,
      key: newId(),
      state: 'new',
      application: { ...application, source: '', externalId: newId() },
    } as const
    await ctx.transaction((tx) => saveApplications(tx, ctx, [row], { system: 'Lever', importId: null }))
  }
  const send = (candidate_id: string) =>
    user.call<{ message?: string }>('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })
  return { user, project_id, workspaceId, person, applied, send }
}
interface Page {
  months: number
  reasons: string[]
  can_manage: boolean
  applicants: number
  held_back: number
  samples: string[]
}
const read = (user: TestUser, draft = {}) => user.call<Page>('GET', 'v2/team/recontact', draft)
const save = (user: TestUser, rule: { months: number; reasons?: string[] }) =>
  user.call<Page>('PUT', 'v2/team/recontact', { months: rule.months, reasons: JSON.stringify(rule.reasons ?? []) })

test('a first message to someone rejected two months ago is refused with the reason and the remedy; an older rejection is not', async () => {
  const { user, project_id, person, applied, send } = await newTeam()
  const [ada, bo] = [await person(), await person()]
  await applied(ada.id, daysAgo(60))
  await applied(bo.id, daysAgo(400))
  const refused = await send(ada.id)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(
    /^Applied in \d{4} for Account Executive, rejected after On-site\. Your team writes to past applicants again from /,
  )
  expect((await send(bo.id)).status).toBe(200)
  const plan = await user.call('GET', 'v2/outreach/plan', { project_id, candidate_id: ada.id })
  expect(plan.body).toMatchObject({ refusals: [{ why: 'past_application', cure: { action: 'change_recontact_rule', path: '/team' } }] })
  const inmail = { project_id, candidate_id: ada.id, message_subject: 'Hello', message_body: 'A job' }
  const linkedin = await user.call<{ message?: string }>('POST', 'v1/li/inmail', inmail)
  expect(linkedin.status).toBe(409)
  expect(linkedin.body.message).toContain('Your team writes to past applicants again from')

  // what the rule would hold back, before it is saved
  expect((await read(user)).body).toMatchObject({ months: 6, can_manage: true, applicants: 2, held_back: 1 })
  expect((await read(user, { months: 24 })).body).toMatchObject({ held_back: 2 })
  expect((await read(user, { months: 1 })).body).toMatchObject({ held_back: 0, samples: [] })
  expect((await save(user, { months: 1 })).body).toMatchObject({ months: 1, held_back: 0 })
  expect((await send(ada.id)).status).toBe(200)
})

test('an email that is planned already is withdrawn when an application arrives before it is due', async () => {
  const { workspaceId, person, applied, send } = await newTeam()
  const ada = await person()
  expect((await send(ada.id)).status).toBe(200)
  await applied(ada.id, daysAgo(10))
  const { id } = await testApp.database.system
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', ada.id)
    .where('step', '=', 0)
    .executeTakeFirstOrThrow()
  const claim = { workerId: 'w', mailboxId: null, hours: null, perDomainHour: 100, maxPerDay: 1000 }
  await claimMessage(systemContext(testApp.database, workspaceId), id, claim)
  const row = await testApp.database.system.selectFrom('message').select(['state', 'why']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toEqual({ state: 'cancelled', why: 'past_application' })
})

test('reasons are for good; only admins change the rule, within its limits, and other workspaces have their own', async () => {
  const { user, person, applied, send } = await newTeam()
  const ada = await person()
  await applied(ada.id, daysAgo(2000), 'Failed reference check')
  expect((await save(user, { months: 0, reasons: ['Reference check', 'reference CHECK'] })).body.reasons).toHaveLength(1)
  const refused = await send(ada.id)
  expect(refused.body.message).toContain('Your team doesn’t write to them.')
  const colleague = await colleagueOf(testApp, user)
  expect((await save(colleague, { months: 3 })).status).toBe(403)
  expect((await read(colleague)).body).toMatchObject({ months: 0, can_manage: false, held_back: 1 })
  expect((await save(user, { months: 61 })).status).toBe(400)
  expect((await read(await newUser(testApp.app))).body).toMatchObject({ months: 6, applicants: 0, held_back: 0 })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { profile } from '../../../../testing/known-person.ts'
import { addPerson, activeProject, colleagueOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let robin: TestUser
let ada: TestUser
let elsewhere: string
let projectHere: string
beforeAll(async () => {
  testApp = await createTestApp()
  robin = await newUser(testApp.app)
  ada = await colleagueOf(testApp, robin, 'Ada')
  const collaborators = [robin, ada].map(({ email }) => ({ email, role: 1 }))
  elsewhere = await activeProject(testApp, robin, { project_name: 'Sales Lead', collaborators })
  projectHere = await activeProject(testApp, ada)
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
/** One person as a candidate in both projects, approved in both. */
async function addToBoth() {
  const linkedinUrl = `https://www.linkedin.com/in/jo-${newId()}`
  const email = `jo.${newId()}@home.example`
  const knownProfile = { ...profile, linkedinUrl, personalEmails: [email] }
  const first = await addPerson(testApp, robin, elsewhere, { stage: 'APPROVED', profile: knownProfile })
  const { person_id, workspace_id } = await db().selectFrom('candidate').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow()
  const id = newId()
  await db()
    .insertInto('candidate')
    .values({ id, workspace_id, person_id, project_id: projectHere, stage: 'APPROVED', stage_at: new Date() })
    .execute()
  return { first: first.id, second: id }
}
const send = (actor: TestUser, project_id: string, candidate_id: string, more: object = {}) =>
  actor.call<{ error: string; message: string }>('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id, ...more })
const stepsOf = (id: string) =>
  db().selectFrom('message').select(['step', 'state', 'why']).where('candidate_id', '=', id).orderBy('step').execute()
const historyOf = async (id: string) =>
  (await db().selectFrom('candidate_history').select(['event', 'detail']).where('candidate_id', '=', id).execute()).filter(
    ({ event }) => event === 'taken_over',
  )

describe('someone a colleague is writing to', () => {
  test('refuses with the colleague and the date, without changes', async () => {
    const { first, second } = await addToBoth()
    expect((await send(robin, elsewhere, first)).status).toBe(200)
    const { status, body } = await send(ada, projectHere, second)
    expect([status, body.error]).toEqual([409, 'in_touch_elsewhere'])
    expect(body.message).toMatch(/a sequence is running \(.+, \w{3} \d{1,2}, \d{4}, project Sales Lead\)/)
    expect(await stepsOf(second)).toEqual([])
    const plan = await ada.call<{ in_touch: object[] }>('GET', 'v2/outreach/plan', { project_id: projectHere, candidate_id: second })
    expect(plan.body.in_touch).toMatchObject([{ kind: 'sequence', project_name: 'Sales Lead' }])
  })

  test('refuses also in the moment between an email and the planning of its follow-up', async () => {
    const { first, second } = await addToBoth()
    await send(robin, elsewhere, first)
    const message = await db().selectFrom('message').selectAll().where('candidate_id', '=', first).executeTakeFirstOrThrow()
    await db().updateTable('message').set({ state: 'sent', sent_at: new Date() }).where('id', '=', message.id).execute()
    await db().updateTable('candidate').set({ stage: 'CONTACTED', contacted_at: new Date() }).where('id', '=', first).execute()
    const payload = JSON.stringify({ projectId: elsewhere, candidateId: first, messageId: message.id, step: 0 })
    await db().insertInto('event').values({ workspace_id: message.workspace_id, user_id: null, type: 'mail.sent', payload }).execute()
    expect((await send(ada, projectHere, second)).body.error).toBe('in_touch_elsewhere')
    // handled, and without a next step: nothing is running any more
    await db().updateTable('event').set({ handled_at: new Date() }).where('type', '=', 'mail.sent').execute()
    expect((await send(ada, projectHere, second)).status).toBe(200)
  })

  test('takes over on request: stops the other sequence and records it in both histories', async () => {
    const { first, second } = await addToBoth()
    await send(robin, elsewhere, first)
    expect((await send(ada, projectHere, second, { take_over: true })).status).toBe(200)
    expect(await stepsOf(first)).toMatchObject([{ step: 0, state: 'cancelled', why: 'taken_over' }])
    expect(await stepsOf(second)).toMatchObject([{ step: 0, state: 'queued' }])
    const row = await db().selectFrom('candidate').select('disable_followups').where('id', '=', first).executeTakeFirst()
    expect(row?.disable_followups, 'an email already on its way starts no other').toBe(true)
    expect(await historyOf(first)).toMatchObject([{ detail: expect.stringContaining(`Taken over by ${ada.email}`) }])
    expect(await historyOf(second)).toMatchObject([{ detail: expect.stringContaining('a sequence is running') }])
  })

  test('is refused over LinkedIn as well', async () => {
    const { first, second } = await addToBoth()
    await send(robin, elsewhere, first)
    const inmail = { project_id: projectHere, candidate_id: second, message_subject: 'Hello', message_body: 'Hello there' }
    const refused = await ada.call<{ error: string }>('POST', 'v1/li/inmail', inmail)
    expect([refused.status, refused.body.error]).toEqual([409, 'in_touch_elsewhere'])
    expect(await db().selectFrom('linkedin_message').select('id').where('candidate_id', '=', second).execute()).toEqual([])
  })

  test('refuses one of two concurrent writers', async () => {
    const { first, second } = await addToBoth()
    const answers = await Promise.all([send(robin, elsewhere, first), send(ada, projectHere, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('contacts that count', () => {
  const refusal = async (change: object) => {
    const { first, second } = await addToBoth()
    await db().updateTable('candidate').set(change).where('id', '=', first).execute()
    return (await send(ada, projectHere, second)).body
  }
  test("an open conversation counts, a finished one and an old first message don't", async () => {
    const now = new Date()
    expect((await refusal({ stage: 'HIRING_MANAGER', contacted_at: now, replied_at: now })).message).toContain('a conversation is open')
    expect((await refusal({ stage: 'CONTACTED', contacted_at: now })).error).toBeUndefined()
    expect((await refusal({ stage: 'NOT_INTERESTED', contacted_at: now, replied_at: now })).error).toBeUndefined()
  })

  test("an archived project doesn't count; a project the user may not open isn't named", async () => {
    const { first, second } = await addToBoth()
    await send(robin, elsewhere, first)
    await db().updateTable('project').set({ is_archived: true }).where('id', '=', elsewhere).execute()
    expect((await send(ada, projectHere, second)).status).toBe(200)
    await db().updateTable('project').set({ is_archived: false }).where('id', '=', elsewhere).execute()
    await robin.call('PUT', 'v1/projects/settings', { project_id: elsewhere, collaborators: [{ email: robin.email, role: 1 }] })
    const hidden = await addToBoth()
    await send(robin, elsewhere, hidden.first)
    expect((await send(ada, projectHere, hidden.second)).body.message).toContain('another project')
  })
})

test('the plan says when follow-ups are sent; if disabled, none is', async () => {
  const { id } = await addPerson(testApp, ada, projectHere, { stage: 'APPROVED' })
  await ada.call('PUT', 'v1/projects/settings', {
    project_id: projectHere,
    outreach_templates: [
      {
        name: 'One',
        initial_outreach_subject: 'Hello',
        initial_outreach_template: 'Hi',
        follow_up_1_template: 'And?',
        follow_up_1_days: 3,
        follow_up_2_template: 'Still?',
        follow_up_2_days: 4,
      },
    ],
  })
  const { body } = await ada.call<{ follow_ups: { step: number; date: string }[] }>('GET', 'v2/outreach/plan', {
    project_id: projectHere,
    candidate_id: id,
  })
  expect(body.follow_ups.map(({ step }) => step)).toEqual([1, 2])
  const [first, second] = body.follow_ups.map(({ date }) => Date.parse(date))
  expect(second! - first!).toBe(4 * 86_400_000)
  expect((await send(ada, projectHere, id, { follow_ups: false })).status).toBe(200)
  const row = await db().selectFrom('candidate').select('disable_followups').where('id', '=', id).executeTakeFirst()
  expect(row?.disable_followups).toBe(true)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, outreachTemplate } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 10 } })
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user)
})
afterAll(() => testApp.close())

const settings = (fields: object) => user.call('PUT', 'v1/projects/settings', { project_id, ...fields })
const approve = (candidate_id: string, fields: object = {}) =>
  user.call<{ email_status: number }>('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id, ...fields })
const fromOf = async (candidate_id: string) =>
  (await testApp.database.system.selectFrom('message').select('from_name').where('candidate_id', '=', candidate_id).executeTakeFirst())
    ?.from_name

test("refuses a channel the project doesn't use, and approves no one", async () => {
  const { id } = await addPerson(testApp, user, project_id)
  await settings({ outreach_methods: ['inmail'] })
  const sentence = 'This project doesn’t use Email. See Outreach Methods in its settings.'
  expect(await approve(id)).toMatchObject({ status: 409, body: { message: sentence } })
  const invitation = await user.call('POST', 'v1/li/connect', { project_id, candidate_id: id, message_body: 'Hi' })
  expect(invitation).toMatchObject({
    body: { message: 'This project doesn’t use LinkedIn Invitation. See Outreach Methods in its settings.' },
  })
  expect(await fromOf(id)).toBeUndefined()
  await settings({ outreach_methods: ['email'] })
  expect((await approve(id)).body.email_status).toBe(200)
})

test("sends as the template's sender unless another is given", async () => {
  const colleague = await colleagueOf(testApp, user, 'Cole')
  const roster = [
    { email: user.email, role: 1 },
    { email: colleague.email, role: 2 },
  ]
  await settings({ collaborators: roster, outreach_templates: [{ ...outreachTemplate, user_email: colleague.email }] })
  const [first, second] = [await addPerson(testApp, user, project_id), await addPerson(testApp, user, project_id)]
  await approve(first.id)
  expect(await fromOf(first.id)).toBe('Cole Colleague')
  await approve(second.id, { sender_override: '' })
  expect(await fromOf(second.id), 'the project’s own sender').toBe('Robin Tester')
  await testApp.database.system.updateTable('users').set({ may_send: false }).where('email', '=', colleague.email).execute()
  const third = await addPerson(testApp, user, project_id)
  expect((await approve(third.id)).body.email_status, 'no permission').toBe(401)
})

test('keeps the switches of follow-ups, also if they were never set', async () => {
  const read = async () =>
    (await user.call<{ outreach_templates: object[] }>('GET', 'v1/projects/settings', { project_id })).body.outreach_templates
  expect(await read()).toMatchObject([{ follow_up_1_off: false, follow_up_2_off: false, follow_up_3_off: false }])
  await settings({ outreach_templates: [{ ...outreachTemplate, follow_up_1_off: true }] })
  expect(await read()).toMatchObject([{ follow_up_1_off: true, follow_up_2_off: false }])
})

interface People {
  of: string
  people: { candidate_id: string | null; core_candidate_id: string | null; name: string; lacks: string[] }[]
}

test('previews on people of the project, or of the pool while it has none, and names missing values', async () => {
  const people = async () => (await user.call<People>('GET', 'v2/outreach/people', { project_id })).body
  const pool = await people()
  expect(pool.of).toBe('pool')
  const someone = pool.people[0]!
  const about = { project_id, step: 0, subject: 'For {{full_name}}', body: 'Hi' }
  const tried = await user.call('POST', 'v2/outreach/preview', { ...about, core_candidate_id: someone.core_candidate_id })
  expect(tried).toMatchObject({ status: 200, body: { subject: `For ${someone.name}` } })
  expect((await user.call('POST', 'v2/outreach/preview', { ...about, core_candidate_id: 'unknown' })).status).toBe(404)

  const { id } = await addPerson(testApp, user, project_id, { profile: { firstName: 'Zoë', lastName: 'Bare', education: [] } })
  const ownPeople = await people()
  expect(ownPeople).toMatchObject({ of: 'project', people: [{ candidate_id: id, core_candidate_id: null, name: 'Zoë Bare' }] })
  expect(ownPeople.people[0]!.lacks).toEqual(expect.arrayContaining(['school', 'degree', 'major']))
  expect(ownPeople.people[0]!.lacks, 'what is the project’s is no one’s gap').not.toContain('job_title')
  await settings({ bias_reducer: true })
  expect((await people()).people[0]!.name).toBe('Z. B.')
})

test('emails that began with a template still find it after it is renamed [589]', async () => {
  const { id } = await addPerson(testApp, user, project_id)
  await approve(id)
  const begun = await testApp.database.system
    .selectFrom('message')
    .select('template_name')
    .where('candidate_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(begun.template_name).toBe('Template 1')
  await settings({ outreach_templates: [{ ...outreachTemplate, name: 'Warm' }] })
  await settings({ outreach_templates: [{ ...outreachTemplate, name: 'Warmer' }] })
  const second = await addPerson(testApp, user, project_id)
  expect((await approve(second.id, { template_name: 'Template 1' })).body.email_status).toBe(200)
  const row = await testApp.database.system.selectFrom('project').select('settings').where('id', '=', project_id).executeTakeFirstOrThrow()
  expect(row.settings).toMatchObject({ outreach_templates: [{ name: 'Warmer', former_names: ['Template 1', 'Warm'] }] })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, addPerson, outreachTemplate } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  project_id = await activeProject(testApp, user, { outreach_templates: [outreachTemplate, about('{{current_company}}')] })
})
afterAll(() => testApp.close())

const about = (variable: string) => ({
  ...outreachTemplate,
  name: 'About them',
  initial_outreach_template: `Hi {{first_name}}, ${variable}!`,
})
const approved = async (change: Parameters<typeof addPerson>[3] = {}) =>
  (await addPerson(testApp, user, project_id, { stage: 'APPROVED', ...change })).id
interface Check {
  people: {
    candidate_id: string
    to_email: string | null
    stop: string | null
    why: string | null
    greeting: string | null
    leaves_date: string
    ready_date: string
  }[]
  follow_ups: number
  follow_up_days: number[]
  follow_up_steps: number[]
  is_paused: boolean
}
const check = (candidate_ids: readonly string[], more: object = {}) =>
  user.call<Check>('POST', 'v2/outreach/check', { project_id, candidate_ids, ...more })
const send = (candidate_id: string, more: object = {}) =>
  user.call<{ email_status: number }>('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id, ...more })
const messagesOf = (id: string) => testApp.database.system.selectFrom('message').select('id').where('candidate_id', '=', id).execute()

test('predicts every stop that sending enforces and sends to everyone else', async () => {
  const clear = await approved({ email: 'clear@home.example' })
  const noAddress = await approved({ email: null })
  const suppressed = await approved({ email: 'never@home.example' })
  const decided = await approved({ stage: 'REJECTED' })
  const planned = await approved()
  const sameAddress = await approved({ email: 'clear@home.example' })
  await send(planned)
  const { workspace_id } = await testApp.database.system
    .selectFrom('candidate')
    .select('workspace_id')
    .where('id', '=', clear)
    .executeTakeFirstOrThrow()
  await testApp.database.system
    .insertInto('suppression')
    .values({ workspace_id, email: 'never@home.example', hash: Buffer.from('never'), reason: 'unsubscribed', at: new Date() })
    .execute()
  const ids = [clear, noAddress, suppressed, decided, planned, sameAddress]

  const { status, body } = await check([...ids, clear])
  expect(status).toBe(200)
  expect(body.people.map(({ candidate_id, stop }) => [candidate_id, stop])).toEqual([
    [clear, null],
    [noAddress, 'no_address'],
    [suppressed, 'stopped'],
    [decided, 'left_stage'],
    [planned, 'planned'],
    [sameAddress, 'same_address'],
  ])
  expect(body.people.map(({ why: reason }) => reason === null)).toEqual(ids.map((id) => id === clear))
  expect(body.people[0]).toMatchObject({ to_email: 'clear@home.example' })
  expect(body).toMatchObject({ follow_ups: 2, follow_up_days: [1, 2], follow_up_steps: [1, 2], is_paused: false })
  for (const id of ids.filter((entry) => entry !== planned)) expect(await messagesOf(id), 'checking sends nothing').toEqual([])

  expect(await send(clear)).toMatchObject({ status: 200, body: { email_status: 200 } })
  expect(await send(noAddress)).toMatchObject({ body: { email_status: 404 } })
  for (const id of [suppressed, decided, sameAddress]) expect((await send(id)).status).toBe(409)
  await send(planned)
  expect(await messagesOf(planned), 'planned once').toHaveLength(1)
  expect((await check([clear])).body.people[0]).toMatchObject({ stop: 'planned' })
})

test("reports the value that someone lacks for a template, and another template doesn't", async () => {
  const id = await approved()
  const [withName] = (await check([id], { template_name: 'About them' })).body.people
  expect(withName).toMatchObject({ stop: 'missing_value', why: expect.stringMatching(/^No value for .+\.$/) })
  expect((await send(id, { template_name: 'About them' })).status).toBe(409)
  expect((await check([id])).body.people[0]).toMatchObject({ stop: null })
  expect((await check([id], { template_name: 'None' })).status).toBe(400)
})

test('a greeting that doesn’t look like a name is asked about before anything is sent', async () => {
  const credential = await approved({ firstName: 'PMP' })
  const titled = await approved({ profile: { firstName: 'Dr.', lastName: 'Anna Weiss' } })
  const named = await approved()
  const ids = [credential, titled, named]
  const stops = async (more: object = {}) => (await check(ids, more)).body.people.map(({ stop, greeting }) => [stop, greeting])
  expect(await stops()).toEqual([
    ['greeting', 'PMP'],
    ['greeting', 'Anna'],
    [null, 'Jo'],
  ])
  expect(await send(credential)).toMatchObject({
    status: 409,
    body: { error: 'doubtful_greeting', message: expect.stringContaining('“PMP”') },
  })
  expect(await messagesOf(credential)).toEqual([])
  expect(await stops({ confirmed_greetings: [titled] })).toEqual([
    ['greeting', 'PMP'],
    [null, 'Anna'],
    [null, 'Jo'],
  ])
  expect(await send(titled, { confirms_greeting: true })).toMatchObject({ status: 200, body: { email_status: 200 } })
  const text = await testApp.database.system
    .selectFrom('message')
    .select('body_text')
    .where('candidate_id', '=', titled)
    .executeTakeFirstOrThrow()
  expect(text.body_text).toMatch(/^Hi Anna\b/)
  expect(await send(credential, { email_body: 'Hello, a text without a name' }), 'a text without a greeting').toMatchObject({ status: 200 })
})

test('in a project that hides names, the question doesn’t reveal one', async () => {
  const hidden = await activeProject(testApp, user, { bias_reducer: true })
  const { id } = await addPerson(testApp, user, hidden, { stage: 'APPROVED', firstName: 'PMP' })
  const { body } = await user.call<Check>('POST', 'v2/outreach/check', { project_id: hidden, candidate_ids: [id] })
  expect(body.people[0]).toMatchObject({ stop: 'greeting', greeting: null })
  expect(JSON.stringify(body)).not.toContain('PMP')
})

test('someone a colleague writes to elsewhere is left out', async () => {
  const otherProject = await activeProject(testApp, user)
  const elsewhere = await addPerson(testApp, user, otherProject, { stage: 'APPROVED', email: 'both@home.example' })
  const candidateHere = await approved({ email: 'both@home.example' })
  expect((await check([candidateHere])).body.people[0]).toMatchObject({ stop: null })
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: otherProject, candidate_id: elsewhere.id })
  expect((await check([candidateHere])).body.people[0]).toMatchObject({
    stop: 'in_touch',
    why: expect.stringContaining('already in touch'),
  })
})

test('a free trial counts earlier candidates, and leaves out the rest', async () => {
  const trial = await activeProject(testApp, user)
  await testApp.database.system
    .updateTable('project')
    .set({ is_free_trial: true, free_trial_contacts: 2 })
    .where('id', '=', trial)
    .execute()
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.push((await addPerson(testApp, user, trial, { stage: 'APPROVED' })).id)
  const { body } = await user.call<Check>('POST', 'v2/outreach/check', { project_id: trial, candidate_ids: ids })
  expect(body.people.map(({ stop }) => stop)).toEqual([null, null, 'trial'])
})

test('outside working hours an email waits, and a paused project is reported', async () => {
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', hour: 'numeric', hourCycle: 'h23' }).format(new Date()))
  const hours = testApp.services.settings.sendHours
  testApp.services.settings.sendHours = hour < 12 ? { from: 14, to: 16 } : { from: 2, to: 4 }
  const id = await approved({ profile: { place: { label: 'Tokyo, Japan', city: 'Tokyo', state: null, country: 'Japan' } } })
  await testApp.database.system.updateTable('project').set({ outreach_pause: true }).where('id', '=', project_id).execute()
  const { body } = await check([id])
  expect(body.is_paused).toBe(true)
  expect(new Date(body.people[0]!.leaves_date).getTime()).toBeGreaterThan(new Date(body.people[0]!.ready_date).getTime())
  testApp.services.settings.sendHours = hours
  await testApp.database.system.updateTable('project').set({ outreach_pause: false }).where('id', '=', project_id).execute()
})

test('undoes only the email of a candidate approved earlier', async () => {
  const hold = testApp.services.settings.holdSeconds
  testApp.services.settings.holdSeconds = 600
  const id = await approved()
  await testApp.database.system
    .updateTable('candidate_history')
    .set({ at: new Date(Date.now() - 60_000) })
    .where('candidate_id', '=', id)
    .execute()
  await send(id)
  const undo = () => user.call<{ status: string }>('POST', 'v2/projects/candidates/undo', { project_id, candidate_id: id })
  expect(await undo()).toMatchObject({ status: 200, body: { status: 'APPROVED' } })
  expect((await undo()).status, 'a second time there is nothing left').toBe(409)
  expect((await check([id])).body.people[0], 'and they may be written to').toMatchObject({ stop: null })
  testApp.services.settings.holdSeconds = hold
})

test('refuses more than a hundred at once, or someone in another workspace', async () => {
  const stranger = await newUser(testApp.app)
  const strangerProject = await activeProject(testApp, stranger)
  const { id } = await addPerson(testApp, stranger, strangerProject)
  expect((await check([id])).status).toBe(404)
  expect((await check(Array.from({ length: 101 }, (_, index) => `c${index}`))).status).toBe(400)
})

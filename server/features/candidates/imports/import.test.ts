// Importing one person with both API versions, each with its own names and statuses.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, pageOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let navigator: string
let autopilot: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  navigator = (await user.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Navigator', type: '2' })).body.project_id
  autopilot = await activeProject(testApp, user)
  await testApp.database.system.updateTable('project').set({ project_type: 'autopilot' }).where('id', '=', autopilot).execute()
})
afterAll(() => testApp.close())

const newUrl = () => `https://www.linkedin.com/in/mary-example-${newId()}`
const stageOf = async (id: unknown) =>
  (await testApp.database.system.selectFrom('candidate').select('stage').where('id', '=', String(id)).executeTakeFirstOrThrow()).stage

describe('the older version', () => {
  const importPerson = (fields: object) => user.call('POST', 'v1/candidates', { ...fields })

  test('returns 201 for a new candidate and 200 for an existing one [360 361]', async () => {
    const fields = { project_id: navigator, cand_linkedin_url: newUrl(), cand_email: `mary.${newId()}@home.example`, status: 'APPROVED' }
    const first = await importPerson(fields)
    expect(first).toMatchObject({ status: 201, body: { in_project: false } })
    expect(await importPerson(fields)).toEqual({ status: 200, body: { candidate_id: first.body.candidate_id, in_project: true } })
    expect((await pageOf(user, navigator, 'APPROVED')).filter((card) => card.id === first.body.candidate_id)).toHaveLength(1)
  })

  test('adds an import to Approved or the requested stage [292]', async () => {
    const { body } = await importPerson({ project_id: navigator, cand_linkedin_url: newUrl(), cand_email: `m.${newId()}@home.example` })
    expect(await stageOf(body.candidate_id)).toBe('APPROVED')
    const answer = await importPerson({
      project_id: navigator,
      cand_linkedin_url: newUrl(),
      cand_email: `m.${newId()}@home.example`,
      status: 'CONTACTED',
    })
    expect(await stageOf(answer.body.candidate_id)).toBe('CONTACTED')
  })

  test('a stage that this kind of project has no tab for is replaced by the usual one [293]', async () => {
    const add = async (project_id: string, status: string) => {
      const person = { cand_linkedin_url: newUrl(), cand_email: `m.${newId()}@home.example` }
      return stageOf((await importPerson({ project_id, ...person, status })).body.candidate_id)
    }
    expect(await add(autopilot, 'APPROVED')).toBe('HIRING_MANAGER')
    expect(await add(autopilot, 'CUSTOM_2')).toBe('HIRING_MANAGER')
    expect(await add(autopilot, 'CONTACTED')).toBe('CONTACTED')
    expect(await add(navigator, 'AUTOPILOT_RECRUITER')).toBe('APPROVED')
    expect(await add(navigator, 'CUSTOM_2')).toBe('CUSTOM_2')
  })

  test('adds to Interested in a type 1 project, or to Awaiting Reply with an original email [293 362]', async () => {
    const plain = await importPerson({ project_id: autopilot, cand_linkedin_url: newUrl(), cand_email: `m.${newId()}@home.example` })
    expect(await stageOf(plain.body.candidate_id)).toBe('HIRING_MANAGER')
    const warm = await importPerson({
      project_id: autopilot,
      cand_linkedin_url: newUrl(),
      cand_email: `m.${newId()}@home.example`,
      referral_sender: 'Old.Friend@home.example',
      referral_subject: 'Meet Mary',
      referral_body: 'She is <great>',
    })
    expect(await stageOf(warm.body.candidate_id)).toBe('AWAITING_INFO')
    const { body } = await user.call<{ email_history: unknown[] }>('GET', 'v2/projects/candidates/one', {
      project_id: autopilot,
      candidate_id: warm.body.candidate_id,
    })
    expect(body.email_history).toMatchObject([
      { from_email: 'old.friend@home.example', email_subject: 'Meet Mary', email_body: expect.stringContaining('&lt;great&gt;') as string },
    ])
  })

  test.each([
    [
      { cand_email: 'm@home.example', cand_linkedin_url: 'https://elsewhere.example/in/mary' },
      { cand_linkedin_url: 'Not a valid Linkedin URL' },
    ],
    [{ cand_email: 'nowhere', cand_linkedin_url: newUrl() }, { cand_email: 'Invalid e-mail.' }],
    [
      { cand_email: 'm@home.example', cand_linkedin_url: newUrl(), referral_sender: 'a@b.example' },
      { referral_subject: 'Required.', referral_body: 'Required.' },
    ],
    [{}, { cand_linkedin_url: 'Required.' }],
  ])('%j is refused by field', async (fields, sentences) => {
    expect(await importPerson({ project_id: navigator, ...fields })).toMatchObject({ status: 400, body: { fields: sentences } })
  })

  test('previews existing candidates and known addresses [363]', async () => {
    const check = (cand_linkedin_url: string) =>
      user.call('POST', 'v1/candidates/import/check', { project_id: navigator, cand_linkedin_url })
    const url = newUrl()
    expect(await check(url)).toMatchObject({ status: 200, body: { in_project: false, email: null } })
    const { email } = await addPerson(testApp, user, autopilot, { profile: { linkedinUrl: url } })
    expect(await check(url)).toEqual({
      status: 200,
      body: { in_project: false, email, email_guessed: false, email_vendor: null, name: 'Jo Doe' },
    })
    await importPerson({ project_id: navigator, cand_linkedin_url: url })
    expect(await check(url)).toMatchObject({ body: { in_project: true, email } })
    expect(await check('https://elsewhere.example')).toMatchObject({ status: 400 })
  })
})

describe('the newer version', () => {
  const importPerson = (project_id: string, candidate_linkedin_url: string, fields: object = {}) =>
    user.call('POST', 'v2/projects/candidates/import', { project_id, candidate_linkedin_url, ...fields })
  const readAddresses = async () => {
    const url = newUrl()
    await addPerson(testApp, user, await activeProject(testApp, user), { profile: { linkedinUrl: url } })
    return url
  }

  test('returns 200 for a new candidate and 209 for an existing one [357 358]', async () => {
    const url = await readAddresses()
    const first = await importPerson(navigator, url)
    expect(first).toMatchObject({ status: 200, body: { in_project: false } })
    expect(await stageOf(first.body.candidate_id)).toBe('APPROVED')
    expect(await importPerson(navigator, url)).toEqual({ status: 209, body: { candidate_id: first.body.candidate_id, in_project: true } })
  })

  test('adds someone to the queue on request', async () => {
    const [toQueue, toManager] = [await readAddresses(), await readAddresses()]
    const queued = await importPerson(autopilot, toQueue, { autopilot_import_to_queue: true })
    expect(await stageOf(queued.body.candidate_id)).toBe('QUEUE')
    const interested = await importPerson(autopilot, toManager, { autopilot_import_to_queue: false })
    expect(await stageOf(interested.body.candidate_id)).toBe('HIRING_MANAGER')
  })

  test('returns 404 without an address, and imports no one [359]', async () => {
    const url = newUrl()
    const before = await pageOf(user, navigator, 'APPROVED')
    expect(await importPerson(navigator, url)).toMatchObject({
      status: 404,
      body: { message: 'Unable to find email for this LinkedIn User.' },
    })
    await addPerson(testApp, user, autopilot, { email: null, profile: { linkedinUrl: url } })
    expect(await importPerson(navigator, url)).toMatchObject({ status: 404 })
    expect(await pageOf(user, navigator, 'APPROVED')).toEqual(before)
    expect(await importPerson(navigator, 'nonsense')).toMatchObject({
      status: 400,
      body: { fields: { candidate_linkedin_url: 'Not a valid Linkedin URL' } },
    })
  })
})

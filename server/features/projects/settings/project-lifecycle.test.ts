import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { addPerson, activeProject, colleagueOf, newDraft, newSearch, pageOf, searchNow } from '../../../../testing/projects.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let colleagues: TestUser[]
beforeAll(async () => {
  testApp = await createTestApp({ people: 300 })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
  colleagues = [
    ...(await Promise.all(['Mel', 'Rae', 'Out'].map((name) => colleagueOf(testApp, user, name)))),
    await newUser(testApp.app, 'Stranger'),
  ]
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const stored = (id: string) => testApp.database.system.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const roster = () => ({
  collaborators: [
    { email: user.email, role: 1 },
    { email: colleagues[0]!.email, role: 2 },
    { email: colleagues[1]!.email, role: 3 },
  ],
})
const statuses = async (path: string, fields: object) =>
  (await Promise.all(colleagues.map((actor) => actor.call('POST', path, { ...fields })))).map(({ status }) => status)

describe('reasons', () => {
  test.each([
    ['v2/projects/pause', 'should_pause'],
    ['v2/projects/archive', 'should_archive'],
  ])('%s accepts the five reasons and requires details for 1 and 5 [227 386 387]', async (path, flag) => {
    const id = await activeProject(testApp, user)
    const ask = (reason?: number, otherReason?: string) =>
      user.call('POST', path, { project_id: id, [flag]: true, paused_archived_reason: reason, paused_archived_reason_other: otherReason })
    for (const [reason, otherReason, fields] of [
      [9, undefined, { paused_archived_reason: 'Choose one of the listed reasons.' }],
      [0, undefined, { paused_archived_reason: 'Choose one of the listed reasons.' }],
      [5, ' ', { paused_archived_reason_other: 'Required.' }],
      [1, undefined, { paused_archived_reason_other: 'Required.' }],
      [1, 'Jo Doe', { paused_archived_reason_other: 'URL is not valid' }],
    ] as const)
      expect(await ask(reason, otherReason)).toMatchObject({ status: 400, body: { fields } })
    expect(await stored(id)).toMatchObject({ outreach_pause: false, is_archived: false, paused_archived_reason: null })
    expect(await ask(1, 'https://www.linkedin.com/in/jo-doe')).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({
      [flag === 'should_pause' ? 'outreach_pause' : 'is_archived']: true,
      paused_archived_reason: 'hired_through_us',
      paused_archived_reason_other: 'https://www.linkedin.com/in/jo-doe',
    })
    expect(await user.call('POST', path, { project_id: id, [flag]: false })).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({ outreach_pause: false, is_archived: false })
  })

  test('members pause, owners archive, comment-only users and strangers do neither [348 386 387]', async () => {
    const id = await activeProject(testApp, user, roster())
    expect(await statuses('v2/projects/archive', { project_id: id, should_archive: true })).toEqual([403, 403, 404, 404])
    expect(await statuses('v2/projects/pause', { project_id: id, should_pause: true })).toEqual([200, 403, 404, 404])
    expect(await statuses('v2/projects/pause', { project_id: 'absent', should_pause: true })).toEqual([404, 404, 404, 404])
    expect(await stored(id)).toMatchObject({ outreach_pause: true, is_archived: false })
  })
})

describe('a pause', () => {
  test('sets outreach_pause, holds every new email back, and hides nothing [264]', async () => {
    const [calibrating, live] = [await activeProject(testApp, user), await activeProject(testApp, user)]
    const [waiting, going] = [await addPerson(testApp, user, calibrating), await addPerson(testApp, user, live)]
    const talking = await addPerson(testApp, user, calibrating, { stage: 'HIRING_MANAGER' })
    await user.call('POST', 'v2/projects/pause', { project_id: calibrating, should_pause: true })
    expect(await stored(calibrating)).toMatchObject({ outreach_pause: true })
    const send = (project_id: string, candidate_id: string) =>
      user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })
    expect((await send(calibrating, waiting.id)).status).toBe(200)
    expect((await send(live, going.id)).status).toBe(200)
    await until('the live project writes', async () => (await station.sentTo(going.email)).length > 0)
    expect(await station.sentTo(waiting.email), 'asked for first and still here').toEqual([])
    expect((await pageOf(user, calibrating, 'HIRING_MANAGER')).map((card) => card.id)).toEqual([talking.id])
    await user.call('POST', 'v2/projects/pause', { project_id: calibrating, should_pause: false })
    // the delayed message is checked again in a minute
    await testApp.database.system.updateTable('message').set({ due_at: new Date() }).where('candidate_id', '=', waiting.id).execute()
    station.wakeSender()
    await until('the mail goes out after all', async () => (await station.sentTo(waiting.email)).length > 0)
  })

  test('refuses an autopilot project in calibration, which continues', async () => {
    const id = await newSearch(testApp, user)
    expect(await stored(id)).toMatchObject({ is_in_calibration: true })
    expect(await user.call('POST', 'v2/projects/pause', { project_id: id, should_pause: true })).toMatchObject({
      status: 409,
      body: { message: 'Finish calibration first: review the candidates in Review.' },
    })
    expect(await stored(id)).toMatchObject({ outreach_pause: false })
  })
})

describe('searching', () => {
  test('a submitted draft, the next batch, and a reform each return an operation to follow [381 382 385 392]', async () => {
    const id = await newDraft(user, roster())
    const follow = (body: Record<string, unknown>, actor = user) => actor.call('GET', 'v2/lro', { lro_id: body.lro_id })
    for (const [path, status] of [
      ['v2/projects/flashcards/initial', 202],
      ['v2/projects/flashcards', 202],
      ['v1/projects/reform', 200],
    ] as const) {
      const started = await user.call('POST', path, { project_id: id })
      expect(started).toEqual({ status, body: { lro_id: expect.stringMatching(/^[0-9a-z]{26}$/) } })
      expect(await follow(started.body)).toMatchObject({
        status: 200,
        body: { lro_id: started.body.lro_id, status: 'PENDING', progress_pct: 0 },
      })
      await searchNow(testApp, user, id)
      expect(await follow(started.body)).toMatchObject({ body: { status: 'COMPLETED', progress_pct: 100 } })
      const [member, reader, outsider, stranger] = colleagues as [TestUser, TestUser, TestUser, TestUser]
      expect((await follow(started.body, member)).status).toBe(200)
      expect((await follow(started.body, reader)).status).toBe(200)
      expect((await follow(started.body, outsider)).status).toBe(404)
      expect((await follow(started.body, stranger)).status).toBe(404)
      expect((await follow({ lro_id: 'absent' })).status).toBe(404)
    }
    expect(await statuses('v2/projects/flashcards', { project_id: id })).toEqual([202, 403, 404, 404])
    expect(await statuses('v1/projects/reform', { project_id: id })).toEqual([200, 403, 404, 404])
    const draft = await newDraft(user, roster())
    // only users who may submit a draft can start its first search
    expect(await statuses('v2/projects/flashcards', { project_id: draft })).toEqual([403, 403, 404, 404])
  })

  test('stores diversity_val without any effect on the search', async () => {
    const namesFound = async (diversity_val: number) => {
      const id = await newSearch(testApp, user, { diversity_val })
      expect((await user.call('GET', 'v2/projects/settings', { project_id: id })).body).toMatchObject({ diversity_val })
      return (await pageOf(user, id, 'UNDER_REVIEW')).map((card) => card.core_candidate_id)
    }
    expect(await namesFound(5)).toEqual(await namesFound(0))
  })
})

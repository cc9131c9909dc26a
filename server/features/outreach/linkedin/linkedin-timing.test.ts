import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '@fairlead/domain/shared/messages'
import { newId } from '../../../platform/ids.ts'
import { openLog } from '../../../platform/log.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { startLinkedinTools, type LinkedinTools } from '../../../../testing/linkedin.ts'
import { addPerson, activeProject } from '../../../../testing/projects.ts'
import { sendDueLinkedin } from '../../../worker/rounds.ts'

let testApp: TestApp
let on: LinkedinTools
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  on = await startLinkedinTools(testApp)
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const gateway = () => testApp.embedded.linkedin!

describe('reasons to stop a message', () => {
  test.each([
    [
      'a pause',
      () => on.user.call('POST', 'v2/projects/pause', { project_id: on.project_id, should_pause: true }),
      'The project is paused.',
    ],
    [
      'a wish not to be written to',
      async (email: string) => {
        const { workspace_id } = await db()
          .selectFrom('project')
          .select('workspace_id')
          .where('id', '=', on.project_id)
          .executeTakeFirstOrThrow()
        await db()
          .insertInto('suppression')
          .values({ workspace_id, email, hash: Buffer.from(email), reason: 'unsubscribed', at: new Date() })
          .execute()
      },
      'They asked not to be contacted.',
    ],
    [
      'an answer',
      async (email: string) => {
        await sql`update candidate set replied_at = now() from person where person.id = candidate.person_id and person.profile::text like ${`%${email}%`}`.execute(
          db(),
        )
      },
      'They have replied.',
    ],
  ])('%s', async (_, stop, reason) => {
    await on.signIn()
    const { id, email } = await on.addCandidate()
    await stop(email)
    expect(await on.connect(id)).toMatchObject({ status: 409, body: { error: 'cannot_send', message: reason } })
    expect(await on.messagesOf(id)).toEqual([])
    expect(await on.rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
  })

  test("the person isn't on LinkedIn, or the stage is past it", async () => {
    await on.signIn()
    expect(await on.connect((await on.addCandidate('APPROVED', { linkedinUrl: null })).id)).toMatchObject({
      status: 409,
      body: { message: 'No LinkedIn profile is known for this candidate.' },
    })
    expect(await on.connect((await on.addCandidate('REJECTED')).id)).toMatchObject({ status: 409 })
  })

  test('the end of a free trial', async () => {
    await on.signIn()
    await db().updateTable('project').set({ is_free_trial: true }).where('id', '=', on.project_id).execute()
    const before = testApp.services.settings.freeTrialContacts
    testApp.services.settings.freeTrialContacts = 1
    const [first, two] = [await on.addCandidate(), await on.addCandidate()]
    expect(await on.connect(first.id)).toMatchObject({ status: 200 })
    expect(await on.connect(two.id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('free trial') } })
    expect(await on.rowOf(two.id)).toMatchObject({ stage: 'UNDER_REVIEW' })
    testApp.services.settings.freeTrialContacts = before
  })
})

describe('scheduled messages', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000)
  const later = (hours: number) => () => new Date(Date.now() + hours * 3_600_000)
  const round = (hours: number) => sendDueLinkedin(testApp.database, testApp.services.outside.linkedin, openLog('fatal'), later(hours))

  test('waits as approved and is sent once at its time [747 749]', async () => {
    await on.signIn()
    const { id } = await on.addCandidate()
    const scheduledAt = inAnHour().toISOString()
    expect(await on.connect(id, { scheduled_date: scheduledAt })).toMatchObject({
      status: 202,
      body: { state: 'scheduled', scheduled_date: scheduledAt },
    })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'APPROVED' })
    expect(await on.codesOf(id)).toEqual([2, 3, '13 scheduled'])
    await round(0)
    expect(await on.sentTo(id)).toEqual([])
    await Promise.all([round(2), round(2)])
    expect(await on.sentTo(id)).toHaveLength(1)
    expect(await on.rowOf(id)).toMatchObject({ stage: 'CONTACTED' })
    expect(await on.codesOf(id)).toEqual([2, 3, '13 scheduled', 13])
  })

  test.each(['2026-01-01', 'tomorrow', '2020-01-01T00:00:00Z'])('%s is refused', async (scheduled_date) => {
    await on.signIn()
    const { id } = await on.addCandidate()
    expect(await on.connect(id, { scheduled_date })).toMatchObject({
      status: 400,
      body: { fields: { scheduled_date: expect.any(String) } },
    })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
  })

  test('waits during a pause and is sent after reactivation [844]', async () => {
    await on.signIn()
    const { id } = await on.addCandidate('APPROVED')
    await on.inmail(id, { scheduled_date: inAnHour().toISOString() })
    await on.user.call('POST', 'v2/projects/pause', { project_id: on.project_id, should_pause: true })
    await round(2)
    expect(await on.sentTo(id)).toEqual([])
    expect(await on.messagesOf(id)).toMatchObject([{ state: 'queued' }])
    await on.user.call('POST', 'v2/projects/pause', { project_id: on.project_id, should_pause: false })
    await round(3)
    expect(await on.sentTo(id)).toHaveLength(1)
  })

  test.each([
    ['a rejection', (id: string) => on.user.call('PUT', 'v1/candidates', { candidate_id: id, status: 'REJECTED' }), 'stage_left'],
    [
      'another project',
      async (candidate_id: string) => {
        const new_project_id = await activeProject(testApp, on.user)
        return on.user.call('POST', 'v1/candidates/copy', { candidate_id, new_project_id, new_status: 'APPROVED' })
      },
      'stage_left',
    ],
    [
      'the archive',
      () => on.user.call('POST', 'v2/projects/archive', { project_id: on.project_id, should_archive: true }),
      'project_archived',
    ],
  ])('%s ends it', async (_, stop, reason) => {
    await on.signIn()
    const { id } = await on.addCandidate('APPROVED')
    await on.inmail(id, { scheduled_date: inAnHour().toISOString() })
    expect((await stop(id)).status).toBe(200)
    await round(2)
    expect(await on.messagesOf(id)).toMatchObject([{ state: 'cancelled', why: reason }])
    expect(await on.sentTo(id)).toEqual([])
  })

  test('a failure at its time is shown on the candidate', async () => {
    await on.signIn()
    const { id } = await on.addCandidate('APPROVED')
    await on.connect(id, { scheduled_date: inAnHour().toISOString() })
    gateway().fault('unavailable', 'POST')
    await round(2)
    expect(await on.rowOf(id)).toMatchObject({ stage: 'APPROVED', attention: { code: 'linkedin_failed' } })
    expect(await on.messagesOf(id)).toMatchObject([{ state: 'failed', why: 'The LinkedIn gateway is not available.' }])
  })

  test('undo cancels it while it waits, but nothing that was sent', async () => {
    await on.signIn()
    const undo = (candidate_id: string) => on.user.call('POST', 'v2/projects/candidates/undo', { project_id: on.project_id, candidate_id })
    const { id } = await on.addCandidate()
    await on.connect(id, { scheduled_date: inAnHour().toISOString() })
    expect(await undo(id)).toMatchObject({ status: 200, body: { status: 'UNDER_REVIEW' } })
    expect(await on.messagesOf(id)).toMatchObject([{ state: 'cancelled', why: 'taken_back' }])
    await round(2)
    expect(await on.sentTo(id)).toEqual([])
    expect(await on.connect(id)).toMatchObject({ status: 200 })
    expect(await undo(id)).toMatchObject({ status: 409 })
  })

  test('a process that died while sending leaves it unknown', async () => {
    await on.signIn()
    const { id } = await on.addCandidate('APPROVED')
    await on.inmail(id, { scheduled_date: inAnHour().toISOString() })
    await db().updateTable('linkedin_message').set({ state: 'sending', lease_until: new Date() }).where('candidate_id', '=', id).execute()
    await round(2)
    expect(await on.messagesOf(id)).toMatchObject([{ state: 'unknown' }])
    expect(await on.rowOf(id)).toMatchObject({ attention: { code: 'linkedin_unknown' } })
    await round(4)
    expect(await on.sentTo(id)).toEqual([])
  })

  test('one that is still sending keeps it, however long that takes', async () => {
    await on.signIn()
    const { id } = await on.addCandidate('APPROVED')
    await on.inmail(id, { scheduled_date: inAnHour().toISOString() })
    let now = Date.now() + 2 * 3_600_000
    const works = testApp.services.outside.linkedin
    const answer = Promise.withResolvers<void>()
    const slow = {
      ...works,
      sendInmail: async (message: Parameters<typeof works.sendInmail>[0]) => {
        const outcome = await works.sendInmail(message)
        await answer.promise
        return outcome
      },
    }
    const clock = () => new Date(now)
    const sending = sendDueLinkedin(testApp.database, slow, openLog('silent'), clock)
    await expect.poll(() => on.messagesOf(id)).toMatchObject([{ state: 'sending' }])
    now += 60_000
    await expect.poll(async () => (await on.messagesOf(id))[0]!.lease_until! > clock(), { timeout: 10_000 }).toBe(true)
    await sendDueLinkedin(testApp.database, works, openLog('silent'), clock)
    expect(await on.messagesOf(id)).toMatchObject([{ state: 'sending' }])
    answer.resolve()
    await sending
    expect(await on.messagesOf(id)).toMatchObject([{ state: 'sent' }])
  })
})

describe('manually', () => {
  let alone: TestApp
  let me: TestUser
  let project: string
  beforeAll(async () => {
    alone = await createTestApp({ settings: { linkedin: 'assisted' } })
    me = await newUser(alone.app)
    project = await activeProject(alone, me)
  })
  afterAll(() => alone.close())
  const person = (name = newId()) =>
    addPerson(alone, me, project, { stage: 'APPROVED', profile: { linkedinUrl: `https://www.linkedin.com/in/${name}` } })
  const write = (candidate_id: string, fields: object = {}) =>
    me.call('POST', 'v1/li/inmail', {
      project_id: project,
      candidate_id,
      message_subject: 'A role',
      message_body: 'Hi {{first_name}}',
      ...fields,
    })
  const state = (id: string) =>
    alone.database.system.selectFrom('candidate').select(['stage', 'attention']).where('id', '=', id).executeTakeFirstOrThrow()

  test('returns profile and text without a sign-in, repeatedly', async () => {
    const { id } = await person('jo-by-hand')
    const byHand = { state: 'by_hand', profile_url: 'https://www.linkedin.com/in/jo-by-hand', text: 'A role\n\nHi Jo' }
    expect(await write(id)).toMatchObject({ status: 200, body: byHand })
    expect(await write(id)).toMatchObject({ status: 200, body: byHand })
    expect(await state(id)).toMatchObject({ stage: 'CONTACTED' })
  })

  test('reminds the user when it is due and marks the candidate contacted once they write', async () => {
    const { id } = await person()
    await write(id, { scheduled_date: new Date(Date.now() + 3_600_000).toISOString() })
    await sendDueLinkedin(alone.database, alone.services.outside.linkedin, openLog('fatal'), () => new Date(Date.now() + 7_200_000))
    expect(await state(id)).toMatchObject({ stage: 'APPROVED', attention: { code: 'linkedin_due' } })
    expect(await write(id)).toMatchObject({ status: 200, body: { state: 'by_hand' } })
    expect(await state(id)).toMatchObject({ stage: 'CONTACTED', attention: null })
  })

  test('if names are hidden, no profile is revealed, neither before nor afterward', async () => {
    const [written, otherPerson] = [await person('jo-written'), await person('jo-hidden')]
    await write(written.id)
    const hide = (bias_reducer: boolean) => me.call('PUT', 'v1/projects/settings', { project_id: project, bias_reducer })
    await hide(true)
    for (const { id } of [written, otherPerson]) {
      const answer = await write(id)
      expect(answer).toMatchObject({ status: 409, body: { message: messages.noLinkedinWithoutNames } })
      expect(JSON.stringify(answer)).not.toMatch(/jo-|linkedin\.com/)
    }
    expect(await state(otherPerson.id)).toMatchObject({ stage: 'APPROVED' })
    await hide(false)
  })

  test('needs no sign-in', async () => {
    expect(await me.call('POST', 'v1/li/login', { username: 'anna', password: 'x' })).toMatchObject({ status: 401 })
  })
})

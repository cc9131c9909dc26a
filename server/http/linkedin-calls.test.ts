// Contacting candidates over LinkedIn, by hand and through the gateway on loopback: each message once, whatever goes wrong.
import fs from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { sql } from 'kysely'
import { newId } from '../platform/ids.ts'
import { openLog } from '../platform/log.ts'
import { newUser, startConstellation, type Constellation, type TestUser } from '../test/constellation.ts'
import { addPerson, calmProject, colleagueOf } from '../test/projects.ts'
import { sendDueLinkedin } from '../worker/linkedin-sender.ts'

let sky: Constellation
let user: TestUser
let project_id: string
beforeAll(async () => {
  sky = await startConstellation()
})
beforeEach(async () => {
  user = await newUser(sky.app)
  project_id = await calmProject(sky, user)
})
afterAll(() => sky.close())

const db = () => sky.database.system
const gateway = () => sky.embedded.linkedin!
const signIn = (who = user, username = `${newId()}@work.example`) =>
  who.call<string>('POST', 'v1/li/login', { username, password: 'a-password-9f2' })
const addCandidate = (stage: Stage = 'UNDER_REVIEW', change: object = {}) =>
  addPerson(sky, user, project_id, { stage, profile: { linkedinUrl: `https://www.linkedin.com/in/jo-${newId()}`, ...change } })
const connect = (candidate_id: string, fields: object = {}) =>
  user.call('POST', 'v1/li/connect', { project_id, candidate_id, message_body: 'Hi {{first_name}}, shall we connect?', ...fields })
const inmail = (candidate_id: string, fields: object = {}) =>
  user.call('POST', 'v1/li/inmail', {
    project_id,
    candidate_id,
    message_subject: 'A role',
    message_body: 'Hi {{first_name}}, would you like to talk?',
    ...fields,
  })
const rowOf = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const messagesOf = (id: string) => db().selectFrom('linkedin_message').selectAll().where('candidate_id', '=', id).execute()
const codesOf = async (id: string) =>
  (
    await db()
      .selectFrom('candidate_history')
      .select(['code', 'is_scheduled'])
      .where('candidate_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map((line) => (line.is_scheduled ? `${line.code} scheduled` : line.code))
const sentTo = async (id: string) => {
  const { linkedin_url } = await db()
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select('linkedin_url')
    .where('candidate.id', '=', id)
    .executeTakeFirstOrThrow()
  return gateway()
    .sent()
    .filter((message) => linkedin_url?.endsWith(`/${message.publicId}`))
}

describe('signing in', () => {
  test('answers 200 when LinkedIn lets the user in [662 751]', async () => {
    expect(await signIn()).toEqual({ status: 200, body: '' })
    expect(await db().selectFrom('linkedin_account').select('state').execute()).toContainEqual({ state: 'connected' })
  })

  test('answers 202 with a session id when a code is asked for, and verifying works [663 751 752]', async () => {
    const asked = await signIn(user, 'two-step@work.example')
    expect(asked).toEqual({ status: 202, body: expect.stringMatching(/^[\w-]{10,}$/) })
    const verify = (twofac_key: string) => user.call('PUT', 'v1/li/login', { li_session_id: asked.body, twofac_key })
    expect(await verify('000000')).toMatchObject({ status: 401 })
    expect(await inmail((await addCandidate()).id), 'not yet').toMatchObject({ status: 403 })
    expect(await verify('123456')).toEqual({ status: 200, body: '' })
    expect(await inmail((await addCandidate()).id)).toMatchObject({ status: 200 })
  })

  test('a failure says so in one sentence, and why beside it [793]', async () => {
    expect(await user.call('POST', 'v1/li/login', { username: 'anna', password: 'the-wrong-one' })).toEqual({
      status: 401,
      body: {
        error: 'wrong_credentials',
        message: 'Could not add your LinkedIn account. Please contact this candidate on your own',
        fields: { password: 'LinkedIn does not accept this user name and password.' },
      },
    })
    expect((await user.call('GET', 'v1/users/settings')).status, 'the product’s own session lives on').toBe(200)
  })

  test.each([
    ['POST', { username: 'anna', password: ' ' }, { password: 'This field is required.' }],
    ['POST', { password: 'x' }, { username: 'This field is required.' }],
    ['PUT', { li_session_id: 'x' }, { twofac_key: 'This field is required.' }],
  ] as const)('%s %j is refused before LinkedIn is asked', async (method, fields, wrong) => {
    expect(await user.call(method, 'v1/li/login', fields)).toMatchObject({ status: 400, body: { fields: wrong } })
  })

  test('no password is left anywhere', async () => {
    const password = `secret-${newId()}`
    await user.call('POST', 'v1/li/login', { username: 'anna@work.example', password })
    await user.call('POST', 'v1/li/login', { username: 'anna@work.example', password: `wrong-${password}` })
    const { rows } = await sql<{
      name: string
    }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db())
    for (const { name } of rows) {
      const found = await sql<{
        found: boolean
      }>`select exists (select 1 from ${sql.table(name)} t where t::text like ${`%${password}%`}) as found`.execute(db())
      expect(found.rows[0]!.found, name).toBe(false)
    }
    const journal = fs
      .readdirSync(sky.services.settings.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
    expect(journal.length).toBeGreaterThan(0)
    for (const file of journal) expect(fs.readFileSync(`${file.parentPath}/${file.name}`, 'utf8')).not.toContain(password)
  })
})

describe('an InMail', () => {
  test('approves who is under review, goes out filled in, and contacts them [653 656 747]', async () => {
    await signIn()
    const { id } = await addCandidate()
    expect(await inmail(id)).toEqual({
      status: 200,
      body: { state: 'sent', profile_url: null, text: null, scheduled_date: null, remaining_swipes: 0 },
    })
    expect(await sentTo(id)).toMatchObject([{ kind: 'inmail', subject: 'A role', body: 'Hi Jo, would you like to talk?' }])
    expect(await rowOf(id)).toMatchObject({ stage: 'CONTACTED', verdict: 'approved', contacted_at: expect.any(Date) })
    expect(await codesOf(id)).toEqual([2, 3, 7])
    const lines = await db()
      .selectFrom('candidate_history')
      .select('user_id')
      .where('candidate_id', '=', id)
      .where('code', '=', 7)
      .execute()
    expect(lines[0]!.user_id).not.toBe(null)
  })

  test('is sent once, however often and however fast it is asked for', async () => {
    await signIn()
    const { id } = await addCandidate('APPROVED')
    const answers = await Promise.all([inmail(id), inmail(id), inmail(id)])
    expect(answers.every(({ status }) => status === 200 || status === 202)).toBe(true)
    expect(await inmail(id, { message_body: 'Something else' })).toMatchObject({ status: 200, body: { state: 'sent' } })
    expect(await sentTo(id)).toHaveLength(1)
    expect(await codesOf(id)).toEqual([2, 7])
  })

  test('that LinkedIn has taken and not delivered is 202, and contacted all the same [747]', async () => {
    await signIn()
    const { id } = await addCandidate('APPROVED', { linkedinUrl: `https://www.linkedin.com/in/slow-${newId()}` })
    expect(await inmail(id)).toMatchObject({ status: 202, body: { state: 'accepted' } })
    expect(await rowOf(id)).toMatchObject({ stage: 'CONTACTED' })
  })

  test('asks for a sign-in with 403 and changes nothing [748]', async () => {
    const { id } = await addCandidate()
    expect(await inmail(id)).toEqual({ status: 403, body: { error: 'sign_in_needed', message: 'Sign in to LinkedIn first.' } })
    expect(await rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
    expect(await messagesOf(id)).toEqual([])
  })

  test('asks again for a sign-in when LinkedIn has ended the session, and goes out after it [748]', async () => {
    const username = `${newId()}@work.example`
    await signIn(user, username)
    const { account_id } = await db()
      .selectFrom('linkedin_account')
      .innerJoin('users', 'users.id', 'linkedin_account.user_id')
      .select('account_id')
      .where('users.email', '=', user.email)
      .executeTakeFirstOrThrow()
    gateway().expire(account_id)
    const { id } = await addCandidate('APPROVED')
    expect(await inmail(id)).toMatchObject({ status: 403, body: { error: 'sign_in_needed' } })
    expect(await inmail(id), 'known by now').toMatchObject({ status: 403 })
    await signIn(user, username)
    expect(await inmail(id)).toMatchObject({ status: 200 })
    expect(await rowOf(id)).toMatchObject({ stage: 'CONTACTED' })
  })

  test('of unknown fate is never sent again, and a person is asked to look', async () => {
    await signIn()
    const { id } = await addCandidate()
    gateway().fault('hung_up', 'POST')
    expect(await inmail(id)).toMatchObject({
      status: 502,
      body: { error: 'send_failed', message: expect.stringContaining('Nobody can say') },
    })
    expect(await sentTo(id), 'it had been heard').toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ stage: 'APPROVED', attention: { code: 'linkedin_unknown' } })
    expect(await inmail(id)).toMatchObject({ status: 502 })
    expect(await sentTo(id)).toHaveLength(1)
    expect(await user.call('PUT', 'v1/candidates', { candidate_id: id, status: 'CONTACTED' })).toMatchObject({ status: 200 })
    expect(await rowOf(id)).toMatchObject({ stage: 'CONTACTED', attention: null })
  })

  test('needs subject and body, and every variable a value', async () => {
    await signIn()
    const { id } = await addCandidate('APPROVED')
    expect(await inmail(id, { message_subject: ' ', message_body: '' })).toMatchObject({
      status: 400,
      body: { fields: { message_subject: 'This field is required.', message_body: 'This field is required.' } },
    })
    expect(await inmail(id, { message_body: 'Hi from {{school}}' })).toMatchObject({ status: 409, body: { error: 'missing_variable' } })
    expect(await messagesOf(id)).toEqual([])
  })
})

describe('an invitation', () => {
  test('goes out and contacts [654 656 749]', async () => {
    await signIn()
    const { id } = await addCandidate()
    expect(await connect(id)).toMatchObject({ status: 200, body: { state: 'sent' } })
    expect(await sentTo(id)).toMatchObject([{ kind: 'invitation', body: 'Hi Jo, shall we connect?' }])
    expect(await rowOf(id)).toMatchObject({ stage: 'CONTACTED' })
    expect(await codesOf(id)).toEqual([2, 3, 13])
    expect(await inmail(id), 'the other kind is another message').toMatchObject({ status: 200 })
    expect(await codesOf(id)).toEqual([2, 3, 13, 7])
  })

  test('over 300 characters is refused in so many words', async () => {
    await signIn()
    const { id } = await addCandidate()
    expect(await connect(id, { message_body: 'x'.repeat(301) })).toMatchObject({
      status: 400,
      body: { fields: { message_body: 'Your invitation message cannot exceed 300 characters' } },
    })
    expect(await rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
    expect(await connect(id, { message_body: 'x'.repeat(300) })).toMatchObject({ status: 200 })
  })

  test('asks for a sign-in with 403 [750]', async () => {
    const { id } = await addCandidate()
    expect(await connect(id)).toMatchObject({ status: 403, body: { error: 'sign_in_needed' } })
    expect(await rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
  })

  test('that fails leaves the candidate approved, and can be tried again [657]', async () => {
    await signIn()
    const { id } = await addCandidate()
    gateway().fault('unavailable', 'POST')
    expect(await connect(id)).toEqual({
      status: 502,
      body: {
        error: 'send_failed',
        message: "Couldn't send LinkedIn invitation. Please try another outreach option.",
        fields: { message_body: 'The LinkedIn gateway is not available.' },
      },
    })
    expect(await rowOf(id)).toMatchObject({ stage: 'APPROVED' })
    expect(await sentTo(id)).toEqual([])
    expect(await connect(id)).toMatchObject({ status: 200 })
    expect(await sentTo(id)).toHaveLength(1)
  })

  test('that fails takes back what a client said before, unless they were reached otherwise [657]', async () => {
    await signIn()
    const [said, reached] = [await addCandidate('CONTACTED'), await addCandidate('APPROVED')]
    await inmail(reached.id)
    for (const { id } of [said, reached]) {
      gateway().fault('unavailable', 'POST')
      expect(await connect(id)).toMatchObject({ status: 502 })
    }
    expect(await rowOf(said.id)).toMatchObject({ stage: 'APPROVED' })
    expect(await rowOf(reached.id)).toMatchObject({ stage: 'CONTACTED' })
  })
})

describe('what stops it', () => {
  test.each([
    ['a pause', () => user.call('POST', 'v2/projects/pause', { project_id, should_pause: true }), 'The project is paused.'],
    [
      'a wish not to be written to',
      async (email: string) => {
        const { workspace_id } = await db()
          .selectFrom('project')
          .select('workspace_id')
          .where('id', '=', project_id)
          .executeTakeFirstOrThrow()
        await db().insertInto('suppression').values({ workspace_id, email, reason: 'unsubscribed', at: new Date() }).execute()
      },
      'This address must not be written to.',
    ],
    [
      'an answer',
      async (email: string) => {
        await sql`update candidate set replied_at = now() from person where person.id = candidate.person_id and person.profile::text like ${`%${email}%`}`.execute(
          db(),
        )
      },
      'They have answered.',
    ],
  ])('%s', async (_, stop, sentence) => {
    await signIn()
    const { id, email } = await addCandidate()
    await stop(email)
    expect(await connect(id)).toMatchObject({ status: 409, body: { error: 'cannot_send', message: sentence } })
    expect(await messagesOf(id)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
  })

  test('nobody is known on LinkedIn, or the stage is past it', async () => {
    await signIn()
    expect(await connect((await addCandidate('APPROVED', { linkedinUrl: null })).id)).toMatchObject({
      status: 409,
      body: { message: 'No LinkedIn profile is known for this candidate.' },
    })
    expect(await connect((await addCandidate('REJECTED')).id)).toMatchObject({ status: 409 })
  })

  test('the end of a free trial', async () => {
    await signIn()
    await db().updateTable('project').set({ is_free_trial: true }).where('id', '=', project_id).execute()
    const before = sky.services.settings.freeTrialContacts
    sky.services.settings.freeTrialContacts = 1
    const [one, two] = [await addCandidate(), await addCandidate()]
    expect(await connect(one.id)).toMatchObject({ status: 200 })
    expect(await connect(two.id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('free trial') } })
    expect(await rowOf(two.id)).toMatchObject({ stage: 'UNDER_REVIEW' })
    sky.services.settings.freeTrialContacts = before
  })
})

describe('with a time of its own', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000)
  const later = (hours: number) => () => new Date(Date.now() + hours * 3_600_000)
  const round = (hours: number) => sendDueLinkedin(sky.database, sky.services.outside.linkedin, openLog('fatal'), later(hours))

  test('it waits, approved, and goes out at its time, once [747 749]', async () => {
    await signIn()
    const { id } = await addCandidate()
    const at = inAnHour().toISOString()
    expect(await connect(id, { scheduled_date: at })).toMatchObject({ status: 202, body: { state: 'scheduled', scheduled_date: at } })
    expect(await rowOf(id)).toMatchObject({ stage: 'APPROVED' })
    expect(await codesOf(id)).toEqual([2, 3, '13 scheduled'])
    await round(0)
    expect(await sentTo(id)).toEqual([])
    await Promise.all([round(2), round(2)])
    expect(await sentTo(id)).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ stage: 'CONTACTED' })
    expect(await codesOf(id)).toEqual([2, 3, '13 scheduled', 13])
  })

  test.each(['2026-01-01', 'tomorrow', '2020-01-01T00:00:00Z'])('%s is refused', async (scheduled_date) => {
    await signIn()
    const { id } = await addCandidate()
    expect(await connect(id, { scheduled_date })).toMatchObject({ status: 400, body: { fields: { scheduled_date: expect.any(String) } } })
    expect(await rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
  })

  test('a pause holds it, reactivation lets it go [844]', async () => {
    await signIn()
    const { id } = await addCandidate('APPROVED')
    await inmail(id, { scheduled_date: inAnHour().toISOString() })
    await user.call('POST', 'v2/projects/pause', { project_id, should_pause: true })
    await round(2)
    expect(await sentTo(id)).toEqual([])
    expect(await messagesOf(id)).toMatchObject([{ state: 'queued' }])
    await user.call('POST', 'v2/projects/pause', { project_id, should_pause: false })
    await round(3)
    expect(await sentTo(id)).toHaveLength(1)
  })

  test.each([
    ['a rejection', (id: string) => user.call('PUT', 'v1/candidates', { candidate_id: id, status: 'REJECTED' }), 'stage_left'],
    ['the archive', () => user.call('POST', 'v2/projects/archive', { project_id, should_archive: true }), 'project_archived'],
  ])('%s ends it', async (_, stop, why) => {
    await signIn()
    const { id } = await addCandidate('APPROVED')
    await inmail(id, { scheduled_date: inAnHour().toISOString() })
    expect((await stop(id)).status).toBe(200)
    await round(2)
    expect(await messagesOf(id)).toMatchObject([{ state: 'cancelled', why }])
    expect(await sentTo(id)).toEqual([])
  })

  test('a failure at its time is shown at the candidate', async () => {
    await signIn()
    const { id } = await addCandidate('APPROVED')
    await connect(id, { scheduled_date: inAnHour().toISOString() })
    gateway().fault('unavailable', 'POST')
    await round(2)
    expect(await rowOf(id)).toMatchObject({ stage: 'APPROVED', attention: { code: 'linkedin_failed' } })
    expect(await messagesOf(id)).toMatchObject([{ state: 'failed', why: 'The LinkedIn gateway is not available.' }])
  })

  test('undo takes it back while it waits, and nothing that has gone out', async () => {
    await signIn()
    const undo = (candidate_id: string) => user.call('POST', 'v2/projects/candidates/undo', { project_id, candidate_id })
    const { id } = await addCandidate()
    await connect(id, { scheduled_date: inAnHour().toISOString() })
    expect(await undo(id)).toMatchObject({ status: 200, body: { status: 'UNDER_REVIEW' } })
    expect(await messagesOf(id)).toMatchObject([{ state: 'cancelled', why: 'taken_back' }])
    await round(2)
    expect(await sentTo(id)).toEqual([])
    expect(await connect(id)).toMatchObject({ status: 200 })
    expect(await undo(id)).toMatchObject({ status: 409 })
  })

  test('a process that died while it was sending leaves it unknown', async () => {
    await signIn()
    const { id } = await addCandidate('APPROVED')
    await inmail(id, { scheduled_date: inAnHour().toISOString() })
    await db().updateTable('linkedin_message').set({ state: 'sending', lease_until: new Date() }).where('candidate_id', '=', id).execute()
    await round(2)
    expect(await messagesOf(id)).toMatchObject([{ state: 'unknown' }])
    expect(await rowOf(id)).toMatchObject({ attention: { code: 'linkedin_unknown' } })
    await round(4)
    expect(await sentTo(id)).toEqual([])
  })
})

describe('by hand', () => {
  let alone: Constellation
  let me: TestUser
  let project: string
  beforeAll(async () => {
    alone = await startConstellation({ settings: { linkedin: 'assisted' } })
    me = await newUser(alone.app)
    project = await calmProject(alone, me)
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

  test('the user gets profile and text, nobody is asked to sign in, and the text can be had again', async () => {
    const { id } = await person('jo-by-hand')
    const byHand = { state: 'by_hand', profile_url: 'https://www.linkedin.com/in/jo-by-hand', text: 'A role\n\nHi Jo' }
    expect(await write(id)).toMatchObject({ status: 200, body: byHand })
    expect(await write(id)).toMatchObject({ status: 200, body: byHand })
    expect(await state(id)).toMatchObject({ stage: 'CONTACTED' })
  })

  test('at its time the user is reminded, and contacted is who they then write to', async () => {
    const { id } = await person()
    await write(id, { scheduled_date: new Date(Date.now() + 3_600_000).toISOString() })
    await sendDueLinkedin(alone.database, alone.services.outside.linkedin, openLog('fatal'), () => new Date(Date.now() + 7_200_000))
    expect(await state(id)).toMatchObject({ stage: 'APPROVED', attention: { code: 'linkedin_due' } })
    expect(await write(id)).toMatchObject({ status: 200, body: { state: 'by_hand' } })
    expect(await state(id)).toMatchObject({ stage: 'CONTACTED', attention: null })
  })

  test('there is nothing to sign in to', async () => {
    expect(await me.call('POST', 'v1/li/login', { username: 'anna', password: 'x' })).toMatchObject({ status: 401 })
  })
})

test('a comment-only colleague may not [852]', async () => {
  const reader = await colleagueOf(sky, user, 'Rae')
  await user.call('PUT', 'v1/projects/settings', {
    project_id,
    collaborators: [
      { email: user.email, role: 1 },
      { email: reader.email, role: 3 },
    ],
  })
  const { id } = await addCandidate()
  for (const path of ['v1/li/inmail', 'v1/li/connect'])
    expect(await reader.call('POST', path, { project_id, candidate_id: id, message_subject: 'x', message_body: 'x' })).toMatchObject({
      status: 403,
      body: { error: 'not_permitted' },
    })
})

import fs from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { newId } from '../../../platform/ids.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { startLinkedinTools, type LinkedinTools } from '../../../../testing/linkedin.ts'
import { colleagueOf } from '../../../../testing/projects.ts'

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

describe('signing in', () => {
  test('returns 200 when LinkedIn lets the user in [662 751]', async () => {
    expect(await on.signIn()).toEqual({ status: 200, body: '' })
    expect(await db().selectFrom('linkedin_account').select('state').execute()).toContainEqual({ state: 'connected' })
  })

  test('returns 202 with a session ID when a code is required, and verifies it [663 751 752]', async () => {
    const answer = await on.signIn('two-step@work.example')
    expect(answer).toEqual({ status: 202, body: expect.stringMatching(/^[\w-]{10,}$/) })
    const verify = (twofac_key: string) => on.user.call('PUT', 'v1/li/login', { li_session_id: answer.body, twofac_key })
    expect(await verify('000000')).toMatchObject({ status: 401 })
    expect(await on.inmail((await on.addCandidate()).id), 'not yet').toMatchObject({ status: 403 })
    expect(await verify('123456')).toEqual({ status: 200, body: '' })
    expect(await on.inmail((await on.addCandidate()).id)).toMatchObject({ status: 200 })
  })

  test('explains a failure in one sentence with the cause [793]', async () => {
    expect(await on.user.call('POST', 'v1/li/login', { username: 'anna', password: 'the-wrong-one' })).toEqual({
      status: 401,
      body: {
        error: 'wrong_credentials',
        message: 'Could not add your LinkedIn account. Please contact this candidate on your own',
        fields: { password: 'LinkedIn does not accept this username and password.' },
      },
    })
    expect((await on.user.call('GET', 'v1/users/settings')).status, 'the product’s own session lives on').toBe(200)
  })

  test.each([
    ['POST', { username: 'anna', password: ' ' }, { password: 'This field is required.' }],
    ['POST', { password: 'x' }, { username: 'This field is required.' }],
    ['PUT', { li_session_id: 'x' }, { twofac_key: 'This field is required.' }],
  ] as const)('%s %j is refused before LinkedIn is asked', async (method, fields, wrong) => {
    expect(await on.user.call(method, 'v1/li/login', fields)).toMatchObject({ status: 400, body: { fields: wrong } })
  })

  test('stores no password anywhere', async () => {
    const password = `secret-${newId()}`
    await on.user.call('POST', 'v1/li/login', { username: 'anna@work.example', password })
    await on.user.call('POST', 'v1/li/login', { username: 'anna@work.example', password: `wrong-${password}` })
    const { rows } = await sql<{
      name: string
    }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db())
    for (const { name } of rows) {
      const result = await sql<{
        found: boolean
      }>`select exists (select 1 from ${sql.table(name)} t where t::text like ${`%${password}%`}) as found`.execute(db())
      expect(result.rows[0]!.found, name).toBe(false)
    }
    const journal = fs
      .readdirSync(testApp.services.settings.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
    expect(journal.length).toBeGreaterThan(0)
    for (const file of journal) expect(fs.readFileSync(`${file.parentPath}/${file.name}`, 'utf8')).not.toContain(password)
  })
})

describe('an InMail', () => {
  test('approves a candidate under review, sends the filled-in message, and marks them contacted [653 656 747]', async () => {
    await on.signIn()
    const { id } = await on.addCandidate()
    expect(await on.inmail(id)).toEqual({
      status: 200,
      body: { state: 'sent', profile_url: null, text: null, scheduled_date: null, remaining_swipes: 0 },
    })
    expect(await on.sentTo(id)).toMatchObject([{ kind: 'inmail', subject: 'A role', body: 'Hi Jo, would you like to talk?' }])
    expect(await on.rowOf(id)).toMatchObject({ stage: 'CONTACTED', verdict: 'approved', contacted_at: expect.any(Date) })
    expect(await on.codesOf(id)).toEqual([2, 3, 7])
    const lines = await db()
      .selectFrom('candidate_history')
      .select('user_id')
      .where('candidate_id', '=', id)
      .where('event', '=', 'linkedin_inmail')
      .execute()
    expect(lines[0]!.user_id).not.toBe(null)
  })

  test('sends once, however often and fast it is requested', async () => {
    await on.signIn()
    const { id } = await on.addCandidate('APPROVED')
    const answers = await Promise.all([on.inmail(id), on.inmail(id), on.inmail(id)])
    expect(answers.every(({ status }) => status === 200 || status === 202)).toBe(true)
    expect(await on.inmail(id, { message_body: 'Something else' })).toMatchObject({ status: 200, body: { state: 'sent' } })
    expect(await on.sentTo(id)).toHaveLength(1)
    expect(await on.codesOf(id)).toEqual([2, 7])
  })

  test('that LinkedIn has accepted and not delivered is 202, and marks them contacted anyway [747]', async () => {
    await on.signIn()
    const { id } = await on.addCandidate('APPROVED', { linkedinUrl: `https://www.linkedin.com/in/slow-${newId()}` })
    expect(await on.inmail(id)).toMatchObject({ status: 202, body: { state: 'accepted' } })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'CONTACTED' })
  })

  test('asks for a sign-in with 403 and changes nothing [748]', async () => {
    const { id } = await on.addCandidate()
    expect(await on.inmail(id)).toEqual({ status: 403, body: { error: 'sign_in_needed', message: 'Sign in to LinkedIn first.' } })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
    expect(await on.messagesOf(id)).toEqual([])
  })

  test('requires a new sign-in after LinkedIn ended the session, then sends [748]', async () => {
    const username = `${newId()}@work.example`
    await on.signIn(username)
    const { account_id } = await db()
      .selectFrom('linkedin_account')
      .innerJoin('users', 'users.id', 'linkedin_account.user_id')
      .select('account_id')
      .where('users.email', '=', on.user.email)
      .executeTakeFirstOrThrow()
    gateway().expire(account_id)
    const { id } = await on.addCandidate('APPROVED')
    expect(await on.inmail(id)).toMatchObject({ status: 403, body: { error: 'sign_in_needed' } })
    expect(await on.inmail(id), 'known by now').toMatchObject({ status: 403 })
    await on.signIn(username)
    expect(await on.inmail(id)).toMatchObject({ status: 200 })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'CONTACTED' })
  })

  test('never resends a message with unknown delivery and asks a user to look', async () => {
    await on.signIn()
    const { id } = await on.addCandidate()
    gateway().fault('hung_up', 'POST')
    expect(await on.inmail(id)).toMatchObject({
      status: 502,
      body: { error: 'send_failed', message: expect.stringContaining('We don’t know whether') },
    })
    expect(await on.sentTo(id), 'it had been heard').toHaveLength(1)
    expect(await on.rowOf(id)).toMatchObject({ stage: 'APPROVED', attention: { code: 'linkedin_unknown' } })
    expect(await on.inmail(id)).toMatchObject({ status: 502 })
    expect(await on.sentTo(id)).toHaveLength(1)
    expect(await on.user.call('PUT', 'v1/candidates', { candidate_id: id, status: 'CONTACTED' })).toMatchObject({ status: 200 })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'CONTACTED', attention: null })
  })

  test('requires subject and body, and a value for every variable', async () => {
    await on.signIn()
    const { id } = await on.addCandidate('APPROVED')
    expect(await on.inmail(id, { message_subject: ' ', message_body: '' })).toMatchObject({
      status: 400,
      body: { fields: { message_subject: 'This field is required.', message_body: 'This field is required.' } },
    })
    expect(await on.inmail(id, { message_body: 'Hi from {{school}}' })).toMatchObject({ status: 409, body: { error: 'missing_variable' } })
    expect(await on.messagesOf(id)).toEqual([])
  })
})

describe('an invitation', () => {
  test('sends and marks contacted [654 656 749]', async () => {
    await on.signIn()
    const { id } = await on.addCandidate()
    expect(await on.connect(id)).toMatchObject({ status: 200, body: { state: 'sent' } })
    expect(await on.sentTo(id)).toMatchObject([{ kind: 'invitation', body: 'Hi Jo, shall we connect?' }])
    expect(await on.rowOf(id)).toMatchObject({ stage: 'CONTACTED' })
    expect(await on.codesOf(id)).toEqual([2, 3, 13])
    expect(await on.inmail(id), 'the other kind is another message').toMatchObject({ status: 200 })
    expect(await on.codesOf(id)).toEqual([2, 3, 13, 7])
  })

  test('over 300 characters is refused explicitly', async () => {
    await on.signIn()
    const { id } = await on.addCandidate()
    expect(await on.connect(id, { message_body: 'x'.repeat(301) })).toMatchObject({
      status: 400,
      body: { fields: { message_body: 'Your invitation message cannot exceed 300 characters' } },
    })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
    expect(await on.connect(id, { message_body: 'x'.repeat(300) })).toMatchObject({ status: 200 })
  })

  test('asks for a sign-in with 403 [750]', async () => {
    const { id } = await on.addCandidate()
    expect(await on.connect(id)).toMatchObject({ status: 403, body: { error: 'sign_in_needed' } })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
  })

  test('that fails leaves the candidate approved, and can be retried [657]', async () => {
    await on.signIn()
    const { id } = await on.addCandidate()
    gateway().fault('unavailable', 'POST')
    expect(await on.connect(id)).toEqual({
      status: 502,
      body: {
        error: 'send_failed',
        message: "Couldn't send LinkedIn invitation. Please try another outreach option.",
        fields: { message_body: 'The LinkedIn gateway is not available.' },
      },
    })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'APPROVED' })
    expect(await on.sentTo(id)).toEqual([])
    expect(await on.connect(id)).toMatchObject({ status: 200 })
    expect(await on.sentTo(id)).toHaveLength(1)
  })

  test("that fails undoes a client's earlier mark, unless they were reached some other way [657]", async () => {
    await on.signIn()
    const [uninterested, reached] = [await on.addCandidate('CONTACTED'), await on.addCandidate('APPROVED')]
    await on.inmail(reached.id)
    for (const { id } of [uninterested, reached]) {
      gateway().fault('unavailable', 'POST')
      expect(await on.connect(id)).toMatchObject({ status: 502 })
    }
    expect(await on.rowOf(uninterested.id)).toMatchObject({ stage: 'APPROVED' })
    expect(await on.rowOf(reached.id)).toMatchObject({ stage: 'CONTACTED' })
  })
})

test('a comment-only colleague may not [852]', async () => {
  const reader = await colleagueOf(testApp, on.user, 'Rae')
  await on.user.call('PUT', 'v1/projects/settings', {
    project_id: on.project_id,
    collaborators: [
      { email: on.user.email, role: 1 },
      { email: reader.email, role: 3 },
    ],
  })
  const { id } = await on.addCandidate()
  for (const path of ['v1/li/inmail', 'v1/li/connect'])
    expect(
      await reader.call('POST', path, { project_id: on.project_id, candidate_id: id, message_subject: 'x', message_body: 'x' }),
    ).toMatchObject({
      status: 403,
      body: { error: 'not_permitted' },
    })
})

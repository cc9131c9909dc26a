// Guessed addresses: confirmed by users, left out of bulk emails, never used automatically, and resolved by checks, replies,
// and bounces.
import { byHandle, checkInvented } from '@fairlead/local-services/finder/invented'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bounceReport } from '../../../../testing/mail-reports.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, secondsPerDay: 0.5 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system
const messagesOf = (id: string) => db().selectFrom('message').selectAll().where('candidate_id', '=', id).orderBy('created_at').execute()
const rowOf = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

type Check = ReturnType<typeof checkInvented>
let number = 0
/** A fictional page whose address the finder guesses, and the result of a check. */
function nextPage(check: Check): { linkedinUrl: string; email: string } {
  for (;;) {
    const handle = `gil-${newId()
      .slice(-6)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, 'x')}-fl${String(number++).padStart(8, '0')}`
    const invented = byHandle(handle)
    if (invented?.verified === 'accept_all' && checkInvented(invented.email) === check)
      return { linkedinUrl: `https://www.linkedin.com/in/${handle}`, email: invented.email }
  }
}

const find = (candidate_id: string, fields: object = {}) =>
  user.call<{ emails: string[]; guessed_emails: string[]; error?: string }>('POST', 'v1/email/find', {
    project_id,
    candidate_id,
    email_subject: 'A role',
    email_body: 'Hi {{first_name}}',
    ...fields,
  })
/** A candidate whose only address was guessed by the finder. */
async function guessed(check: Check = 'valid', options: { stage?: 'APPROVED' } = {}) {
  const { linkedinUrl, email } = nextPage(check)
  const { id } = await addPerson(testApp, user, project_id, { email: null, profile: { linkedinUrl }, ...options })
  const { body } = await find(id)
  expect(body).toMatchObject({ emails: [email], guessed_emails: [email] })
  const { attention } = await rowOf(id)
  expect(attention).toBeNull()
  return { id, email }
}

const send = (candidate_id: string, fields: object = {}) =>
  user.call<{ error?: string; message?: string }>('POST', 'v2/projects/candidates/approve_and_send', {
    project_id,
    candidate_id,
    ...fields,
  })
const verify = (candidate_id: string, address = '', by = user) =>
  by.call<{ status: string; vendor: string | null; error?: string }>('POST', 'v2/projects/candidates/addresses', {
    project_id,
    candidate_id,
    address,
  })
interface Known {
  address: string
  status: string
  origin: string | null
  vendor: string | null
  confidence: number | null
  is_current: boolean
}
const addressesOf = async (candidate_id: string, by = user) =>
  (await by.call<Known[]>('GET', 'v2/projects/candidates/addresses', { candidate_id })).body
const plan = async (candidate_id: string) =>
  (
    await user.call<{ guess: { key: string; address: string | null; can_verify: boolean } | null }>('GET', 'v2/outreach/plan', {
      project_id,
      candidate_id,
    })
  ).body
const statusOf = async (id: string, email: string) => (await addressesOf(id)).find(({ address }) => address === email)?.status
const firstSent = (id: string) => async () => (await messagesOf(id)).find(({ step, state }) => step === 0 && state === 'sent') ?? null

describe('manually', () => {
  test('sends nothing without confirmation of this address, and once with it', async () => {
    const { id, email } = await guessed()
    for (const accepts_guessed_address of [undefined, 'true', 'other@home.example']) {
      const { status, body } = await send(id, { accepts_guessed_address })
      expect([status, body.error]).toEqual([409, 'guessed_address'])
      expect(body.message).toBe('This address was guessed by Hunter and not verified. Confirm that you want to write to it.')
    }
    expect(await messagesOf(id)).toEqual([])
    expect((await rowOf(id)).stage).toBe('UNDER_REVIEW')
    expect((await send(id, { accepts_guessed_address: email })).status).toBe(200)
    await until('the first email', firstSent(id))
    expect((await send(id, { accepts_guessed_address: email })).status).toBe(409)
    expect(await station.sentTo(email)).toHaveLength(1)
    expect((await messagesOf(id))[0]).toMatchObject({ step: 0, guess_accepted: true })
  })

  test('follow-ups continue without asking again', async () => {
    const { id, email } = await guessed()
    await send(id, { accepts_guessed_address: email })
    const followUp = await until(
      'the follow-up',
      async () => (await messagesOf(id)).find(({ step, state }) => step === 1 && state === 'sent') ?? null,
    )
    expect(followUp).toMatchObject({ to_email: email, guess_accepted: true })
  })

  test('if addresses are hidden, the confirmation identifies the guess by its key', async () => {
    const { id, email } = await guessed()
    await user.call('PUT', 'v1/projects/settings', { project_id, bias_reducer: true })
    const { guess } = await plan(id)
    expect(guess).toEqual({ key: expect.any(String), address: null, vendor: 'Hunter', can_verify: true })
    expect(await find(id)).toMatchObject({ status: 409, body: { error: 'guessed_address' } })
    expect(await addressesOf(id)).toEqual([])
    expect(await find(id, { accepts_guessed_address: guess!.key })).toMatchObject({ status: 200, body: { sent: true } })
    expect(await messagesOf(id)).toMatchObject([{ to_email: email, guess_accepted: true }])
  })

  test('a reply asks as well, until someone has agreed', async () => {
    const { id, email } = await guessed()
    const reply = (fields: object = {}) =>
      user.call<{ error?: string }>('POST', 'v1/email/reply', {
        candidate_id: id,
        email_subject: 'Re',
        email_body: 'Hello there',
        ...fields,
      })
    expect((await reply()).body.error).toBe('guessed_address')
    expect((await reply({ accepts_guessed_address: email })).status).toBe(200)
    expect((await reply()).status).toBe(200)
  })

  test('another known address is preferred to a guess', async () => {
    const { id, email } = await guessed()
    const ownAddress = `own.${newId()}@home.example`
    await user.call('PUT', 'v1/candidates', { candidate_id: id, project_id, updated_candidate_email: ownAddress })
    expect((await plan(id)).guess).toBeNull()
    expect((await send(id)).status).toBe(200)
    expect(await messagesOf(id)).toMatchObject([{ to_email: ownAddress, guess_accepted: false }])
    expect((await addressesOf(id)).map(({ address, status }) => [address, status])).toEqual([
      [ownAddress, 'confirmed'],
      [email, 'guessed'],
    ])
  })
})

test('bulk emails leave guesses out, with the count, the reason, and the only remedy', async () => {
  const guess = await guessed('valid', { stage: 'APPROVED' })
  const sure = await addPerson(testApp, user, project_id, { stage: 'APPROVED' })
  const check = async () =>
    (
      await user.call<{ people: { candidate_id: string; stop: string | null; why: string; cure: { action: string } }[] }>(
        'POST',
        'v2/outreach/check',
        {
          project_id,
          candidate_ids: [guess.id, sure.id],
        },
      )
    ).body.people
  expect(await check()).toMatchObject([
    {
      stop: 'guessed_address',
      why: 'This address was guessed by Hunter and not verified.',
      cure: { action: 'check_address', path: null },
    },
    { stop: null },
  ])
  expect(await verify(guess.id)).toMatchObject({ status: 200, body: { status: 'verified', vendor: 'Hunter' } })
  expect((await check()).map(({ stop }) => stop)).toEqual([null, null])
})

describe('a check', () => {
  test.each([
    ['valid', 'verified'],
    ['accept_all', 'guessed'],
    ['invalid', 'undeliverable'],
  ] as const)('%s: %s', async (answer, status) => {
    const { id, email } = await guessed(answer)
    expect((await verify(id, email)).body.status).toBe(status)
    expect(await addressesOf(id)).toMatchObject([
      { address: email, status, origin: 'Email finder (Hunter)', vendor: 'Hunter', is_current: true },
    ])
    const sent = await send(id)
    if (status === 'verified') expect(sent.status).toBe(200)
    if (status === 'guessed') expect(sent.body.error).toBe('guessed_address')
    if (status === 'undeliverable') {
      expect(sent.body, 'no address is left').toMatchObject({ email_status: 404 })
      expect((await send(id, { email_override: email })).body.error).toBe('cannot_send')
    }
  })

  test("costs one credit a day, and none for an address that isn't a guess", async () => {
    const { id, email } = await guessed('accept_all')
    const before = testApp.embedded.finder!.charged()
    await verify(id)
    await verify(id, email)
    expect(testApp.embedded.finder!.charged()).toBe(before + 1)
    expect((await verify(id, 'other@home.example')).status).toBe(404)
    expect(testApp.embedded.finder!.charged()).toBe(before + 1)
  })

  test('a finder that is down changes nothing', async () => {
    const { id, email } = await guessed()
    testApp.embedded.finder!.fault('rate_limited', 'GET', 1, '/v2/email-verifier')
    expect(await verify(id)).toMatchObject({ status: 503, body: { message: 'The email finder asks us to wait.' } })
    expect(await statusOf(id, email)).toBe('guessed')
  })
})

describe('automatic email', () => {
  test('a planned email to an unconfirmed guess waits, and a person has to look', async () => {
    const { id, email } = await guessed()
    await send(id, { accepts_guessed_address: email, scheduled_date: new Date(Date.now() + 3_600_000).toISOString() })
    // as if it had been queued before guesses had to be confirmed
    await db().updateTable('message').set({ guess_accepted: false, due_at: new Date() }).where('candidate_id', '=', id).execute()
    station.wakeSender()
    await until('the attention', async () => ((await rowOf(id)).attention?.code === 'guessed_address' ? true : null))
    expect((await rowOf(id)).attention?.text).toContain('This address was guessed by Hunter and not verified.')
    expect(await messagesOf(id)).toMatchObject([{ state: 'queued', sent_at: null }])
    expect(await station.sentTo(email)).toEqual([])
    await verify(id)
    expect((await rowOf(id)).attention).toBeNull()
    await db().updateTable('message').set({ due_at: new Date() }).where('candidate_id', '=', id).execute()
    station.wakeSender()
    await until('the email', firstSent(id))
  })

  test("doesn't send a notice to a guess, and says so to the team", async () => {
    const { id, email } = await guessed()
    await db().updateTable('candidate').set({ stage: 'HIRING_MANAGER' }).where('id', '=', id).execute()
    expect(
      (await user.call('POST', 'v2/projects/candidates/keep', { project_id, candidate_id: id, additional_info_type: 'resume' })).status,
    ).toBe(200)
    expect((await rowOf(id)).attention).toMatchObject({ code: 'guessed_address' })
    expect(await messagesOf(id)).toEqual([])
    expect(await station.sentTo(email)).toEqual([])
  })
})

describe('later information', () => {
  test('a reply from the address confirms it', async () => {
    const { id, email } = await guessed()
    await send(id, { accepts_guessed_address: email })
    await until('the first email', firstSent(id))
    await station.mail.answer({ id: station.idsTo(email)[0]!, text: 'Thanks, tell me more about the role please.' })
    await until('the confirmation', async () => ((await statusOf(id, email)) === 'confirmed' ? true : null))
  })

  test('a bounce makes it undeliverable', async () => {
    const { id, email } = await guessed()
    await send(id, { accepts_guessed_address: email })
    const first = await until('the first email', firstSent(id))
    await station.deliver(bounceReport(first, email), first.from_email)
    await until('the bounce', async () => ((await statusOf(id, email)) === 'undeliverable' ? true : null))
  })

  test('an import that states the address confirms it; so does typing another one in the profile, and the older one stays', async () => {
    const { id, email } = await guessed()
    const { linkedinUrl } = (
      await db()
        .selectFrom('candidate')
        .innerJoin('person', 'person.id', 'candidate.person_id')
        .select('profile')
        .where('candidate.id', '=', id)
        .executeTakeFirstOrThrow()
    ).profile
    await user.call('POST', 'v1/candidates', { project_id, cand_linkedin_url: linkedinUrl, cand_email: email, cand_name: 'Gil Example' })
    expect(await statusOf(id, email)).toBe('confirmed')
    const { person_id } = await rowOf(id)
    const typed = `typed.${newId().toLowerCase()}@home.example`
    await user.call('PUT', 'v2/talent/people', { person_id, name: 'Gil Example', linkedin_url: linkedinUrl, emails: [typed] })
    expect((await addressesOf(id)).map(({ address, status, is_current }) => [address, status, is_current])).toEqual([
      [typed, 'confirmed', true],
      [email, 'confirmed', false],
    ])
  })
})

test("an import by LinkedIn page keeps the finder's result for the address", async () => {
  const { linkedinUrl, email } = nextPage('valid')
  const check = await user.call('POST', 'v1/candidates/import/check', { project_id, cand_linkedin_url: linkedinUrl })
  expect(check.body).toMatchObject({ email, email_vendor: 'Hunter', email_guessed: true })
  const person = { project_id, cand_linkedin_url: linkedinUrl, cand_email: email, cand_name: 'Gil Example' }
  const { body } = await user.call<{ candidate_id: string }>('POST', 'v1/candidates', {
    ...person,
    cand_email_vendor: 'Hunter',
    cand_email_guessed: true,
  })
  expect(await addressesOf(body.candidate_id)).toMatchObject([{ address: email, status: 'guessed', origin: 'Email finder (Hunter)' }])
  const second = nextPage('valid')
  const v2 = await user.call<{ candidate_id: string }>('POST', 'v2/projects/candidates/import', {
    project_id,
    candidate_linkedin_url: second.linkedinUrl,
  })
  expect(await statusOf(v2.body.candidate_id, second.email)).toBe('guessed')
})

test('is visible only in the workspace that asked, and only to users who may write to the candidate', async () => {
  const { id, email } = await guessed()
  const stranger = await newUser(testApp.app)
  expect((await stranger.call('GET', 'v2/projects/candidates/addresses', { candidate_id: id })).status).toBe(404)
  expect((await verify(id, email, stranger)).status).toBe(404)
  const colleague = await colleagueOf(testApp, user, 'Uninvited')
  expect((await colleague.call('GET', 'v2/projects/candidates/addresses', { candidate_id: id })).status).toBe(404)
  expect(await statusOf(id, email)).toBe('guessed')
})

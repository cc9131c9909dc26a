// An offer letter from its draft to the signature: refusals, approvals, races, and what is left after an erasure.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activeProject, addPerson, colleagueOf } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { pdfLetters } from '@fairlead/adapters/letters/pdf-letters'
import { fileReader } from '@fairlead/adapters/files/file-reader'

let testApp: TestApp
let user: TestUser
let about: { project_id: string; candidate_id: string }
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  user = await newUser(testApp.app)
  const project_id = await activeProject(testApp, user, { locations: ['Hamburg'] })
  const { id } = await addPerson(testApp, user, project_id, { stage: 'INTERVIEWING', firstName: 'Łukasz', profile: { lastName: 'Đặng' } })
  about = { project_id, candidate_id: id }
  await offer({ offer_pay_amount: '95000', offer_pay_currency: 'EUR', offer_start_date: '2027-01-04', offer_conditions: 'None.' })
})

type Body = { message: string; fields: Record<string, string> }
type Letter = {
  version: number
  state: string
  missing: string[]
  refusal: string | null
  terms_changed: boolean
  signature: object | null
}
interface View {
  letter: Letter
  values: Record<string, string>
  default_body: string
  is_asked: boolean
  approvals: { name: string; decision: string | null; comment: string; is_void: boolean }[]
  email: { subject: string } | null
}

const path = 'v2/projects/candidates/offer_letter'
const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
const db = () => testApp.database.system
const offer = (terms: Record<string, unknown>) =>
  user.call('POST', 'v2/projects/candidates/status', { ...about, status: 'OFFER', ...terms })
const read = async (by = user) => (await by.call<View>('GET', path, about)).body
const save = (fields: Record<string, unknown> = {}, by = user) =>
  by.call<Body & { version: number }>('POST', path, { ...about, body: 'Welcome, Łukasz.', answer_by: later, ...fields })
const act = (action: string, fields: Record<string, unknown> = {}, by = user) =>
  by.call<Body>('POST', `${path}/${action}`, { ...about, ...fields })
const guest = (method: 'GET' | 'POST', page: string, fields: Record<string, unknown>) =>
  user.call<Body & Record<string, unknown>>(method, `v2/offer${page}`, fields)
const emails = () =>
  db().selectFrom('message').selectAll().where('candidate_id', '=', about.candidate_id).where('email_type', '=', 'offer_letter').execute()

async function sent(): Promise<string> {
  const { body } = await save()
  expect(await act('send', { version: body.version })).toMatchObject({ status: 200 })
  return tokenIn((await emails()).at(-1)!.body_text)
}
const tokenIn = (text: string) => /\/offer\/([\w-]+)/.exec(text)![1]!
const member = async (name: string) => {
  const colleague = await colleagueOf(testApp, user, name)
  const { collaborators } = {
    collaborators: [
      { email: user.email, role: 1 },
      { email: colleague.email, role: 2 },
    ],
  }
  await user.call('PUT', 'v1/projects/settings', { project_id: about.project_id, collaborators })
  const { id } = await db().selectFrom('users').select('id').where('email', '=', colleague.email).executeTakeFirstOrThrow()
  return { ...colleague, id }
}

test('fills the letter with the candidate’s values, names what is missing, and is sent once', async () => {
  const before = await read()
  expect(before).toMatchObject({
    letter: null,
    values: {
      full_name: 'Łukasz Đặng',
      pay: '€95,000',
      currency: 'EUR',
      pay_period: 'per year',
      first_day: 'Jan 4, 2027',
      work_place: 'Hamburg',
      signer: 'Robin Tester',
    },
    email: { subject: 'Your offer: Software Engineer at Robin Works' },
  })
  expect(before.default_body).toContain('{{pay}}')
  expect(await save({ body: 'Hi {{shoe_size}}' })).toMatchObject({
    status: 400,
    body: { fields: { body: 'There is no variable {{shoe_size}}.' } },
  })
  expect(await save({ answer_by: '2020-01-01' })).toMatchObject({ status: 400 })
  await save({ body: 'Pay: {{pay}} until {{answer_by}}' })
  expect((await read()).letter).toMatchObject({ missing: ['pay'], refusal: 'The letter still has variables without a value: {{pay}}.' })
  expect(await act('send', { version: 1 })).toMatchObject({ status: 409, body: { message: expect.stringContaining('{{pay}}') } })
  await save({ body: 'For 山田', version: 1 })
  expect(await act('send', { version: 2 })).toMatchObject({ status: 409, body: { message: expect.stringContaining('山 田') } })
  expect((await user.call('GET', `${path}/file`, about)).status).toBe(400)
  await save({ version: 2 })
  expect((await act('send', { version: 2 })).status).toBe(409)
  const answers = await Promise.all([act('send', { version: 3 }), act('send', { version: 3 })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await emails()).toHaveLength(1)
  expect(await save({ body: 'Other', version: 3 })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Withdraw it') },
  })
})

test('is approved by everyone chosen; a change of text or terms voids approvals', async () => {
  const boss = await member('Bo')
  const reader = await colleagueOf(testApp, user, 'Reader')
  const outsider = await db().selectFrom('users').select('id').where('email', '=', reader.email).executeTakeFirstOrThrow()
  expect(await save({ approvers: [outsider.id] })).toMatchObject({ status: 400, body: { fields: { approvers: expect.any(String) } } })
  await save({ approvers: [boss.id] })
  expect((await read(boss)).is_asked).toBe(true)
  const approvalsOf = async (by: TestUser) =>
    (await by.call<{ approvals: { candidate_name: string }[] }>('GET', 'v2/home', { time_zone: 'UTC' })).body.approvals
  expect(await approvalsOf(boss)).toMatchObject([{ candidate_name: 'Łukasz Đặng', by: 'Robin Tester' }])
  expect(await approvalsOf(user)).toEqual([])
  expect(await act('send', { version: 1 })).toMatchObject({ status: 409, body: { message: 'Not approved yet: Bo Colleague.' } })
  expect((await act('approve', { version: 1, approved: true })).status).toBe(403)
  expect((await act('approve', { version: 1, approved: false }, boss)).status).toBe(400)
  expect((await act('approve', { version: 1, approved: false, comment: 'Name the team.' }, boss)).status).toBe(200)
  expect((await read()).approvals).toEqual([
    { user_id: boss.id, name: 'Bo Colleague', decision: 'returned', comment: 'Name the team.', is_void: false },
  ])
  expect(await approvalsOf(boss)).toEqual([])
  await save({ body: 'Welcome to the team.', version: 1, approvers: [boss.id] })
  expect((await read()).approvals[0]).toMatchObject({ is_void: true })
  expect((await act('approve', { version: 1, approved: true }, boss)).status).toBe(409)
  expect((await act('approve', { version: 2, approved: true }, boss)).status).toBe(200)
  expect((await read()).letter.refusal).toBeNull()
  await offer({ offer_pay_amount: '90000', offer_pay_currency: 'EUR' })
  expect(await read()).toMatchObject({ letter: { terms_changed: true }, approvals: [{ is_void: true }] })
  expect(await act('send', { version: 2 })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^The terms of the offer have changed/) },
  })
  await save({ body: 'Welcome to the team.', version: 2, approvers: [boss.id] })
  expect((await act('send', { version: 3 })).status).toBe(409)
  await act('approve', { version: 3, approved: true }, boss)
  expect((await act('send', { version: 3 })).status).toBe(200)
  const events = await db().selectFrom('event').select('payload').where('type', '=', 'offer.approval_asked').execute()
  expect(events.filter(({ payload }) => JSON.stringify(payload).includes(about.candidate_id))).toHaveLength(3)
})

test('is read, downloaded, and signed behind the link, with what proves it', async () => {
  const token = await sent()
  expect((await guest('GET', '', { token: 'x'.repeat(43) })).status).toBe(404)
  expect((await guest('GET', '', { token })).body).toMatchObject({
    body: 'Welcome, Łukasz.',
    refusal: null,
    state: 'sent',
    hiring_company: 'Robin Works',
  })
  const file = await testApp.app.inject(`/api/v2/offer/file?token=${token}`)
  expect(file.headers['content-type']).toContain('application/pdf')
  const sha256 = createHash('sha256').update(file.rawPayload).digest('hex')
  expect((await guest('POST', '/sign', { token, name: 'Łukasz Đặng', consent: false })).body.fields).toHaveProperty('consent')
  expect((await guest('POST', '/sign', { token, name: ' ', consent: true })).body.fields).toHaveProperty('name')
  expect((await guest('POST', '/sign', { token, name: '山田', consent: true })).status).toBe(400)
  const signs = await Promise.all([1, 2].map(() => guest('POST', '/sign', { token, name: 'Łukasz Đặng', consent: true })))
  expect(signs.map(({ status }) => status)).toEqual([200, 200])
  const row = await db().selectFrom('offer_letter').selectAll().where('candidate_id', '=', about.candidate_id).executeTakeFirstOrThrow()
  expect(row.signature).toMatchObject({ by: 'link', name: 'Łukasz Đặng', address: '127.0.0.1', sha256 })
  const signed = await testApp.app.inject(`/api/v2/offer/file?token=${token}`)
  const text = await fileReader.readDocument(signed.rawPayload)
  expect('text' in text && text.text.replaceAll(/\s+/g, '')).toContain(sha256)
  for (const refused of [
    await act('withdraw'),
    await save({ version: 1 }),
    await guest('POST', '/decline', { token }),
    await guest('POST', '/sign', { token, name: 'Eve', consent: true }),
  ])
    expect(refused.status).toBe(409)
})

test('signing, declining, and withdrawing at once: one wins', async () => {
  const token = await sent()
  const answers = await Promise.all([
    guest('POST', '/sign', { token, name: 'Jo Doe', consent: true }),
    guest('POST', '/decline', { token, reason: 'Another offer' }),
    act('withdraw'),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const [row] = await db().selectFrom('offer_letter').select('state').where('candidate_id', '=', about.candidate_id).execute()
  expect(row!.state).toBe((['signed', 'declined', 'withdrawn'] as const)[answers.findIndex(({ status }) => status === 200)])
})

test('a withdrawn, expired, or superseded letter isn’t shown or answered', async () => {
  const token = await sent()
  expect((await act('withdraw')).status).toBe(200)
  expect((await emails())[0]).toMatchObject({ state: 'cancelled' })
  expect((await guest('GET', '', { token })).body).toMatchObject({ body: null, refusal: 'This offer was withdrawn.' })
  expect((await testApp.app.inject(`/api/v2/offer/file?token=${token}`)).statusCode).toBe(404)
  expect((await guest('POST', '/sign', { token, name: 'Jo', consent: true })).status).toBe(409)
  const second = await sent()
  expect((await guest('GET', '', { token })).status).toBe(404)
  await db()
    .updateTable('offer_letter')
    .set({ answer_by: '2026-01-01' })
    .where('state', '=', 'sent')
    .where('candidate_id', '=', about.candidate_id)
    .execute()
  expect((await guest('POST', '/sign', { token: second, name: 'Jo', consent: true })).body.message).toBe(
    'The time to answer this offer is over.',
  )
})

test('a signature by hand ends the letter, with its file', async () => {
  await sent()
  expect((await act('by_hand', { signed_date: '2090-01-01' })).status).toBe(400)
  expect((await act('by_hand', { signed_date: '2026-11-20' })).status).toBe(200)
  expect((await act('by_hand', { signed_date: '2026-11-20' })).status).toBe(200)
  expect((await act('by_hand', { signed_date: '2026-11-21' })).status).toBe(409)
  expect((await read()).letter).toMatchObject({ state: 'signed', signature: { by_hand: true, date: '2026-11-20' } })
})

test('others see nothing, and erasing the person erases letters, signatures, and files', async () => {
  const token = await sent()
  await guest('POST', '/sign', { token, name: 'Jo Doe', consent: true })
  const stranger = await newUser(testApp.app)
  expect((await stranger.call('GET', path, about)).status).toBe(404)
  const { person_id } = await db()
    .selectFrom('candidate')
    .select('person_id')
    .where('id', '=', about.candidate_id)
    .executeTakeFirstOrThrow()
  expect((await user.call('DELETE', 'v2/talent/people', { person_ids: [person_id] })).status).toBe(200)
  for (const table of ['offer_letter', 'attachment'] as const)
    expect(await db().selectFrom(table).select('id').where('candidate_id', '=', about.candidate_id).execute()).toEqual([])
  expect((await guest('GET', '', { token })).status).toBe(404)
})

test('the file writes Latin, Greek, and Cyrillic letters, and refuses others instead of showing boxes', async () => {
  const body = 'Łukasz Đặng, Zoë, Ελένη, Иван – €95,000'
  expect(pdfLetters.unwritable(body)).toEqual([])
  expect(pdfLetters.unwritable('山田 שלום 😀 a山')).toEqual(['山', '田', 'ש', 'ל', 'ו', 'ם', '😀'])
  const letter = { title: 'Offer', company: 'Same', body, language: 'en', signature: null, date: new Date() }
  const text = await fileReader.readDocument(await pdfLetters.write(letter))
  expect('text' in text && text.text).toContain(body)
  await expect(pdfLetters.write({ ...letter, body: '山' })).rejects.toThrow('outside its font')
})

test('a letter isn’t signed while its company has characters that the file can’t write; they are named', async () => {
  const company = (hiring_company: string) => user.call('PUT', 'v1/projects/settings', { project_id: about.project_id, hiring_company })
  const token = await sent()
  expect((await company('山田商店')).status).toBe(200)
  expect(await guest('POST', '/sign', { token, name: 'Łukasz Đặng', consent: true })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('山') },
  })
  expect((await company('Harbor Labs')).status).toBe(200)
  expect((await guest('POST', '/sign', { token, name: 'Łukasz Đặng', consent: true })).status).toBe(200)
})

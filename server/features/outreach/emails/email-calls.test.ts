import { historyEventToWire } from '@fairlead/contract/codes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf } from '../../../../testing/projects.ts'

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

const db = () => testApp.database.system
const rowOf = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const messagesOf = (id: string) => db().selectFrom('message').selectAll().where('candidate_id', '=', id).orderBy('created_at').execute()
const linesOf = (id: string) =>
  db()
    .selectFrom('candidate_history')
    .select(['event', 'is_scheduled'])
    .where('candidate_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
const mail = { email_subject: 'A role', email_body: 'Hi {{first_name}}' }
const approve = (candidate_id: string, fields: object = {}) =>
  user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id, ...fields })
const find = (candidate_id: string, fields: object = {}) =>
  user.call<{ sent: boolean; emails: string[] }>('POST', 'v1/email/find', {
    project_id,
    candidate_id,
    ...mail,
    type: 'candidate_navigator_response',
    calendar_user: user.email,
    ...fields,
  })
const onRoster = (colleague: TestUser) =>
  settings({
    collaborators: [
      { email: user.email, role: 1 },
      { email: colleague.email, role: 2 },
    ],
  })
const settings = (fields: object) => user.call('PUT', 'v1/projects/settings', { project_id, ...fields })

describe('approve and send', () => {
  test("returns the email's outcome, remaining contacts, and who will call [593 652 656 759]", async () => {
    const screener = await colleagueOf(testApp, user, 'Screen')
    await db().updateTable('users').set({ calendar_synced_id: 'main' }).where('email', '=', screener.email).execute()
    await settings({ scheduling_preferences: { phone_screener_email: screener.email } })
    const [{ id }] = [await addPerson(testApp, user, project_id), await addPerson(testApp, user, project_id)]
    expect(await approve(id, { ...mail, is_calibration: false })).toEqual({
      status: 200,
      body: {
        email_status: 200,
        remaining_swipes: 1,
        message_id: expect.any(String),
        held_until: expect.any(String),
        screener_has_calendar: true,
        screener_first_name: 'Screen',
        screener_last_name: 'Colleague',
      },
    })
    expect(await messagesOf(id)).toMatchObject([{ state: 'queued', step: 0, subject: 'A role', body_text: 'Hi Jo' }])
    expect(await rowOf(id)).toMatchObject({ stage: 'APPROVED', verdict: 'approved' })
  })

  test("a client that then marks them as contacted doesn't stop the email, and undo reverts both", async () => {
    const { id } = await addPerson(testApp, user, project_id)
    await approve(id, mail)
    expect((await user.call('PUT', 'v1/candidates', { candidate_id: id, status: 'CONTACTED' })).status).toBe(200)
    expect(await messagesOf(id)).toMatchObject([{ state: 'queued' }])
    expect((await linesOf(id)).map((line) => historyEventToWire(line.event))).toEqual([2, 3, 5])
    const undo = () => user.call('POST', 'v2/projects/candidates/undo', { project_id, candidate_id: id })
    expect(await undo()).toMatchObject({ body: { status: 'APPROVED' } })
    expect(await messagesOf(id)).toMatchObject([{ state: 'cancelled', why: 'taken_back' }])
  })

  test('in the name of a colleague of the roster who lets it be [759]', async () => {
    const colleague = await colleagueOf(testApp, user, 'Kim')
    await onRoster(colleague)
    const { id } = await addPerson(testApp, user, project_id)
    const body = 'Hi {{first_name}}, {{sender_name}}'
    expect(await approve(id, { ...mail, email_body: body, sender_override: colleague.email.toUpperCase() })).toMatchObject({
      body: { email_status: 200 },
    })
    expect(await messagesOf(id)).toMatchObject([{ from_name: 'Kim Colleague', body_text: 'Hi Jo, Kim Colleague' }])
  })

  test.each(['may not send', 'not on the roster', 'unknown'])(
    'returns email_status 401 for a sender who is %s, and does nothing [759]',
    async (email) => {
      const colleague = await colleagueOf(testApp, user, 'Kim')
      if (email !== 'not on the roster') await onRoster(colleague)
      if (email === 'may not send') await db().updateTable('users').set({ may_send: false }).where('email', '=', colleague.email).execute()
      const { id } = await addPerson(testApp, user, project_id)
      const sender_override = email === 'unknown' ? 'unknown@team.example' : colleague.email
      expect(await approve(id, { ...mail, sender_override })).toMatchObject({ status: 200, body: { email_status: 401, message_id: null } })
      expect(await messagesOf(id)).toEqual([])
      expect(await rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW', manual_outreach: false })
    },
  )

  test('without an address: email_status 404, approved, to be contacted by hand [658]', async () => {
    const { id } = await addPerson(testApp, user, project_id, { email: null })
    expect(await approve(id, mail)).toMatchObject({ status: 200, body: { email_status: 404, message_id: null } })
    expect(await rowOf(id)).toMatchObject({ stage: 'APPROVED', manual_outreach: true })
    expect((await user.call('PUT', 'v1/candidates', { candidate_id: id, status: 'CONTACTED' })).status).toBe(200)
    expect((await linesOf(id)).map((line) => historyEventToWire(line.event))).toEqual([2, 3, 6])
  })

  test('requires its subject fields [703]', async () => {
    expect(await user.call('POST', 'v2/projects/candidates/approve_and_send', {})).toMatchObject({
      status: 400,
      body: { fields: { project_id: expect.any(String), candidate_id: expect.any(String) } },
    })
    const { id } = await addPerson(testApp, user, project_id)
    expect(await approve(id), 'the template says the rest').toMatchObject({ status: 200, body: { email_status: 200 } })
  })

  test('a free trial ends', async () => {
    await db().updateTable('project').set({ is_free_trial: true }).where('id', '=', project_id).execute()
    const before = testApp.services.settings.freeTrialContacts
    testApp.services.settings.freeTrialContacts = 1
    const [first, two] = [await addPerson(testApp, user, project_id), await addPerson(testApp, user, project_id)]
    expect((await approve(first.id, mail)).status).toBe(200)
    expect(await approve(two.id, mail)).toMatchObject({ status: 409, body: { message: expect.stringContaining('free trial') } })
    testApp.services.settings.freeTrialContacts = before
    expect(await rowOf(two.id)).toMatchObject({ stage: 'UNDER_REVIEW' })
  })
})

describe('manual contact', () => {
  test.each(['UNDER_REVIEW', 'APPROVED'] as const)('from %s: contacted, and the history says by hand [655 656]', async (stage) => {
    const { id } = await addPerson(testApp, user, project_id, { stage })
    expect((await user.call('POST', 'v2/projects/candidates/status', { project_id, candidate_id: id, status: 'CONTACTED' })).status).toBe(
      200,
    )
    expect(await rowOf(id)).toMatchObject({ stage: 'CONTACTED', contacted_at: expect.any(Date) })
    expect((await linesOf(id)).at(-1)).toEqual({ event: 'outreach_manual', is_scheduled: false })
  })
})

describe('the contact call of both versions', () => {
  test('V2 starts the sequence, with every given field [742]', async () => {
    const { id } = await addPerson(testApp, user, project_id)
    const fields = { project_id, candidate_id: id, ...mail, sender_override: user.email, is_calibration: 'false', tab: 'under_review' }
    const override = `other.${newId()}@home.example`
    expect(
      await user.call('POST', 'v2/projects/candidates/email', { ...fields, email_type: 'NAVIGATOR_INITIAL', email_override: override }),
    ).toMatchObject({ status: 200, body: { email_status: 200, remaining_swipes: 0 } })
    expect(await messagesOf(id)).toMatchObject([
      { step: 0, to_email: override, email_type: 'NAVIGATOR_INITIAL', from_name: 'Robin Tester' },
    ])
  })

  test('V2 replies in the thread when the type is a response [742]', async () => {
    const { id, email } = await addPerson(testApp, user, project_id, { stage: 'QUESTION' })
    const fields = { project_id, candidate_id: id, ...mail, email_type: 'candidate_autopilot_response' }
    expect(await user.call('POST', 'v2/projects/candidates/email', fields)).toMatchObject({ status: 200, body: { email_status: 200 } })
    expect(await messagesOf(id)).toMatchObject([{ kind: 'reply', step: null, to_email: email }])
    expect(await rowOf(id)).toMatchObject({ stage: 'AWAITING_INFO' })
  })

  test('V1 accepts the same under its own names [743]', async () => {
    const { id } = await addPerson(testApp, user, project_id)
    const to_email = `other.${newId()}@home.example`
    const fields = { project_id, candidate_id: id, ...mail, email_sender: user.email, to_email, email_type: 'NAVIGATOR_INITIAL' }
    expect(await user.call('POST', 'v1/email', fields)).toEqual({
      status: 200,
      body: { email_status: 200, message_id: expect.any(String), held_until: expect.any(String) },
    })
    expect(await messagesOf(id)).toMatchObject([{ step: 0, to_email, from_name: 'Robin Tester' }])
    expect(await user.call('POST', 'v1/email', { project_id, ...mail })).toMatchObject({ status: 400 })
  })
})

describe('find and send', () => {
  const finderKnows = (n: 2 | 3) => `https://www.linkedin.com/in/ada-stone-fl0000000${n}`

  test('sends to a known address [744 745]', async () => {
    const { id, email } = await addPerson(testApp, user, project_id)
    expect(await find(id, { email_sender: user.email })).toMatchObject({ status: 200, body: { sent: true, emails: [], email_status: 200 } })
    expect(await messagesOf(id)).toMatchObject([{ step: 0, to_email: email, is_scheduled: false }])
  })

  test('asks to confirm the recipient if the project wants that [709 746]', async () => {
    await settings({ needs_email_confirmation: true })
    const { id, email } = await addPerson(testApp, user, project_id)
    expect(await find(id)).toMatchObject({ status: 202, body: { sent: false, emails: [email] } })
    expect(await messagesOf(id)).toEqual([])
    expect(await find(id, { send_confirmed: true })).toMatchObject({ status: 200, body: { sent: true } })
  })

  test('looks up addresses when none is known, stores them, and sends to the chosen one [746 753]', async () => {
    const { id } = await addPerson(testApp, user, project_id, { email: null, profile: { linkedinUrl: finderKnows(2) } })
    const { status, body } = await find(id)
    expect(status).toBe(202)
    expect(body).toMatchObject({ sent: false, emails: [expect.stringContaining('@')] })
    expect(await messagesOf(id), 'nothing goes to an address no one has looked at').toEqual([])
    expect(await user.call('GET', 'v2/projects/candidates/email', { candidate_id: id })).toEqual({ status: 200, body: body.emails })
    const { sources } = await db()
      .selectFrom('candidate')
      .innerJoin('person', 'person.id', 'candidate.person_id')
      .select('sources')
      .where('candidate.id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(sources)).toContain('Email finder')
    const chosen = { email_override: body.emails[0], accepts_guessed_address: body.emails[0] }
    expect(await find(id, chosen)).toMatchObject({ status: 200, body: { sent: true } })
    expect(await messagesOf(id)).toMatchObject([{ to_email: body.emails[0] }])
  })

  test('none found: an explicit 404, and contact by hand [658]', async () => {
    const { id } = await addPerson(testApp, user, project_id, {
      email: null,
      profile: { linkedinUrl: 'https://www.linkedin.com/in/unknown' },
    })
    expect(await find(id)).toMatchObject({
      status: 404,
      body: {
        error: 'no_email_found',
        message: 'No email addresses were found for this candidate. Please select another outreach option to contact this candidate.',
      },
    })
    expect(await rowOf(id)).toMatchObject({ manual_outreach: true, stage: 'UNDER_REVIEW' })
  })

  test('a finder that is down yields no result, and changes no one', async () => {
    const { id } = await addPerson(testApp, user, project_id, { email: null, profile: { linkedinUrl: finderKnows(3) } })
    testApp.embedded.finder!.fault('server_fault', 'GET', 2)
    expect(await find(id)).toMatchObject({ status: 503 })
    expect(await rowOf(id)).toMatchObject({ manual_outreach: false })
  })

  test('schedules an email and records it in the history [715]', async () => {
    const { id } = await addPerson(testApp, user, project_id)
    const scheduledAt = new Date(Date.now() + 86_400_000)
    expect(await find(id, { scheduled_date: scheduledAt.toISOString() })).toMatchObject({ status: 200, body: { sent: true } })
    expect(await messagesOf(id)).toMatchObject([{ state: 'queued', is_scheduled: true, due_at: scheduledAt }])
    expect(await linesOf(id)).toMatchObject([
      { event: 'imported' },
      { event: 'approved' },
      { event: 'scheduled_email', is_scheduled: true },
    ])
  })

  test.each(['2026-12-01', '09:00', '2020-01-01T09:00:00Z'])('%s is no time to send at [715]', async (scheduled_date) => {
    const { id } = await addPerson(testApp, user, project_id)
    expect(await find(id, { scheduled_date })).toMatchObject({ status: 400, body: { fields: { scheduled_date: expect.any(String) } } })
    expect(await messagesOf(id)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW' })
  })

  test('offers no choice of addresses that would reveal hidden names', async () => {
    await settings({ bias_reducer: true, needs_email_confirmation: true })
    const { id } = await addPerson(testApp, user, project_id)
    expect(await user.call('GET', 'v2/projects/candidates/email', { candidate_id: id })).toEqual({ status: 200, body: [] })
    expect(await find(id)).toMatchObject({ status: 200, body: { sent: true, emails: [] } })
  })
})

test('addresses are listed, at work or not [753]', async () => {
  const id = newId()
  const profile = { personalEmails: [`a.${id}@home.example`, `b.${id}@home.example`], workEmails: [`c.${id}@work.example`] }
  const person = await addPerson(testApp, user, project_id, { profile })
  const list = (fields: object) => user.call('GET', 'v2/projects/candidates/email', { candidate_id: person.id, ...fields })
  expect((await list({ allow_work_emails: true })).body).toEqual([...profile.personalEmails, ...profile.workEmails])
  expect((await list({ allow_work_emails: false })).body).toEqual(profile.personalEmails)
  await db()
    .updateTable('candidate')
    .set({ bad_emails: [`a.${id}@home.example`] })
    .where('id', '=', person.id)
    .execute()
  expect((await list({ allow_work_emails: false })).body, 'mail came back from one').toEqual([`b.${id}@home.example`])
})

test("reports whether a calendar is synced and the product may send in the user's name [754]", async () => {
  const me = await newUser(testApp.app)
  const check = async () => (await me.call('GET', 'v1/users/scope_check')).body
  expect(await check()).toEqual({ calendar: false, email_send: true, linkedin: 'sign_in' })
  await db().updateTable('users').set({ calendar_synced_id: 'main', may_send: false }).where('email', '=', me.email).execute()
  expect(await check()).toEqual({ calendar: true, email_send: false, linkedin: 'sign_in' })
})

test('comment-only colleagues and strangers may not [852]', async () => {
  const [reader, stranger] = [await colleagueOf(testApp, user, 'Rae'), await newUser(testApp.app)]
  await settings({
    collaborators: [
      { email: user.email, role: 1 },
      { email: reader.email, role: 3 },
    ],
  })
  const { id } = await addPerson(testApp, user, project_id)
  const fields = { project_id, candidate_id: id, ...mail }
  const calls = ['v1/email', 'v1/email/find', 'v2/projects/candidates/email', 'v2/projects/candidates/approve_and_send']
  for (const path of calls) {
    expect(await reader.call('POST', path, fields), path).toMatchObject({ status: 403, body: { error: 'not_permitted' } })
    expect(await stranger.call('POST', path, fields), path).toMatchObject({ status: 404 })
  }
  for (const path of ['v2/projects/candidates/email', 'v2/projects/candidates/conversation', 'v2/autopilot/send_to_hm_template'])
    expect(await reader.call('GET', path, fields), path).toMatchObject({ status: 403 })
  expect(await messagesOf(id)).toEqual([])
})

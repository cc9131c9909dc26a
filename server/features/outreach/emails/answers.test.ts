// Sequences and replies over real SMTP and IMAP: in order, in one thread, on the product's behalf, and never against a stop.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stage } from '@fairlead/domain/shared/stages'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { addPerson, activeProject, outreachTemplate } from '../../../../testing/projects.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, secondsPerDay: 600 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project = await activeProject(testApp, user)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system
const candidate = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const messages = (id: string) => db().selectFrom('message').selectAll().where('candidate_id', '=', id).orderBy('created_at').execute()
const approve = (candidate_id: string) =>
  user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id })
const dueNow = async (id: string) => {
  await db().updateTable('message').set({ due_at: new Date() }).where('candidate_id', '=', id).where('state', '=', 'queued').execute()
  station.wakeSender()
}
const oneIsOut = async (address: string) => until('the mail behind it', () => station.idsTo(address).length > 0)

/** A contacted candidate, and a way for them to reply. */
async function contacted() {
  const person = await addPerson(testApp, user, project)
  await approve(person.id)
  const mailId = await until('the first email', () => station.idsTo(person.email)[0] ?? null)
  await until('the follow-up', async () => (await messages(person.id)).length === 2)
  return { ...person, answer: (text: string) => station.mail.answer({ id: mailId, text }) }
}

test('sends an initial email and three follow-ups in order, in one thread [834]', async () => {
  const follow_ups = { follow_up_1_template: 'First', follow_up_2_template: 'Second', follow_up_3_template: 'Third' }
  await user.call('PUT', 'v1/projects/settings', { project_id: project, outreach_templates: [{ ...outreachTemplate, ...follow_ups }] })
  const { id, email } = await addPerson(testApp, user, project)
  await approve(id)
  for (let step = 0; step <= 3; step++) {
    await until(`mail ${step}`, async () => (await messages(id)).some((row) => row.step === step))
    await dueNow(id)
    await until(`mail ${step} out`, () => station.idsTo(email).length === step + 1)
  }
  const emails = await station.sentTo(email)
  const [first, second, third, last] = emails
  expect(emails.map((mail) => mail.text?.split('\n')[0])).toEqual([expect.stringContaining('Hi Jo'), 'First', 'Second', 'Third'])
  expect([second!.inReplyTo, third!.inReplyTo, last!.inReplyTo]).toEqual([first!.messageId, second!.messageId, third!.messageId])
  expect(last!.references).toEqual([first!.messageId, second!.messageId, third!.messageId])
  await until('the dates', async () => (await candidate(id)).follow_up_3_at !== null)
})

test('sends no follow-up after a reply, which appears in history and conversation [841 845]', async () => {
  const { id, email, answer } = await contacted()
  await answer('Could you tell me what the salary range is for this role?')
  await until('the question', async () => (await candidate(id)).stage === 'QUESTION')
  await dueNow(id)
  const otherPerson = await addPerson(testApp, user, project)
  await approve(otherPerson.id)
  await oneIsOut(otherPerson.email)
  expect(station.idsTo(email)).toHaveLength(1)
  const { body } = await user.call<{ name: string; entries: { direction: string; text: string }[] }>(
    'GET',
    'v2/projects/candidates/conversation',
    { project_id: project, candidate_id: id },
  )
  expect(body).toMatchObject({ name: 'Jo Doe' })
  expect(body.entries.filter((entry) => entry.direction === 'in')).toMatchObject([{ text: expect.stringContaining('salary range') }])
  const page = await user.call<{ candidates: { email_history: object[]; warm_leads_question_type: string | null }[] }>(
    'GET',
    'v1/candidates',
    {
      project_id: project,
      status: 'WARM_LEADS_QUESTION',
    },
  )
  expect(page.body.candidates[0]!.email_history).toContainEqual(
    expect.objectContaining({ from_email: email, email_body: expect.stringContaining('salary range') }),
  )
  expect(page.body.candidates[0]!.warm_leads_question_type).toBe('compensation')
})

test('unsubscribing stops all further outreach, resubscribing allows it again [843]', async () => {
  const { id, email } = await contacted()
  const token = await station.optOutToken(email)
  await user.call('POST', 'v1/notifications/unsubscribe', { token })
  await dueNow(id)
  const same = await addPerson(testApp, user, await activeProject(testApp, user), { email })
  const write = async () => {
    const { project_id } = await candidate(same.id)
    return user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: same.id })
  }
  expect(await write()).toMatchObject({ status: 409, body: { error: 'cannot_send' } })
  expect(station.idsTo(email)).toHaveLength(1)
  await user.call('POST', 'v1/notifications/resubscribe', { token })
  await until('the link', () => station.idsTo(email).length === 2)
  const [, confirm] = await station.sentTo(email)
  const link = /resubscribe\?token=([\w-]+)/.exec(confirm!.text ?? '')?.[1]
  await user.call('POST', 'v1/notifications/resubscribe', { token: link })
  expect(await write()).toMatchObject({ status: 200 })
  await until('the mail', () => station.idsTo(email).length === 3)
})

test('sends nothing while paused, including scheduled email, until it resumes [842 844]', async () => {
  const [now, later] = [await addPerson(testApp, user, project), await addPerson(testApp, user, project)]
  await user.call('POST', 'v1/email/find', {
    project_id: project,
    candidate_id: later.id,
    email_subject: 'A role',
    email_body: 'Hi',
    scheduled_date: new Date(Date.now() + 3_600_000).toISOString(),
  })
  await user.call('POST', 'v2/projects/pause', { project_id: project, should_pause: true })
  expect((await approve(now.id)).status, 'it may be queued').toBe(200)
  await dueNow(later.id)
  const elsewhere = await activeProject(testApp, user)
  const otherPerson = await addPerson(testApp, user, elsewhere)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: elsewhere, candidate_id: otherPerson.id })
  await oneIsOut(otherPerson.email)
  expect([station.idsTo(now.email), station.idsTo(later.email)]).toEqual([[], []])
  for (const { id } of [now, later]) expect(await messages(id)).toMatchObject([{ state: 'queued' }])
  await user.call('POST', 'v2/projects/pause', { project_id: project, should_pause: false })
  for (const { id, email } of [now, later]) {
    await dueNow(id)
    await until('the mail', () => station.idsTo(email).length === 1)
  }
  await until('contacted', async () => (await candidate(later.id)).stage === 'CONTACTED')
})

describe('a manual reply', () => {
  const reply = (candidate_id: string, fields: object = {}) =>
    user.call('POST', 'v1/email/reply', { candidate_id, email_subject: '', email_body: 'Gladly.', ...fields })

  test('sends on behalf of the provider with every given field [731 758]', async () => {
    const { id, email, answer } = await contacted()
    const question = await answer('Could you tell me what the salary range is for this role?')
    await until('the question', async () => (await candidate(id)).stage === 'QUESTION')
    const fields = {
      to_email: email,
      email_override: '',
      email_subject: 'Re: Software Engineer at Robin Works',
      email_body: '<p>90 to 110, <b>{{first_name}}</b>.</p>',
      thread_id: (await messages(id))[0]!.message_id,
      cc_email: 'kim@home.example, lee@home.example',
      email_type: 'candidate_autopilot_response',
    }
    expect((await reply(id, fields)).status).toBe(200)
    await until('the answer', () => station.idsTo(email).length === 2)
    const mail = (await station.sentTo(email))[1]!
    expect(mail).toMatchObject({ inReplyTo: question, subject: 'Re: Software Engineer at Robin Works' })
    expect(mail.from?.value).toEqual([{ name: 'Robin Tester', address: testApp.services.settings.mailFrom }])
    expect(mail.replyTo?.value[0]?.address).toMatch(/^reply\+/)
    expect(mail.cc).toMatchObject({ value: [{ address: 'kim@home.example' }, { address: 'lee@home.example' }] })
    expect(String(mail.html)).toContain('90 to 110, <b>Jo</b>.')
    expect((await messages(id)).at(-1)).toMatchObject({ kind: 'reply', email_type: 'candidate_autopilot_response' })
  })

  test.each<[string, Stage, Stage, boolean]>([
    ['QUESTION', 'QUESTION', 'AWAITING_INFO', false],
    ['WARM_LEADS_QUESTION', 'QUESTION', 'AWAITING_INFO', true],
    ['WARM_LEADS_RECRUITER', 'AUTOPILOT_RECRUITER', 'AWAITING_INFO', true],
    ['HIRING_MANAGER', 'HIRING_MANAGER', 'HIRING_MANAGER', true],
    ['AUTOPILOT_RECRUITER, by no one who recruits', 'AUTOPILOT_RECRUITER', 'AUTOPILOT_RECRUITER', false],
  ])('out of %s moves on as expected [649 650 651]', async (_, from, to, isRecruiter) => {
    if (isRecruiter) await db().updateTable('project').set({ is_warmleads_recruiter: true }).where('id', '=', project).execute()
    const { id } = await addPerson(testApp, user, project, { stage: from })
    expect((await reply(id)).status).toBe(200)
    expect(await candidate(id)).toMatchObject({ stage: to })
    const older = await user.call<{ candidates: { id: string }[] }>('GET', 'v1/candidates', {
      project_id: project,
      status: to === 'AWAITING_INFO' ? 'WARM_LEADS_AWAITING_INFO' : to,
    })
    expect(older.body.candidates.map((entry) => entry.id)).toContain(id)
  })

  test.each([
    ['nothing but markup', { email_body: '<p>&nbsp;</p>' }, 'This field is required.'],
    ['what is too long', { email_body: 'x'.repeat(20_001) }, '20,000 characters max.'],
  ])('%s is refused', async (_, fields, sentence) => {
    const { id } = await addPerson(testApp, user, project, { stage: 'QUESTION' })
    expect(await reply(id, fields)).toMatchObject({ status: 400, body: { fields: { email_body: sentence } } })
    expect(await candidate(id)).toMatchObject({ stage: 'QUESTION' })
  })
})

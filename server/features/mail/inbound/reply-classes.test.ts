import { addMonths, dayOfMoment, onWorkingDay } from '@fairlead/domain/shared/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { addPerson, activeProject } from '../../../../testing/projects.ts'
import { remindOfDueTasks } from '../../../worker/reminders.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, secondsPerDay: 600 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
  project = await activeProject(testApp, user)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

interface Task {
  id: string
  kind: string
  due_date: string | null
  quote: string | null
  name: string | null
  email: string | null
  candidate_id: string
}
const db = () => testApp.database.system
const today = dayOfMoment(new Date())
const candidate = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const received = (id: string) =>
  db().selectFrom('inbound_mail').selectAll().where('candidate_id', '=', id).orderBy('received_at').orderBy('created_at').execute()
const tasksOf = async (id: string, asker = user) =>
  (await asker.call<Task[]>('GET', 'v2/tasks')).body.filter((task) => task.candidate_id === id)
const noticesOf = async (id: string) =>
  (await user.call<{ cand_id: string; text: string; kind: string }[]>('GET', 'v1/notifications')).body.filter(
    (notification) => notification.cand_id === id,
  )
const suppressed = async (email: string) =>
  (await db().selectFrom('suppression').select('email').where('email', '=', email).execute()).length > 0
const messagesTo = (id: string) => db().selectFrom('message').select(['step', 'state', 'kind']).where('candidate_id', '=', id).execute()

async function contacted() {
  const person = await addPerson(testApp, user, project)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
  await until('the first email', async () => (await messagesTo(person.id)).some(({ step, state }) => step === 0 && state === 'sent'))
  await until('the follow-up', async () => (await messagesTo(person.id)).some(({ step, state }) => step === 1 && state === 'queued'))
  const [mailId] = station.idsTo(person.email)
  const answer = async (text: string, more: object = {}) => {
    const before = (await received(person.id)).length
    await station.mail.answer({ id: mailId!, text, ...more })
    await until('the answer', async () => (await received(person.id)).length > before)
    return { row: await candidate(person.id), emails: await received(person.id) }
  }
  return { ...person, answer }
}

describe('not now', () => {
  test('reads the day from the text, which can be changed, and reminds the team once on it; sends nothing', async () => {
    const { id, answer } = await contacted()
    const { row, emails } = await answer('Thanks, but not right now. Please reach out to me again in six months.')
    expect(emails.at(-1)).toMatchObject({ label: 'not_now', confident: true })
    expect(row).toMatchObject({ stage: 'NOT_INTERESTED', not_interested_reasons: ['timing'] })
    const [task] = await tasksOf(id)
    expect(task).toMatchObject({ kind: 'come_back', due_date: onWorkingDay(addMonths(today, 6)), quote: 'six months' })

    const wrong = await user.call('PUT', 'v2/tasks', { task_id: task!.id, due_date: today })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { due_date: 'Choose a day in the future.' } } })
    const due_date = addMonths(today, 8)
    expect((await user.call('PUT', 'v2/tasks', { task_id: task!.id, due_date })).status).toBe(200)
    expect(await tasksOf(id)).toMatchObject([{ due_date }])

    const due = async () => (await noticesOf(id)).filter(({ kind }) => kind === 'task_due')
    await remindOfDueTasks(testApp.database, testApp.services.log, () => new Date(`${addMonths(today, 7)}T08:00:00Z`))
    const sentBefore = await messagesTo(id)
    // another worker, or the same one after a restart, checks again
    for (let round = 0; round < 3; round++)
      await remindOfDueTasks(testApp.database, testApp.services.log, () => new Date(`${due_date}T08:00:00Z`))
    await until('the reminder', async () => (await due()).length > 0)
    expect(await due()).toMatchObject([{ text: expect.stringMatching(/^Check back with /) }])
    expect(await messagesTo(id)).toEqual(sentBefore)

    expect((await user.call('POST', 'v2/tasks/close', { task_id: task!.id, state: 'done' })).status).toBe(200)
    expect(await tasksOf(id)).toEqual([])
    expect(await user.call('POST', 'v2/tasks/close', { task_id: task!.id, state: 'done' })).toMatchObject({ status: 409 })
  })
})

describe('a referral', () => {
  test('stores the person, adds them on a click with a valid address, and sends nothing', async () => {
    const { id, email, answer } = await contacted()
    const theirEmail = `jane.porter.${id}@example.com`
    const { emails } = await answer(`I'm not interested, but you should talk to Jane Porter (${theirEmail}).`)
    expect(emails.at(-1)).toMatchObject({ label: 'referral' })
    const [task] = await tasksOf(id)
    expect(task).toMatchObject({ kind: 'referral', name: 'Jane Porter', email: theirEmail, quote: expect.stringContaining('Jane Porter') })
    const add = (fields: object) =>
      user.call('POST', 'v2/tasks/referral', { task_id: task!.id, name: 'Jane Porter', email: theirEmail, ...fields })
    expect(await add({ email: 'jane@' })).toMatchObject({ status: 400, body: { fields: { email: 'Not a valid email address' } } })
    expect(await add({ email })).toMatchObject({ status: 400 })
    await db()
      .insertInto('suppression')
      .values({
        workspace_id: (await candidate(id)).workspace_id,
        email: `stopped.${theirEmail}`,
        hash: Buffer.from('stopped'),
        reason: 'unsubscribed',
      })
      .execute()
    expect(await add({ email: `stopped.${theirEmail}` })).toMatchObject({ status: 409, body: { error: 'cannot_send' } })
    expect(await tasksOf(id), 'nothing is lost by a refusal').toHaveLength(1)

    const added = await add({})
    expect(added).toMatchObject({ status: 200, body: { in_project: false } })
    const { candidate_id } = added.body as { candidate_id: string }
    expect(await candidate(candidate_id)).toMatchObject({ stage: 'APPROVED', project_id: project })
    expect(await messagesTo(candidate_id)).toEqual([])
    expect(await received(candidate_id)).toMatchObject([{ from_email: email, reply_text: expect.stringContaining('Jane Porter') }])
    expect(await tasksOf(id)).toEqual([])
    expect((await add({})).status).toBe(409)
  })
})

describe('the wrong person', () => {
  test('is flagged in every project and not written to again until a user knows better', async () => {
    const { id, answer } = await contacted()
    await answer('You have the wrong person. I am a plumber, not a software engineer.')
    const row = await candidate(id)
    expect(row).toMatchObject({ stage: 'NOT_INTERESTED' })
    const otherProject = await activeProject(testApp, user)
    await user.call('POST', 'v2/projects/candidates/other_project', { project_id: project, candidate_id: id, new_project_id: otherProject })
    const key = { project_id: project, candidate_id: id }
    expect((await user.call('GET', 'v2/projects/candidates/one', key)).body).toMatchObject({ person_flag: { kind: 'wrong_person' } })
    expect(await user.call('POST', 'v1/email/reply', { candidate_id: id, email_body: 'Sure?' })).toMatchObject({
      status: 409,
      body: { error: 'cannot_send', message: 'They said they’re the wrong person.' },
    })
    expect((await user.call('DELETE', 'v2/tasks/flag', key)).status).toBe(200)
    expect((await user.call('GET', 'v2/projects/candidates/one', key)).body).toMatchObject({ person_flag: null })
    expect((await user.call('POST', 'v1/email/reply', { candidate_id: id, email_body: 'Sure?' })).status).toBe(200)
  })
})

describe('a request about personal data', () => {
  test('stops everything, starts the deadline for the admins, and is closed with a comment', async () => {
    const { id, email, answer } = await contacted()
    const { row, emails } = await answer('Take me off your list and delete all data you hold about me under GDPR.')
    expect(emails.at(-1)).toMatchObject({ label: 'data_request' })
    expect(row).toMatchObject({ stage: 'NOT_INTERESTED' })
    expect(await suppressed(email)).toBe(true)
    expect((await messagesTo(id)).filter(({ state }) => state === 'queued')).toEqual([])
    const [task] = await tasksOf(id)
    expect(task).toMatchObject({ kind: 'data_request', due_date: addMonths(today, 1) })
    await until('the admins to know', async () => (await noticesOf(id)).some(({ kind }) => kind === 'task_opened'))
    expect((await noticesOf(id)).find(({ kind }) => kind === 'task_opened')?.text).toMatch(/asks about their personal data\. Answer by /)
    const key = { project_id: project, candidate_id: id }
    expect((await user.call('DELETE', 'v2/tasks/flag', key)).status).toBe(200)
    expect((await user.call('GET', 'v2/projects/candidates/one', key)).body).toMatchObject({ person_flag: { kind: 'data_request' } })
    expect(await user.call('POST', 'v2/tasks/close', { task_id: task!.id, state: 'done', outcome: 'ok' })).toMatchObject({
      status: 400,
      body: { fields: { outcome: 'Describe what was done, for the record.' } },
    })
    const outcome = 'Profile, résumé and emails were deleted, and the candidate was told so.'
    expect((await user.call('POST', 'v2/tasks/close', { task_id: task!.id, state: 'done', outcome })).status).toBe(200)
    expect(await db().selectFrom('task').selectAll().where('id', '=', task!.id).executeTakeFirst()).toMatchObject({
      state: 'done',
      outcome,
    })
  })
})

describe('a corrected classification', () => {
  const label = (mail_id: string, to: string, asker = user) => asker.call('PUT', 'v2/mail/label', { mail_id, label: to })

  test('undoes the effects of the wrong one and applies those of the right one', async () => {
    const { id, email, answer } = await contacted()
    const { emails } = await answer('Please remove me from your list and do not contact me again.')
    const mail = emails.at(-1)!
    expect([mail.label, await suppressed(email)]).toEqual(['unsubscribe', true])
    expect((await label(mail.id, 'interested')).status).toBe(200)
    expect(await candidate(id)).toMatchObject({ stage: 'HIRING_MANAGER', attention: null })
    expect(await suppressed(email)).toBe(false)
    expect((await received(id)).at(-1)).toMatchObject({ label: 'interested', read_as: 'unsubscribe', confident: true })
    expect((await label(mail.id, 'data_request')).status).toBe(200)
    expect(await candidate(id)).toMatchObject({ stage: 'NOT_INTERESTED' })
    expect([await suppressed(email), (await tasksOf(id)).length]).toEqual([true, 1])
    expect((await label(mail.id, 'question')).status).toBe(200)
    expect(await candidate(id)).toMatchObject({ stage: 'QUESTION', attention: { code: 'question' } })
    expect([await suppressed(email), (await tasksOf(id)).length]).toEqual([false, 0])
    expect((await received(id)).at(-1)).toMatchObject({ read_as: 'unsubscribe' })
  })

  test('is undone with its effects, back to what was read and how certain that was', async () => {
    const { id, email, answer } = await contacted()
    const { emails } = await answer('Hello, kindly stop sending emails to this address, I unsubscribe.')
    const mail = emails.at(-1)!
    const undo = (to: string) => user.call('PUT', 'v2/mail/label', { mail_id: mail.id, label: to, is_undo: true })
    expect((await undo('unsubscribe')).status, 'nothing was corrected').toBe(409)
    await label(mail.id, 'interested')
    expect((await undo('unsubscribe')).status).toBe(200)
    expect([(await candidate(id)).stage, await suppressed(email)]).toEqual(['NOT_INTERESTED', true])
    expect((await received(id)).at(-1)).toMatchObject({ label: 'unsubscribe', read_as: null, corrected_at: null, confident: true })
    // an uncertain one needs a look again
    await testApp.database.system.updateTable('inbound_mail').set({ confident: false }).where('id', '=', mail.id).execute()
    await label(mail.id, 'unsubscribe')
    expect((await undo('unsubscribe')).status).toBe(200)
    expect((await received(id)).at(-1)).toMatchObject({ label: 'unsubscribe', confident: false, corrected_at: null })
    expect(await candidate(id)).toMatchObject({ attention: { code: 'unsure_reply' } })
    expect(await suppressed(email)).toBe(false)
  })

  test('resumes follow-ups after an absence that was read as a reply', async () => {
    const { id, answer } = await contacted()
    const { emails } = await answer('Could you tell me the salary?')
    expect((await label(emails.at(-1)!.id, 'out_of_office')).status).toBe(200)
    expect(await candidate(id)).toMatchObject({ stage: 'CONTACTED', replied_at: null, attention: null, paused_until: expect.any(Date) })
    expect((await messagesTo(id)).find(({ step }) => step === 1)).toMatchObject({ state: 'queued' })
  })

  test('a candidate that a user has moved since stays in place', async () => {
    const { id, answer } = await contacted()
    const { emails } = await answer('Could you tell me the salary?')
    await user.call('POST', 'v2/projects/candidates/status', { project_id: project, candidate_id: id, status: 'REJECTED' })
    expect((await label(emails.at(-1)!.id, 'interested')).status).toBe(200)
    expect(await candidate(id)).toMatchObject({ stage: 'REJECTED' })
  })

  test("refuses an unknown label and another workspace's reply", async () => {
    const { answer } = await contacted()
    const { emails } = await answer('Could you tell me the salary?')
    expect((await label(emails[0]!.id, 'wonderful')).status).toBe(400)
    const stranger = await newUser(testApp.app)
    expect((await label(emails[0]!.id, 'interested', stranger)).status).toBe(404)
  })

  test('the workspace classifies similar replies accordingly from then on, and no other workspace does', async () => {
    const words = 'Passing this on to our works council, they decide on such things.'
    const first = await contacted()
    const { emails } = await first.answer(words)
    const before = emails.at(-1)!.label
    expect(before).not.toBe('out_of_office')
    expect((await label(emails.at(-1)!.id, before === 'question' ? 'unclear' : 'question')).status).toBe(200)
    const second = await contacted()
    const { emails: later } = await second.answer('Passing this on to our works council. They decide on such things!')
    expect(later.at(-1)).toMatchObject({ label: before === 'question' ? 'unclear' : 'question', read_as: null })
  })
})

test('a refusal after a yes leaves the hiring manager’s list and goes to the recruiter', async () => {
  const { id, answer } = await contacted()
  await answer('Yes, I am very interested and would love to talk.')
  expect(await candidate(id)).toMatchObject({ stage: 'HIRING_MANAGER' })
  const { row } = await answer('Sorry, I accepted another offer yesterday, so I have to withdraw. I am no longer interested.')
  expect(row).toMatchObject({ stage: 'QUESTION', attention: { code: expect.stringMatching(/withdrawn|unsure_reply/) } })
})

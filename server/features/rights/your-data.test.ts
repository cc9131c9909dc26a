// The page about a candidate's data, from the link in the first email to the answer about a dispute.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReadYourRecord } from '@fairlead/contract/v2/your_data'
import { assessment, profile } from '../../../testing/known-person.ts'
import { startMailStation, until, type MailStation } from '../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf, contextOf, newSearch, pageOf } from '../../../testing/projects.ts'
import { caller, createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project: string
beforeAll(async () => {
  testApp = await createTestApp({ people: 200, settings: { holdSeconds: 0, secondsPerDay: 600 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
  project = await activeProject(testApp, user)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

type Body = Record<string, unknown> & { message: string; fields: Record<string, string> }
type Record_ = ReadYourRecord['answer']
const db = () => testApp.database.system
const guest = (method: 'GET' | 'POST', path: string, fields: Record<string, unknown>, language = 'en') =>
  caller(testApp.app, '', language)<Body>(method, path, fields)
const read = async (token: string, language = 'en') =>
  (await caller(testApp.app, '')<Record_>('GET', 'v2/your_data/record', { token, language })).body

async function linkOf(email: string): Promise<string> {
  const mail = await until('an email', async () => (await station.sentTo(email)).at(-1) ?? null)
  return /\/your-data\/([\w-]+)/.exec(mail.text ?? '')![1]!
}

/** Written to, with the token of the page. */
async function contacted(by = user, projectId = project) {
  const person = await addPerson(testApp, by, projectId, { profile, assessment, stage: 'APPROVED', email: null })
  const { person_id } = await db().selectFrom('candidate').select('person_id').where('id', '=', person.id).executeTakeFirstOrThrow()
  const email = `jo.${person_id}@home.example`
  await db()
    .updateTable('person')
    .set({ profile: JSON.stringify({ ...(await profileOf(person_id)), personalEmails: [email] }) })
    .where('id', '=', person_id)
    .execute()
  const { workspaceId } = await contextOf(testApp, by)
  await db().insertInto('person_email').values({ scope: workspaceId, workspace_id: workspaceId, person_id, email }).execute()
  await by.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: projectId, candidate_id: person.id })
  station.wakeSender()
  return { id: person.id, personId: person_id, email, token: await linkOf(email) }
}
const profileOf = async (id: string) =>
  (await db().selectFrom('person').select('profile').where('id', '=', id).executeTakeFirstOrThrow()).profile

async function codeTo(email: string): Promise<string> {
  station.wakeSender()
  const mail = await until(
    'the code',
    async () => (await station.sentTo(email)).findLast(({ subject }) => /^\d{4} \d{4} /.test(subject ?? '')) ?? null,
  )
  return mail.subject!.slice(0, 9)
}

async function opened({ token, email }: { token: string; email: string }): Promise<string> {
  expect(await guest('POST', 'v2/your_data/code', { token })).toMatchObject({ status: 200 })
  const { body } = await guest('POST', 'v2/your_data/access', { token, code: await codeTo(email) })
  return String(body.access)
}

test('the link shows who searched and nothing about the person; a code opens the rest once', async () => {
  const person = await contacted()
  const { token, email } = person
  const notice = await guest('GET', 'v2/your_data', { token })
  expect(notice.body).toEqual({
    state: 'open',
    job_title: 'Software Engineer',
    hiring_company: 'Robin Works',
    locations: [],
    address: 'jo…@home.example',
    unsubscribed: false,
  })
  for (const path of ['v2/your_data/record', 'v2/your_data/file'])
    expect(await guest('GET', path, { token, part: 'json' }), 'the link is no proof').toMatchObject({ status: 404 })
  expect(await guest('POST', 'v2/your_data/choice', { token, choice: 'erase' })).toMatchObject({ status: 404 })

  await guest('POST', 'v2/your_data/code', { token, language: 'fr' })
  const first = await codeTo(email)
  const mail = (await station.sentTo(email)).at(-1)!
  expect(mail.subject).toBe(`${first} est votre code`)
  const wrong = first.startsWith('0000') ? '1111 1111' : '0000 0000'
  expect(await guest('POST', 'v2/your_data/access', { token, code: wrong }, 'de')).toMatchObject({
    status: 400,
    body: { fields: { code: 'Dieser Code ist falsch oder gilt nicht mehr.' } },
  })
  const stranger = await contacted()
  expect(await guest('POST', 'v2/your_data/access', { token: stranger.token, code: first }), 'of another page').toMatchObject({
    status: 400,
  })
  const { body } = await guest('POST', 'v2/your_data/access', { token, code: first.replace(' ', '') })
  expect(await guest('POST', 'v2/your_data/access', { token, code: first }), 'replayed').toMatchObject({ status: 400 })
  const access = String(body.access)
  const record = await read(access)
  expect(record).toMatchObject({ email, texts: { name: 'Ada Example' }, sent_emails: 1, objected: false })
  expect(record.searches).toHaveLength(1)
  expect(record.searches[0]).toMatchObject({ job_title: 'Software Engineer', score: assessment.score })
  expect(record.searches[0]!.decisions.map(({ group, by_person }) => [group, by_person])).toEqual([
    ['approved', true],
    ['contacted', true],
  ])
  const texts = await Promise.all(
    (['en', 'de', 'fr', 'es'] as const).map(async (language) =>
      (await read(access, language)).searches[0]!.reasons.map(({ text }) => text).join(),
    ),
  )
  expect(new Set(texts).size, 'reasons in four languages').toBe(4)
  expect(await guest('GET', 'v2/your_data/record', { token: `${access}x` })).toMatchObject({ status: 404 })

  await db()
    .updateTable('link')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('purpose', '=', 'data_access')
    .execute()
  expect(await guest('GET', 'v2/your_data/record', { token: access }), 'after an hour').toMatchObject({ status: 404 })
  await guest('POST', 'v2/your_data/code', { token })
  await db()
    .updateTable('link')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('purpose', '=', 'data_code')
    .execute()
  expect(await guest('POST', 'v2/your_data/access', { token, code: await codeTo(email) }), 'expired').toMatchObject({ status: 400 })
})

test('codes are limited, and guessing ends', async () => {
  const { token } = await contacted()
  const sends = []
  for (let count = 0; count < 4; count++) sends.push((await guest('POST', 'v2/your_data/code', { token })).status)
  expect(sends).toEqual([200, 200, 200, 429])
  const guesses = []
  for (let count = 0; count < 6; count++)
    guesses.push((await guest('POST', 'v2/your_data/access', { token, code: `0000000${count}` })).status)
  expect(guesses).toEqual([400, 400, 400, 400, 400, 429])
  expect(await guest('GET', 'v2/your_data', { token: 'nothing' })).toMatchObject({ status: 404 })
})

test('takes everything along, and nothing of another person or workspace', async () => {
  const person = await contacted()
  const neighbor = await contacted()
  const stranger = await newUser(testApp.app, 'Elsewhere')
  const abroad = await contacted(stranger, await activeProject(testApp, stranger))
  const access = await opened(person)
  const file = (part: string) => testApp.app.inject({ url: `/api/v2/your_data/file?token=${access}&part=${part}&language=es` })
  const json = (await file('json')).json<Record<string, unknown>>()
  expect(json).toMatchObject({ email: person.email, emailsToYou: [{ to: person.email }], profile: { firstName: 'Ada' } })
  expect(json).toHaveProperty('assessments')
  const text = (await file('text')).body
  expect(text).toContain('Datos suyos que guarda Robin Works')
  expect(text).toContain(person.email)
  for (const { email, id } of [neighbor, abroad])
    for (const content of [JSON.stringify(json), text]) for (const secret of [email, id]) expect(content).not.toContain(secret)
  for (const { id } of [neighbor, abroad])
    expect(
      await guest('POST', 'v2/your_data/disputes', {
        token: access,
        candidate_id: id,
        about: 'reason',
        change: { kind: 'skill', before: null, after: 'Rust' },
      }),
    ).toMatchObject({ status: 404 })
  expect((await file('01ARZ3NDEKTSV4RRFFQ69G5FAV')).statusCode).toBe(404)
})

test('a dispute waits for the team, computes the score, and its answer reaches the candidate', async () => {
  const search = await newSearch(testApp, user, { keywords_required: ['Python'] })
  const [card] = await pageOf(user, search, 'UNDER_REVIEW')
  const about = { project_id: search, candidate_id: card!.id }
  const email = `mo.${card!.id.toLowerCase()}@home.example`
  await db().updateTable('candidate').set({ preferred_email: email }).where('id', '=', card!.id).execute()
  await user.call('POST', 'v2/projects/candidates/approve_and_send', about)
  station.wakeSender()
  const access = await opened({ email, token: await linkOf(email) })
  const before = await read(access)
  const skills = before.skills.filter((skill) => /python/i.test(skill))
  // takes away what the search asks for, so that the score must fall
  const change = { kind: 'skill', before: skills[0] ?? before.skills[0]!, after: null }
  const dispute = () =>
    guest('POST', 'v2/your_data/disputes', { token: access, about: 'fact', change, statement: 'I never said that.', language: 'de' })
  const sent = await dispute()
  expect(sent).toMatchObject({ status: 200 })
  expect((await dispute()).body, 'sent twice').toEqual(sent.body)
  expect(
    await guest('POST', 'v2/your_data/disputes', { token: access, about: 'fact', change: { ...change, before: 'Nothing' } }),
  ).toMatchObject({
    status: 409,
  })
  const { body: tasks } = await user.call<{ id: string; kind: string; due_date: string }[]>('GET', 'v2/tasks', { project_id: search })
  const [task, ...more] = tasks.filter(({ kind }) => kind === 'dispute')
  expect(more).toEqual([])
  expect(task!.due_date).toBe(sent.body.due_date)
  const { body: home } = await user.call<{ tasks: { kind: string }[] }>('GET', 'v2/home', { time_zone: 'UTC' })
  expect(home.tasks.map(({ kind }) => kind)).toContain('dispute')
  const view = (await user.call<Record<string, unknown>>('GET', 'v2/tasks/dispute', { task_id: task!.id })).body
  expect(view).toMatchObject({
    about: 'fact',
    change: `Remove: ${change.before}`,
    statement: 'I never said that.',
    score: before.searches[0]!.score,
  })
  expect(Number(view.after), 'without what the search requires').toBeLessThan(Number(view.before))
  const colleague = await colleagueOf(testApp, user)
  expect(await colleague.call('GET', 'v2/tasks/dispute', { task_id: task!.id })).toMatchObject({ status: 404 })
  expect(await user.call('POST', 'v2/tasks/close', { task_id: task!.id, state: 'dismissed' })).toMatchObject({ status: 400 })
  expect(await user.call('POST', 'v2/tasks/dispute', { task_id: task!.id, accept: 'true', reason: 'Yes' })).toMatchObject({ status: 400 })
  expect(await user.call('POST', 'v2/tasks/dispute', { task_id: task!.id, accept: 'true', reason: 'They know best.' })).toMatchObject({
    status: 200,
  })
  expect(await user.call('POST', 'v2/tasks/dispute', { task_id: task!.id, accept: 'false', reason: 'Too late now.' })).toMatchObject({
    status: 409,
  })
  const after = await read(access)
  expect(after.skills).not.toContain(change.before)
  expect(after.sources.skills!.at(-1)).toMatchObject({ source: 'The person themself' })
  expect(after.searches[0]!.score).toBe(view.after)
  expect(after.requests).toMatchObject([{ state: 'done', reason: 'They know best.' }])
  station.wakeSender()
  const answer = await until(
    'the answer',
    async () => (await station.sentTo(email)).find(({ subject }) => subject?.startsWith('Antwort')) ?? null,
  )
  expect(answer.text).toContain('They know best.')
  const link = /\/your-data\/([\w-]+)\?lang=de/.exec(answer.text ?? '')![1]!
  expect((await guest('GET', 'v2/your_data', { token: link })).body).toMatchObject({ state: 'open', address: 'mo…@home.example' })
})

test('later stops everything until the day, an objection for good, and a deletion leaves a hash', async () => {
  const person = await contacted()
  const access = await opened(person)
  const choose = (choice: string, day = '') => guest('POST', 'v2/your_data/choice', { token: access, choice, day })
  expect(await choose('later', '2020-01-01')).toMatchObject({ status: 400 })
  const day = `${new Date().getFullYear() + 1}-06-01`
  expect(await choose('later', day)).toMatchObject({ status: 200 })
  expect(await read(access)).toMatchObject({ later: day })
  const plan = () =>
    user.call<{ message: string }>('POST', 'v1/email/reply', {
      project_id: project,
      candidate_id: person.id,
      cand_id: person.id,
      message: 'Hi again',
      request_id: 'later',
    })
  expect((await plan()).status).not.toBe(200)
  const queued = await db()
    .selectFrom('message')
    .select('state')
    .where('candidate_id', '=', person.id)
    .where('state', 'in', ['queued', 'claimed'])
    .execute()
  expect(queued).toEqual([])

  expect(await choose('object')).toMatchObject({ status: 200 })
  expect(await read(access)).toMatchObject({ objected: true, unsubscribed: true })
  const { stage } = await db().selectFrom('candidate').select('stage').where('id', '=', person.id).executeTakeFirstOrThrow()
  expect(stage).toBe('NOT_INTERESTED')
  const second = await activeProject(testApp, user)
  const add = () => user.call<Body>('POST', 'v1/candidates', { project_id: second, cand_email: person.email, cand_name: 'Jo Doe' })
  expect(await add()).toMatchObject({ status: 409 })

  const notice = async () => (await guest('GET', 'v2/your_data', { token: person.token })).body
  expect(await choose('erase')).toMatchObject({ status: 200, body: { due_date: null } })
  expect(await notice()).toMatchObject({ state: 'erased', address: '' })
  expect(await guest('GET', 'v2/your_data/record', { token: access })).toMatchObject({ status: 404 })
  const { workspaceId } = await contextOf(testApp, user)
  for (const table of ['message', 'person', 'task', 'inbound_mail', 'link', 'audit_event'] as const) {
    const rows = await db().selectFrom(table).selectAll().where('workspace_id', '=', workspaceId).execute()
    expect(JSON.stringify(rows), table).not.toContain(person.email)
  }
  expect((await add()).status, 'not added again').toBeGreaterThanOrEqual(400)
})

test('a deletion during interviews is answered by an admin', async () => {
  const person = await contacted()
  await db().updateTable('candidate').set({ stage: 'OFFER' }).where('id', '=', person.id).execute()
  const access = await opened(person)
  const erase = () => guest('POST', 'v2/your_data/choice', { token: access, choice: 'erase' })
  const first = await erase()
  expect(first.body.due_date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((await erase()).body).toEqual(first.body)
  const tasks = await db().selectFrom('task').select('kind').where('candidate_id', '=', person.id).execute()
  expect(tasks).toEqual([{ kind: 'data_request' }])
})

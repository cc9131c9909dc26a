// Home and the list of projects: every kind that waits, with its scope, and how many statements that takes.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReadHome } from '@fairlead/contract/v2/home'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { activeProject, addPerson, colleagueOf, contextOf, newDraft } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { newId } from '../../platform/ids.ts'

let testApp: TestApp
let owner: TestUser
let member: TestUser
let reader: TestUser
let outsider: TestUser
let stranger: TestUser
let project: string
let statements = 0
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 }, onQuery: () => statements++ })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  owner = await newUser(testApp.app)
  stranger = await newUser(testApp.app, 'Strange')
  member = await colleagueOf(testApp, owner, 'Mel')
  reader = await colleagueOf(testApp, owner, 'Rae')
  outsider = await colleagueOf(testApp, owner, 'Out')
  project = await activeProject(testApp, owner, {
    project_name: 'Bakers',
    collaborators: [
      { email: owner.email, role: 1 },
      { email: member.email, role: 2 },
      { email: reader.email, role: 3 },
    ],
  })
})

const db = () => testApp.database.system
const minute = 60_000
const home = async (by: TestUser, time_zone = 'UTC') => {
  const { status, body } = await by.call<ReadHome['answer']>('GET', 'v2/home', { time_zone })
  expect(status).toBe(200)
  return body
}
const workspaceOf = async (user: TestUser) => (await contextOf(testApp, user)).workspaceId

async function receive(candidate_id: string, minutesAgo: number, change: Record<string, unknown> = {}) {
  await db()
    .insertInto('inbound_mail')
    .values({
      id: newId(),
      workspace_id: await workspaceOf(owner),
      project_id: project,
      candidate_id,
      mailbox: 'test',
      uid_validity: '1',
      uid: Math.floor(Math.random() * 2 ** 30),
      subject: 'Re: the job',
      reply_text: 'What is\nthe salary?',
      body_text: '',
      kind: 'person',
      label: 'question',
      received_at: new Date(Date.now() - minutesAgo * minute),
      ...change,
    })
    .execute()
}

async function interview(candidate_id: string, host: TestUser, fromNow: number, state: 'booked' | 'cancelled' = 'booked') {
  const { userId, workspaceId } = await contextOf(testApp, host)
  const id = newId()
  const start = Date.now() + fromNow * minute
  await db()
    .insertInto('interview')
    .values({
      id,
      workspace_id: workspaceId,
      project_id: project,
      candidate_id,
      host_user_id: userId,
      start_at: new Date(start),
      end_at: new Date(start + 30 * minute),
      state,
      uid: id,
      meeting_kind: 'video',
      meeting_where: 'https://meet.example/room',
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  return id
}

test('people to review, replies, decisions, a failed search, and a draft are listed for owner and member, and for no one else', async () => {
  await addPerson(testApp, owner, project)
  await addPerson(testApp, owner, project)
  const question = await addPerson(testApp, owner, project, { stage: 'QUESTION' })
  const waiting = await addPerson(testApp, owner, project, { stage: 'CONTACTED' })
  await addPerson(testApp, owner, project, { stage: 'QUESTION' })
  await receive(question.id, 10)
  await receive(waiting.id, 500)
  const undecided = await addPerson(testApp, owner, project, { stage: 'HIRING_MANAGER' })
  const draft = await newDraft(owner, { project_name: 'Half done' })
  const workspace_id = await workspaceOf(owner)
  for (const email of ['dana@manager.example', member.email])
    await db()
      .insertInto('manager_request')
      .values({ workspace_id, project_id: project, candidate_id: undecided.id, email, sent_at: new Date() })
      .execute()

  const ownersHome = await home(owner)
  expect(ownersHome.review).toMatchObject([{ project_id: project, project_name: 'Bakers', count: 2 }])
  expect(
    ownersHome.answers.map(({ candidate_id }) => candidate_id),
    'the longest wait first',
  ).toEqual([waiting.id, question.id])
  expect(ownersHome.answers[0]).toMatchObject({ label: 'question', snippet: 'What is the salary?', project_id: project })
  expect(ownersHome.attention, 'without a conversation').toMatchObject([{ project_id: project, count: 1 }])
  expect(ownersHome.answer_count).toBe(3)
  expect(ownersHome.decisions).toMatchObject([{ count: 1, is_asked: false }])
  expect(ownersHome.decisions[0]?.managers.toSorted()).toEqual(['Mel Colleague', 'dana@manager.example'])
  expect(ownersHome.drafts).toMatchObject([{ project_id: draft, project_name: 'Half done' }])
  expect(ownersHome.has_projects).toBe(true)

  const membersHome = await home(member)
  expect(membersHome).toMatchObject({ review: ownersHome.review, answers: ownersHome.answers, answer_count: 3, drafts: [] })
  expect(membersHome.decisions).toMatchObject([{ is_asked: true, managers: ['dana@manager.example'] }])

  const nothing = { review: [], answers: [], attention: [], answer_count: 0, decisions: [], searches: [], interviews: [], drafts: [] }
  expect(await home(reader), 'a commenter decides nothing').toMatchObject({ ...nothing, has_projects: true })
  for (const user of [outsider, stranger]) expect(await home(user)).toMatchObject({ ...nothing, has_projects: false })

  const listed = (await owner.call<WireProject[]>('GET', 'v1/projects')).body.find(({ project_id }) => project_id === project)!
  expect(listed.candidates_warm_leads_question_count + listed.unanswered_count).toBe(ownersHome.answer_count)
  const seenByReader = (await reader.call<WireProject[]>('GET', 'v1/projects')).body.find(({ project_id }) => project_id === project)!
  expect(seenByReader.unanswered_count).toBe(0)

  expect(ownersHome.searches).toEqual([])
  const run = { id: newId(), workspace_id, project_id: project, kind: 'next' as const, batch: 9, size: 25, is_calibration: false }
  await db()
    .insertInto('search_run')
    .values({ ...run, state: 'failed', finished_at: new Date() })
    .execute()
  expect((await home(owner)).searches).toMatchObject([{ project_id: project, problem: 'failed' }])
})

test('an answered, snoozed, or finished conversation no longer needs an answer', async () => {
  const people = await Promise.all([1, 2, 3].map(() => addPerson(testApp, owner, project, { stage: 'CONTACTED' })))
  for (const { id } of people) await receive(id, 60)
  const answersOf = async () => (await home(owner)).answer_count
  expect(await answersOf()).toBe(3)
  const [answered, snoozed, done] = people.map(({ id }) => id) as [string, string, string]
  await owner.call('POST', 'v1/email/reply', { project_id: project, candidate_id: answered, email_subject: 'Re', email_body: 'Hello' })
  await db().updateTable('message').set({ state: 'sent', sent_at: new Date() }).where('candidate_id', '=', answered).execute()
  expect(await answersOf()).toBe(2)
  const sort = (candidate_id: string, fields: object) =>
    owner.call('PUT', 'v2/inbox', { project_id: project, candidate_id, emails: 1, ...fields })
  await sort(snoozed, { snoozed_until: new Date(Date.now() + 60 * minute).toISOString() })
  expect(await answersOf()).toBe(1)
  await sort(done, { is_done: true })
  expect(await home(owner)).toMatchObject({ answer_count: 0, answers: [] })
})

test("interviews of today by the user's zone: their own anywhere, and those of their projects", async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => addPerson(testApp, owner, project, { stage: 'INTERVIEWING' })))
  const [soon, over, cancelled, far] = people.map(({ id }) => id) as [string, string, string, string]
  await interview(soon, outsider, -5)
  await interview(over, owner, -90)
  await interview(cancelled, owner, 30, 'cancelled')
  await interview(far, owner, 36 * 60)
  const [listedInterview] = (await home(owner)).interviews
  expect((await home(owner)).interviews).toHaveLength(1)
  expect(listedInterview).toMatchObject({
    project_id: project,
    candidate_id: soon,
    interviewers: ['Out Colleague'],
    is_mine: false,
    meeting_where: 'https://meet.example/room',
  })
  expect((await home(outsider)).interviews, 'without the project').toMatchObject([{ project_id: null, candidate_id: soon, is_mine: true }])
  expect((await home(reader)).interviews).toEqual([])
  expect((await home(stranger)).interviews).toEqual([])
  expect((await home(owner)).scorecards, 'for the interview that is over').toMatchObject([{ candidate_id: over }])
  expect((await home(member)).scorecards).toEqual([])
  const refused = await owner.call('GET', 'v2/home', { time_zone: 'Moon/Base' })
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toEqual({ time_zone: 'Choose a time zone, such as Europe/Berlin.' })
})

test("a mailbox, its domain, and a calendar that don't work are shown to the user who looks after them", async () => {
  const { userId, workspaceId } = await contextOf(testApp, member)
  const mailbox = (is_shared: boolean, address: string) => ({
    id: newId(),
    workspace_id: workspaceId,
    user_id: userId,
    name: 'Mel',
    address,
    username: address,
    secret: 'x',
    is_shared,
    smtp_host: 'mail',
    smtp_port: 465,
    smtp_security: 'tls' as const,
    imap_host: 'mail',
    imap_port: 993,
    imap_security: 'tls' as const,
    paused_for: 'password' as const,
  })
  const ownMailbox = mailbox(false, 'mel@bakery.example')
  await db()
    .insertInto('mailbox')
    .values([ownMailbox, mailbox(true, 'jobs@bakery.example')])
    .execute()
  await db()
    .insertInto('mailbox_records')
    .values({ mailbox_id: ownMailbox.id, workspace_id: workspaceId, states: JSON.stringify({ spf: 'wrong', dkim: 'passes' }) })
    .execute()
  await db()
    .insertInto('calendar_account')
    .values({
      id: newId(),
      workspace_id: workspaceId,
      user_id: userId,
      kind: 'ics',
      name: 'Mel at work',
      state: 'refused',
      why: 'Sign in again.',
    })
    .execute()
  expect((await home(member)).trouble).toMatchObject([
    { kind: 'mailbox', name: 'mel@bakery.example', reason: expect.stringContaining('password') },
    { kind: 'domain', name: 'bakery.example' },
    { kind: 'calendar', name: 'Mel at work', reason: 'Sign in again.' },
  ])
  expect((await home(owner)).trouble, 'as an admin').toMatchObject([{ kind: 'shared_mailbox', name: 'jobs@bakery.example' }])
  expect((await home(reader)).trouble).toEqual([])
  await db().updateTable('mailbox').set({ paused_for: 'user' }).execute()
  expect((await home(owner)).trouble, 'its owner paused it').toEqual([])
})

test('tasks that are due and comments that mention the user', async () => {
  const { id } = await addPerson(testApp, owner, project, { stage: 'NOT_INTERESTED' })
  const [workspace_id, candidate] = [
    await workspaceOf(owner),
    await db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  ]
  const task = (due_at: Date | null) => ({
    id: newId(),
    workspace_id,
    project_id: project,
    candidate_id: id,
    person_id: candidate.person_id,
    kind: 'come_back' as const,
    due_at,
  })
  await db()
    .insertInto('task')
    .values([task(new Date(Date.now() - 48 * 60 * minute)), task(new Date(Date.now() + 72 * 60 * minute))])
    .execute()
  const comment = newId()
  const author = (await contextOf(testApp, owner)).userId
  const body = '@Rae what\ndo you think?'
  await db()
    .insertInto('comment')
    .values({ id: comment, workspace_id, project_id: project, candidate_id: id, user_id: author, body })
    .execute()
  for (const user of [reader, outsider])
    await db()
      .insertInto('comment_mention')
      .values({ comment_id: comment, workspace_id, user_id: (await contextOf(testApp, user)).userId })
      .execute()
  expect((await home(owner)).tasks).toMatchObject([{ kind: 'come_back', candidate_id: id, project_id: project }])
  expect((await home(reader)).tasks).toEqual([])
  expect((await home(reader)).mentions).toMatchObject([{ text: '@Rae what do you think?', by: 'Robin Tester', candidate_id: id }])
  expect((await home(outsider)).mentions, 'no longer in the project').toEqual([])
  expect((await home(owner)).mentions).toEqual([])
  await db().updateTable('comment').set({ resolved_at: new Date() }).where('id', '=', comment).execute()
  expect((await home(reader)).mentions).toEqual([])
})

test('names that a project hides stay hidden, and an archived project waits for nothing', async () => {
  const hidden = await addPerson(testApp, owner, project, { stage: 'QUESTION', firstName: 'Tiberius' })
  await receive(hidden.id, 5)
  await interview(hidden.id, owner, -1)
  await db().updateTable('project').set({ bias_reducer: true }).where('id', '=', project).execute()
  const answer = await home(owner)
  expect(answer.answers).toHaveLength(1)
  expect(answer.interviews).toHaveLength(1)
  expect(JSON.stringify(answer)).not.toMatch(/Tiberius|salary/)
  await db().updateTable('project').set({ is_archived: true, bias_reducer: false }).where('id', '=', project).execute()
  expect(await home(owner)).toMatchObject({ answers: [], attention: [], answer_count: 0, review: [], decisions: [], searches: [] })
})

test('two hundred projects take as many statements as one', async () => {
  const countStatements = async (projects: number) => {
    statements = 0
    expect((await home(owner)).review).toHaveLength(projects)
    return statements
  }
  await addPerson(testApp, owner, project)
  await countStatements(1)
  const ofOne = await countStatements(1)
  const row = await db().selectFrom('project').selectAll().where('id', '=', project).executeTakeFirstOrThrow()
  const json = { settings: JSON.stringify(row.settings), lessons: JSON.stringify(row.lessons) }
  const copies = Array.from({ length: 200 }, (_, n) => ({ ...row, ...json, id: newId(), name: `Search ${n}` }))
  await db().insertInto('project').values(copies).execute()
  await db()
    .insertInto('project_counter')
    .values(copies.map(({ id, workspace_id }) => ({ project_id: id, workspace_id, stage: 'UNDER_REVIEW', count: 5 })))
    .execute()
  expect(await countStatements(201)).toBe(ofOne)
  expect(ofOne).toBeLessThan(60)
})

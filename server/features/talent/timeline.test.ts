// A person's timeline across projects: every source, who sees what, pages, and hidden names.
import type { WireTimeline } from '@fairlead/contract/shapes/timeline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activeProject, addPerson, colleagueOf, contextOf } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { newId, newToken } from '../../platform/ids.ts'

let testApp: TestApp
let owner: TestUser
let commenter: TestUser
let outsider: TestUser
let person_id: string
let first: { project_id: string; candidate_id: string }
let second: { project_id: string; candidate_id: string }
let workspace_id: string
const db = () => testApp.database.system
const minutes = (ago: number) => new Date(Date.now() - ago * 60_000)

beforeAll(async () => {
  testApp = await createTestApp()
  owner = await newUser(testApp.app)
  ;[commenter, outsider] = [await colleagueOf(testApp, owner, 'Rae'), await colleagueOf(testApp, owner, 'Out')]
  workspace_id = (await contextOf(testApp, owner)).workspaceId
  const roster = [
    { email: owner.email, role: 1 },
    { email: commenter.email, role: 3 },
  ]
  const project_id = await activeProject(testApp, owner, { collaborators: roster })
  const candidate = await addPerson(testApp, owner, project_id, { stage: 'QUESTION' })
  first = { project_id, candidate_id: candidate.id }
  const row = await db().selectFrom('candidate').select('person_id').where('id', '=', candidate.id).executeTakeFirstOrThrow()
  person_id = row.person_id
  const closed = await activeProject(testApp, owner, { collaborators: [roster[0]] })
  const added = await owner.call<{ added: { candidate_id: string }[] }>('POST', 'v2/talent/projects', {
    project_id: closed,
    person_ids: [person_id],
  })
  second = { project_id: closed, candidate_id: added.body.added[0]!.candidate_id }
  for (const [about, ago] of [
    [first, 60],
    [second, 30],
  ] as const)
    await write(about, ago)
})
afterAll(() => testApp.close())

/** An email to the candidate, their reply, and a comment. */
async function write(about: { project_id: string; candidate_id: string }, ago: number) {
  await db()
    .insertInto('message')
    .values({
      ...about,
      workspace_id,
      id: newId(),
      kind: 'reply',
      state: 'sent',
      sent_at: minutes(ago),
      due_at: minutes(ago),
      message_id: `<${newId()}@x>`,
      reply_token: newToken(),
      from_email: 'a@b.example',
      to_email: 'c@d.example',
      subject: `Hello ${ago}`,
      html: 'h',
      body_text: 'Would you\n like to talk, Jo Doe?',
    })
    .execute()
  await db()
    .insertInto('inbound_mail')
    .values({
      ...about,
      workspace_id,
      id: newId(),
      mailbox: 'test',
      uid_validity: '1',
      uid: Math.floor(Math.random() * 2 ** 30),
      subject: `Re: Hello ${ago}`,
      reply_text: 'Yes, gladly. Jo Doe',
      body_text: 'Yes, gladly. > quoted',
      kind: 'person',
      label: 'interested',
      received_at: minutes(ago - 1),
    })
    .execute()
  const { status } = await owner.call('POST', 'v1/comments', { candidate_id: about.candidate_id, comment_body: `Comment ${ago} on Jo Doe` })
  expect(status).toBe(200)
}

const ofPerson = (by: TestUser, fields: Record<string, string> = {}) =>
  by.call<WireTimeline>('GET', 'v2/talent/timeline', { person_id, ...fields })
const ofCandidate = (by: TestUser, fields: Record<string, string> = {}, about = first) =>
  by.call<WireTimeline>('GET', 'v2/projects/candidates/timeline', { ...about, ...fields })
const labelsOf = ({ body }: { body: WireTimeline }) => body.events.map(({ label }) => label)

describe('what is shown', () => {
  test('everything in the projects the user can open, newest first', async () => {
    const { body } = await ofPerson(owner)
    const times = body.events.map((event) => event.at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(body).toMatchObject({ next: null, elsewhere: 0 })
    expect(body.projects.map(({ project_id }) => project_id).toSorted()).toEqual([first.project_id, second.project_id].toSorted())
    const mail = body.events
      .filter(({ kind }) => kind === 'email')
      .map(({ label, subject, text, reply_label }) => [label, subject, text, reply_label])
    expect(mail).toEqual([
      ['Email received', 'Re: Hello 30', 'Yes, gladly. Jo Doe', 'interested'],
      ['Email sent', 'Hello 30', 'Would you like to talk, Jo Doe?', null],
      ['Email received', 'Re: Hello 60', 'Yes, gladly. Jo Doe', 'interested'],
      ['Email sent', 'Hello 60', 'Would you like to talk, Jo Doe?', null],
    ])
    expect(labelsOf({ body })).toEqual(expect.arrayContaining(['Comment', 'Added to the talent pool', 'Imported']))
    expect(await ofCandidate(owner)).toMatchObject({ status: 200, body: { events: body.events, elsewhere: 0 } })
  })

  test('comment-only users see no email and no reasons; events in projects they can’t open are only counted', async () => {
    const whole = (await ofPerson(owner, { project_id: second.project_id })).body.events.length
    for (const { body } of [await ofPerson(commenter), await ofCandidate(commenter)]) {
      expect(body.elsewhere).toBe(whole)
      expect(body.projects.map(({ project_id }) => project_id)).toEqual([first.project_id])
      expect(JSON.stringify(body)).not.toMatch(/Hello|gladly|Comment 30/)
      expect(body.events.map(({ text }) => text)).toContain('Comment 60 on Jo Doe')
      expect(body.events.every(({ project_id }) => project_id !== second.project_id)).toBe(true)
    }
    const none = await ofPerson(outsider)
    expect(none.body.projects).toEqual([])
    expect(none.body.events.every(({ project_id }) => project_id === null)).toBe(true)
    expect(none.body.elsewhere).toBeGreaterThan(whole)
    expect((await ofPerson(commenter, { project_id: second.project_id })).status).toBe(404)
    expect((await ofCandidate(commenter, {}, second)).status).toBe(404)
    expect((await ofCandidate(outsider)).status).toBe(404)
  })

  test('another workspace sees none of it', async () => {
    const stranger = await newUser(testApp.app)
    expect((await ofPerson(stranger)).status).toBe(404)
    expect((await ofCandidate(stranger)).status).toBe(404)
  })

  test('by type and project', async () => {
    expect(new Set((await ofPerson(owner, { kind: 'comment' })).body.events.map(({ kind }) => kind))).toEqual(new Set(['comment']))
    const { body } = await ofPerson(owner, { kind: 'email', project_id: first.project_id })
    expect(body.events.map(({ subject }) => subject)).toEqual(['Re: Hello 60', 'Hello 60'])
    expect((await ofCandidate(owner, { kind: 'email', of_project_id: second.project_id })).body.events).toHaveLength(2)
    expect((await ofPerson(owner, { kind: 'nothing' })).status).toBe(400)
  })
})

test('a rejection shows its reasons to deciders', async () => {
  const rejected = await owner.call('PUT', 'v1/candidates', {
    ...first,
    status: 'REJECTED',
    rejection_reasons: ['3'],
    rejection_reason_other: '',
  })
  expect(rejected.status).toBe(200)
  const line = async (by: TestUser) => (await ofPerson(by, { kind: 'move' })).body.events.find(({ label }) => label === 'Rejected')
  expect((await line(owner))?.subject).toBeTruthy()
  expect(await line(commenter)).toMatchObject({ subject: null })
})

test('notes, opt-outs, scorecards, and interviews are included', async () => {
  await owner.call('POST', 'v2/talent/notes', { person_id, note_id: newId(), body: 'Met at a meetup' })
  const { profile } = await db().selectFrom('person').select('profile').where('id', '=', person_id).executeTakeFirstOrThrow()
  const address = [...profile.personalEmails, ...profile.workEmails][0]!
  const listed = await owner.call('POST', 'v2/suppressions', { list: address })
  expect(listed.status).toBeLessThan(300)
  const host_user_id = (await contextOf(testApp, owner)).userId
  const interview_id = newId()
  await db()
    .insertInto('interview')
    .values({
      ...first,
      workspace_id,
      id: interview_id,
      host_user_id,
      start_at: minutes(20),
      end_at: minutes(10),
      state: 'booked',
      uid: newId(),
      meeting_kind: 'video',
      created_at: minutes(100),
      updated_at: minutes(100),
    })
    .execute()
  await db()
    .insertInto('scorecard')
    .values({
      workspace_id,
      interview_id,
      user_id: host_user_id,
      recommendation: 'yes',
      words: 'Secret words',
      updated_at: minutes(5),
      submitted_at: minutes(5),
    })
    .execute()
  const { body } = await ofPerson(owner)
  expect(labelsOf({ body })).toEqual(expect.arrayContaining(['Note', 'Scorecard submitted', 'Interview', 'Added to the suppression list']))
  expect(JSON.stringify(body)).not.toContain('Secret words')
  expect(labelsOf(await ofPerson(commenter))).not.toContain('Scorecard submitted')
  // a single project has neither notes nor opt-outs
  expect(labelsOf(await ofPerson(owner, { project_id: first.project_id }))).not.toContain('Note')
})

test('pages contain every event once', async () => {
  const moment = minutes(500)
  const { userId: user_id } = await contextOf(testApp, owner)
  await db()
    .insertInto('comment')
    .values(
      Array.from({ length: 95 }, (_, index) => ({
        ...first,
        workspace_id,
        id: newId(),
        user_id,
        body: `Many ${index}`,
        created_at: index % 2 === 0 ? moment : minutes(400 + index),
      })),
    )
    .execute()
  const ids: string[] = []
  let before: string | undefined
  let pages = 0
  do {
    const { status, body } = await ofPerson(owner, before ? { before } : {})
    expect(status).toBe(200)
    ids.push(...body.events.map(({ id }) => id))
    before = body.next ?? undefined
    pages += 1
  } while (before)
  expect(pages).toBeGreaterThanOrEqual(3)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.startsWith('comment:'))).toHaveLength(97)
  expect((await ofPerson(owner, { before: 'yesterday' })).status).toBe(400)
})

test('if a project hides names, the card has only its own events, without the name', async () => {
  await db().updateTable('project').set({ bias_reducer: true }).where('id', '=', first.project_id).execute()
  const card = (await ofCandidate(owner)).body
  expect(card.projects.map(({ project_id }) => project_id)).toEqual([first.project_id])
  expect(card.events.every(({ project_id }) => project_id === first.project_id)).toBe(true)
  expect(
    (await ofCandidate(owner, { of_project_id: second.project_id })).body.events.every(({ project_id }) => project_id === first.project_id),
  ).toBe(true)
  for (const body of [card, (await ofPerson(owner)).body]) expect(JSON.stringify(body)).not.toMatch(/\bDoe\b/)
  await db().updateTable('project').set({ bias_reducer: false }).where('id', '=', first.project_id).execute()
})

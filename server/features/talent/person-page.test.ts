// A person in the talent pool over the real API: page, notes, editing, adding to a project, hidden names, deleting.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activeProject, addPerson, colleagueOf, contextOf, countersOf, newSearch, pageOf, searchNow } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { newId } from '../../platform/ids.ts'

interface PersonPage {
  person_id: string
  name: string
  hidden_by: string | null
  emails: string[]
  linkedin_url: string | null
  headline: string | null
  location: string | null
  skills: string[]
  is_own: boolean
  may_delete: boolean
  resumes: { id: string; file_name: string }[]
  notes: { id: string; body: string; may_delete: boolean }[]
  projects: { project_name: string; candidate_id: string; stage: string }[]
  elsewhere: { sentence: string }[]
}
interface Added {
  added: { person_id: string; candidate_id: string }[]
  refused: { why: string; sentence: string; candidate_id: string | null }[]
}
interface Failure {
  error: string
  message: string
  fields?: Record<string, string>
}

let testApp: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 30 })
  ;[ann, ben] = await Promise.all([newUser(testApp.app, 'Ann'), newUser(testApp.app, 'Ben')])
})
afterAll(() => testApp.close())

const read = (user: TestUser, id: string) => user.call<PersonPage>('GET', 'v2/talent/people', { person_id: id })
async function addByHand(user: TestUser, name: string) {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${newId()}`
  const email = `${slug}@pool.example`
  const form = { linkedin_url: `https://www.linkedin.com/in/${slug}`, email, name, title: 'Platform Engineer', company: 'Acme' }
  const { body } = await user.call<{ core_candidate_id: string }>('POST', 'v2/talent', form)
  return { id: body.core_candidate_id, email, form }
}
const personOf = async (candidateId: string) =>
  (await testApp.database.system.selectFrom('candidate').select('person_id').where('id', '=', candidateId).executeTakeFirstOrThrow())
    .person_id

describe('the page', () => {
  test('is visible to its workspace, and to no other', async () => {
    const { id, email } = await addByHand(ann, 'Ada Okafor')
    expect(await read(ann, id)).toMatchObject({
      status: 200,
      body: { name: 'Ada Okafor', emails: [email], is_own: true, hidden_by: null, notes: [], projects: [], may_delete: true },
    })
    expect(await read(ben, id)).toEqual(await read(ben, 'nothing'))
    expect((await read(ben, id)).status).toBe(404)
  })

  test('stores notes once, and only their authors and admins delete them', async () => {
    const { id } = await addByHand(ann, 'Bo Lindqvist')
    const [sasha, kim] = [await colleagueOf(testApp, ann, 'Sasha'), await colleagueOf(testApp, ann, 'Kim')]
    const noteId = newId()
    const write = () => sasha.call<Failure>('POST', 'v2/talent/notes', { person_id: id, note_id: noteId, body: ' Met at a meetup ' })
    expect((await sasha.call<Failure>('POST', 'v2/talent/notes', { person_id: id, note_id: noteId, body: '  ' })).body.fields).toEqual({
      body: 'Write a note.',
    })
    expect([(await write()).status, (await write()).status]).toEqual([201, 201])
    expect((await read(kim, id)).body.notes).toMatchObject([{ id: noteId, body: 'Met at a meetup', may_delete: false }])
    expect((await kim.call('DELETE', 'v2/talent/notes', { note_id: noteId })).status).toBe(403)
    await ben.call('DELETE', 'v2/talent/notes', { note_id: noteId })
    expect((await read(sasha, id)).body.notes).toHaveLength(1)
    expect((await ann.call('DELETE', 'v2/talent/notes', { note_id: noteId })).status).toBe(200)
    expect((await read(sasha, id)).body.notes).toEqual([])
  })

  test('replaces edited values and changes nothing on invalid input', async () => {
    const [{ id, email }, otherPerson] = [await addByHand(ann, 'Cleo Marsh'), await addByHand(ann, 'Dan Frey')]
    const form = { person_id: id, name: 'Cleo Marsh', headline: 'SRE', location: 'Berlin, Germany', emails: [email], skills: ['Go', 'Go'] }
    const wrong = { ...form, name: ' ', linkedin_url: 'linkedin.com', emails: ['wrong'] }
    expect(Object.keys((await ann.call<Failure>('PUT', 'v2/talent/people', wrong)).body.fields ?? {}).toSorted()).toEqual([
      'emails',
      'linkedin_url',
      'name',
    ])
    const taken = await ann.call<Failure>('PUT', 'v2/talent/people', { ...form, emails: [otherPerson.email] })
    expect(taken.body.fields?.['emails']).toContain('belongs to Dan Frey')
    expect((await read(ann, id)).body).toMatchObject({ headline: 'Platform Engineer at Acme', emails: [email] })
    const next = `new.${newId()}@pool.example`
    expect((await ann.call('PUT', 'v2/talent/people', { ...form, emails: [next] })).status).toBe(200)
    expect((await read(ann, id)).body).toMatchObject({
      headline: 'SRE',
      location: 'Berlin, Germany',
      emails: [next],
      skills: ['Go'],
      linkedin_url: null,
    })
    const totalFor = async (query: string) => (await ann.call<{ total: number }>('GET', 'v2/talent/search', { query })).body.total
    expect([await totalFor(email), await totalFor(next)]).toEqual([0, 1])
  })
})

describe('adding to a project', () => {
  const add = (user: TestUser, projectId: string, ids: string[], anyway = false) =>
    user.call<Added>('POST', 'v2/talent/projects', { project_id: projectId, person_ids: ids, add_anyway: anyway })

  test('happens once; a repeated request says where they are', async () => {
    const { id } = await addByHand(ann, 'Eve Moss')
    const project = await activeProject(testApp, ann, { project_name: 'Kitchen' })
    const first = await add(ann, project, [id])
    expect(first.body).toMatchObject({ added: [{ person_id: id }], refused: [] })
    const candidate = first.body.added[0]!.candidate_id
    expect((await add(ann, project, [id, id])).body).toEqual({
      added: [],
      refused: [
        { person_id: id, name: 'Eve Moss', why: 'in_project', sentence: 'Already in Kitchen, in Approved.', candidate_id: candidate },
      ],
    })
    expect((await read(ann, id)).body.projects).toMatchObject([{ project_name: 'Kitchen', candidate_id: candidate, stage: 'Approved' }])
    const { stored, counted } = await countersOf(testApp, project)
    expect(stored).toEqual(counted)
    expect((await add(ben, project, [id])).status).toBe(404)
    const otherProject = await activeProject(testApp, ben)
    expect((await add(ben, otherProject, [id])).status).toBe(404)
  })

  test('refuses a person the team is in touch with, with details, until confirmed', async () => {
    const project = await activeProject(testApp, ann, { project_name: 'Bakery' })
    const candidate = await addPerson(testApp, ann, project, { firstName: 'Finn', stage: 'HIRING_MANAGER' })
    await testApp.database.system.updateTable('candidate').set({ replied_at: new Date() }).where('id', '=', candidate.id).execute()
    const id = await personOf(candidate.id)
    const next = await activeProject(testApp, ann, { project_name: 'Dairy' })
    const refused = (await add(ann, next, [id])).body
    expect(refused).toMatchObject({ added: [], refused: [{ why: 'in_touch' }] })
    expect(refused.refused[0]!.sentence).toMatch(/a conversation is open \(.*project Bakery\)/)
    expect((await add(ann, next, [id], true)).body).toMatchObject({ added: [{ person_id: id }], refused: [] })
  })
})

test('if a project hides names, its team sees initials in the pool as well, and finds no one by name', async () => {
  const project = await activeProject(testApp, ann, { project_name: 'Blind', bias_reducer: true })
  await testApp.database.system.updateTable('project').set({ bias_reducer: true }).where('id', '=', project).execute()
  const candidate = await addPerson(testApp, ann, project, {
    firstName: 'Zephyrine',
    profile: { lastName: 'Quillfeather', summary: 'Zephyrine writes Rust.', skills: ['Rust'] },
  })
  const id = await personOf(candidate.id)
  const page = await read(ann, id)
  expect(page.body).toMatchObject({ name: 'Z. Q.', hidden_by: 'Blind', emails: [], linkedin_url: null, resumes: [] })
  expect(JSON.stringify(page.body)).not.toMatch(/zephyrine|quillfeather/i)
  expect((await ann.call<{ total: number }>('GET', 'v2/talent/search', { query: 'Quillfeather' })).body.total).toBe(0)
  const listed = await ann.call('GET', 'v2/talent/search')
  expect(JSON.stringify(listed.body)).not.toMatch(/zephyrine|quillfeather/i)
  expect((await ann.call('PUT', 'v2/talent/people', { person_id: id, name: 'Zephyrine' })).status).toBe(403)
})

describe('deleting', () => {
  const remove = (user: TestUser, ids: string[]) =>
    user.call<{ deleted: number } & Failure>('DELETE', 'v2/talent/people', { person_ids: ids })

  test('is for admins, deletes everything about the person, and keeps them out', async () => {
    const { id, email, form } = await addByHand(ann, 'Gil Vantongeren')
    const member = await colleagueOf(testApp, ann, 'Robin')
    const project = await activeProject(testApp, ann, { project_name: 'Gone' })
    const { body } = await ann.call<Added>('POST', 'v2/talent/projects', { project_id: project, person_ids: [id] })
    const candidate = body.added[0]!.candidate_id
    await ann.call('POST', 'v2/talent/notes', { person_id: id, note_id: newId(), body: 'Gil Vantongeren sails' })
    await ann.call('POST', 'v1/comments', { project_id: project, candidate_id: candidate, comment_body: 'Vantongeren again' })
    const history = { workspace_id: (await contextOf(testApp, ann)).workspaceId, person_id: id, reason: 'Vantongeren moved away' }
    await testApp.database.system
      .insertInto('person_application')
      .values({ ...history, id: newId(), key: 'k' })
      .execute()
    expect(await remove(member, [id])).toMatchObject({ status: 403, body: { message: 'Only an admin of this workspace can do this.' } })
    expect((await remove(ben, [id])).status).toBe(404)
    expect(await remove(ann, [id])).toMatchObject({ status: 200, body: { deleted: 1 } })
    expect(await remove(ann, [id])).toMatchObject({ status: 200, body: { deleted: 0 } })
    expect((await read(ann, id)).status).toBe(404)
    expect((await ann.call<{ total: number }>('GET', 'v2/talent/search', { query: 'Vantongeren' })).body.total).toBe(0)
    // no table in the workspace contains their name anymore
    const { workspaceId } = await contextOf(testApp, ann)
    for (const table of [
      'person',
      'candidate',
      'candidate_history',
      'message',
      'comment',
      'person_note',
      'person_application',
      'resume',
      'person_email',
    ] as const) {
      const rows = await testApp.database.system.selectFrom(table).selectAll().where('workspace_id', '=', workspaceId).execute()
      expect([table, JSON.stringify(rows).match(/vantongeren/i)]).toEqual([table, null])
    }
    const { stored, counted } = await countersOf(testApp, project)
    expect(stored).toEqual(counted)
    expect(counted).toEqual({ NOT_INTERESTED: 1 })
    const again = await ann.call<Failure>('POST', 'v2/talent', form)
    expect(again).toMatchObject({
      status: 400,
      body: { fields: { email: 'This person was deleted from your workspace and can’t be added again.' } },
    })
    const moved = await ann.call<Failure>('PUT', 'v1/candidates', { candidate_id: candidate, status: 'APPROVED' })
    expect(moved.body.message).toBe('This person was deleted from your workspace, so nothing can be changed.')
    // other workspaces don't see it
    expect((await ben.call('POST', 'v2/talent', { ...form, email })).status).toBe(201)
  })

  test('hides a person in the shared pool only from this workspace, and deletes all or none', async () => {
    const search = (user: TestUser) =>
      user.call<{ people: { person_id: string; is_own: boolean }[]; total: number }>('GET', 'v2/talent/search', { shared: true })
    const before = (await search(ben)).body
    const shared = before.people.find((person) => !person.is_own)!.person_id
    expect((await remove(ben, [shared, 'nothing'])).status).toBe(404)
    expect((await search(ben)).body.total).toBe(before.total)
    expect((await remove(ben, [shared])).body.deleted).toBe(1)
    expect((await search(ben)).body.total).toBe(before.total - 1)
    expect((await read(ann, shared)).status).toBe(200)
  })

  test('ends calibration with the last person in the review queue, and starts the next search; one remaining person keeps it', async () => {
    const project = await newSearch(testApp, ann, { project_name: 'Emptied', should_populate: true })
    const [last, ...rest] = await pageOf(ann, project, 'UNDER_REVIEW')
    for (const { id } of rest.slice(1))
      await ann.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: id, approved: true })
    const standing = () =>
      testApp.database.system
        .selectFrom('project')
        .select(['calibrated_at', 'lifecycle_status'])
        .where('id', '=', project)
        .executeTakeFirstOrThrow()
    const runs = () =>
      testApp.database.system
        .selectFrom('search_run')
        .select(['kind', 'state'])
        .where('project_id', '=', project)
        .orderBy('created_at')
        .execute()
    expect((await remove(ann, [await personOf(rest[0]!.id)])).body.deleted).toBe(1)
    expect((await standing()).calibrated_at).toBeNull()
    expect(await runs()).toHaveLength(1)
    const deleted = await personOf(last!.id)
    expect((await remove(ann, [deleted])).body.deleted).toBe(1)
    expect((await standing()).calibrated_at).not.toBeNull()
    expect(await runs()).toMatchObject([{ kind: 'initial' }, { kind: 'next', state: 'queued' }])
    await searchNow(testApp, ann, project)
    const rows = await testApp.database.system.selectFrom('candidate').select('person_id').where('project_id', '=', project).execute()
    expect(rows.map(({ person_id }) => person_id)).not.toContain(deleted)
    const { stored, counted } = await countersOf(testApp, project)
    expect(stored).toEqual(counted)
  })

  test('waits until a booked interview is canceled', async () => {
    const project = await activeProject(testApp, ann, { project_name: 'Meeting' })
    const candidate = await addPerson(testApp, ann, project, { firstName: 'Hal', stage: 'INTERVIEWING' })
    const ctx = await contextOf(testApp, ann)
    const soon = new Date(Date.now() + 86_400_000)
    await testApp.database.system
      .insertInto('interview')
      .values({
        id: newId(),
        workspace_id: ctx.workspaceId,
        project_id: project,
        candidate_id: candidate.id,
        host_user_id: ctx.userId,
        start_at: soon,
        end_at: new Date(soon.getTime() + 1_800_000),
        state: 'booked',
        uid: newId(),
        meeting_kind: 'phone',
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute()
    const refused = await remove(ann, [await personOf(candidate.id)])
    expect(refused.body.message).toMatch(/^An interview is booked for .* in Meeting\. Cancel it first\.$/)
  })
})

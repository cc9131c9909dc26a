// Comments and files of a candidate over the wire.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../testing/projects.ts'
import { react } from '../../worker/reactions.ts'
import { handleOpenEvents } from '../../platform/events.ts'
import { systemContext } from '../../platform/context.ts'

let testApp: TestApp
let owner: TestUser
let reader: TestUser
let outsider: TestUser
let project_id: string
let candidate_id: string
beforeAll(async () => {
  testApp = await createTestApp()
  owner = await newUser(testApp.app)
  ;[reader, outsider] = [await colleagueOf(testApp, owner, 'Rae'), await colleagueOf(testApp, owner, 'Out')]
  project_id = await activeProject(testApp, owner, {
    collaborators: [
      { email: owner.email, role: 1 },
      { email: reader.email, role: 3 },
    ],
  })
  candidate_id = (await addPerson(testApp, owner, project_id, { stage: 'HIRING_MANAGER' })).id
})
afterAll(() => testApp.close())

const comments = async (actor = owner) =>
  (
    await actor.call<{ comments: { comment_id: string; comment_body: string; is_resolved: boolean }[] }>(
      'GET',
      'v2/projects/candidates/one',
      { project_id, candidate_id },
    )
  ).body.comments

describe('comments', () => {
  test('anyone with access to the project can write them, including comment-only users [768]', async () => {
    const written = await reader.call('POST', 'v1/comments', {
      candidate_id,
      comment_body: ' Strong on Postgres ',
      assignee_email: owner.email,
    })
    expect(written).toMatchObject({
      status: 200,
      body: {
        candidate_id,
        comment_body: 'Strong on Postgres',
        assignee_email: owner.email,
        is_resolved: false,
        user_name: 'Rae Colleague',
      },
    })
    expect(await comments()).toMatchObject([{ comment_body: 'Strong on Postgres' }])
    expect((await outsider.call('POST', 'v1/comments', { candidate_id, comment_body: 'x' })).status).toBe(404)
    expect(await reader.call('POST', 'v1/comments', { candidate_id, comment_body: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { comment_body: 'This field is required.' } },
    })
  })

  test('notify their assignee', async () => {
    const tools = { enqueue: () => Promise.resolve(), wakeSender: () => void 0, mail: testApp.services.settings }
    const failures: unknown[] = []
    while (
      (await handleOpenEvents(
        testApp.database,
        (stored) => react(systemContext(testApp.database, stored.workspaceId), stored, tools as never),
        (_, error) => failures.push(error),
      )) > 0
    );
    expect(failures).toEqual([])
    const { body } = await owner.call<{ text: string; cand_id: string }[]>('GET', 'v1/notifications')
    expect(body).toContainEqual(
      expect.objectContaining({ text: 'Rae Colleague asked you about Jo Doe.', cand_id: candidate_id, project_id }),
    )
  })

  test('are changed and resolved by their ID [769]', async () => {
    const [comment] = await comments()
    const ids = { candidate_id, comment_id: comment!.comment_id }
    expect(await owner.call('PUT', 'v1/comments', { ...ids, is_resolved: true })).toMatchObject({
      status: 200,
      body: { is_resolved: true },
    })
    expect(await reader.call('PUT', 'v1/comments', { ...ids, comment_body: 'Very strong', assignee_email: '' })).toMatchObject({
      body: { comment_body: 'Very strong', assignee_email: null, is_resolved: true },
    })
    expect(await reader.call('PUT', 'v1/comments', { ...ids, is_resolved: false })).toMatchObject({ body: { is_resolved: false } })
    expect(await owner.call('PUT', 'v1/comments', { ...ids, assignee_email: outsider.email })).toMatchObject({
      status: 400,
      body: { fields: { assignee_email: 'This person is not on the roster.' } },
    })
    expect((await owner.call('PUT', 'v1/comments', { ...ids, comment_id: 'unknown', is_resolved: true })).status).toBe(404)
  })

  test('are removed by their author or an admin, no one else [770]', async () => {
    const { body } = await owner.call<{ comment_id: string }>('POST', 'v1/comments', { candidate_id, comment_body: 'Mine' })
    expect((await reader.call('DELETE', 'v1/comments', { candidate_id, comment_id: body.comment_id })).status).toBe(403)
    expect(await comments()).toHaveLength(2)
    expect(await owner.call('DELETE', 'v1/comments', { candidate_id, comment_id: body.comment_id })).toEqual({
      status: 200,
      body: { ok: true },
    })
    const [remaining] = await comments()
    expect((await owner.call('DELETE', 'v1/comments', { candidate_id, comment_id: remaining!.comment_id })).status).toBe(200)
    expect(await comments()).toEqual([])
    expect((await owner.call('DELETE', 'v1/comments', { candidate_id, comment_id: remaining!.comment_id })).status).toBe(404)
  })
})

describe('a resume', () => {
  const upload = (name: string, content: string | Buffer, actor = owner) => {
    const form = [
      `--b\r\ncontent-disposition: form-data; name="candidate_id"\r\n\r\n${candidate_id}\r\n`,
      `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
    ].join('')
    return testApp.app.inject({
      method: 'POST',
      url: '/api/v1/candidates/resume',
      headers: { 'x-parse-session-token': actor.session, 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([Buffer.from(form), Buffer.from(content), Buffer.from('\r\n--b--\r\n')]),
    })
  }
  const download = (path: string, actor = owner) =>
    testApp.app.inject({ method: 'GET', url: `/api/${path}`, headers: { 'x-parse-session-token': actor.session } })
  const pdf = Buffer.from('%PDF-1.7\nAda Example\n%%EOF')

  test('is stored, and returned as the same file by candidate and by key [738 739]', async () => {
    const uploaded = await upload('Ada Example – CV.pdf', pdf)
    expect(uploaded.statusCode).toBe(201)
    const { resume_key } = uploaded.json<{ resume_key: string }>()
    const { body } = await owner.call('GET', 'v2/projects/candidates/one', { project_id, candidate_id })
    expect(body.resume_key).toBe(resume_key)
    for (const path of [`v1/candidates/resume?candidate_id=${candidate_id}`, `v2/projects/candidates/resume?resume_key=${resume_key}`]) {
      const answer = await download(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload).toEqual(pdf)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; filename="Ada Example _ CV.pdf"; filename\*=UTF-8''/) as string,
      })
      expect((await download(path, outsider)).statusCode).toBe(404)
      expect((await download(path, reader)).statusCode).toBe(200)
    }
  })

  test.each([
    ['a page', 'cv.pdf', '\u0000<html>'],
    ['nothing', 'cv.pdf', ''],
    ['a program', 'cv.exe', Buffer.from([0x4d, 0x5a, 0x90, 0x00])],
  ])('%s is refused and the existing one stays', async (_, name, content) => {
    expect((await upload(name, content)).statusCode).toBe(415)
    expect((await download(`v1/candidates/resume?candidate_id=${candidate_id}`)).rawPayload).toEqual(pdf)
  })

  test("can't be uploaded by comment-only users", async () => {
    expect((await upload('cv.pdf', pdf, reader)).statusCode).toBe(403)
  })

  test("isn't available in a bias-reduced project", async () => {
    await testApp.database.system.updateTable('project').set({ bias_reducer: true }).where('id', '=', project_id).execute()
    expect((await download(`v1/candidates/resume?candidate_id=${candidate_id}`)).statusCode).toBe(404)
    const { workspaceId } = await contextOf(testApp, owner)
    const rows = await testApp.database.system.selectFrom('resume').select('id').where('workspace_id', '=', workspaceId).execute()
    expect((await download(`v2/projects/candidates/resume?resume_key=${rows[0]!.id}`)).statusCode).toBe(404)
  })
})

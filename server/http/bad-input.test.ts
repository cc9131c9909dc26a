// Input that our clients never send: each gets a clear response with a code and a sentence, never an internal error, and
// nothing is lost.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { addPerson, activeProject, pageOf } from '../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
let candidate_id: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  project_id = await activeProject(testApp, user)
  candidate_id = (await addPerson(testApp, user, project_id)).id
})
afterAll(() => testApp.close())

const send = async (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: string | Buffer,
  type = 'application/json',
  headers: Record<string, string> = {},
) => {
  const response = await testApp.app.inject({
    method,
    url,
    headers: { 'x-parse-session-token': user.session, ...(payload === undefined ? {} : { 'content-type': type }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: response.statusCode, body: response.json<{ error: string; message: string; fields?: Record<string, string> }>() }
}
const isClear = (answer: Awaited<ReturnType<typeof send>>, status: number, error: string) => {
  expect(answer).toMatchObject({ status, body: { error, message: expect.stringMatching(/^[A-Z].+\.$/) } })
  expect(JSON.stringify(answer.body)).not.toMatch(/select |insert |at \/|node_modules|SyntaxError|Zod/i)
}
const settings = '/api/v1/projects/settings'
const version = async () =>
  (await testApp.database.system.selectFrom('project').select('version').where('id', '=', project_id).executeTakeFirstOrThrow()).version

describe('an unreadable body', () => {
  test.each([
    ['half a JSON', '{"project_id":', 'application/json', 400, 'bad_request'],
    ['no JSON at all', 'project_id=1', 'application/json', 400, 'bad_request'],
    ['an empty JSON body', '', 'application/json', 400, 'bad_request'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported_file'],
    ['no known type', 'x', 'image/png', 415, 'unsupported_file'],
    ['a JSON array', '[1,2]', 'application/json', 400, 'invalid_input'],
    ['a JSON text', '"hello"', 'application/json', 400, 'invalid_input'],
    ['a JSON null', 'null', 'application/json', 400, 'invalid_input'],
    ['10 MB of JSON', `{"a":"${'x'.repeat(10_000_000)}"}`, 'application/json', 413, 'too_large'],
    ['10 MB of form', `a=${'x'.repeat(10_000_000)}`, 'application/x-www-form-urlencoded', 413, 'too_large'],
    ['broken percent signs', 'project_id=%E0%A4%A&%%%=1&job_title=x', 'application/x-www-form-urlencoded', 404, 'project_not_found'],
    [
      'a file where none belongs',
      '--b\r\nContent-Disposition: form-data; name="project_id"\r\n\r\n1\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
      400,
      'invalid_input',
    ],
  ])('%s', async (_, payload, type, status, error) => {
    isClear(await send('PUT', settings, payload, type), status, error)
  })
})

describe('implausible values', () => {
  const put = (fields: object) => send('PUT', settings, JSON.stringify({ project_id, ...fields }))
  const putText = (json: string) => send('PUT', settings, json)

  test.each([
    ['NUL', { job_title: 'a\0b' }, 'bad_request'],
    ['NUL inside JSON text', { job_titles: '["a\\u0000b"]' }, 'bad_request'],
    ['NUL in a key of JSON text', { outreach_templates: '[{"name":"a\\u0000"}]' }, 'bad_request'],
    ['a list where text belongs', { job_title: ['a', 'b'] }, 'invalid_input'],
    ['an object where text belongs', { job_title: { a: 1 } }, 'invalid_input'],
    ['a text where a number belongs', { years_exp_min: 'many' }, 'invalid_input'],
    ['a number below all sense', { years_exp_min: -5 }, 'invalid_input'],
    ['an endless number', { comp_target_max: '9'.repeat(400) }, 'invalid_input'],
    ['too long a text', { job_title: 'x'.repeat(2001) }, 'invalid_input'],
    ['too long a list', { job_titles: Array(501).fill('a') }, 'invalid_input'],
    ['a role that does not exist', { collaborators: [{ email: 'a@b.example', role: 9 }] }, 'invalid_input'],
    ['a version from another world', { version: 'x' }, 'invalid_input'],
  ])('refuses %s and saves nothing', async (_, fields, error) => {
    const before = await version()
    isClear(await put(fields), 400, error)
    expect(await version()).toBe(before)
  })

  test('repairs an unpaired surrogate, also inside JSON text', async () => {
    const { status, body } = await put({ job_title: 'a\ud800b', job_titles: '["c\\udfffd"]' })
    expect({ status, body }).toMatchObject({ status: 200, body: { job_title: 'a�b', job_titles: ['c�d'] } })
  })

  test('__proto__ and constructor change only what they name', async () => {
    const answer = await putText(
      `{"project_id":"${project_id}","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"job_title":"Baker"}`,
    )
    expect(answer.status).toBe(200)
    const form = await send(
      'PUT',
      settings,
      `project_id=${project_id}&__proto__[polluted]=1&constructor[prototype][polluted]=1&job_title=Miller`,
      'application/x-www-form-urlencoded',
    )
    expect(form).toMatchObject({ status: 200, body: { job_title: 'Miller' } })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    const tours = await send('PUT', '/api/v1/users/settings', '{"onboarding_tours":"{\\"__proto__\\":true,\\"panel\\":true}"}')
    expect(tours).toMatchObject({ status: 200, body: { onboarding_tours: { panel: true } } })
  })

  test('unlimited depth', async () => {
    isClear(await putText(`{"project_id":${'['.repeat(200_000)}${']'.repeat(200_000)}}`), 400, 'bad_request')
    isClear(await putText(`{"project_id":"${project_id}","ideal_candidates":"${'['.repeat(100_000)}"}`), 400, 'invalid_input')
    const deepForm = `project_id=${project_id}&job_title${'[a]'.repeat(5000)}=1`
    isClear(await send('PUT', settings, deepForm, 'application/x-www-form-urlencoded'), 400, 'invalid_input')
  })
})

describe('URLs', () => {
  test("reports what doesn't exist", async () => {
    for (const url of [
      '/api/v1/nothing',
      '/api/v3/projects',
      '/api',
      '/api/v2/projects/',
      '/api/v1/projects/%00',
      '/api/v1/..%2f..%2fetc/passwd',
      '/api/v1/%E0%A4%A',
    ])
      isClear(await send('GET', url), url.endsWith('%A') ? 400 : 404, url.endsWith('%A') ? 'bad_request' : 'not_found')
    isClear(await send('PUT', '/api/v2/projects'), 404, 'not_found')
  })

  test('a session in another format is none', async () => {
    for (const session of ['', 'x', 'x'.repeat(100_00), "' or 1=1 --", 'a,b'])
      isClear(await send('GET', '/api/v1/projects', undefined, '', { 'x-parse-session-token': session }), 401, 'not_signed_in')
  })

  test('pages: 0 and 1 are the first, a distant one is empty, a non-number is refused', async () => {
    const page = (page_idx: string) =>
      user.call<{ candidates: unknown[]; total: number; page_idx: number }>('GET', 'v2/projects/candidates', {
        project_id,
        status: 'UNDER_REVIEW',
        page_idx,
      })
    for (const first of ['0', '1', ' 1 '])
      expect(await page(first)).toMatchObject({ status: 200, body: { total: 1, page_idx: 1, candidates: [{ id: candidate_id }] } })
    expect(await page('999')).toMatchObject({ status: 200, body: { total: 1, candidates: [] } })
    for (const wrong of ['abc', '-1', '1.5', '9999999999', '1e9'])
      expect(await page(wrong), wrong).toMatchObject({
        status: 400,
        body: { error: 'invalid_input', fields: { page_idx: expect.any(String) } },
      })
  })

  test('after all this everything is still there', async () => {
    expect((await pageOf(user, project_id, 'UNDER_REVIEW')).map((card) => card.id)).toEqual([candidate_id])
  })
})

// A workspace's snippets: shared, never overwritten unseen, and sent with their reader's values.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app, 'Ana')
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

interface Listed {
  id: string
  name: string
  body: string
  version: number
  edited_by: string | null
}
const list = async (by = user) => (await by.call<Listed[]>('GET', 'v2/snippets')).body
const save = (fields: { snippet_id: string; name?: string; body?: string; version?: number }, by = user) =>
  by.call<{ version?: number; error?: string; fields?: Record<string, string> }>('POST', 'v2/snippets', {
    name: 'Pay',
    body: 'Hi {{first_name}}',
    ...fields,
  })

test('is shared in the workspace, by name, and not with another one', async () => {
  const mate = await colleagueOf(testApp, user, 'Mate')
  const [first, second] = [newId(), newId()]
  expect((await save({ snippet_id: second, name: '  Where  we are ', body: '<p>See <b>here</b></p>' })).body.version).toBe(1)
  expect((await save({ snippet_id: first }, mate)).body.version).toBe(1)
  expect(await list()).toMatchObject([
    { id: first, name: 'Pay', version: 1, edited_by: expect.stringContaining('Mate') as string },
    { id: second, name: 'Where we are', body: '<p>See <b>here</b></p>' },
  ])
  const stranger = await newUser(testApp.app)
  expect(await list(stranger)).toEqual([])
  // another workspace's ID is free here, and changes nothing there
  expect((await save({ snippet_id: first, body: 'Mine' }, stranger)).body.version).toBe(1)
  await stranger.call('DELETE', 'v2/snippets', { snippet_id: second })
  expect((await list()).map(({ body }) => body)).toEqual(['Hi {{first_name}}', '<p>See <b>here</b></p>'])
})

test('a repeated request changes nothing, an older version is refused, a deleted one is restored under its ID', async () => {
  const id = newId()
  await Promise.all([save({ snippet_id: id, name: 'Twice' }), save({ snippet_id: id, name: 'Twice' })])
  expect((await list()).filter(({ name }) => name === 'Twice')).toHaveLength(1)
  expect((await save({ snippet_id: id, name: 'Twice', body: 'Two', version: 1 })).body.version).toBe(2)
  expect((await save({ snippet_id: id, name: 'Twice', body: 'Three', version: 1 })).body.error).toBe('edited_meanwhile')
  expect((await save({ snippet_id: newId(), name: 'TWICE' })).body.fields).toEqual({ name: 'Another snippet has this name.' })
  for (const [name, wrong] of [
    ['Pay/Bonus', 'Use only letters, digits, spaces, and . , & ( ) -'],
    ['Pay && bonus', 'The same character can’t appear twice in a row.'],
  ]) {
    const refused = await save({ snippet_id: newId(), name: name! })
    expect([refused.status, refused.body.fields]).toEqual([400, { name: wrong }])
  }
  expect((await user.call('DELETE', 'v2/snippets', { snippet_id: id })).status).toBe(200)
  expect((await save({ snippet_id: id, name: 'Twice', body: 'Four', version: 2 })).body.error).toBe('edited_meanwhile')
  expect((await save({ snippet_id: id, name: 'Twice', body: 'Two' })).body.version).toBe(1)
})

test('refuses an empty text and an unknown variable', async () => {
  expect((await save({ snippet_id: newId(), name: '', body: '<p></p>' })).body.fields).toMatchObject({
    name: expect.anything() as string,
    body: expect.anything() as string,
  })
  expect((await save({ snippet_id: newId(), body: '{{frist_name}}' })).body.fields?.body).toContain('frist_name')
})

test("in an email it has the reader's values", async () => {
  const project_id = await activeProject(testApp, user)
  const { id, email } = await addPerson(testApp, user, project_id)
  const snippet = (await list()).find(({ name }) => name === 'Pay')!
  const texts = { email_subject: 'A role', email_body: `<p>${snippet.body}</p>` }
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: id, ...texts })).status).toBe(200)
  const mail = await until('the email', async () => (await station.sentTo(email))[0] ?? null)
  expect(mail.text).toContain('Hi Jo')
})

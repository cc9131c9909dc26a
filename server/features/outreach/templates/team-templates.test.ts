// Templates of a workspace: every save is a version, none is overwritten unseen, and projects keep what they took.
import { keptTemplateVersions } from '@fairlead/domain/outreach/team-template'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { clearOldRows } from '../../operations/clear-old-rows.ts'

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

interface Version {
  version: number
  template: { name: string; initial_outreach_subject: string; initial_outreach_template: string }
  restored_from: number | null
  edited_by: string | null
}
interface Answer {
  id?: string
  version?: number
  error?: string
  message?: string
  fields?: Record<string, string>
}

const texts = (name: string, body = 'Hi {{first_name}}') => ({
  name,
  initial_outreach_subject: 'A role for {{first_name}}',
  initial_outreach_template: body,
  follow_up_1_template: 'Did you see my email, {{first_name}}?',
})
const list = async (by = user) => (await by.call<(Version & { id: string })[]>('GET', 'v2/team_templates')).body
const save = async (template_id: string, template: object, version?: number, by = user) =>
  (await by.call<Answer>('POST', 'v2/team_templates', { template_id, template, version })).body
const remove = (template_id: string, by = user) => by.call('DELETE', 'v2/team_templates', { template_id })
const undo = async (template_id: string) =>
  (await user.call<Answer>('DELETE', 'v2/team_templates', { template_id, is_deleted: 'false' })).body
const versions = async (template_id: string, by = user) =>
  (await by.call<Version[]>('GET', 'v2/team_templates/versions', { template_id })).body
const restore = async (template_id: string, earlier: number, version: number) =>
  (await user.call<Answer>('POST', 'v2/team_templates/versions', { template_id, restore: earlier, version })).body

test('every save is a version with its author, and a repeated request is none', async () => {
  const mate = await colleagueOf(testApp, user, 'Mate')
  const id = newId()
  await Promise.all([save(id, texts('  Our  engineers ')), save(id, texts('Our engineers'))])
  expect(await save(id, texts('Our engineers', 'Hello {{first_name}}'), 1, mate)).toEqual({ id, version: 2 })
  expect(await save(id, texts('Our engineers', 'Hello {{first_name}}'), 1, mate)).toEqual({ id, version: 2 })
  expect(await list(mate)).toMatchObject([{ id, version: 2, template: { name: 'Our engineers' } }])
  expect(await versions(id)).toMatchObject([
    { version: 2, template: { initial_outreach_template: 'Hello {{first_name}}' }, edited_by: expect.stringContaining('Mate') as string },
    { version: 1, template: { initial_outreach_template: 'Hi {{first_name}}' }, restored_from: null },
  ])
})

test('of two people who save over each other, the second is refused and nothing is lost', async () => {
  const mate = await colleagueOf(testApp, user, 'Mate')
  const id = newId()
  await save(id, texts('Both'))
  const answers = await Promise.all([save(id, texts('Both', 'Ana’s'), 1), save(id, texts('Both', 'Mate’s'), 1, mate)])
  expect(answers.map(({ error }) => error ?? 'saved').toSorted()).toEqual(['edited_meanwhile', 'saved'])
  expect((await versions(id)).map(({ version }) => version)).toEqual([2, 1])
})

test('an earlier version is restored as a new one', async () => {
  const id = newId()
  await save(id, texts('History', 'One'))
  await save(id, texts('History', 'Two'), 1)
  expect((await restore(id, 1, 1)).error).toBe('edited_meanwhile')
  expect(await restore(id, 1, 2)).toEqual({ id, version: 3 })
  expect(await restore(id, 1, 2)).toEqual({ id, version: 3 })
  expect(
    (await versions(id)).map(({ version, restored_from, template }) => [version, restored_from, template.initial_outreach_template]),
  ).toEqual([
    [3, 1, 'One'],
    [2, null, 'Two'],
    [1, null, 'One'],
  ])
  expect((await restore(id, 9, 3)).error).toBe('not_found')
  // an old name that another template has now is not taken from it
  await save(id, texts('Renamed', 'One'), 3)
  await save(newId(), texts('History'))
  expect((await restore(id, 2, 4)).message).toContain('“History”')
})

test('a deleted template is restored with its versions, unless its name is taken', async () => {
  const id = newId()
  await save(id, texts('Gone'))
  await save(id, texts('Gone', 'Two'), 1)
  await remove(id)
  expect((await list()).map((entry) => entry.id)).not.toContain(id)
  expect(await save(id, texts('Gone', 'Three'), 2)).toMatchObject({
    error: 'edited_meanwhile',
    message: expect.stringContaining('deleted') as string,
  })
  await undo(id)
  expect(await versions(id)).toHaveLength(2)
  await remove(id)
  const sibling = newId()
  await save(sibling, texts('gone'))
  expect((await undo(id)).message).toContain('Rename it first')
  await testApp.database.system
    .updateTable('team_template')
    .set({ deleted_at: new Date(Date.now() - 40 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await clearOldRows(testApp.database, { eventDays: 30, endedDays: 30 })
  expect((await undo(id)).error).toBe('not_found')
  expect((await list()).map((entry) => entry.id)).toContain(sibling)
})

test('so many versions are kept', async () => {
  const id = newId()
  for (let version = 1; version <= keptTemplateVersions + 2; version++)
    await save(id, texts('Often', `Text ${version}`), version === 1 ? undefined : version - 1)
  const remaining = await versions(id)
  expect([remaining.length, remaining[0]!.version, remaining.at(-1)!.version]).toEqual([keptTemplateVersions, keptTemplateVersions + 2, 3])
})

test('a wrong text, a taken name, and another workspace', async () => {
  const id = newId()
  await save(id, texts('Mine'))
  const wrong = await save(newId(), { ...texts(' '), initial_outreach_subject: '', follow_up_2_template: '{{frist_name}}' })
  expect(Object.keys(wrong.fields ?? {}).toSorted()).toEqual(['follow_up_2_template', 'initial_outreach_subject', 'name'])
  expect((await save(newId(), texts('MINE'))).fields).toEqual({ name: 'Another team template has this name.' })
  const stranger = await newUser(testApp.app)
  expect(await list(stranger)).toEqual([])
  expect(await versions(id, stranger)).toEqual([])
  await remove(id, stranger)
  // the id of another workspace is free here, and changes nothing there
  expect((await save(id, texts('Mine'), undefined, stranger)).version).toBe(1)
  expect((await list()).find((entry) => entry.id === id)?.version).toBe(1)
})

test('a project keeps the text it took, and an email is sent with it', async () => {
  const id = newId()
  await save(id, texts('Taken'))
  const project_id = await activeProject(testApp, user)
  const { id: candidate_id, email } = await addPerson(testApp, user, project_id)
  const take = async (by = user) =>
    (await by.call<{ template?: { name: string }; error?: string }>('POST', 'v2/projects/team_template', { project_id, template_id: id }))
      .body
  const [first, second] = await Promise.all([take(), take()])
  expect([first.template?.name, second.template?.name]).toEqual(['Taken', 'Taken'])
  const templates = async () =>
    (
      await user.call<{ outreach_templates: { name: string }[] }>('GET', 'v1/projects/settings', { project_id })
    ).body.outreach_templates.map(({ name }) => name)
  expect(await templates()).toEqual(['Template 1', 'Taken'])
  await save(id, texts('Taken', 'Another text, {{first_name}}'), 1)
  const request = { project_id, candidate_id, template_name: 'Taken' }
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', request)).status).toBe(200)
  const mail = await until('the email', async () => (await station.sentTo(email))[0] ?? null)
  expect(mail.text).toContain('Hi Jo')
  // the newer version is another template of the project
  expect((await take()).template?.name).toBe('Taken 2')
  const mate = await colleagueOf(testApp, user, 'Mate')
  expect((await take(mate)).error).toBe('project_not_found')
  await remove(id)
  expect((await take()).error).toBe('not_found')
})

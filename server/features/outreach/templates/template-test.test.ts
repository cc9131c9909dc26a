// Testing two first emails against each other: who gets which, what counts, and how a test ends.
import type { WireTemplateTest } from '@fairlead/contract/shapes/template-test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf, outreachTemplate } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { versionFor } from './choose-template.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project_id: string
const first = { ...outreachTemplate, name: 'Long', initial_outreach_template: 'Hi {{first_name}}, the long one.', follow_up_1_template: '' }
const second = { ...first, name: 'Short', initial_outreach_subject: 'A word', initial_outreach_template: 'Short, {{first_name}}.' }
const third = { ...first, name: 'Third', initial_outreach_template: 'A third, {{first_name}}.' }

beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, secondsPerDay: 600 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user, { outreach_templates: [first, second, third] })
})
afterAll(async () => {
  await station?.stop()
  await testApp?.close()
})

const db = () => testApp.database.system
const start = (template_a = 'Long', template_b = 'Short', by = user) =>
  by.call<{ id: string; fields?: Record<string, string> }>('POST', 'v2/projects/template_test', { project_id, template_a, template_b })
const end = (test_id: string, keep: string) => user.call('POST', 'v2/projects/template_test/end', { project_id, test_id, keep })
const tests = async (by = user) =>
  (await by.call<{ running: WireTemplateTest | null; ended: WireTemplateTest[] }>('GET', 'v2/projects/template_test', { project_id })).body
const approve = (candidate_id: string, fields: object = {}) =>
  user.call<{ message_id: string; error?: string }>('POST', 'v2/projects/candidates/approve_and_send', {
    project_id,
    candidate_id,
    ...fields,
  })
const firstEmail = (id: string) =>
  db().selectFrom('message').selectAll().where('candidate_id', '=', id).where('step', '=', 0).executeTakeFirstOrThrow()
const sent = (id: string) =>
  until('the first email in the records', async () => ((await firstEmail(id)).state === 'sent' ? firstEmail(id) : null))
const letWindowPass = (id: string, days = 8) =>
  db()
    .updateTable('message')
    .set({ sent_at: new Date(Date.now() - days * 86_400_000) })
    .where('candidate_id', '=', id)
    .execute()
const save = (outreach_templates: object[]) => user.call('PUT', 'v1/projects/settings', { project_id, outreach_templates })

/** A candidate who gets this version of the running test. */
async function personWith(testId: string, version: 'a' | 'b') {
  for (;;) {
    const person = await addPerson(testApp, user, project_id)
    if (versionFor(testId, person.id) === version) return person
  }
}

test('the coin is fair, stable, and tossed again for every test', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => `candidate-${index}`)
  const heads = ids.filter((id) => versionFor('test-1', id) === 'a')
  // within four standard deviations (of 71 each) of the middle
  expect(Math.abs(heads.length - 10_000)).toBeLessThan(4 * 71)
  expect(heads).toEqual(ids.filter((id) => versionFor('test-1', id) === 'a'))
  const headsTwice = heads.filter((id) => versionFor('test-2', id) === 'a')
  expect(Math.abs(headsTwice.length - heads.length / 2)).toBeLessThan(4 * 50)
})

test('refuses the same template twice, an empty one, an unknown one, and a second test', async () => {
  await save([first, second, third, { ...first, name: 'Twin' }, { ...first, name: 'Blank', initial_outreach_template: '' }])
  expect(await start('Long', 'Long')).toMatchObject({ status: 400, body: { fields: { template_b: 'Choose two different templates.' } } })
  expect((await start('Long', 'Gone')).body.fields).toEqual({ template_b: 'This template does not exist.' })
  expect((await start('', 'Short')).body.fields).toEqual({ template_a: 'This template does not exist.' })
  expect((await start('Long', 'Twin')).body.fields).toEqual({ template_b: 'Both first emails are the same. Change one of them.' })
  expect((await start('Long', 'Blank')).body.fields).toEqual({ template_b: 'The first email of “Blank” has no subject or no text.' })
  expect(await tests()).toEqual({ running: null, ended: [] })
  expect((await start()).status).toBe(200)
  expect((await start('Long', 'Third')).status).toBe(409)
  const [ending, starting] = await Promise.all([end('none', 'a'), start()])
  expect([ending.status, starting.status]).toEqual([409, 409])
})

test("each candidate gets the coin's version, in the composer, the launch check, and the email, and keeps it after an undo", async () => {
  const { body } = await start()
  for (const version of ['a', 'b'] as const) {
    const person = await personWith(body.id, version)
    const [name, other_template, text] =
      version === 'a' ? (['Long', 'Short', 'the long one'] as const) : (['Short', 'Long', 'Short, '] as const)
    const about = { project_id, candidate_id: person.id }
    expect((await user.call('GET', 'v2/outreach/version', about)).body).toEqual({ id: body.id, version, template: name, other_template })
    const check = await user.call('POST', 'v2/outreach/check', { project_id, candidate_ids: [person.id] })
    expect(check.body).toMatchObject({ people: [{ template_name: name, test: { id: body.id, version } }] })
    const later = { scheduled_date: new Date(Date.now() + 86_400_000).toISOString() }
    const planned = await approve(person.id, later)
    expect((await approve(person.id, later)).body.message_id).toBe(planned.body.message_id)
    await user.call('DELETE', 'v2/mail/scheduled', { message_id: planned.body.message_id })
    await approve(person.id, { seen_test: body.id })
    expect(await sent(person.id)).toMatchObject({ template_name: name, template_test_id: body.id, test_version: version })
    expect((await station.sentTo(person.email))[0]!.text).toContain(text)
  }
  expect((await tests()).running).toMatchObject({ a: { sent: 1 }, b: { sent: 1 } })
})

test('a manually chosen template and a custom text are sent but not counted', async () => {
  const { body } = await start()
  const byHand = await personWith(body.id, 'b')
  await approve(byHand.id, { template_name: 'Long', seen_test: body.id })
  expect(await sent(byHand.id)).toMatchObject({ template_name: 'Long', template_test_id: null, test_version: null })
  const edited = await personWith(body.id, 'b')
  await approve(edited.id, { template_name: 'Short', email_body: 'My own words, {{first_name}}.' })
  expect(await sent(edited.id)).toMatchObject({ template_name: 'Short', template_test_id: null })
  expect((await tests()).running).toMatchObject({ a: { sent: 0 }, b: { sent: 0 } })
})

test('sends what the user was shown: refuses if a test has started, changed, or ended since', async () => {
  const person = await addPerson(testApp, user, project_id)
  const { body } = await start()
  const unseen = await approve(person.id, { seen_test: '' })
  expect(unseen.status).toBe(409)
  expect(JSON.stringify(unseen.body)).toContain('The test of your templates has changed')
  expect((await approve(person.id, { seen_test: 'another' })).status).toBe(409)
  expect((await approve(person.id, { seen_test: body.id })).status).toBe(200)
})

test("counts after seven days: replies in time and interest; bounces don't count, later replies change nothing", async () => {
  const { body } = await start()
  const [keen, quiet, fresh, gone, late] = [
    await personWith(body.id, 'a'),
    await personWith(body.id, 'a'),
    await personWith(body.id, 'a'),
    await personWith(body.id, 'b'),
    await personWith(body.id, 'b'),
  ]
  for (const { id } of [keen, quiet, fresh, gone, late]) await approve(id)
  for (const { id } of [keen, quiet, fresh, gone, late]) await sent(id)
  expect((await tests()).running).toMatchObject({
    a: { sent: 3, counted: 0 },
    b: { sent: 2, counted: 0 },
    difference: null,
    sentence: 'Too early to tell: 5 sent. Each email counts 7 days after it was sent, replied to or not.',
  })
  // sent eight days ago and answered on the sixth day
  await letWindowPass(keen.id)
  await station.mail.answer({ id: station.idsTo(keen.email)[0]!, text: 'Yes, I am interested. Let’s talk next week!' })
  await until('the interest', async () => {
    const row = await db().selectFrom('candidate').select('stage').where('id', '=', keen.id).executeTakeFirstOrThrow()
    return ['HIRING_MANAGER', 'AUTOPILOT_RECRUITER'].includes(row.stage)
  })
  await db()
    .updateTable('inbound_mail')
    .set({ received_at: new Date(Date.now() - 2 * 86_400_000) })
    .where('candidate_id', '=', keen.id)
    .execute()
  await letWindowPass(quiet.id)
  await letWindowPass(gone.id)
  await db().updateTable('message').set({ bounced_at: new Date() }).where('candidate_id', '=', gone.id).execute()
  // replies now, on the ninth day
  await letWindowPass(late.id, 9)
  await station.mail.answer({ id: station.idsTo(late.email)[0]!, text: 'Yes, I am interested. Let’s talk next week!' })
  await until(
    'the late reply',
    async () => (await db().selectFrom('inbound_mail').select('id').where('candidate_id', '=', late.id).execute()).length > 0,
  )
  const { running } = await tests()
  expect(running).toMatchObject({
    a: { template: 'Long', sent: 3, counted: 2, replied: 1, interested: 1, text: expect.stringContaining('the long one') },
    b: { template: 'Short', sent: 1, counted: 1, replied: 0, interested: 0, subject: 'A word' },
    verdict: 'open',
  })
  expect(running!.sentence).toMatch(
    /^Too early to tell: 2 counted for A and 1 for B\. With 200 each, a difference of \d+ points would show\.$/,
  )
  expect(running!.difference!.share).toBe(0.5)
})

test('a changed text starts a new test and keeps the old result; names, other templates, and a test without emails leave none', async () => {
  const { body } = await start()
  await save([{ ...first, name: 'Longer' }, second, { ...third, initial_outreach_template: 'Changed.' }])
  expect((await tests()).running).toMatchObject({ id: body.id, a: { template: 'Longer' } })
  await save([{ ...first, name: 'Longer' }, { ...second, initial_outreach_template: 'Shorter.' }, third])
  const { running: renewed, ended: none } = await tests()
  expect(renewed!.id).not.toBe(body.id)
  expect(none).toEqual([])
  const person = await personWith(renewed!.id, 'b')
  await approve(person.id)
  await sent(person.id)
  await save([{ ...first, name: 'Longer' }, { ...second, initial_outreach_template: 'Shortest.' }, third])
  const { running, ended } = await tests()
  expect(running).toMatchObject({ b: { sent: 0, text: 'Shortest.' } })
  expect(ended).toMatchObject([{ id: renewed!.id, end_reason: 'text_changed', b: { sent: 1, text: 'Shorter.' } }])
  await save([{ ...first, name: 'Longer' }, { ...second, initial_outreach_template: 'Shorter.' }, third])
  expect(await tests()).toMatchObject({ running: { id: renewed!.id, b: { sent: 1 } }, ended: [] })
})

test('a temporarily empty text is sent to no one by the test; a deleted template ends it', async () => {
  await start()
  const person = await addPerson(testApp, user, project_id)
  await save([first, { ...second, initial_outreach_template: '' }, third])
  expect((await user.call('GET', 'v2/outreach/version', { project_id, candidate_id: person.id })).body).toBeNull()
  await save([first, second, third])
  expect((await tests()).running).not.toBeNull()
  await save([first, third])
  expect((await tests()).running).toBeNull()
})

test('the chosen template is the first one from now on; a waiting email keeps its version', async () => {
  const { body } = await start()
  const waiting = await personWith(body.id, 'a')
  await approve(waiting.id, { scheduled_date: new Date(Date.now() + 86_400_000).toISOString() })
  expect((await end(body.id, 'b')).status).toBe(200)
  expect((await end(body.id, 'b')).status).toBe(409)
  expect(await firstEmail(waiting.id)).toMatchObject({ template_name: 'Long', test_version: 'a', state: 'queued' })
  const next = await addPerson(testApp, user, project_id)
  await approve(next.id, { seen_test: '' })
  expect(await sent(next.id)).toMatchObject({ template_name: 'Short', template_test_id: null })
  expect((await tests()).ended).toMatchObject([{ id: body.id, end_reason: 'kept_b' }])
})

test("members see the version and the result, but can't start or end a test", async () => {
  const member = await colleagueOf(testApp, user, 'Member')
  await user.call('PUT', 'v1/projects/settings', {
    project_id,
    collaborators: [
      { email: user.email, role: 1 },
      { email: member.email, role: 2 },
    ],
  })
  expect((await start('Long', 'Short', member)).status).toBe(403)
  await start()
  expect((await tests(member)).running).not.toBeNull()
})

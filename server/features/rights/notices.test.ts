// Telling people about their data: who is due and when, the one email, its page, and who doesn't get it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListDueNotices, PreviewNotices, SendNotices } from '@fairlead/contract/v2/talent/notices'
import type { Profile } from '@fairlead/domain/shared/profile'
import { profile as knownProfile } from '../../../testing/known-person.ts'
import { startMailStation, until, type MailStation } from '../../../testing/mail-station.ts'
import { activeProject, addPerson, contextOf } from '../../../testing/projects.ts'
import { caller, createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { newId } from '../../platform/ids.ts'

let testApp: TestApp
let station: MailStation
beforeAll(async () => {
  testApp = await createTestApp({ people: 50, settings: { holdSeconds: 0 } })
  station = await startMailStation(testApp)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

type Due = ListDueNotices['answer']
const db = () => testApp.database.system
const berlin = { label: 'Berlin, Germany', city: 'Berlin', state: null, country: 'Germany' }
const austin = { label: 'Austin, Texas, United States', city: 'Austin', state: 'Texas', country: 'United States' }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const due = async (user: TestUser, fields: Record<string, unknown> = {}) => (await user.call<Due>('GET', 'v2/talent/notices', fields)).body
const send = (user: TestUser, fields: Record<string, unknown> = {}) => user.call<SendNotices['answer']>('POST', 'v2/talent/notices', fields)
const preview = async (user: TestUser, fields: Record<string, unknown> = {}) =>
  (await user.call<PreviewNotices['answer']>('GET', 'v2/talent/notices/preview', fields)).body

/** In the workspace's pool, in no project. */
async function pooled(user: TestUser, firstName: string, days: number, details: Partial<Profile> = {}) {
  const { workspaceId } = await contextOf(testApp, user)
  const id = newId()
  const email = `${firstName.toLowerCase()}.${id}@home.example`
  const profile = { ...knownProfile, firstName, place: berlin, personalEmails: [email], workEmails: [], linkedinUrl: null, ...details }
  await db()
    .insertInto('person')
    .values({
      id,
      workspace_id: workspaceId,
      name: `${firstName} Doe`,
      profile: JSON.stringify(profile),
      sources: JSON.stringify({ name: [{ source: 'CSV people.csv', at: '2026-11-01T00:00:00Z' }] }),
      source: 'csv',
      created_at: daysAgo(days),
    })
    .execute()
  return { id, email }
}
const namesOf = ({ people }: Due) => people.map(({ name }) => name)

test('people from other sources are due in a month, by place; fictional people and other workspaces’ are not', async () => {
  const user = await newUser(testApp.app)
  await pooled(user, 'Old', 40)
  await pooled(user, 'Near', 27)
  await pooled(user, 'New', 1)
  await pooled(user, 'Unknown', 40, { place: null })
  await pooled(user, 'American', 40, { place: austin })
  const page = await due(user)
  expect(page).toMatchObject({ counts: { overdue: 2, soon: 1, later: 1 }, is_cut: false, total: 4 })
  expect(namesOf(page).slice(2)).toEqual(['Near Doe', 'New Doe'])
  expect(namesOf(await due(user, { group: 'soon' }))).toEqual(['Near Doe'])
  expect((await user.call('GET', 'v2/home', { time_zone: 'UTC' })).body).toMatchObject({ notices: { overdue: 2, soon: 1 } })
  const stranger = await newUser(testApp.app)
  expect(await due(stranger)).toMatchObject({ total: 0 })
  expect((await send(stranger, { person_ids: [(await due(user)).people[0]!.person_id] })).body).toEqual({ sent: 0, remaining: 0 })
  await user.call('PUT', 'v2/team/notice_rules', { rule_id: 'eu-gdpr', off_reason: 'Counsel' })
  expect(await due(user), 'by the British and Swiss rules').toMatchObject({ total: 1 })
})

test('the email is sent once, however often it is requested; its page opens for someone in no project, and ends the clock', async () => {
  const user = await newUser(testApp.app)
  const ada = await pooled(user, 'Ada', 40)
  const cut = await pooled(user, 'Nowhere', 40, { personalEmails: [] })
  const gone = await pooled(user, 'Opted', 40)
  await user.call('POST', 'v2/suppressions', { list: gone.email })
  const example = await preview(user)
  expect(example).toMatchObject({ count: 1, subject: 'Ihre Angaben bei Robin Works und Ihre Rechte', left_out_count: 2 })
  expect(example.left_out).toEqual(
    expect.arrayContaining([
      { name: 'Nowhere Doe', why: 'No email address found' },
      { name: 'Opted Doe', why: expect.any(String) },
    ]),
  )
  expect(example.html).toContain('CSV people.csv')
  const answers = await Promise.all([send(user), send(user), send(user, { person_ids: [ada.id] })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.sent, 0)).toBe(1)
  station.wakeSender()
  const mail = await until('the notice', async () => (await station.sentTo(ada.email))[0] ?? null)
  expect(mail.text).toContain('Ihre Angaben haben wir aus: CSV people.csv.')
  expect(mail.text).toContain('12 Quay Street')
  await until('it was sent', async () => ((await due(user)).total === 2 ? true : null))
  expect((await send(user)).body).toEqual({ sent: 0, remaining: 0 })
  expect(await station.sentTo(ada.email)).toHaveLength(1)
  expect(await station.sentTo(gone.email)).toHaveLength(0)
  expect(await db().selectFrom('message').select('id').where('person_id', 'in', [cut.id, gone.id]).execute()).toEqual([])

  const token = /\/your-data\/([\w-]+)/.exec(mail.text ?? '')![1]!
  const guest = caller(testApp.app, '')
  expect((await guest('GET', 'v2/your_data', { token })).body).toMatchObject({
    state: 'open',
    job_title: '',
    hiring_company: 'Robin Works',
  })
  await guest('POST', 'v2/your_data/code', { token })
  station.wakeSender()
  const code = await until(
    'the code',
    async () => (await station.sentTo(ada.email)).find(({ subject }) => /^\d{4} \d{4} /.test(subject ?? '')) ?? null,
  )
  const { body } = await guest<{ access: string }>('POST', 'v2/your_data/access', { token, code: code.subject!.slice(0, 9) })
  expect((await guest('GET', 'v2/your_data/record', { token: body.access })).body).toMatchObject({ searches: [], email: ada.email })
  expect((await guest('POST', 'v2/your_data/choice', { token: body.access, choice: 'erase' })).body).toEqual({ due_date: null })
  expect((await guest('GET', 'v2/your_data', { token })).body).toMatchObject({ state: 'erased' })
})

test('someone told by a first email, or by the page, is not due; someone written to without it is due at once', async () => {
  const user = await newUser(testApp.app)
  const project_id = await activeProject(testApp, user)
  const ben = await addPerson(testApp, user, project_id, { stage: 'APPROVED', firstName: 'Ben', profile: { place: berlin } })
  const cy = await addPerson(testApp, user, project_id, { stage: 'APPROVED', firstName: 'Cy', profile: { place: berlin } })
  expect((await due(user)).counts).toEqual({ overdue: 0, soon: 0, later: 2 })
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: ben.id })
  station.wakeSender()
  const first = await until('the first email', async () => (await station.sentTo(ben.email))[0] ?? null)
  expect(first.text).toContain('is responsible for your data')
  await until('Ben was told', async () => ((await due(user)).total === 1 ? true : null))

  await user.call('PUT', 'v2/team/notice_rules', { rule_id: 'eu-gdpr', off_reason: 'Counsel' })
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: cy.id })
  station.wakeSender()
  const silent = await until('an email without a notice', async () => (await station.sentTo(cy.email))[0] ?? null)
  expect(silent.text).not.toContain('is responsible for your data')
  await user.call('PUT', 'v2/team/notice_rules', { rule_id: 'eu-gdpr', off_reason: '' })
  await until('Cy is due today', async () => ((await due(user)).counts.soon === 1 ? true : null))
  const token = /\/your-data\/([\w-]+)/.exec(silent.text ?? '')![1]!
  await caller(testApp.app, '')('GET', 'v2/your_data', { token })
  expect((await due(user)).total).toBe(0)
})

test('without a postal address, people who may live in the United States wait; who unsubscribes or is deleted before is not written to', async () => {
  const user = await newUser(testApp.app)
  await user.call('PUT', 'v2/team/postal_address', { postal_address: '' })
  const dee = await pooled(user, 'Dee', 40, { place: null })
  const eve = await pooled(user, 'Eve', 40)
  const fay = await pooled(user, 'Fay', 40)
  expect((await preview(user)).left_out).toEqual([{ name: 'Dee Doe', why: expect.stringContaining('CAN-SPAM') }])
  // nothing leaves in the meantime
  await db().updateTable('mail_installation').set({ restore_since: new Date() }).execute()
  expect((await send(user)).body).toEqual({ sent: 2, remaining: 0 })
  await user.call('POST', 'v2/suppressions', { list: eve.email })
  await user.call('DELETE', 'v2/talent/people', { person_ids: [fay.id] })
  await user.call('PUT', 'v2/team/postal_address', { postal_address: '12 Quay Street, Austin, TX 78701' })
  expect((await send(user)).body).toEqual({ sent: 1, remaining: 0 })
  await db().updateTable('mail_installation').set({ restore_since: null }).execute()
  station.wakeSender()
  await until('Dee was told', async () => (await station.sentTo(dee.email))[0] ?? null)
  const states = await db().selectFrom('message').select(['person_id', 'state']).where('person_id', 'in', [eve.id, fay.id]).execute()
  expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
  expect([await station.sentTo(eve.email), await station.sentTo(fay.email)]).toEqual([[], []])
})

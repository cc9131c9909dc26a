// What laws require below an email: the rules and who changes them, the postal address, what waits for it, and what the recipient reads.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, addPerson, contextOf } from '../../../../testing/projects.ts'
import { systemContext } from '../../../platform/context.ts'
import { claimMessage } from '../sending/advance-message.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
})
afterAll(() => testApp.close())

const address = '12 Quay Street\nAustin, TX 78701'
const austin = { label: 'Austin, Texas, United States', city: 'Austin', state: 'Texas', country: 'United States' }
const berlin = { label: 'Berlin, Germany', city: 'Berlin', state: null, country: 'Germany' }

async function newTeam() {
  const user = await newUser(testApp.app)
  const project_id = await activeProject(testApp, user)
  const person = (place: typeof austin | typeof berlin, stage: 'APPROVED' | 'QUESTION' = 'APPROVED') =>
    addPerson(testApp, user, project_id, { stage, profile: { place } })
  const send = (candidate_id: string) =>
    user.call<{ message?: string }>('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })
  return { user, project_id, person, send }
}
interface Page {
  postal_address: string | null
  can_manage: boolean
}
const save = (user: TestUser, postal_address: string) =>
  user.call<Page & { message?: string }>('PUT', 'v2/team/postal_address', { postal_address })

test('refuses a first email to the United States without an address, with the rule and the remedy; with one, it is sent', async () => {
  const { user, project_id, person, send } = await newTeam()
  const ada = await person(austin)
  expect((await save(user, '')).body).toEqual({ postal_address: null, can_manage: true })
  const refused = await send(ada.id)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain('CAN-SPAM Act, 15 U.S.C. § 7704(a)(5)(A) requires a postal address')
  const plan = () => user.call<{ refusals: object[] }>('GET', 'v2/outreach/plan', { project_id, candidate_id: ada.id })
  expect((await plan()).body).toMatchObject({
    refusals: [{ why: 'no_postal_address', cure: { action: 'add_postal_address', path: '/team' } }],
  })
  const { body: check } = await user.call('POST', 'v2/outreach/check', { project_id, candidate_ids: [ada.id] })
  expect(check).toMatchObject({ people: [{ stop: 'stopped', cure: { path: '/team' } }] })

  expect((await save(user, ` ${address}\n\n`)).body.postal_address).toBe(address)
  expect((await plan()).body.refusals).toEqual([])
  const preview = await user.call('POST', 'v2/outreach/preview', { project_id, candidate_id: ada.id })
  expect(preview.body).toMatchObject({
    postal_address: address,
    notice: { lines: [{ part: 'postal_address', text: address, place: 'footer' }, { part: 'opt_out' }], missing: null },
  })
  expect((await send(ada.id)).status).toBe(200)
  const message = await claimOf(user, ada.email)
  expect(message).toMatchObject({ state: 'claimed', postal_address: address, notice: null, notice_parts: [] })
})

test('queued email waits while the address is missing, and is sent once there is one', async () => {
  const { user, person, send } = await newTeam()
  const ada = await person(austin)
  expect((await send(ada.id)).status).toBe(200)
  await save(user, '')
  expect(await claimOf(user, ada.email)).toBeNull()
  expect(await messageTo(ada.email)).toMatchObject({ state: 'queued', why: null })
  await save(user, '1 New Street, Boston')
  await testApp.database.system
    .updateTable('message')
    .set({ due_at: new Date(0) })
    .where('to_email', '=', ada.email)
    .execute()
  expect(await claimOf(user, ada.email)).toMatchObject({ postal_address: '1 New Street, Boston' })
})

test('a rule that is off asks for nothing; a rule of the team does; both are in the audit log', async () => {
  const { user, project_id, person, send } = await newTeam()
  const [ada, ben] = [await person(austin), await person(austin)]
  await save(user, '')
  const off = (off_reason: string) => user.call('PUT', 'v2/team/notice_rules', { rule_id: 'us-can-spam', off_reason })
  expect((await off('Applicants only')).body).toMatchObject({ can_manage: true })
  expect((await send(ada.id)).status).toBe(200)
  const rule = { country: 'US', region: 'TX', parts: ['software'], from: '2026-01-01', title: 'Texas example', url: '' }
  const wrong = await user.call('PUT', 'v2/team/notice_rules/added', { ...rule, country: 'Texas', from: 'soon' })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { country: 'Choose a country.', from: 'Enter a day.' } } })
  await user.call('PUT', 'v2/team/notice_rules/added', rule)
  await user.call('PUT', 'v2/team/notice_rules/wording', { part: 'software', language: 'en', text: 'A computer of {company} sorts.' })
  const preview = await user.call('POST', 'v2/outreach/preview', { project_id, candidate_id: ben.id })
  expect(preview.body).toMatchObject({
    notice: { lines: [{ part: 'software', text: 'A computer of Robin Works sorts.', rules: ['Texas example'], place: 'added' }] },
  })
  expect((await send(ben.id)).status).toBe(200)
  expect(await claimOf(user, ben.email)).toMatchObject({ notice: 'A computer of Robin Works sorts.', notice_parts: ['software'] })
  await off('')
  const { workspaceId } = await contextOf(testApp, user)
  const entries = await testApp.database.system
    .selectFrom('audit_event')
    .select('details')
    .where('workspace_id', '=', workspaceId)
    .execute()
  expect(entries.map(({ details }) => details)).toEqual(
    expect.arrayContaining([
      { notice_rule: 'CAN-SPAM Act, 15 U.S.C. § 7704(a)(5)(A)', is_on: false, reason: 'Applicants only' },
      { notice_rule: 'Texas example', is_on: true },
      { notice_wording: 'software en', text: 'A computer of {company} sorts.' },
      { notice_rule: 'CAN-SPAM Act, 15 U.S.C. § 7704(a)(5)(A)', is_on: true, reason: '' },
    ]),
  )
  const stranger = await newUser(testApp.app)
  expect((await stranger.call<{ rules: { id: string }[] }>('GET', 'v2/team/notice_rules')).body.rules.map(({ id }) => id)).not.toContain(
    'a1',
  )
})

test('a first email to Germany says where the data is from and what rights there are; a follow-up doesn’t say it again', async () => {
  const { user, person, send } = await newTeam()
  await save(user, '')
  const ben = await person(berlin)
  await testApp.database.system
    .updateTable('person')
    .set({ sources: JSON.stringify({ name: [{ source: 'CSV people.csv', at: '2026-11-01T00:00:00Z' }] }) })
    .where('id', '=', (eb) => eb.selectFrom('candidate').select('person_id').where('id', '=', ben.id))
    .execute()
  expect((await send(ben.id)).status).toBe(200)
  const first = await claimOf(user, ben.email)
  expect(first?.notice_parts).toEqual(['controller', 'purpose', 'source', 'rights'])
  expect(first?.notice).toContain('We have your details from: CSV people.csv.')
  await testApp.database.system.updateTable('message').set({ state: 'sent', sent_at: new Date() }).where('id', '=', first!.id).execute()
  const preview = await user.call('POST', 'v2/outreach/preview', { project_id: first!.project_id, candidate_id: ben.id, body: 'Hi' })
  expect(preview.body).toMatchObject({ notice: { lines: [] } })
  const cy = await person(austin, 'QUESTION')
  const reply = { project_id: first!.project_id, candidate_id: cy.id, email_subject: 'Re', email_body: 'Hello' }
  expect((await user.call('POST', 'v1/email/reply', reply)).status).toBe(200)
  expect(await claimOf(user, cy.email)).toMatchObject({ postal_address: null, notice: null })
})

test('an incomplete address is refused and changes nothing; another workspace has its own', async () => {
  const { user } = await newTeam()
  await save(user, address)
  const { status, body } = await save(user, 'Austin')
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Enter a whole address')
  expect((await user.call<Page>('GET', 'v2/team/postal_address', {})).body.postal_address).toBe(address)
  const otherUser = await newUser(testApp.app)
  expect((await otherUser.call<Page>('GET', 'v2/team/postal_address', {})).body).toEqual({
    postal_address: '12 Quay Street, Austin, TX 78701',
    can_manage: true,
  })
})

const messageTo = (email: string) =>
  testApp.database.system.selectFrom('message').selectAll().where('to_email', '=', email).executeTakeFirstOrThrow()

async function claimOf(user: TestUser, email: string) {
  const { workspaceId } = await contextOf(testApp, user)
  const { id } = await messageTo(email)
  const claim = { workerId: 'w', mailboxId: null, hours: null, perDomainHour: 100, maxPerDay: 1000 }
  return claimMessage(systemContext(testApp.database, workspaceId), id, claim)
}

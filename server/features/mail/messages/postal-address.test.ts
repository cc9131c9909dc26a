// A workspace's postal address: who sets it, what waits for it, and where the recipient reads it.
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
  is_required: boolean
  can_manage: boolean
}
const save = (user: TestUser, postal_address: string, is_required = true) =>
  user.call<Page & { message?: string }>('PUT', 'v2/team/postal_address', { postal_address, is_required })

test('if required and missing, refuses a first email to the United States with the remedy; with an address it is sent with it', async () => {
  const { user, project_id, person, send } = await newTeam()
  const ada = await person(austin)
  expect((await save(user, '')).body).toEqual({ postal_address: null, is_required: true, can_manage: true })
  const refused = await send(ada.id)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain('Your workspace has no postal address')
  const plan = () => user.call<{ refusals: object[] }>('GET', 'v2/outreach/plan', { project_id, candidate_id: ada.id })
  expect((await plan()).body).toMatchObject({
    refusals: [{ why: 'no_postal_address', cure: { action: 'add_postal_address', path: '/team' } }],
    lacks_postal_address: false,
  })
  const { body: check } = await user.call('POST', 'v2/outreach/check', { project_id, candidate_ids: [ada.id] })
  expect(check).toMatchObject({ people: [{ stop: 'stopped', cure: { path: '/team' } }], lack_postal_address: 0 })

  expect((await save(user, ` ${address}\n\n`)).body.postal_address).toBe(address)
  expect((await plan()).body.refusals).toEqual([])
  const preview = await user.call('POST', 'v2/outreach/preview', { project_id, candidate_id: ada.id })
  expect(preview.body).toMatchObject({ postal_address: address })
  expect((await send(ada.id)).status).toBe(200)
  const message = await claimOf(user, ada.email)
  expect(message).toMatchObject({ state: 'claimed', postal_address: address })
})

test('queued email waits while the address is missing, and is sent once there is one', async () => {
  const { user, person, send } = await newTeam()
  await save(user, address)
  const ada = await person(austin)
  expect((await send(ada.id)).status).toBe(200)
  await save(user, '')
  expect(await claimOf(user, ada.email)).toBeNull()
  const {
    id,
    state,
    why: reason,
  } = await testApp.database.system
    .selectFrom('message')
    .select(['id', 'state', 'why'])
    .where('to_email', '=', ada.email)
    .executeTakeFirstOrThrow()
  expect({ state, why: reason }).toEqual({ state: 'queued', why: null })
  await save(user, '1 New Street, Boston')
  await testApp.database.system
    .updateTable('message')
    .set({ due_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  expect(await claimOf(user, ada.email)).toMatchObject({ postal_address: '1 New Street, Boston' })
})

test('other countries and replies need none; if it isn’t required, the law is only mentioned', async () => {
  const { user, project_id, person, send } = await newTeam()
  const ada = await person(austin)
  const plan = await user.call('GET', 'v2/outreach/plan', { project_id, candidate_id: ada.id })
  expect(plan.body).toMatchObject({ refusals: [], lacks_postal_address: true })
  const ben = await person(berlin)
  const check = await user.call('POST', 'v2/outreach/check', { project_id, candidate_ids: [ada.id, ben.id] })
  expect(check.body).toMatchObject({ people: [{ stop: null }, { stop: null }], lack_postal_address: 1 })
  await save(user, '')
  expect((await send(ben.id)).status).toBe(200)
  const cy = await person(austin, 'QUESTION')
  const reply = { project_id, candidate_id: cy.id, email_subject: 'Re', email_body: 'Hello' }
  expect((await user.call('POST', 'v1/email/reply', reply)).status).toBe(200)
  expect(await claimOf(user, cy.email)).toMatchObject({ postal_address: null })
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
    postal_address: null,
    is_required: false,
    can_manage: true,
  })
})

async function claimOf(user: TestUser, email: string) {
  const { workspaceId } = await contextOf(testApp, user)
  const { id } = await testApp.database.system.selectFrom('message').select('id').where('to_email', '=', email).executeTakeFirstOrThrow()
  const claim = { workerId: 'w', mailboxId: null, hours: null, perDomainHour: 100, maxPerDay: 1000 }
  return claimMessage(systemContext(testApp.database, workspaceId), id, claim)
}

// The firewall: a suppressed recipient is reached on no channel, and each refusal states its remedy.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { activeProject, addPerson, contextOf, outreachTemplate } from '../../../testing/projects.ts'
import { systemContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { claimMessage } from './advance-message.ts'
import { addSuppression } from './suppression-store.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  user = await newUser(testApp.app)
  const li = { li_connection_template: 'Hello', outreach_methods: ['email', 'inmail', 'invitation'] }
  project_id = await activeProject(testApp, user, { outreach_templates: [{ ...outreachTemplate, ...li }] })
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const address = (domain = 'home.example') => `jo.${newId()}@${domain}`
const person = async (stage: 'APPROVED' | 'QUESTION' | 'AUTOPILOT_RECRUITER', email: string) =>
  (await addPerson(testApp, user, project_id, { stage, email })).id
const suppress = (list: string) => user.call<{ added: number; known: number }>('POST', 'v2/suppressions', { list })
interface Listed {
  entries: { id: string; name: string | null; reason: string; scope: string; added_by: string | null; why_not_remove: string | null }[]
  total: number
}
const listed = async (search = '') => (await user.call<Listed>('GET', 'v2/suppressions', { search })).body
const messagesTo = async (to: string) =>
  await db().selectFrom('message').select(['state', 'why', 'due_at', 'held_by']).where('to_email', '=', to).execute()

/** Every way a user writes to someone. */
const paths: [channel: string, send: (email: string) => Promise<{ status: number; body: { message?: string } }>][] = [
  [
    'first email',
    async (email) =>
      user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: await person('APPROVED', email) }),
  ],
  [
    'reply',
    async (email) =>
      user.call('POST', 'v1/email/reply', {
        project_id,
        candidate_id: await person('QUESTION', email),
        email_subject: 'Re',
        email_body: 'Hello',
      }),
  ],
  [
    'InMail',
    async (email) =>
      user.call('POST', 'v1/li/inmail', {
        project_id,
        candidate_id: await person('APPROVED', email),
        message_subject: 'Hi',
        message_body: 'Hello',
      }),
  ],
  [
    'invitation',
    async (email) =>
      user.call('POST', 'v1/li/connect', { project_id, candidate_id: await person('APPROVED', email), message_body: 'Hello' }),
  ],
  [
    'share',
    async (email) =>
      user.call('POST', 'v1/share', { candidate_ids: [await person('APPROVED', address())], to_emails: [email], email_body: 'Look' }),
  ],
  ['invitation of a colleague', (email) => user.call('POST', 'v2/team/invitations', { email })],
]

describe('a suppressed address', () => {
  test.each(paths)("isn't reached by %s", async (_, send) => {
    const email = address()
    expect((await suppress(email)).body).toEqual({ added: 1, known: 0 })
    const { status, body } = await send(email)
    expect(status).toBe(409)
    expect(body.message).toContain('Your workspace has suppressed this address.')
    expect(await messagesTo(email)).toEqual([])
  })

  test("isn't reached by an email queued before", async () => {
    const email = address()
    await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: await person('APPROVED', email) })
    const to = address()
    await user.call('POST', 'v1/share', { candidate_ids: [await person('APPROVED', address())], to_emails: [to], email_body: 'Look' })
    await suppress(`${email}\n${to}`)
    const { workspaceId } = await contextOf(testApp, user)
    for (const recipient of [email, to]) {
      const { id } = await db().selectFrom('message').select('id').where('to_email', '=', recipient).executeTakeFirstOrThrow()
      const claim = { workerId: 'w', mailboxId: null, hours: null, perDomainHour: 100, maxPerDay: 1000 }
      expect(await claimMessage(systemContext(testApp.database, workspaceId), id, claim)).toBeNull()
      expect(await messagesTo(recipient)).toMatchObject([{ state: 'cancelled', why: 'suppressed' }])
    }
  })

  test('is reported before sending, with the remedy; once removed from the list, it can be written to again', async () => {
    const email = address()
    const candidate_id = await person('APPROVED', email)
    await suppress(email)
    const plan = () => user.call<{ refusals: object[] }>('GET', 'v2/outreach/plan', { project_id, candidate_id })
    expect((await plan()).body.refusals).toMatchObject([
      { why: 'suppressed', cure: { action: 'open_suppressions', path: '/team/suppressions' } },
    ])
    const check = await user.call<{ people: object[] }>('POST', 'v2/outreach/check', { project_id, candidate_ids: [candidate_id] })
    expect(check.body.people).toMatchObject([{ stop: 'stopped', cure: { action: 'open_suppressions' } }])
    const [entry] = (await listed(email)).entries
    expect(entry).toMatchObject({ name: email, reason: 'by_hand', added_by: expect.stringContaining('Tester') })
    expect((await user.call('DELETE', 'v2/suppressions', { suppression_id: entry!.id })).status).toBe(200)
    expect((await plan()).body.refusals).toEqual([])
    expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })).status).toBe(200)
  })
})

describe('the list', () => {
  test('blocks outreach to all subdomains but no email to colleagues', async () => {
    await suppress('quay.example')
    const [[, first], , , , [, share]] = paths as [
      (typeof paths)[0],
      (typeof paths)[0],
      (typeof paths)[0],
      (typeof paths)[0],
      (typeof paths)[0],
    ]
    expect((await first(address('eu.quay.example'))).status).toBe(409)
    expect((await first(address('notquay.example'))).status).toBe(200)
    expect((await share(address('quay.example'))).status).toBe(200)
  })

  test('imports a CSV file, adds each entry once, and nothing when a line can’t be read', async () => {
    const [first, two] = [address(), address()]
    expect((await suppress(`Email,Name\n${first},Jo\n${two.toUpperCase()},Ann\n${first},Jo`)).body).toEqual({ added: 2, known: 0 })
    expect((await suppress(`${first}\n${address()}`)).body).toEqual({ added: 1, known: 1 })
    const wrong = await suppress(`${address()}\nno address`)
    expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { list: 'Line 2 is not an email address or a domain: no address' } }])
  })

  test("keeps the recipient's own decision above the team's entries", async () => {
    const email = address()
    await suppress(email)
    const ctx = await contextOf(testApp, user)
    await ctx.transaction((tx) => addSuppression(tx, { ...ctx, userId: null }, { name: email, reason: 'unsubscribed' }))
    expect((await suppress(email)).body).toEqual({ added: 0, known: 1 })
    const [entry] = (await listed(email)).entries
    expect(entry).toMatchObject({ reason: 'unsubscribed', why_not_remove: expect.stringContaining('Only the recipient') })
    expect((await user.call('DELETE', 'v2/suppressions', { suppression_id: entry!.id })).status).toBe(403)
    expect((await listed(email)).total).toBe(1)
  })

  test('stores no address of a deleted person, and still stops it', async () => {
    const email = address()
    const { id } = await addPerson(testApp, user, project_id, { stage: 'APPROVED', email })
    const row = await db().selectFrom('candidate').select('person_id').where('id', '=', id).executeTakeFirstOrThrow()
    await suppress(email)
    const person_ids = [row.person_id]
    expect((await user.call('DELETE', 'v2/talent/people', { person_ids })).status).toBe(200)
    const rows = await db().selectFrom('suppression').selectAll().where('reason', '=', 'erased').execute()
    expect(rows.map((entry) => entry.email)).toEqual(rows.map(() => null))
    expect((await listed(email)).entries).toMatchObject([{ name: null, reason: 'erased' }])
    expect((await user.call('POST', 'v2/team/invitations', { email })).status).toBe(409)
  })
})

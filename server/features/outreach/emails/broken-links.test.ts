// Links that lead nowhere stop a first email, a launch, and a follow-up; doubtful links stop nothing.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dnsResolver } from '@fairlead/adapters/dns/resolver'
import { guardedLinks } from '@fairlead/adapters/pages/guarded-links'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EventOf } from '@fairlead/domain/events'
import { startDnsServer, type DnsServer } from '../../../../testing/dns-server.ts'
import { activeProject, addPerson, contextOf, outreachTemplate } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { planFollowUp } from './plan-follow-up.ts'

let testApp: TestApp
let dns: DnsServer
let user: TestUser
let status = 200
let requestCount = 0
const server = createServer((_, outgoing) => {
  requestCount++
  outgoing.writeHead(status).end()
})
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  dns = await startDnsServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  dns.set('A', 'acme.example', ['127.0.0.1'])
  testApp.services.outside.links = guardedLinks(dnsResolver({ servers: [dns.address], timeout: 150, tries: 1 }), {
    mayConnect: (address, port) => address === '127.0.0.1' && port === portOf(),
  })
  user = await newUser(testApp.app)
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await dns.stop()
  await testApp.close()
})

const db = () => testApp.database.system
const portOf = () => (server.address() as AddressInfo).port
const link = (path: string) => `http://acme.example:${portOf()}/${path}`
const project = (initial: string, followUp = 'Any news?') =>
  activeProject(testApp, user, {
    outreach_templates: [{ ...outreachTemplate, initial_outreach_template: initial, follow_up_1_template: followUp }],
  })
const approve = async (project_id: string, email_body?: string) => {
  const { id } = await addPerson(testApp, user, project_id, { stage: 'APPROVED', email: `jo.${newId()}@home.example` })
  const fields = { project_id, candidate_id: id, ...(email_body ? { email_body } : {}) }
  const { status: code, body } = await user.call<{ message?: string }>('POST', 'v2/projects/candidates/approve_and_send', fields)
  return { id, code, body }
}
const queued = (id: string) => db().selectFrom('message').select(['id', 'step', 'body_text']).where('candidate_id', '=', id).execute()

describe('a first email', () => {
  test('is refused for a missing page, and sent once the text is corrected', async () => {
    status = 404
    const project_id = await project(`Hi, see ${link('gone')}`)
    const refused = await approve(project_id)
    expect([refused.code, refused.body]).toMatchObject([
      409,
      { message: expect.stringContaining(`The page behind the link ${link('gone')}`) },
    ])
    expect(await queued(refused.id)).toEqual([])
    status = 200
    expect((await approve(project_id, `Hi, see ${link('new')}`)).code).toBe(200)
  })

  test.each(['https://nowhere.example/', 'https://acme/', 'http://http://acme.example'])('is refused for %s', async (url) => {
    const { code, body } = await approve(await project(`<p>Hi, <a href="${url}">see</a></p>`))
    expect([code, body.message]).toEqual([409, expect.stringContaining('Correct it in the message.')])
  })

  test.each([403, 429, 503])('is sent although the server responds with %i', async (code) => {
    status = code
    expect((await approve(await project(`Hi, see ${link(`busy-${code}`)}`))).code).toBe(200)
  })

  test('checks servers once for many emails in a workspace', async () => {
    status = 200
    const project_id = await project(`Hi, see ${link('often')}`)
    requestCount = 0
    for (let index = 0; index < 3; index++) expect((await approve(project_id)).code).toBe(200)
    expect(requestCount).toBe(1)
    const rows = await db().selectFrom('link_check').select('workspace_id').where('url', '=', link('often')).execute()
    expect(rows).toEqual([{ workspace_id: (await contextOf(testApp, user)).workspaceId }])
  })
})

test('a launch names the link for everyone it stops, and the remedy', async () => {
  status = 410
  const project_id = await project(`Hi, see ${link('launch')}`)
  const { id } = await addPerson(testApp, user, project_id, { stage: 'APPROVED', email: `jo.${newId()}@home.example` })
  const { body } = await user.call<{ people: object[] }>('POST', 'v2/outreach/check', { project_id, candidate_ids: [id] })
  expect(body.people).toMatchObject([{ stop: 'stopped', why: expect.stringContaining(link('launch')), cure: { action: 'edit_text' } }])
})

test('the editor reports them before sending, but only to users with a verified address', async () => {
  status = 404
  const project_id = await project('Hi')
  const urls = [link('editor'), 'https://acme/', 'https://nowhere.example/', `${testApp.services.settings.publicUrl}/book`]
  const { body } = await user.call<{ url: string; why: string }[]>('POST', 'v2/outreach/links', { project_id, urls })
  expect(body.map(({ why: state }) => state)).toEqual(['gone', 'malformed', 'unknown_host'])
  const { userId } = await contextOf(testApp, user)
  await db().updateTable('users').set({ email_verified_at: null }).where('id', '=', userId).execute()
  expect((await user.call('POST', 'v2/outreach/links', { project_id, urls })).status).toBe(403)
  await db().updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', userId).execute()
})

test('doesn’t open links with the candidate’s data', async () => {
  status = 200
  const project_id = await project('Hi')
  const { id, email } = await addPerson(testApp, user, project_id, { stage: 'APPROVED', email: `jo.${newId()}@home.example` })
  requestCount = 0
  const urls = [link(`apply?mail=${encodeURIComponent(email)}`), link('job')]
  expect((await user.call('POST', 'v2/outreach/links', { project_id, candidate_id: id, urls })).status).toBe(200)
  const body = `Hi, see ${link(`apply?to=${email}`)}`
  expect(
    (await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: id, email_body: body })).status,
  ).toBe(200)
  expect(requestCount).toBe(1)
  expect(await db().selectFrom('link_check').select('url').where('url', 'like', '%apply%').execute()).toEqual([])
})

describe('a follow-up', () => {
  async function plan(followUp: string) {
    status = 200
    const project_id = await project('Hello', followUp)
    const { id, code } = await approve(project_id)
    expect(code).toBe(200)
    const [first] = await queued(id)
    await db().updateTable('message').set({ state: 'sent', sent_at: new Date() }).where('id', '=', first!.id).execute()
    await db().updateTable('candidate').set({ stage: 'CONTACTED' }).where('id', '=', id).execute()
    status = 404
    const ctx = systemContext(testApp.database, (await contextOf(testApp, user)).workspaceId)
    const event = { type: 'mail.sent', projectId: project_id, candidateId: id, messageId: first!.id, step: 0 } as EventOf<'mail.sent'>
    await planFollowUp(ctx, testApp.services.settings, event, testApp.services.outside.links)
    const { attention } = await db().selectFrom('candidate').select('attention').where('id', '=', id).executeTakeFirstOrThrow()
    return { text: attention?.text, steps: (await queued(id)).map(({ step }) => step).toSorted() }
  }

  test('with a missing page is planned, and a person is asked to look', async () => {
    const { text, steps } = await plan(`Still open: ${link('follow-up')}`)
    expect(text).toContain(`The page behind the link ${link('follow-up')} no longer exists.`)
    expect(steps).toEqual([0, 1])
  })

  test('with a nonexistent website is left to a person, and names the link', async () => {
    const { text, steps } = await plan('Still open: https://nowhere.example/job')
    expect(text).toContain('https://nowhere.example/job')
    expect(steps).toEqual([0])
  })
})

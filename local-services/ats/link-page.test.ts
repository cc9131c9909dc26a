import { afterEach, beforeEach, expect, test } from 'vitest'
import { atsLinkPage } from './link-page.ts'
import { newAccount } from './ats-state.ts'
import { startAts, type EmbeddedAts } from './start-ats.ts'

let ats: EmbeddedAts
beforeEach(async () => {
  ats = await startAts({ apiKey: 'k', linkPage: 'http://localhost/dev/ats' })
})
afterEach(() => ats.stop())
const ask = (method: string, fields: Record<string, string>, path = '/') =>
  atsLinkPage(ats)({ method, path, query: method === 'GET' ? fields : {}, body: method === 'POST' ? fields : {} })
async function linkToken() {
  const fields = { end_user_origin_id: 'w', end_user_organization_name: 'Works', end_user_email_address: 'a@b.example' }
  const answer = await fetch(`${ats.url}/api/ats/v1/link-token`, {
    method: 'POST',
    headers: { authorization: 'Bearer k' },
    body: JSON.stringify(fields),
  })
  return new URL(((await answer.json()) as { magic_link_url: string }).magic_link_url).searchParams.get('link_token')!
}

test('links a chosen system once for the user who opened the window, and sends a webhook', async () => {
  const link_token = await linkToken()
  expect((await ask('GET', { link_token })).body).toContain(`value="${link_token}"`)
  expect(await ask('POST', { link_token, system: 'Other' })).toMatchObject({ status: 400 })
  expect(await ask('POST', { link_token, system: 'Lever' })).toMatchObject({
    status: 200,
    body: expect.stringContaining('Lever is linked'),
  })
  expect(ats.accounts()).toMatchObject([[expect.any(String), { integration: 'Lever', originId: 'w', status: 'COMPLETE' }]])
  expect(ats.webhooks.told.map(({ body }) => (JSON.parse(body) as { hook: { event: string } }).hook.event)).toEqual([
    'LinkedAccount.linked',
  ])
  expect(await ask('POST', { link_token, system: 'Lever' })).toMatchObject({ status: 400 })
  expect(ats.accounts()).toHaveLength(1)
})

test('escapes text in the URL', async () => {
  expect((await ask('GET', { link_token: '"><script>' })).body).not.toContain('<script>')
  expect(await ask('GET', {}, '/other')).toMatchObject({ status: 404 })
})

test('lists candidates and sends a webhook for a changed stage', async () => {
  expect((await ask('GET', {})).body).toContain('Nothing is linked yet.')
  ats.finishLinking(await linkToken(), 'Lever')
  const [[, account]] = ats.accounts() as [[string, ReturnType<typeof newAccount>]]
  const job = ats.jobs(account)[0]!
  const [first, second] = ats.stages(account, job.id)
  const timestamp = new Date().toISOString()
  account.candidates.push({ id: 'c', remote_id: 'C', created_at: timestamp, first_name: 'Mo <b>', last_name: 'Doe', email_addresses: [] })
  account.applications.push({
    id: 'a',
    remote_id: 'A',
    created_at: timestamp,
    modified_at: timestamp,
    candidate: 'c',
    job: job.id,
    current_stage: first!.id,
    rejected_at: null,
  })
  expect((await ask('GET', {})).body).toContain('Mo &#60;b&#62; Doe')
  expect(await ask('POST', { account: account.id, application: 'a', stage: 'nowhere' })).toMatchObject({ status: 400 })
  expect(await ask('POST', { account: account.id, application: 'a', stage: second!.id })).toMatchObject({
    status: 303,
    location: '/dev/ats',
  })
  expect(account.applications[0]!.current_stage).toBe(second!.id)
  await ask('POST', { account: account.id, application: 'a', stage: '' })
  expect(account.applications[0]!.rejected_at).not.toBeNull()
  expect(ats.webhooks.told).toHaveLength(3)
  expect(await ask('POST', { broken: 'unknown' })).toMatchObject({ status: 400 })
  expect(await ask('POST', { broken: account.id })).toMatchObject({ status: 303 })
  expect(account.status).toBe('RELINK_NEEDED')
  expect(ats.webhooks.told).toHaveLength(4)
})

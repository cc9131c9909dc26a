// The DNS records of sending domains, checked with a real DNS server.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dnsResolver } from '@fairlead/adapters/dns/resolver'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireMailboxes } from '@fairlead/contract/v2/mailboxes'
import { startDnsServer, type DnsServer } from '../../../../testing/dns-server.ts'
import { deliverRaw } from '../../../../testing/deliver-raw.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { openLog } from '../../../platform/log.ts'
import { systemContext } from '../../../platform/context.ts'
import { notifyOfBrokenRecords } from '../../alerts/mailbox/on-records-broken.ts'
import { checkDueRecords } from '../../../worker/rounds.ts'
import { learnSelectors } from './check-records.ts'

let testApp: TestApp
let dns: DnsServer
let station: MailStation
let user: TestUser
let mail: EmbeddedMail
const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-records-'))
const domain = 'acme.example'
const address = `ana@${domain}`
const key = `MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A${'A'.repeat(360)}`

beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, privateMailboxes: true } })
  dns = await startDnsServer()
  testApp.services.outside.dns = dnsResolver({ servers: [dns.address], timeout: 400, tries: 2 })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app, 'Ana')
  mail = await startMail({ folder, ownDomains: [domain] })
})
afterAll(async () => {
  await station.stop()
  await mail.stop()
  await dns.stop()
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})

type Mailbox = WireMailboxes['mailboxes'][number]
const db = () => testApp.database.system
const connect = async (more: Record<string, unknown> = {}) => {
  const security = { smtp_security: 'none', imap_security: 'none' }
  const hosts = { smtp_host: '127.0.0.1', imap_host: '127.0.0.1', smtp_port: mail.smtp.port, imap_port: mail.imap.port }
  const form = { address, name: 'Work', username: mail.smtp.user, password: mail.smtp.pass, ...hosts, ...security, ...more }
  const { status, body } = await user.call<WireMailboxes>('POST', 'v2/mailboxes', form)
  expect([status, status === 201 ? null : body]).toEqual([201, null])
  return body.mailboxes[0]!
}
const mailbox = async (): Promise<Mailbox> => (await user.call<WireMailboxes>('GET', 'v2/mailboxes')).body.mailboxes[0]!
const states = (entry: Mailbox) => Object.fromEntries(entry.records.checks.map(({ kind, state }) => [kind, state]))
const round = () => checkDueRecords(testApp.database, testApp.services.outside.dns, openLog('fatal'))
/** As if a week had passed. */
const makeDue = () =>
  db()
    .updateTable('mailbox_records')
    .set({ due_at: new Date(0) })
    .execute()
const dueInMs = async () => {
  const { due_at } = await db().selectFrom('mailbox_records').select('due_at').executeTakeFirstOrThrow()
  return due_at.getTime() - Date.now()
}
const changes = async () => (await db().selectFrom('event').select('id').where('type', '=', 'mailbox.changed').execute()).length
const silence = (isSilent: boolean) => {
  for (const name of [domain, `mine._domainkey.${domain}`]) dns.fail(name, isSilent ? 'servfail' : null)
  dns.fail(`_dmarc.${domain}`, isSilent ? 'silence' : null)
}
/** An email with a DKIM signature not made with any key. */
const deliverSigned = (from: string, selector: string, signer = domain) =>
  deliverRaw(
    mail.smtp.port,
    [
      `DKIM-Signature: v=1; a=rsa-sha256; d=${signer}; s=${selector};\r\n\th=from; bh=x; b=y`,
      `From: ${from}`,
      `To: ${address}`,
      `Message-ID: <${selector}@${domain}>`,
      'Subject: To myself',
      '',
      'x',
      '',
    ].join('\r\n'),
    address,
  )
const selectors = () => db().selectFrom('mailbox_records').select(['selectors', 'unproven_selector']).executeTakeFirstOrThrow()
const broken = () => db().selectFrom('event').select(['payload', 'workspace_id']).where('type', '=', 'mailbox.records_broken').execute()

describe('records of a sending domain', () => {
  test('are checked soon after connecting, once, and say what to publish', async () => {
    const connected = await connect()
    expect(connected.records).toEqual({ domain, checked_at: null, not_needed: null, checks: [] })
    await Promise.all([round(), round()])
    expect(dns.asked.filter((question) => question === `TXT ${domain}`)).toHaveLength(1)
    const { records } = await mailbox()
    expect(records.checked_at).not.toBeNull()
    expect(records.checks.map(({ kind, state, record }) => [kind, state, record])).toEqual([
      // this test's server is on a private network: no one else sees its address
      ['spf', 'missing', null],
      ['dkim', 'unknown', null],
      ['dmarc', 'missing', { type: 'TXT', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${address}` }],
    ])
    await round()
    expect(dns.asked.filter((question) => question === `TXT ${domain}`)).toHaveLength(1)
  })

  test("a message from the mailbox to itself teaches the selector, a stranger's doesn't", async () => {
    const { id } = await mailbox()
    await until('the first reading', async () => (await mailbox()).read_at)
    await deliverSigned('eve@other.example', 'strange')
    await deliverSigned(address, 'elsewhere', 'other.example')
    await deliverSigned(`Ana <${address}>`, 'mine')
    await until('the selector', async () => (await selectors()).unproven_selector !== null)
    expect(await selectors()).toEqual({ selectors: [], unproven_selector: 'mine' })
    expect(await dueInMs()).toBeLessThanOrEqual(0)
    // nothing else from these emails is stored
    expect(await db().selectFrom('inbound_mail').select('id').where('mailbox', '=', `mailbox:${id}`).execute()).toEqual([])
  })

  test('checking again finds published records, and other users are refused', async () => {
    const { id } = await mailbox()
    dns.set('TXT', domain, ['v=spf1 include:_spf.acme.example ~all', 'verification=1'])
    dns.set('TXT', `_spf.${domain}`, ['v=spf1 ip4:198.51.100.0/24 -all'])
    dns.set('TXT', `mine._domainkey.${domain}`, [[`v=DKIM1; k=rsa; p=${key.slice(0, 200)}`, key.slice(200)]])
    dns.set('TXT', `_dmarc.${domain}`, ['v=DMARC1; p=quarantine'])
    const stranger = await newUser(testApp.app)
    expect((await stranger.call('POST', 'v2/mailboxes/records', { mailbox_id: id })).status).toBe(404)
    const { status, body } = await user.call<WireMailboxes>('POST', 'v2/mailboxes/records', { mailbox_id: id })
    expect(status).toBe(200)
    expect(states(body.mailboxes[0]!)).toEqual({ spf: 'unknown', dkim: 'passes', dmarc: 'passes' })
    expect(await selectors()).toEqual({ selectors: ['mine'], unproven_selector: null })
  })

  test('a forged message from the mailbox to itself displaces no confirmed selector, and causes one check per hour', async () => {
    const checked = async () => (await mailbox()).records.checked_at
    const learn = async (selector: string) => {
      await deliverSigned(address, selector)
      await until(selector, async () => (await selectors()).unproven_selector === selector)
    }
    const before = await checked()
    await round()
    // the check of the previously learned selector was less than an hour ago
    await learn('forged1')
    expect(await dueInMs()).toBeGreaterThan(50 * 60_000)
    expect(await dueInMs()).toBeLessThanOrEqual(3_600_000)
    await learn('forged2')
    await round()
    expect(await checked()).toBe(before)
    // an hour later
    await db()
      .updateTable('mailbox_records')
      .set({ learned_at: new Date(Date.now() - 3_600_001) })
      .execute()
    for (const selector of ['forged3', 'forged4', 'forged5', 'forged6', 'forged7', 'forged8']) await learn(selector)
    await round()
    const after = await checked()
    expect(after).not.toBe(before)
    await learn('forged9')
    await round()
    expect(await checked()).toBe(after)
    expect(states(await mailbox())).toMatchObject({ dkim: 'passes' })
    expect(await selectors()).toEqual({ selectors: ['mine'], unproven_selector: 'forged9' })
  })

  test('a check that finds nothing new is saved and notifies no browser', async () => {
    await makeDue()
    await round()
    const { checked_at } = (await mailbox()).records
    const before = await changes()
    await makeDue()
    await round()
    expect((await mailbox()).records.checked_at).not.toBe(checked_at)
    expect(await changes()).toBe(before)
    dns.set('TXT', `_dmarc.${domain}`, ['v=DMARC1; p=none'])
    await makeDue()
    await round()
    expect(await changes()).toBe(before + 1)
  })

  test('while DNS is unavailable nothing is missing, no one is notified, and it is retried within the hour', async () => {
    const { id } = await mailbox()
    silence(true)
    await makeDue()
    await round()
    expect(states(await mailbox())).toEqual({ spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' })
    expect(await broken()).toEqual([])
    expect(await dueInMs()).toBeLessThanOrEqual(3_600_000)
    // a check by the owner isn't answered as if anything had been checked
    const { status, body } = await user.call('POST', 'v2/mailboxes/records', { mailbox_id: id })
    expect([status, JSON.stringify(body)]).toEqual([503, expect.stringContaining('DNS didn’t answer, so no record could be checked.')])
  })

  test('notifies the owner once when a record that passed is gone, even if DNS was silent in between', async () => {
    silence(false)
    dns.set('TXT', `_dmarc.${domain}`, [])
    await makeDue()
    await round()
    await makeDue()
    await round()
    const events = await broken()
    expect(events).toHaveLength(1)
    const { payload, workspace_id } = events[0]!
    await notifyOfBrokenRecords(systemContext(testApp.database, workspace_id!), payload as never)
    await notifyOfBrokenRecords(systemContext(testApp.database, workspace_id!), payload as never)
    const notices = (await user.call<{ kind: string; text: string }[]>('GET', 'v1/notifications')).body
    expect(notices.filter(({ kind }) => kind === 'mailbox_records').map(({ text }) => text)).toEqual([
      expect.stringContaining(`A DNS record of ${domain} that proves your email is missing or wrong.`),
    ])
  })

  test('stores nothing for a disconnected mailbox, and its late emails teach nothing', async () => {
    const { id } = await mailbox()
    await user.call('DELETE', 'v2/mailboxes', { mailbox_id: id })
    const { workspace_id: workspaceId } = await db()
      .selectFrom('mailbox')
      .select('workspace_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const signature = `v=1; a=rsa-sha256; d=${domain}; s=late; h=from; bh=x; b=y`
    await learnSelectors(testApp.database, { id, workspaceId, address }, { from: { address, name: '' }, dkimSignatures: [signature] })
    expect(await db().selectFrom('mailbox_records').selectAll().execute()).toEqual([])
  })

  test("freemail needs nothing, and DNS isn't queried", async () => {
    const before = dns.asked.length
    const { id } = await connect({ address: 'ana.acme@gmail.com' })
    await user.call('POST', 'v2/mailboxes/records', { mailbox_id: id })
    await round()
    expect((await mailbox()).records).toMatchObject({
      checks: [],
      not_needed: 'Nothing to set up: the provider of gmail.com publishes these records itself.',
    })
    expect(dns.asked).toHaveLength(before)
  })
})

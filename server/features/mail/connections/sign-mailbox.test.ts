// A mailbox with its own relay signs emails with DKIM, checked by an independent verifier.
import { mkdtempSync, rmSync } from 'node:fs'
import { Resolver } from 'node:dns/promises'
import os from 'node:os'
import path from 'node:path'
import type { Dns } from '@fairlead/domain/ports/dns'
import { dnsResolver } from '@fairlead/adapters/dns/resolver'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireMailboxes } from '@fairlead/contract/v2/mailboxes'
import { startDnsServer, type DnsServer } from '../../../../testing/dns-server.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { openLog } from '../../../platform/log.ts'
import { checkDueRecords } from '../../../worker/rounds.ts'

let testApp: TestApp
let dns: DnsServer
let station: MailStation
let user: TestUser
let project: string
let mail: EmbeddedMail
let id: string
const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-signing-'))
const domain = 'quay.example'
const address = `ana@${domain}`

beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, privateMailboxes: true } })
  dns = await startDnsServer()
  testApp.services.outside.dns = dnsResolver({ servers: [dns.address], timeout: 400, tries: 2 })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app, 'Ana')
  project = await activeProject(testApp, user)
  mail = await startMail({ folder, ownDomains: [domain] })
  id = await connect('127.0.0.1')
})
afterAll(async () => {
  await station.stop()
  await mail.stop()
  await dns.stop()
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})

async function connect(imapHost: string): Promise<string> {
  const security = { smtp_security: 'none', imap_security: 'none' }
  const hosts = { smtp_host: '127.0.0.1', imap_host: imapHost, smtp_port: mail.smtp.port, imap_port: mail.imap.port }
  const form = { address, name: 'Work', username: mail.smtp.user, password: mail.smtp.pass, ...hosts, ...security }
  const { status, body } = await user.call<WireMailboxes>('POST', 'v2/mailboxes', form)
  expect(status).toBe(201)
  return body.mailboxes[0]!.id
}

type Mailbox = WireMailboxes['mailboxes'][number]
const call = async (method: 'POST' | 'DELETE', endpoint: string): Promise<Mailbox> => {
  const { status, body } = await user.call<WireMailboxes>(method, `v2/mailboxes/${endpoint}`, { mailbox_id: id })
  expect(status).toBe(200)
  return body.mailboxes[0]!
}
const check = () => call('POST', 'records')
const dkimOf = (mailbox: Mailbox) => mailbox.records.checks.find(({ kind }) => kind === 'dkim')!
const db = () => testApp.database.system
/** By the clock, as if it were due. */
const round = async (resolver: Dns = testApp.services.outside.dns) => {
  await db()
    .updateTable('mailbox_records')
    .set({ due_at: new Date(0) })
    .execute()
  await checkDueRecords(testApp.database, resolver, openLog('fatal'))
}
const dueInMinutes = async () => {
  const { due_at } = await db().selectFrom('mailbox_records').select('due_at').executeTakeFirstOrThrow()
  return (due_at.getTime() - Date.now()) / 60_000
}
const broken = async () => (await db().selectFrom('event').select('id').where('type', '=', 'mailbox.records_broken').execute()).length
const publish = ({ record }: ReturnType<typeof dkimOf>) => dns.set('TXT', record!.name, [record!.value])

/** The bytes of the first email to a new candidate, as received by the server. */
async function received(): Promise<Buffer> {
  const person = await addPerson(testApp, user, project)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
  return until('the email', () =>
    Promise.resolve(
      mail.outside
        .list()
        .find(({ to }) => to.includes(person.email))
        ?.source() ?? null,
    ),
  )
}
/** Verdict and selector of each signature, from another implementation of RFC 6376. */
async function verify(message: Buffer): Promise<[string, string][]> {
  const resolver = new Resolver({ timeout: 500, tries: 2 })
  resolver.setServers([dns.address])
  const { results } = await dkimVerify(message, { resolver: (name: string, type: string) => resolver.resolve(name, type as 'TXT') })
  return results.flatMap(({ status, selector, signingDomain }) =>
    status.result === 'none' ? [] : [[status.result, `${selector}.${signingDomain}`] as [string, string]],
  )
}

describe('DKIM signing', () => {
  let first: string

  test('waits for the record, which is shown in full, and sends unsigned until then', async () => {
    const stranger = await newUser(testApp.app)
    expect((await stranger.call('POST', 'v2/mailboxes/signing', { mailbox_id: id })).status).toBe(404)
    expect(await call('POST', 'signing')).toMatchObject({ signing: 'waiting', may_sign: true })
    // requested again, it is the same key
    await call('POST', 'signing')
    const { length } = await testApp.database.system.selectFrom('mailbox_dkim_key').select('id').execute()
    expect(length).toBe(1)
    const waiting = dkimOf(await check())
    expect(waiting).toMatchObject({ state: 'missing', text: 'Add this record. Signing starts once we see it.' })
    expect(waiting.record!.value).toMatch(/^v=DKIM1; k=rsa; p=MIIBIjAN[A-Za-z0-9+/=]+$/)
    expect(await verify(await received())).toEqual([])
    // checked every 5 minutes on the first day, then less often
    expect(await dueInMinutes()).toBeLessThanOrEqual(5)
    const waitedFor = async (hours: number) => {
      await db()
        .updateTable('mailbox_dkim_key')
        .set({ waiting_since: new Date(Date.now() - hours * 3_600_000) })
        .execute()
      await round()
      return Math.round(await dueInMinutes())
    }
    expect([await waitedFor(23), await waitedFor(25), await waitedFor(24 * 9)]).toEqual([5, 60, 24 * 60])
    publish(waiting)
    first = waiting.record!.name.split('.')[0]!
  })

  test('signs once the record was seen, including the one-click unsubscribe headers', async () => {
    expect(await check()).toMatchObject({ signing: 'signing' })
    const message = await received()
    expect(await verify(message)).toEqual([['pass', `${first}.${domain}`]])
    const signature = /^DKIM-Signature:[\s\S]*?\r\n(?![ \t])/im.exec(message.toString())![0].replaceAll(/\s/g, '').toLowerCase()
    const signed = /;h=([^;]+)/.exec(signature)![1]!.split(':')
    for (const header of ['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post', 'content-type'])
      expect(signed).toContain(header)
    const changed = Buffer.from(message.toString().replace(/^Subject: /m, 'Subject: Re: '))
    expect((await verify(changed)).map(([verdict]) => verdict)).toEqual(['fail'])
  })

  test('a new key takes over once its record was seen, and the old one signs until then', async () => {
    // a policy that would block unsigned email: the old key signs, and no one needs to be notified of the new one
    dns.set('TXT', `_dmarc.${domain}`, ['v=DMARC1; p=reject'])
    await round()
    expect(await call('POST', 'signing')).toMatchObject({ signing: 'changing' })
    await round()
    expect(await broken()).toBe(0)
    const { records } = await check()
    expect(records.checks.find(({ kind }) => kind === 'dmarc')).toMatchObject({ state: 'passes' })
    const next = records.checks.find(({ kind }) => kind === 'dkim')!
    const second = next.record!.name.split('.')[0]!
    expect(second).not.toBe(first)
    expect(await verify(await received())).toEqual([['pass', `${first}.${domain}`]])
    publish(next)
    expect(await check()).toMatchObject({ signing: 'signing' })
    expect(await verify(await received())).toEqual([['pass', `${second}.${domain}`]])
    first = second
  })

  test('continues without a DNS response, and stops without the record', async () => {
    const name = `${first}._domainkey.${domain}`
    dns.fail(name, 'servfail')
    expect(await check()).toMatchObject({ signing: 'signing' })
    dns.fail(name, 'nxdomain')
    expect(await check()).toMatchObject({ signing: 'waiting' })
    expect(await verify(await received())).toEqual([])
    dns.fail(name, null)
    expect(await check()).toMatchObject({ signing: 'signing' })
  })

  test('a scheduled check notices a missing record once, and checks again soon', async () => {
    const name = `${first}._domainkey.${domain}`
    dns.fail(name, 'silence')
    await round()
    expect(await broken()).toBe(0)
    dns.fail(name, 'nxdomain')
    await round()
    expect(await dueInMinutes()).toBeLessThanOrEqual(5)
    await round()
    expect(await broken()).toBe(1)
    dns.fail(name, null)
    await round()
    expect(await check()).toMatchObject({ signing: 'signing' })
    expect(await dueInMinutes()).toBeGreaterThan(60)
  })

  test("a check that was running when a key was requested doesn’t postpone that key's check", async () => {
    let goOn = () => {}
    const isHeld = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const { lookUp } = testApp.services.outside.dns
    let isAsked = () => {}
    const firstQuestion = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    const slow: Dns = {
      async lookUp(question) {
        isAsked()
        await isHeld
        return lookUp(question)
      },
    }
    const running = round(slow)
    await firstQuestion
    expect(await call('POST', 'signing')).toMatchObject({ signing: 'changing' })
    goOn()
    await running
    expect(await dueInMinutes()).toBeLessThanOrEqual(0)
    await checkDueRecords(testApp.database, testApp.services.outside.dns, openLog('fatal'))
    const { records } = (await user.call<WireMailboxes>('GET', 'v2/mailboxes')).body.mailboxes[0]!
    const next = records.checks.find(({ kind }) => kind === 'dkim')!
    expect(next).toMatchObject({ state: 'missing', text: 'Add this record. Signing starts once we see it.' })
    publish(next)
    expect(await check()).toMatchObject({ signing: 'signing' })
    first = next.record!.name.split('.')[0]!
  })

  test('another server for the same address signs with the same key', async () => {
    const before = id
    await db()
      .updateTable('mailbox_records')
      .set({ selectors: ['s1'] })
      .execute()
    id = await connect('localhost')
    expect(id).not.toBe(before)
    expect((await user.call<WireMailboxes>('GET', 'v2/mailboxes')).body.mailboxes[0]).toMatchObject({ signing: 'signing' })
    expect(await verify(await received())).toEqual([['pass', `${first}.${domain}`]])
    expect(await db().selectFrom('mailbox_dkim_key').select('mailbox_id').execute()).toEqual([{ mailbox_id: id }])
    expect(await db().selectFrom('mailbox_records').select(['mailbox_id', 'selectors']).execute()).toEqual([
      { mailbox_id: id, selectors: ['s1'] },
    ])
    expect(await check()).toMatchObject({ signing: 'signing' })
  })

  test('the private key is encrypted, and deleted when signing is turned off', async () => {
    const stored = () => testApp.database.system.selectFrom('mailbox_dkim_key').selectAll().execute()
    expect(JSON.stringify(await stored())).not.toContain('PRIVATE KEY')
    expect(await call('DELETE', 'signing')).toMatchObject({ signing: null })
    expect(await stored()).toEqual([])
    expect(await verify(await received())).toEqual([])
  })
})

// Users' own mailboxes on real SMTP and IMAP servers.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { mailboxes } from '@fairlead/adapters/mail/mailboxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverRaw } from '../../../../testing/deliver-raw.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { systemContext } from '../../../platform/context.ts'
import { claimMessage } from './advance-message.ts'
import { readThread } from '../messages/message-facts.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

let testApp: TestApp
let station: MailStation
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, privateMailboxes: true } })
  station = await startMailStation(testApp)
})
afterAll(async () => {
  await station.stop()
  for (const stop of stops) await stop()
  await testApp.close()
})

const db = () => testApp.database.system
const firstOf = (id: string) =>
  db().selectFrom('message').selectAll().where('candidate_id', '=', id).where('step', '=', 0).executeTakeFirst()
const sentTo = (id: string) =>
  until('the first email', async () => {
    const row = await firstOf(id)
    return row?.state === 'sent' ? row : null
  })
const receivedBy = (id: string) => db().selectFrom('inbound_mail').selectAll().where('candidate_id', '=', id).execute()

interface Owner {
  user: TestUser
  project: string
  address: string
  mail: EmbeddedMail
  form: Record<string, string | number>
  mailbox(): Promise<{ id: string; state: string; why: string | null; waiting: number; read_at: string | null }>
}

async function serverOf(domain: string, user?: string): Promise<EmbeddedMail> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-own-'))
  const mail = await startMail({ folder, ownDomains: [domain], ...(user ? { user } : {}) })
  stops.push(async () => {
    await mail.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return mail
}

/** A user with their own mail server; connected and read once unless disabled. */
async function owner(name: string, isConnected = true): Promise<Owner> {
  const domain = `${name.toLowerCase()}.example`
  const mail = await serverOf(domain)
  const user = await newUser(testApp.app, name)
  const project = await activeProject(testApp, user)
  const address = `${name.toLowerCase()}@${domain}`
  const security = { smtp_security: 'none', imap_security: 'none' }
  const hosts = { smtp_host: '127.0.0.1', imap_host: '127.0.0.1', smtp_port: mail.smtp.port, imap_port: mail.imap.port }
  const form = { address, name: 'Work', username: mail.smtp.user, password: mail.smtp.pass, ...hosts, ...security }
  const mailbox = async () =>
    (await user.call<{ mailboxes: Awaited<ReturnType<Owner['mailbox']>>[] }>('GET', 'v2/mailboxes')).body.mailboxes[0]!
  if (isConnected) {
    expect((await user.call('POST', 'v2/mailboxes', form)).status).toBe(201)
    await until('the first reading', async () => (await mailbox()).read_at)
  }
  return { user, project, address, mail, form, mailbox }
}

async function contact({ user, project }: Owner) {
  const person = await addPerson(testApp, user, project)
  const { status } = await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
  expect(status).toBe(200)
  return person
}

describe('sending and reading', () => {
  test("two users write from their own addresses, each reply is read in the right mailbox, and private email isn't stored", async () => {
    const [ana, ben] = await Promise.all([owner('Ana'), owner('Ben')])
    const [toAna, toBen] = [await contact(ana), await contact(ben)]
    for (const [author, person, stranger] of [
      [ana, toAna, ben],
      [ben, toBen, ana],
    ] as const) {
      const sent = await sentTo(person.id)
      expect(sent.from_email).toBe(author.address)
      const [email] = author.mail.outside.list().filter(({ to }) => to.includes(person.email))
      expect(email!.from).toBe(author.address)
      expect(email!.source().toString()).not.toMatch(/^Reply-To:/im)
      expect([...stranger.mail.outside.list(), ...station.mail.outside.list()].some(({ to }) => to.includes(person.email))).toBe(false)

      await author.mail.answer({ id: email!.id, text: 'Yes, I am interested. Tell me more.' })
      await until('the answer', async () => (await receivedBy(person.id)).length > 0)
      expect((await receivedBy(person.id))[0]).toMatchObject({ mailbox: `mailbox:${sent.mailbox_id}`, matched_by: 'message_id' })
    }
  })

  test('an email that belongs to no candidate is neither stored nor shown', async () => {
    const cleo = await owner('Cleo')
    const person = await contact(cleo)
    await sentTo(person.id)
    const [email] = cleo.mail.outside.list()
    // the stranger's email comes first, so once the candidate's reply is read both were
    const stranger = [
      'From: mum@home.example',
      `To: ${cleo.address}`,
      'Subject: Sunday',
      'Message-ID: <private@home.example>',
      '',
      'Lunch?',
    ]
    await deliverRaw(cleo.mail.smtp.port, stranger.join('\r\n'), cleo.address)
    await cleo.mail.answer({ id: email!.id, text: 'Yes, I am interested.' })
    await until('the answer', async () => (await receivedBy(person.id)).length > 0)
    const rows = await db().selectFrom('inbound_mail').select('id').where('message_id', '=', '<private@home.example>').execute()
    expect(rows).toEqual([])
  })

  test("a reply to a forwarded email moves no candidate, and the next reply isn't sent there", async () => {
    const lia = await owner('Lia')
    const person = await contact(lia)
    const { message_id } = await sentTo(person.id)
    const forwarded = [
      'From: max@client.example',
      `To: ${lia.address}`,
      'Subject: Re: Fwd: Backend Engineer',
      'Message-ID: <forwarded@client.example>',
      `References: ${message_id} <between@client.example>`,
      'In-Reply-To: <between@client.example>',
      '',
      'No thanks, I am not interested.',
    ]
    await deliverRaw(lia.mail.smtp.port, forwarded.join('\r\n'), lia.address)
    const row = await until('the email', async () => (await receivedBy(person.id))[0] ?? null)
    expect(row).toMatchObject({ from_email: 'max@client.example', label: 'not_interested', confident: false })
    const { stage } = await db().selectFrom('candidate').select('stage').where('id', '=', person.id).executeTakeFirstOrThrow()
    expect(stage).not.toBe('NOT_INTERESTED')
    const thread = await systemContext(testApp.database, row.workspace_id!).transaction((tx) => readThread(tx, person.id))
    expect(thread.lastFrom).toBeNull()
  })
})

describe('failures', () => {
  test('pauses after a wrong password, notifies the owner, and sends waiting emails once after the fix', async () => {
    const dora = await owner('Dora')
    const { secret } = await db().selectFrom('mailbox').select('secret').where('address', '=', dora.address).executeTakeFirstOrThrow()
    const id = (await dora.mailbox()).id
    const { user_id } = await db().selectFrom('mailbox').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()
    const wrong = testApp.services.secrets.close('changed elsewhere', `mailbox ${user_id} ${dora.address}`)
    await db()
      .updateTable('mailbox')
      .set((eb) => ({ secret: wrong, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const person = await contact(dora)
    await until('the pause', async () => (await dora.mailbox()).state === 'paused')
    expect(secret).not.toContain(String(dora.form.password))
    expect((await dora.mailbox()).why).toMatch(/no longer accepts the password/)
    await until('the email to wait', async () => (await firstOf(person.id))!.state === 'queued')
    expect((await dora.mailbox()).waiting).toBe(1)
    const notices = await until('the notification', async () => {
      const { body } = await dora.user.call<{ kind: string; text: string }[]>('GET', 'v1/notifications')
      return body.find(({ kind }) => kind === 'mailbox_paused') ?? null
    })
    expect(notices.text).toContain(dora.address)

    const refused = await dora.user.call('PUT', 'v2/mailboxes', { mailbox_id: id, password: 'wrong again' })
    expect(refused).toMatchObject({ status: 400, body: { fields: { password: expect.stringMatching(/doesn’t accept/) as string } } })
    expect((await dora.user.call('PUT', 'v2/mailboxes', { mailbox_id: id, password: dora.form.password })).status).toBe(200)
    await db()
      .updateTable('message')
      .set({ due_at: new Date() })
      .where('candidate_id', '=', person.id)
      .where('state', '=', 'queued')
      .execute()
    station.wakeSender()
    await sentTo(person.id)
    expect(dora.mail.outside.list().filter(({ to }) => to.includes(person.email))).toHaveLength(1)
    expect((await dora.mailbox()).state).toBe('connected')
  })

  test("sends nothing while paused, and waiting emails from the installation's mailbox once disconnected", async () => {
    const ed = await owner('Ed')
    const { id } = await ed.mailbox()
    await ed.user.call('PUT', 'v2/mailboxes/pause', { mailbox_id: id, is_paused: 'true' })
    const person = await contact(ed)
    expect(await ed.mailbox()).toMatchObject({ state: 'paused', waiting: 1 })
    const { body } = await ed.user.call('DELETE', 'v2/mailboxes', { mailbox_id: id })
    expect(body).toMatchObject({ mailboxes: [] })
    expect((await sentTo(person.id)).from_email).toBe(testApp.services.settings.mailFrom)
    expect(await db().selectFrom('mailbox').select('secret').where('id', '=', id).executeTakeFirst()).toEqual({ secret: null })
    expect(ed.mail.outside.list()).toEqual([])
  })

  test('once it is disconnected, a follow-up waits for a person, because replies to the first email are no longer read', async () => {
    const ida = await owner('Ida')
    const person = await contact(ida)
    await sentTo(person.id)
    const followUp = () =>
      db().selectFrom('message').selectAll().where('candidate_id', '=', person.id).where('step', '=', 1).executeTakeFirst()
    await until('the follow-up', async () => (await followUp())?.state === 'queued')
    await ida.user.call('DELETE', 'v2/mailboxes', { mailbox_id: (await ida.mailbox()).id })
    await until('it to wait', async () => (await followUp())!.state === 'parked')
    expect(await followUp()).toMatchObject({ why: 'mailbox_gone', mailbox_id: null, from_email: testApp.services.settings.mailFrom })
  })

  test('claims an email only for the mailbox it waits in', async () => {
    const jo = await owner('Jo')
    await jo.user.call('PUT', 'v2/mailboxes/pause', { mailbox_id: (await jo.mailbox()).id, is_paused: 'true' })
    const person = await contact(jo)
    const row = (await firstOf(person.id))!
    const ctx = systemContext(testApp.database, row.workspace_id)
    for (const mailboxId of [null, 'another'])
      expect(
        await claimMessage(ctx, row.id, { workerId: 'worker', mailboxId, hours: null, perDomainHour: 100, maxPerDay: 1000 }),
      ).toBeNull()
    expect((await firstOf(person.id))!.state).toBe('queued')
    expect(
      await claimMessage(ctx, row.id, { workerId: 'worker', mailboxId: row.mailbox_id, hours: null, perDomainHour: 100, maxPerDay: 1000 }),
    ).toMatchObject({ state: 'claimed' })
  })
})

describe('connecting', () => {
  test('tests each direction, reports failures, and stores nothing if one fails', async () => {
    const finn = await owner('Finn', false)
    const test_ = await finn.user.call('POST', 'v2/mailboxes/test', { ...finn.form, imap_port: 1 })
    expect(test_.body).toMatchObject({
      smtp: { ok: true, why: null },
      imap: { ok: false, why: expect.stringMatching(/refused/) as string },
    })
    const wrong = await finn.user.call('POST', 'v2/mailboxes', { ...finn.form, password: 'wrong' })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { password: expect.stringMatching(/password/) as string } } })
    const unknown = await finn.user.call('POST', 'v2/mailboxes', { ...finn.form, smtp_host: 'smtp.nowhere.invalid' })
    expect(unknown).toMatchObject({ status: 400, body: { fields: { smtp_host: expect.stringMatching(/no server named/) as string } } })
    expect((await finn.user.call('GET', 'v2/mailboxes')).body).toMatchObject({ mailboxes: [] })
  })

  test('never sends a stored password to a server other than its own', async () => {
    const gil = await owner('Gil')
    const moved = { ...gil.form, password: '', imap_host: 'localhost' }
    expect(await gil.user.call('POST', 'v2/mailboxes/test', moved)).toMatchObject({
      status: 400,
      body: { fields: { password: 'This field is required.' } },
    })
  })

  test('another account with the same address is another mailbox, which takes over waiting emails', async () => {
    const kai = await owner('Kai')
    const before = (await kai.mailbox()).id
    await kai.user.call('PUT', 'v2/mailboxes/pause', { mailbox_id: before, is_paused: 'true' })
    expect((await kai.user.call('POST', 'v2/mailboxes', kai.form)).status).toBe(201)
    // its owner paused it, and ends the pause
    expect(await kai.mailbox()).toMatchObject({ id: before, state: 'paused' })
    const person = await contact(kai)
    const { smtp, imap } = await serverOf('kai.example', 'kai')
    const account = { username: smtp.user, password: smtp.pass, smtp_port: smtp.port, imap_port: imap.port }
    expect((await kai.user.call('POST', 'v2/mailboxes', { ...kai.form, ...account })).status).toBe(201)
    const after = await kai.mailbox()
    expect(after).toMatchObject({ state: 'connected' })
    expect(after.id).not.toBe(before)
    expect(await sentTo(person.id)).toMatchObject({ mailbox_id: after.id, from_email: kai.address })
    expect(kai.mail.outside.list()).toEqual([])
  })

  test('refuses servers on private networks unless the operator allows them', async () => {
    const server = { host: '127.0.0.1', port: 465, security: 'tls' } as const
    const imap = { ...server, port: 993 }
    expect(await mailboxes().test({ smtp: server, imap, username: 'a', password: 'b' })).toEqual({
      smtp: 'not_allowed',
      imap: 'not_allowed',
    })
  })

  test("another user's mailbox looks nonexistent", async () => {
    const hal = await owner('Hal')
    const stranger = await newUser(testApp.app, 'Stranger')
    const { id } = await hal.mailbox()
    expect((await stranger.call('DELETE', 'v2/mailboxes', { mailbox_id: id })).status).toBe(404)
    expect((await stranger.call('PUT', 'v2/mailboxes/pause', { mailbox_id: id, is_paused: 'true' })).status).toBe(404)
    expect((await hal.mailbox()).state).toBe('connected')
  })
})

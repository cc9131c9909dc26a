// Google and Microsoft mailboxes: connected by signing in, sending once whatever is lost, reading by cursor, and pausing
// without consent.
import { randomUUID } from 'node:crypto'
import { openidProvider } from '@fairlead/adapters/identity/openid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import {
  answerTo,
  connectAt,
  signInForMailbox,
  startMailboxProviders,
  type MailboxProviders,
  type ProviderName,
} from '../../../../testing/provider-mailboxes.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { mailboxTools } from '../../../http/mailbox-tools.ts'
import { accessTokens } from './mailbox-token.ts'

const names = ['ana', 'ben', 'cleo', 'dora', 'ed', 'finn', 'gil', 'hal', 'ida', 'jo', 'kai', 'lia']
let testApp: TestApp
let station: MailStation
let providers: MailboxProviders
beforeAll(async () => {
  providers = await startMailboxProviders(names.map((name) => `${name}@team.example`))
  testApp = await createTestApp({ settings: { holdSeconds: 0, ...providers.settings } })
  station = await startMailStation(testApp)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
  await providers.stop()
})

const db = () => testApp.database.system
const firstOf = (id: string) =>
  db().selectFrom('message').selectAll().where('candidate_id', '=', id).where('step', '=', 0).executeTakeFirst()
const receivedBy = (id: string) => db().selectFrom('inbound_mail').selectAll().where('candidate_id', '=', id).execute()
/** Everything scheduled is due now. */
const hurry = async () => {
  await db().updateTable('message').set({ due_at: new Date(), reserved_until: null }).where('state', '=', 'queued').execute()
  await db().updateTable('mailbox').set({ retry_at: null }).execute()
  station.wakeSender()
}

interface Shown {
  id: string
  name: string
  kind: string
  address: string
  state: string
  paused_for: string | null
  why: string | null
  waiting: number
  read_at: string | null
}
const mailboxOf = async (user: TestUser) => (await user.call<{ mailboxes: Shown[] }>('GET', 'v2/mailboxes')).body.mailboxes[0]

/** By day only one of them: both adapters pass the same contract suite. */
const tried = process.env.NIGHTLY ? (['google', 'microsoft'] as const) : (['google'] as const)

describe.each(tried)('%s', (provider: ProviderName) => {
  const server = () => providers[provider]
  const sentTo = (address: string) => server().sent.filter(({ to }) => to === address)
  let taken = 0
  const owner = async () => {
    const name = names[taken++]!
    const address = `${name}@team.example`
    const user = await newUser(testApp.app, `${name}${provider}`)
    const project = await activeProject(testApp, user)
    return { user, project, address, connect: (chosen = {}) => connectAt(user, provider, address, chosen) }
  }
  const connected = async () => {
    const sender = await owner()
    expect(await sender.connect()).toMatchObject({ status: 201 })
    await until('the first reading', async () => (await mailboxOf(sender.user))?.read_at ?? null)
    return sender
  }
  const contact = async ({ user, project }: { user: TestUser; project: string }) => {
    const person = await addPerson(testApp, user, project)
    const { status } = await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
    expect(status).toBe(200)
    return person
  }
  const isSent = (id: string) => until('the first email', async () => ((await firstOf(id))?.state === 'sent' ? firstOf(id) : null))

  test("connected by signing in, it sends from its own address, once; the reply is read and private email isn't stored", async () => {
    const sender = await connected()
    expect(await mailboxOf(sender.user)).toMatchObject({
      kind: provider === 'google' ? 'gmail' : 'graph',
      address: sender.address,
      state: 'connected',
    })
    const person = await contact(sender)
    const row = await isSent(person.id)
    expect(row).toMatchObject({ from_email: sender.address, sent_as: null })
    const [email, ...rest] = sentTo(person.email)
    expect(rest).toEqual([])
    expect(email).toMatchObject({ address: sender.address, messageId: row!.message_id })
    const source = email!.source.toString().replaceAll(/\r\n[ \t]+/g, ' ')
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
    expect(source).not.toMatch(/^Reply-To:/im)

    server().deliver(
      sender.address,
      `From: mum@home.example\r\nTo: ${sender.address}\r\nMessage-ID: <p-${provider}@home.example>\r\n\r\nLunch?\r\n`,
    )
    server().deliver(sender.address, answerTo(email!.source, person.email, 'Yes, I am interested. Tell me more.'))
    const [reply] = await until('the answer', async () => ((await receivedBy(person.id)).length > 0 ? receivedBy(person.id) : null), 40)
    expect(reply).toMatchObject({ mailbox: `mailbox:${row!.mailbox_id}`, matched_by: 'message_id', from_email: person.email })
    expect(await db().selectFrom('inbound_mail').select('id').where('message_id', '=', `<p-${provider}@home.example>`).execute()).toEqual(
      [],
    )
  }, 60_000)

  test('names missing permissions, accepts a code once, and stores nothing for either', async () => {
    const sender = await owner()
    const partly = await sender.connect({ isPartly: true })
    expect(partly).toMatchObject({ status: 403, body: { message: expect.stringMatching(/didn’t allow us to send email/) as string } })
    expect(await mailboxOf(sender.user)).toBeUndefined()
    const fields = await signInForMailbox(sender.user, provider, sender.address)
    expect((await sender.user.call('POST', 'v2/mailboxes/providers', { ...fields, auth_code: 'made up' })).status).toBe(401)
    expect((await sender.user.call('POST', 'v2/mailboxes/providers', fields)).status).toBe(201)
    expect((await sender.user.call('POST', 'v2/mailboxes/providers', fields)).status).toBe(401)
    const stored = await db().selectFrom('mailbox_token').selectAll().execute()
    for (const { refresh_token, access_token } of stored)
      expect([refresh_token, access_token ?? 'v1.']).toEqual(Array(2).fill(expect.stringMatching(/^v1\./)))
    // another account would be another mailbox
    expect(await connectAt(sender.user, provider, 'lia@team.example')).toMatchObject({
      status: 400,
      body: { fields: { address: expect.stringContaining(`Disconnect ${sender.address} first`) as string } },
    })
    await sender.user.call('DELETE', 'v2/mailboxes', { mailbox_id: (await mailboxOf(sender.user))!.id })
    expect((await db().selectFrom('mailbox_token').selectAll().execute()).length).toBe(stored.length - 1)
  })

  test('pauses on withdrawn consent, notifies the owner, and sends waiting emails once after reconnecting', async () => {
    const sender = await connected()
    await sender.user.call('PUT', 'v2/mailboxes', { mailbox_id: (await mailboxOf(sender.user))!.id, name: 'Work' })
    server().withdraw(sender.address)
    const person = await contact(sender)
    await until('the pause', async () => (await mailboxOf(sender.user))!.state === 'paused', 40)
    expect(await mailboxOf(sender.user)).toMatchObject({
      paused_for: 'consent',
      why: expect.stringMatching(/no longer gives us access/) as string,
    })
    await until('the email to wait', async () => (await firstOf(person.id))!.state === 'queued')
    expect(sentTo(person.email)).toEqual([])
    const { text } = await until('the notification', async () => {
      const { body } = await sender.user.call<{ kind: string; text: string }[]>('GET', 'v1/notifications')
      return body.find(({ kind }) => kind === 'mailbox_paused') ?? null
    })
    expect(text).toContain('Reconnect it')
    const { id } = (await mailboxOf(sender.user))!
    // resuming without consent is refused
    expect((await sender.user.call('PUT', 'v2/mailboxes/pause', { mailbox_id: id, is_paused: 'false' })).status).toBe(400)
    expect((await sender.connect()).status).toBe(201)
    await hurry()
    await isSent(person.id)
    expect(sentTo(person.email)).toHaveLength(1)
    expect(await mailboxOf(sender.user)).toMatchObject({ id, name: 'Work', state: 'connected' })
  }, 60_000)

  test('a response lost after the email was accepted: the email is looked up, and not sent again', async () => {
    const sender = await connected()
    // proves that the Sent folder files copies
    for (let sent = 0; sent < 3; sent++) await isSent((await contact(sender)).id)
    server().fault('hung_up', 'POST', 1, provider === 'google' ? '/messages/send' : '/sendMail')
    const lost = await contact(sender)
    await isSent(lost.id)
    expect(sentTo(lost.email)).toHaveLength(1)
    expect(await firstOf(lost.id)).toMatchObject({ unknown_times: 1, attempt: 1 })
    server().fault('server_fault', 'POST', 1, provider === 'google' ? '/messages/send' : '/sendMail')
    const failed = await contact(sender)
    await until('it to be unknown', async () => (await firstOf(failed.id))!.unknown_times === 1)
  }, 60_000)

  test('when asked to wait, it waits without a fault, and then sends once', async () => {
    const sender = await connected()
    server().fault('rate_limited', 'POST', 1, provider === 'google' ? '/messages/send' : '/sendMail')
    const person = await contact(sender)
    const row = await until('the refusal', async () => {
      const first = await firstOf(person.id)
      return first?.state === 'queued' && first.relay_answer !== null ? first : null
    })
    expect(row).toMatchObject({ refused_times: 0, unknown_times: 0 })
    expect(await mailboxOf(sender.user)).toMatchObject({ state: 'connected', why: null, waiting: 1 })
    await hurry()
    await isSent(person.id)
    expect(sentTo(person.email)).toHaveLength(1)
  }, 60_000)

  test('two processes that need a token concurrently renew it once', async () => {
    const sender = await connected()
    const { id, workspace_id } = await db()
      .selectFrom('mailbox')
      .select(['id', 'workspace_id'])
      .where('address', '=', sender.address)
      .where('disconnected_at', 'is', null)
      .where('kind', '=', provider === 'google' ? 'gmail' : 'graph')
      .executeTakeFirstOrThrow()
    await sender.user.call('PUT', 'v2/mailboxes/pause', { mailbox_id: id, is_paused: 'true' })
    const issuer = { ...testApp.services.settings.identity[provider]!, name: provider }
    const process_ = () =>
      accessTokens(
        { ...mailboxTools(testApp.services), identity: { google: openidProvider(issuer), microsoft: openidProvider(issuer) } },
        { id, workspaceId: workspace_id, kind: provider === 'google' ? 'gmail' : 'graph' },
      )
    const before = await process_()()
    const renewals = server().renewals()
    const all = await Promise.all(Array.from({ length: 6 }, () => process_()(before)))
    expect(server().renewals() - renewals).toBe(1)
    expect(new Set(all).size).toBe(1)
    expect(all[0]).not.toBe(before)

    // another process's token may have been revoked too, which is no reason to lock the mailbox
    const [firstProcess, secondProcess] = [process_(), process_()]
    const token = await firstProcess()
    server().expireTokens()
    await secondProcess(token)
    server().expireTokens()
    const { mailboxes } = testApp.services.outside
    const open = mailboxes.open({ kind: provider === 'google' ? 'gmail' : 'graph', accessToken: firstProcess }, 'mailbox:m')
    expect(await open.reader.listNew({ cursor: null, since: null }, 1)).toMatchObject({ emails: [] })
    await open.close()
  })

  test('an expired cursor: every reply is stored, none twice', async () => {
    const sender = await connected()
    const person = await contact(sender)
    await isSent(person.id)
    const [email] = sentTo(person.email)
    server().deliver(sender.address, answerTo(email!.source, person.email, 'Could you tell me the salary range?'))
    await until('the first answer', async () => (await receivedBy(person.id)).length === 1, 40)
    const { id } = (await mailboxOf(sender.user))!
    if ('clearHistory' in providers[provider]) providers.google.clearHistory()
    else providers.microsoft.clearDelta()
    server().deliver(sender.address, answerTo(email!.source, person.email, 'And is it remote?'))
    await until('the second answer', async () => (await receivedBy(person.id)).length >= 2, 40)
    const state = await db().selectFrom('mailbox_state').selectAll().where('mailbox', '=', `mailbox:${id}`).executeTakeFirstOrThrow()
    await until(
      'another reading',
      async () => {
        const now = await db()
          .selectFrom('mailbox_state')
          .select('read_to_end_at')
          .where('mailbox', '=', `mailbox:${id}`)
          .executeTakeFirst()
        return now!.read_to_end_at!.getTime() > state.read_to_end_at!.getTime()
      },
      40,
    )
    const texts = (await receivedBy(person.id)).map(({ reply_text }) => reply_text)
    expect(texts.toSorted()).toEqual(['And is it remote?', 'Could you tell me the salary range?'])
  }, 120_000)
})

test('a Message-ID replaced by Gmail: the reply is still matched, and the next email answers it', async () => {
  const user = await newUser(testApp.app, 'Kai')
  const project = await activeProject(testApp, user)
  expect((await connectAt(user, 'google', 'kai@team.example')).status).toBe(201)
  await until('the first reading', async () => (await mailboxOf(user))?.read_at ?? null)
  providers.google.replacesMessageIds = true
  try {
    const person = await addPerson(testApp, user, project)
    await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
    const row = await until('the first email', async () => ((await firstOf(person.id))?.state === 'sent' ? firstOf(person.id) : null))
    const [email] = providers.google.sent.filter(({ to }) => to === person.email)
    expect(row!.sent_as).toBe(email!.messageId)
    expect(row!.sent_as).toMatch(/mail\.gmail\.com>$/)
    const next = await until('the follow-up', () =>
      db()
        .selectFrom('message')
        .selectAll()
        .where('candidate_id', '=', person.id)
        .where('step', '=', 1)
        .executeTakeFirst()
        .then((message) => message ?? null),
    )
    expect(next).toMatchObject({ in_reply_to: row!.sent_as, refs: [row!.sent_as] })
    providers.google.deliver('kai@team.example', answerTo(email!.source, person.email, 'Yes, I am interested.'))
    await until('the answer', async () => (await receivedBy(person.id)).length > 0, 40)
  } finally {
    providers.google.replacesMessageIds = false
  }
}, 60_000)

test("offers no sign-in without the operator's client and names the missing settings", async () => {
  const bare = await createTestApp()
  try {
    const user = await newUser(bare.app, 'Nora')
    const { body } = await user.call('GET', 'v2/mailboxes/providers')
    expect(body).toMatchObject([
      { auth_provider: 'google', missing_settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], url: null },
      { auth_provider: 'microsoft', missing_settings: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'], url: null },
    ])
    const fields = { auth_provider: 'google', auth_code: randomUUID(), redirect_uri: 'https://app.example/login' }
    expect((await user.call('POST', 'v2/mailboxes/providers', fields)).status).toBe(503)
  } finally {
    await bare.close()
  }
})

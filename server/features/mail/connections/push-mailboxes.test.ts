// New mail announced by Google and Microsoft: read immediately, and once, whatever happens to the announcements.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { answerTo, connectAt, type ProviderName } from '../../../../testing/provider-mailboxes.ts'
import { startPushProviders, type PushProviders } from '../../../../testing/push-providers.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { mailboxTools } from '../../../http/mailbox-tools.ts'
import { recordMissed } from './record-missed.ts'
import { findMailbox } from '../mailboxes/mailbox-store.ts'
import { renewPushes } from './renew-push.ts'

let testApp: TestApp
let station: MailStation
let providers: PushProviders
const owners: TestUser[] = []
const people = { google: 'ana@team.example', microsoft: 'ben@team.example' }
beforeAll(async () => {
  providers = await startPushProviders([...Object.values(people), 'cleo@team.example', 'dora@team.example', 'eli@team.example'])
  testApp = await createTestApp({ settings: { holdSeconds: 0, ...providers.pushSettings } })
  providers.announceTo(testApp)
  // no scheduled reading during a test
  station = await startMailStation(testApp, { pollMs: 3_600_000 })
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
  await providers.stop()
})

const db = () => testApp.database.system
interface Shown {
  id: string
  arrival: { at_once: boolean; every_seconds: number; reason: string | null; since: string | null; refusal: string | null } | null
}
const mailboxOf = async (user: TestUser) => (await user.call<{ mailboxes: Shown[] }>('GET', 'v2/mailboxes')).body.mailboxes[0]!
const receivedBy = (id: string) => db().selectFrom('inbound_mail').selectAll().where('candidate_id', '=', id).execute()
const subscriptionOf = (id: string) => db().selectFrom('mailbox_subscription').selectAll().where('mailbox_id', '=', id).executeTakeFirst()
const renewNow = (id: string) =>
  db()
    .updateTable('mailbox_subscription')
    .set({ renew_at: new Date(0) })
    .where('mailbox_id', '=', id)
    .execute()

describe.each(['google', 'microsoft'] as const)('%s', (provider: ProviderName) => {
  const address = people[provider]
  const server = () => providers[provider]
  const announcer = () => (provider === 'google' ? providers.google.watches.announcer : providers.microsoft.subscriptions.announcer)
  let user: TestUser
  let project: string
  let mailboxId: string
  let email: { id: string; address: string; source: Buffer }
  const write = async () => {
    const person = await addPerson(testApp, user, project)
    await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
    const message = await until('the first email', () => server().sent.find(({ to }) => to === person.email) ?? null, 60)
    return { id: person.id, address: person.email, source: message.source }
  }
  const answer = (text: string) => server().deliver(address, answerTo(email.source, email.address, text))
  const texts = async () => (await receivedBy(email.id)).map(({ reply_text }) => reply_text)
  /** A scheduled reading, as a worker does every few minutes. */
  const readBySchedule = async () => {
    await db()
      .updateTable('mailbox_subscription')
      .set({ requested_at: new Date(Date.now() - 60_000) })
      .where('mailbox_id', '=', mailboxId)
      .execute()
    await sql`select pg_notify('fairlead_mailbox', ${mailboxId})`.execute(db())
  }

  beforeAll(async () => {
    user = await newUser(testApp.app, `Push${provider}`)
    owners.push(user)
    project = await activeProject(testApp, user)
    expect((await connectAt(user, provider, address)).status).toBe(201)
    mailboxId = (await mailboxOf(user)).id
    await until('the subscription', async () => (await mailboxOf(user)).arrival?.at_once === true, 60)
  }, 120_000)
  beforeEach(async () => {
    email = await write()
    await announcer().settled()
  }, 90_000)

  test('reads a reply as soon as it is announced, and the screen says so', async () => {
    expect((await mailboxOf(user)).arrival).toEqual({ at_once: true, every_seconds: 300, reason: null, since: null, refusal: null })
    answer('Yes, I am interested.')
    await until('the reply', async () => (await texts()).length === 1, 30)
    expect(announcer().statuses.filter((status) => status !== (provider === 'google' ? 204 : 202))).toEqual([])
  }, 60_000)

  test('repeated, late, and out of order: each email is stored once', async () => {
    announcer().disturb('repeated')
    answer('The first.')
    await until('the first', async () => (await texts()).includes('The first.'), 30)
    announcer().disturb('late', 2)
    answer('The second.')
    answer('The third.')
    await announcer().release()
    await until('all three', async () => (await texts()).length === 3, 30)
    await announcer().release()
    expect((await texts()).toSorted()).toEqual(['The first.', 'The second.', 'The third.'])
  }, 90_000)

  test('lost: a scheduled reading finds the email once, and the mailbox is read more often until the next announcement', async () => {
    announcer().disturb('lost')
    answer('Is it remote?')
    await announcer().settled()
    expect(await texts()).toEqual([])
    await readBySchedule()
    await until('the reply', async () => (await texts()).length === 1, 30)
    // the same, an hour later
    const hour = 3_600_000
    const earlier = new Date(Date.now() - 3 * hour)
    await db()
      .updateTable('mailbox_subscription')
      .set({ started_at: earlier, notified_at: earlier, requested_at: null })
      .where('mailbox_id', '=', mailboxId)
      .execute()
    const mailbox = (await findMailbox(db(), mailboxId))!
    await recordMissed(testApp.database, mailbox, [new Date(Date.now() - hour)])
    expect((await mailboxOf(user)).arrival).toMatchObject({
      at_once: false,
      every_seconds: 15,
      reason: 'missed',
      since: earlier.toISOString(),
    })
    answer('And where is the office?')
    await until('the announcement', async () => (await mailboxOf(user)).arrival?.at_once === true, 30)
    await until('the second', async () => (await texts()).length === 2, 30)
  }, 90_000)

  test('expired at the provider: renewing creates a new one', async () => {
    const before = (await subscriptionOf(mailboxId))!
    if (provider === 'google') providers.google.watches.expireWatches()
    else providers.microsoft.subscriptions.expireSubscriptions()
    answer('It expired in between.')
    await renewNow(mailboxId)
    await until('the renewal', async () => (await subscriptionOf(mailboxId))!.renew_at.getTime() > Date.now() + 3_600_000, 60)
    if (provider === 'microsoft') {
      expect((await subscriptionOf(mailboxId))!.vendor_id).not.toBe(before.vendor_id)
      expect(providers.microsoft.subscriptions.subscriptionsOf(address)).toHaveLength(1)
    } else expect(providers.google.watches.watchedUntil(address)).not.toBeNull()
    await until('the reply', async () => (await texts()).length === 1, 60)
  }, 120_000)

  test('retries a refused renewal, shows the reason, and works in the meantime', async () => {
    server().fault('server_fault', provider === 'google' ? 'POST' : 'PATCH', 1, provider === 'google' ? '/watch' : '')
    await renewNow(mailboxId)
    const row = await until(
      'the refusal',
      async () => {
        const subscription = (await subscriptionOf(mailboxId))!
        return subscription.failures === 1 ? subscription : null
      },
      60,
    )
    expect(row.refusal).not.toBeNull()
    expect(row.renew_at.getTime()).toBeGreaterThan(Date.now() + 30_000)
    expect((await mailboxOf(user)).arrival).toMatchObject({ at_once: true })
    answer('Still here.')
    await until('the reply', async () => (await texts()).length === 1, 30)
    await renewNow(mailboxId)
    await until('the renewal', async () => (await subscriptionOf(mailboxId))!.failures === 0, 60)
    expect((await subscriptionOf(mailboxId))!.refusal).toBeNull()
  }, 120_000)

  test('many concurrent announcements cause one pending reading', async () => {
    const readings: string[] = []
    const before = server().sent.length
    server().behave((call) => {
      if (call.method === 'GET' && /history|delta/.test(call.path)) readings.push(call.path)
      return null
    })
    try {
      announcer().disturb('repeated', 30)
      for (let count = 0; count < 30; count++) answer(`Number ${count}.`)
      await announcer().settled()
      await until('every reply', async () => (await texts()).length === 30, 60)
    } finally {
      server().behave(() => null)
    }
    expect(server().sent.length).toBe(before)
    // 90 announcements: readings are a second apart
    expect(readings.length).toBeLessThan(20)
    expect(new Set(await texts()).size).toBe(30)
  }, 120_000)

  test('disconnecting ends it at the provider and here', async () => {
    const owner = await newUser(testApp.app, `Leaving${provider}`)
    const leaving = provider === 'google' ? 'cleo@team.example' : 'dora@team.example'
    await connectAt(owner, provider, leaving)
    const { id } = await mailboxOf(owner)
    await until('the subscription', async () => (await mailboxOf(owner)).arrival?.at_once === true, 60)
    const isRunning = () =>
      provider === 'google'
        ? providers.google.watches.watchedUntil(leaving) !== null
        : providers.microsoft.subscriptions.subscriptionsOf(leaving).length > 0
    expect(isRunning()).toBe(true)
    expect((await owner.call('DELETE', 'v2/mailboxes', { mailbox_id: id })).status).toBe(200)
    expect(isRunning()).toBe(false)
    expect(await subscriptionOf(id)).toBeUndefined()
  }, 120_000)
})

test("Google's first announcement overtakes its response: it proves the subscription", async () => {
  const owner = await newUser(testApp.app, 'Overtaken')
  providers.google.watches.isAnswerLate = true
  await connectAt(owner, 'google', 'eli@team.example')
  await until('the subscription', async () => (await mailboxOf(owner)).arrival?.reason !== 'starting', 60)
  expect((await mailboxOf(owner)).arrival).toMatchObject({ at_once: true, reason: null })
}, 90_000)

test("Microsoft's lifecycle events: renewed on request, recreated when removed, read when something was missed", async () => {
  const address = people.microsoft
  const { subscriptions } = providers.microsoft
  const [first] = subscriptions.subscriptionsOf(address)
  const row = () => db().selectFrom('mailbox_subscription').selectAll().where('vendor_id', '=', first!.id).executeTakeFirst()
  const { mailbox_id: id } = (await row())!
  await db()
    .updateTable('mailbox_subscription')
    .set({ expires_at: new Date(Date.now() + 60_000) })
    .where('mailbox_id', '=', id)
    .execute()
  subscriptions.notify(address, 'reauthorizationRequired')
  await until('the renewal', async () => ((await row())?.expires_at?.getTime() ?? 0) > Date.now() + 3_600_000, 30)
  const notified = (await row())!.notified_at
  subscriptions.notify(address, 'missed')
  await until('the reading', async () => (await row())!.notified_at!.getTime() > notified!.getTime(), 30)
  subscriptions.notify(address, 'subscriptionRemoved')
  await until('another subscription', () => subscriptions.subscriptionsOf(address).some((entry) => entry.id !== first!.id), 30)
  await until('it here', async () => (await subscriptionOf(id))!.vendor_id !== null, 30)
  expect((await subscriptionOf(id))!.vendor_id).not.toBe(first!.id)
}, 90_000)

test('without a public URL, a topic, or the switch no provider is asked, and the screen says why', async () => {
  const { settings } = testApp.services
  const before = { ...settings }
  const reasons = async () => {
    const renewals = await renewPushes(testApp.database, mailboxTools(testApp.services), settings, () => undefined)
    return [renewals, ...(await Promise.all(owners.map(async (owner) => (await mailboxOf(owner)).arrival?.reason)))]
  }
  try {
    settings.publicUrl = 'http://localhost:8000'
    expect(await reasons()).toEqual([0, 'no_https', 'no_https'])
    settings.mailPush = { ...before.mailPush, topic: null, graph: false }
    expect(await reasons()).toEqual([0, 'no_topic', 'off'])
  } finally {
    Object.assign(settings, before)
  }
})

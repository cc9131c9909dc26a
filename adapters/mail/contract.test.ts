// What every mailbox must do for the product: run on SMTP and IMAP, and on local servers of Gmail and Microsoft Graph. With GMAIL_TOKEN or
// GRAPH_MAIL_TOKEN (an access token of a mailbox made for this) it runs on the vendor itself as well.
import { randomUUID } from 'node:crypto'
import { MailboxBusy, type ListedEmail, type MailboxCursor, type OutgoingMail } from '@fairlead/domain/ports/mail'
import type { OpenMailbox } from '@fairlead/domain/ports/mailboxes'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aMail } from './a-mail.fixture.ts'
import { gmailTarget, graphTarget, realTarget, smtpTarget, type Target } from './contract.fixture.ts'

const targets: [name: string, start: () => Promise<Target>][] = [
  ['SMTP and IMAP', smtpTarget],
  ['the local Gmail', gmailTarget],
  ['the local Microsoft Graph', graphTarget],
]
const { GMAIL_TOKEN: gmail, GRAPH_MAIL_TOKEN: graph } = process.env
if (gmail) targets.push(['Gmail', () => realTarget('gmail', gmail)])
if (graph) targets.push(['Microsoft Graph', () => realTarget('graph', graph)])

describe.each(targets)('%s', (_, start) => {
  let target: Target
  const opened: OpenMailbox[] = []
  beforeAll(async () => {
    target = await start()
  }, 60_000)
  afterEach(async () => {
    for (const mailbox of opened.splice(0)) await mailbox.close()
  })
  afterAll(() => target.stop())

  const open = (mailbox = target.open()): OpenMailbox => {
    opened.push(mailbox)
    return mailbox
  }
  const mail = (more: Partial<OutgoingMail> = {}): OutgoingMail =>
    aMail({
      messageId: `<${randomUUID()}@hiring.example>`,
      from: { name: 'Robin', address: target.address },
      replyTo: null,
      inReplyTo: null,
      references: [],
      unsubscribe: { https: 'https://hire.example/unsubscribe?token=t', mailto: null },
      ...more,
    })
  const pass = () => Promise.resolve()
  const wasSent = async (messageId: string): Promise<boolean | null> => {
    // vendors show a message a moment after they took it
    for (let tries = target.sent ? 1 : 30; ; tries--) {
      const isSent = await open().reader.wasSent(messageId)
      if (isSent === true || tries <= 1) return isSent
      await new Promise((resolve) => setTimeout(resolve, 2000))
    }
  }
  let number = 0
  const incoming = () => {
    const id = `<in-${++number}-${randomUUID()}@home.example>`
    return {
      id,
      source: [`From: Jo <jo@home.example>`, `To: ${target.address}`, `Message-ID: ${id}`, `Subject: Re: Hello`, '', `Hi ${id}`, ''].join(
        '\r\n',
      ),
    }
  }
  /** The Message-IDs of all that is listed from here on, and the place after it. */
  const readAll = async (from: { cursor: MailboxCursor | null; since: Date | null }, limit = 50) => {
    const { reader } = open()
    const ids: string[] = []
    const listed: ListedEmail[] = []
    for (let position = from, more = true; more;) {
      const news = await reader.listNew(position, limit)
      for (const email of news.emails) {
        const source = Buffer.from((await reader.fetchSource(email.uidValidity, email.uid, 100_000)) ?? []).toString()
        ids.push(/^Message-ID: (.*?)\r?$/im.exec(source)?.[1] ?? '')
        listed.push(email)
      }
      position = { ...position, cursor: news.cursor }
      more = news.more
      if (!more) return { ids, listed, cursor: news.cursor }
    }
    throw new Error('unreachable')
  }
  const ended = async () => (await readAll({ cursor: null, since: null })).cursor
  const arrives = async (count: number) => {
    const all = Array.from({ length: count }, incoming)
    for (const { source } of all) await target.deliver(source)
    return all.map(({ id }) => id)
  }

  describe('sending', () => {
    test('the intent comes before the message, the message once, and it is found by its Message-ID', async () => {
      const email = mail()
      const errors: string[] = []
      const outcome = await open().sender.send(email, async () => {
        errors.push(target.sent?.().includes(email.messageId) ? 'sent before' : 'intent')
      })
      expect(outcome).toMatchObject({ state: 'sent' })
      expect(errors).toEqual(['intent'])
      if (target.sent) expect(target.sent().filter((id) => id === email.messageId)).toHaveLength(1)
      expect(await wasSent(email.messageId)).toBe(true)
      expect(await open().reader.wasSent('<never@hiring.example>')).toBe(false)
    }, 90_000)

    test('an intent that fails sends nothing', async () => {
      const email = mail()
      const stopped = open().sender.send(email, () => Promise.reject(new Error('stopped')))
      await expect(stopped).rejects.toThrow('stopped')
      expect(await open().reader.wasSent(email.messageId)).toBe(false)
    })

    test('a lost answer leaves it unknown, and the mailbox knows', async ({ skip }) => {
      const { faults } = target
      if (!faults) return skip('nothing can be ordered here')
      const [lost, failed] = [mail(), mail()]
      faults.loseAnswer()
      expect(await open().sender.send(lost, pass)).toMatchObject({ state: 'unknown' })
      expect(await wasSent(lost.messageId)).toBe(true)
      faults.failSend()
      expect(await open().sender.send(failed, pass)).toMatchObject({ state: 'unknown' })
      expect(await wasSent(failed.messageId)).toBe(false)
    })

    test('a limit says how long to wait, and no message is lost by it', async ({ skip }) => {
      const { faults } = target
      if (!faults) return skip('nothing can be ordered here')
      const email = mail()
      faults.throttle('POST')
      expect(await open().sender.send(email, pass)).toMatchObject({ state: 'refused', permanent: false, retryAfterSeconds: 1 })
      expect(await open().reader.wasSent(email.messageId)).toBe(false)
      expect(await open().sender.send(email, pass)).toMatchObject({ state: 'sent' })
    })

    test('an access token that has ended is renewed on the way', async ({ skip }) => {
      const { faults } = target
      if (!faults) return skip('nothing can be ordered here')
      const { sender } = open()
      expect(await sender.send(mail(), pass)).toMatchObject({ state: 'sent' })
      const before = faults.renewals()
      faults.expireTokens()
      const email = mail()
      expect(await sender.send(email, pass)).toMatchObject({ state: 'sent' })
      expect(faults.renewals()).toBe(before + 1)
      expect(target.sent?.().filter((id) => id === email.messageId)).toHaveLength(1)
    })

    test('an answer in a thread is sent like any other', async () => {
      const first = mail()
      expect(await open().sender.send(first, pass)).toMatchObject({ state: 'sent' })
      const next = mail({ inReplyTo: first.messageId, references: [first.messageId], subject: `Re: ${first.subject}` })
      expect(await open().sender.send(next, pass)).toMatchObject({ state: 'sent' })
    })
  })

  describe('reading', () => {
    test('begins at the end, then lists what arrives, oldest first, each whole and unchanged', async ({ skip }) => {
      if (!target.sent) return skip('a mailbox of a vendor receives when it likes')
      const begun = await ended()
      const ids = await arrives(3)
      const read = await readAll({ cursor: begun, since: null })
      expect(read.ids).toEqual(ids)
      expect(new Set(read.listed.map(({ uidValidity, uid }) => `${uidValidity} ${uid}`)).size).toBe(3)
      expect((await readAll({ cursor: read.cursor, since: null })).ids).toEqual([])
      const { uidValidity, uid } = read.listed[0]!
      expect(await open().reader.fetchSource(uidValidity, uid, 10)).toHaveLength(10)
      // and nothing of it is taken for news, since nothing was changed
      expect((await readAll({ cursor: read.cursor, since: null })).ids).toEqual([])
    })

    test('what was sent from here is not news', async () => {
      const begun = await ended()
      expect(await open().sender.send(mail(), pass)).toMatchObject({ state: 'sent' })
      expect((await readAll({ cursor: begun, since: null })).ids).toEqual([])
    })

    test('stopped after any email it goes on without skipping one', async ({ skip }) => {
      if (!target.sent) return skip('a mailbox of a vendor receives when it likes')
      const begun = await ended()
      const ids = await arrives(5)
      const { listed } = await readAll({ cursor: begun, since: null }, 2)
      for (const [index, email] of listed.entries()) {
        const rest = await readAll({ cursor: email.cursor, since: null }, 2)
        for (const id of ids.slice(index + 1)) expect(rest.ids).toContain(id)
      }
    })

    test('a cursor that is no longer known begins again at a day, and reads on from there', async ({ skip }) => {
      if (!target.sent) return skip('a mailbox of a vendor receives when it likes')
      const begun = await ended()
      const ids = await arrives(3)
      target.faults?.forgetCursors()
      const forgotten = target.faults ? begun : { ...begun, uidValidity: '1' }
      const since = new Date(Date.now() - 24 * 3600_000)
      const again = await readAll({ cursor: forgotten, since }, 2)
      expect(again.ids.slice(-3)).toEqual(ids)
      expect(new Set(again.ids).size).toBe(again.ids.length)
      const [next] = await arrives(1)
      expect((await readAll({ cursor: again.cursor, since }, 2)).ids).toEqual([next])
    })

    test('an email that is gone is null', async () => {
      const { reader } = open()
      expect(await reader.fetchSource('1', 5, 100)).toBeNull()
    })

    test('a limit asks to wait, and until then the server is left alone', async ({ skip }) => {
      const { faults } = target
      if (!faults) return skip('nothing can be ordered here')
      const { reader } = open()
      faults.throttle('GET')
      await expect(reader.listNew({ cursor: null, since: null }, 10)).rejects.toMatchObject({ name: 'MailboxBusy', retryAfterSeconds: 1 })
      await expect(reader.listNew({ cursor: null, since: null }, 10)).rejects.toThrow(MailboxBusy)
      await new Promise((resolve) => setTimeout(resolve, 1100))
      expect((await reader.listNew({ cursor: null, since: null }, 10)).emails).toEqual([])
    })
  })

  describe('announcements', () => {
    test('subscribed, each new email is announced once; renewed, it goes on; stopped, nothing is', async ({ skip }) => {
      const { push } = target
      if (!push) return skip('nothing is announced here')
      const subscription = await push.port.subscribe(push.account, push.target)
      expect(subscription.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 3600_000)
      expect(subscription.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 7 * 24 * 3600_000)
      await push.settled()
      const before = push.arrived().length
      await arrives(2)
      await push.settled()
      expect(push.arrived().length).toBe(before + 2)
      const renewed = await push.port.renew(push.account, { id: subscription.id, address: push.target.address })
      expect(renewed).toMatchObject({ id: subscription.id })
      await push.port.stop(push.account, subscription.id)
      expect(push.isRunning()).toBe(false)
      // a second time does nothing
      await push.port.stop(push.account, subscription.id)
      await push.settled()
      const after = push.arrived().length
      await arrives(1)
      await push.settled()
      expect(push.arrived().length).toBe(after)
    })

    test('the secret comes back where the vendor can carry one', async ({ skip }) => {
      const { push } = target
      if (!push) return skip('nothing is announced here')
      const { id } = await push.port.subscribe(push.account, push.target)
      await arrives(1)
      await push.settled()
      const { body } = push.arrived().at(-1)!
      if (id === null)
        expect(Buffer.from(JSON.parse(body).message.data, 'base64').toString()).toContain(`"emailAddress":"${target.address}"`)
      else expect(JSON.parse(body).value).toMatchObject([{ subscriptionId: id, clientState: push.target.secret, changeType: 'created' }])
      await push.port.stop(push.account, id)
    })

    test('one that is over is made again, and a refusal has the words of the vendor', async ({ skip }) => {
      const { push } = target
      if (!push) return skip('nothing is announced here')
      const { id } = await push.port.subscribe(push.account, push.target)
      push.expire()
      const renewed = await push.port.renew(push.account, { id, address: push.target.address })
      expect(renewed === null).toBe(id !== null)
      const endRefusal = push.refuse()
      await expect(push.port.subscribe(push.account, push.target)).rejects.toMatchObject({
        name: 'PushRefused',
        message: expect.stringMatching(/not found|validation request failed/) as string,
      })
      endRefusal()
      const again = await push.port.subscribe(push.account, push.target)
      expect(push.isRunning()).toBe(true)
      await push.port.stop(push.account, again.id)
    })

    test('asked to wait, or locked out, it says so', async ({ skip }) => {
      const { push, faults } = target
      if (!push || !faults) return skip('nothing can be ordered here')
      faults.throttle('POST')
      await expect(push.port.subscribe(push.account, push.target)).rejects.toMatchObject({ name: 'MailboxBusy', retryAfterSeconds: 1 })
      const lockedOut = { ...push.account, accessToken: () => Promise.resolve('of yesterday') }
      await expect(push.port.subscribe(lockedOut, push.target)).rejects.toMatchObject({ name: 'ConsentWithdrawn' })
    })
  })

  test('locked out, it says so in both directions and sends nothing', async () => {
    const { sender, reader } = open(target.lockedOut())
    const email = mail()
    expect(await sender.send(email, pass)).toMatchObject({ state: 'refused', stage: 'sign_in', code: 535 })
    const fault = await reader.listNew({ cursor: null, since: null }, 1).then(() => null, target.faultOf)
    expect(['password', 'consent']).toContain(fault)
    expect(await open().reader.wasSent(email.messageId)).toBe(false)
  })

  // the last one: no access comes back after it
  test('a consent that is withdrawn locks out, whatever token is left', async ({ skip }) => {
    const { faults } = target
    if (!faults) return skip('nothing can be ordered here')
    const { sender, reader } = open()
    expect(await sender.send(mail(), pass)).toMatchObject({ state: 'sent' })
    faults.withdraw()
    expect(await sender.send(mail(), pass)).toMatchObject({ state: 'refused', stage: 'sign_in', code: 535 })
    expect(await reader.listNew({ cursor: null, since: null }, 1).then(() => null, target.faultOf)).toBe('consent')
  })
})

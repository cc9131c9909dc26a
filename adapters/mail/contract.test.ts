// What the product requires of every mailbox: run on SMTP and IMAP, and on local servers for Gmail and Microsoft Graph. With
// GMAIL_TOKEN or GRAPH_MAIL_TOKEN (an access token of a mailbox made for this), it runs on the vendor itself as well.
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
    // vendors show a message a moment after accepting it
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
  /** The Message-IDs of everything listed from here on, and the resulting cursor. */
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
    test('commits the intent before the message, sends it once, and finds it by its Message-ID', async () => {
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

    test('a failed intent sends nothing', async () => {
      const email = mail()
      const stopped = open().sender.send(email, () => Promise.reject(new Error('stopped')))
      await expect(stopped).rejects.toThrow('stopped')
      expect(await open().reader.wasSent(email.messageId)).toBe(false)
    })

    test('a lost response leaves the outcome unknown, and the mailbox can resolve it', async ({ skip }) => {
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

    test('a limit says how long to wait, and loses no message', async ({ skip }) => {
      const { faults } = target
      if (!faults) return skip('nothing can be ordered here')
      const email = mail()
      faults.throttle('POST')
      expect(await open().sender.send(email, pass)).toMatchObject({ state: 'refused', permanent: false, retryAfterSeconds: 1 })
      expect(await open().reader.wasSent(email.messageId)).toBe(false)
      expect(await open().sender.send(email, pass)).toMatchObject({ state: 'sent' })
    })

    test('renews an expired access token while sending', async ({ skip }) => {
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

    test('sends a reply in a thread like any other email', async () => {
      const first = mail()
      expect(await open().sender.send(first, pass)).toMatchObject({ state: 'sent' })
      const next = mail({ inReplyTo: first.messageId, references: [first.messageId], subject: `Re: ${first.subject}` })
      expect(await open().sender.send(next, pass)).toMatchObject({ state: 'sent' })
    })
  })

  describe('reading', () => {
    test('starts at the end, then lists new email, oldest first, each complete and unchanged', async ({ skip }) => {
      if (!target.sent) return skip('a mailbox of a vendor receives when it likes')
      const begun = await ended()
      const ids = await arrives(3)
      const read = await readAll({ cursor: begun, since: null })
      expect(read.ids).toEqual(ids)
      expect(new Set(read.listed.map(({ uidValidity, uid }) => `${uidValidity} ${uid}`)).size).toBe(3)
      expect((await readAll({ cursor: read.cursor, since: null })).ids).toEqual([])
      const { uidValidity, uid } = read.listed[0]!
      expect(await open().reader.fetchSource(uidValidity, uid, 10)).toHaveLength(10)
      // none of it is listed again, since nothing changed
      expect((await readAll({ cursor: read.cursor, since: null })).ids).toEqual([])
    })

    test("doesn't list email sent from here", async () => {
      const begun = await ended()
      expect(await open().sender.send(mail(), pass)).toMatchObject({ state: 'sent' })
      expect((await readAll({ cursor: begun, since: null })).ids).toEqual([])
    })

    test('resumes after any email without skipping one', async ({ skip }) => {
      if (!target.sent) return skip('a mailbox of a vendor receives when it likes')
      const begun = await ended()
      const ids = await arrives(5)
      const { listed } = await readAll({ cursor: begun, since: null }, 2)
      for (const [index, email] of listed.entries()) {
        const rest = await readAll({ cursor: email.cursor, since: null }, 2)
        for (const id of ids.slice(index + 1)) expect(rest.ids).toContain(id)
      }
    })

    test('an expired cursor starts again at a day and continues from there', async ({ skip }) => {
      if (!target.sent) return skip('a mailbox of a vendor receives when it likes')
      const begun = await ended()
      const ids = await arrives(3)
      target.faults?.clearCursors()
      const forgotten = target.faults ? begun : { ...begun, uidValidity: '1' }
      const since = new Date(Date.now() - 24 * 3600_000)
      const again = await readAll({ cursor: forgotten, since }, 2)
      expect(again.ids.slice(-3)).toEqual(ids)
      expect(new Set(again.ids).size).toBe(again.ids.length)
      const [next] = await arrives(1)
      expect((await readAll({ cursor: again.cursor, since }, 2)).ids).toEqual([next])
    })

    test('a deleted email is null', async () => {
      const { reader } = open()
      expect(await reader.fetchSource('1', 5, 100)).toBeNull()
    })

    test("a limit asks to wait, and until then the server isn't called", async ({ skip }) => {
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
    test('announces each new email once while subscribed, continues after renewal, and stops when unsubscribed', async ({ skip }) => {
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

    test('returns the secret if the vendor supports it', async ({ skip }) => {
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

    test("recreates an expired subscription, and a refusal has the vendor's words", async ({ skip }) => {
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

    test('reports a rate limit and a lockout', async ({ skip }) => {
      const { push, faults } = target
      if (!push || !faults) return skip('nothing can be ordered here')
      faults.throttle('POST')
      await expect(push.port.subscribe(push.account, push.target)).rejects.toMatchObject({ name: 'MailboxBusy', retryAfterSeconds: 1 })
      const lockedOut = { ...push.account, accessToken: () => Promise.resolve('of yesterday') }
      await expect(push.port.subscribe(lockedOut, push.target)).rejects.toMatchObject({ name: 'ConsentWithdrawn' })
    })
  })

  test('a lockout is reported in both directions and sends nothing', async () => {
    const { sender, reader } = open(target.lockedOut())
    const email = mail()
    expect(await sender.send(email, pass)).toMatchObject({ state: 'refused', stage: 'sign_in', code: 535 })
    const fault = await reader.listNew({ cursor: null, since: null }, 1).then(() => null, target.faultOf)
    expect(['password', 'consent']).toContain(fault)
    expect(await open().reader.wasSent(email.messageId)).toBe(false)
  })

  // the last test: access can't be restored after it
  test('withdrawn consent locks out, whatever token is left', async ({ skip }) => {
    const { faults } = target
    if (!faults) return skip('nothing can be ordered here')
    const { sender, reader } = open()
    expect(await sender.send(mail(), pass)).toMatchObject({ state: 'sent' })
    faults.withdraw()
    expect(await sender.send(mail(), pass)).toMatchObject({ state: 'refused', stage: 'sign_in', code: 535 })
    expect(await reader.listNew({ cursor: null, since: null }, 1).then(() => null, target.faultOf)).toBe('consent')
  })
})

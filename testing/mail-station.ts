// Real email for tests: local SMTP and IMAP servers, with the worker's sending, reading, and reactions.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { simpleParser, type ParsedMail } from 'mailparser'
import { imapReader } from '@fairlead/adapters/mail/imap'
import { parseInThread } from '@fairlead/adapters/mail/parse-in-thread'
import { smtpSender } from '@fairlead/adapters/mail/smtp'
import { relayName } from '@fairlead/adapters/mail/smtp-settings'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { replyReader } from '../server/features/mail/inbound/reply-reader.ts'
import { openSignOfLife } from '../server/features/mail/mailboxes/sign-of-life.ts'
import { systemContext } from '../server/platform/context.ts'
import { startEventLoop } from '../server/worker/event-loop.ts'
import { startMailReceiver } from '../server/worker/mail-receiver.ts'
import { startMailSender } from '../server/worker/mail-sender.ts'
import { openOwnMailboxes } from '../server/worker/own-mailboxes.ts'
import { renewPushes } from '../server/features/mail/connections/renew-push.ts'
import { startClocks } from '../server/platform/clock.ts'
import { makeRoom } from '../server/features/interviews/bookings/copy-to-calendar.ts'
import { recheckCalendars } from '../server/features/calendars/recheck-calendars.ts'
import { calendarTools } from '../server/http/calendar-tools.ts'
import { mailboxTools } from '../server/http/mailbox-tools.ts'
import { react, type ReactionTools } from '../server/worker/reactions.ts'
import { deliverRaw } from './deliver-raw.ts'
import type { TestApp } from './test-app.ts'

export interface MailStation {
  mail: EmbeddedMail
  /** All email sent to this address so far, oldest first. */
  sentTo(address: string): Promise<ParsedMail[]>
  /** Outside email to this address as the embedded server numbers it, oldest first. */
  idsTo(address: string): number[]
  /** The token of the unsubscribe link in the newest email to this address. */
  optOutToken(address: string): Promise<string>
  /** Looks for due email now. */
  wakeSender(): void
  /** Delivers these bytes to the product's inbox as any outside mail server might. */
  deliver(raw: string, to: string): Promise<void>
  stop(): Promise<void>
}

/** Starts the mail servers and, unless `quiet`, the worker's loops over them; `pollMs`: how often users' mailboxes are read. */
export async function startMailStation(testApp: TestApp, options: { quiet?: boolean; pollMs?: number } = {}): Promise<MailStation> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-post-'))
  const { settings, database, log } = testApp.services
  const mail = await startMail({ folder, ownDomains: [settings.mailDomain] })
  const stops: (() => Promise<unknown>)[] = [() => mail.stop()]
  let wakeSender: () => void = () => void 0
  if (!options.quiet) {
    const sender = smtpSender(mail.smtp.url)
    const reader = imapReader(mail.imap.url)
    stops.push(() => Promise.all([sender.close(), reader.close()]))
    const ownMailboxes = openOwnMailboxes(database, mailboxTools(testApp.services), log, { roundMs: 100 })
    stops.push(() => ownMailboxes.close())
    const life = openSignOfLife(database)
    await life.show()
    stops.push(() => life.end())
    const sending = await startMailSender({
      database,
      life,
      sender,
      reader,
      own: ownMailboxes,
      settings,
      relay: relayName(mail.smtp.url),
      mailbox: settings.mailFrom,
      graceMs: 300,
      needsReading: false,
      log,
    })
    stops.push(() => sending.stop())
    wakeSender = sending.wake
    const receiving = await startMailReceiver({
      database,
      life,
      reader,
      parse: parseInThread,
      replies: replyReader,
      resumes: testApp.services,
      settings,
      log,
    })
    stops.push(() => receiving.stop())
    const readingOwn = ownMailboxes.startReading({
      life,
      parse: parseInThread,
      replies: replyReader,
      resumes: testApp.services,
      settings,
      pollMs: options.pollMs ?? 300,
    })
    stops.push(() => readingOwn.stop())
    const renewing = () =>
      renewPushes(database, mailboxTools(testApp.services), settings, (error) => log.warn({ err: error }, 'not announced'))
    const pushes = startClocks([{ everyMs: 100, round: renewing, failure: 'could not renew the subscriptions' }], log)
    stops.push(() => pushes.stop())
    const calendars = calendarTools(testApp.services)
    const tools: ReactionTools = {
      enqueue: () => Promise.resolve(),
      wakeSender: sending.wake,
      links: testApp.services.outside.links,
      mail: settings,
      recheckCalendars: async (ctx, userIds) => (await recheckCalendars(ctx, calendars, userIds)).isFresh,
      makeRoom: (ctx, interviewId) => makeRoom(ctx, { ...settings, ...calendars }, interviewId),
    }
    const events = await startEventLoop(database, (stored) => react(systemContext(database, stored.workspaceId), stored, tools), log)
    stops.push(() => events.stop())
  }
  const to = (address: string) =>
    mail.outside
      .list()
      .filter((email) => email.to.includes(address))
      .toReversed()
  return {
    mail,
    wakeSender: () => wakeSender(),
    deliver: (raw, recipient) => deliverRaw(mail.smtp.port, raw, recipient),
    idsTo: (address) => to(address).map((email) => email.id),
    sentTo: (address) => Promise.all(to(address).map((email) => simpleParser(email.source()))),
    async optOutToken(address) {
      const emails = await Promise.all(to(address).map((email) => simpleParser(email.source())))
      const lines = emails.flatMap((email) => email.headerLines).filter(({ key }) => key === 'list-unsubscribe')
      return /unsubscribe\?token=([\w-]+)/.exec(lines.at(-1)?.line.replaceAll(/\s+/g, '') ?? '')?.[1] ?? ''
    },
    async stop() {
      for (const stop of stops.toReversed()) await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until `look` returns something other than null or false; fails with `what` after `seconds`. */
export async function until<T>(description: string, look: () => Promise<T | null | false> | T | null | false, seconds = 15): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const result = await look()
    if (result !== null && result !== false) return result
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${description}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

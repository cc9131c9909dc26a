// The reading loop: new mail of the inbox, oldest first, each taken in before the place in the mailbox moves on.
import type { InboundMail, MailReader } from '@fairlead/domain/ports/mail'
import { readCursor, saveCursor } from '../features/mail/mailbox-cursor.ts'
import type { ReplyReader } from '../features/mail/inbound-mail.ts'
import { keepUnreadable, receiveMail } from '../features/mail/receive-mail.ts'
import { isUnreachable, type Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

export interface ReceiverParts {
  database: Database
  reader: MailReader
  parse(source: Uint8Array): Promise<InboundMail>
  replies: ReplyReader
  /** Names the mailbox in the records, e.g. 'hiring@example.com'. */
  mailbox: string
  domain: string
  log: Log
}

const pollMs = 30_000
const page = 50
/** How often one mail is tried before those behind it go on without it. */
const patience = 3

export async function startMailReceiver({
  database,
  reader,
  parse,
  replies,
  mailbox,
  domain,
  log,
}: ReceiverParts): Promise<{ stop(): Promise<void> }> {
  let stopped = false
  let wanted = false
  let running: Promise<void> | null = null
  const failures = new Map<number, number>()

  const readAll = async () => {
    for (let more = true; more && !stopped;) {
      const news = await reader.readNew(await readCursor(database, mailbox), page)
      for (const raw of news.mails) {
        const place = { mailbox, uidValidity: news.cursor.uidValidity, uid: raw.uid, internalDate: raw.internalDate }
        try {
          await receiveMail(database, domain, replies, { ...place, mail: await parse(raw.source) })
        } catch (error) {
          const tries = (failures.get(raw.uid) ?? 0) + 1
          if (isUnreachable(error) || tries < patience) {
            if (!isUnreachable(error)) failures.set(raw.uid, tries)
            throw error
          }
          log.error({ err: error, uid: raw.uid }, 'a mail could not be taken in')
          await keepUnreadable(database, place)
        }
        failures.delete(raw.uid)
      }
      await saveCursor(database, mailbox, news.cursor)
      more = news.more
    }
  }
  const wake = () => {
    wanted = true
    running ??= (async () => {
      while (wanted && !stopped) {
        wanted = false
        await readAll().catch((error: unknown) => log.warn({ err: error }, 'reading mail waits'))
      }
      running = null
    })()
  }
  const stopWatching = await reader.watch(wake)
  const poll = setInterval(wake, pollMs)
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(poll)
      await stopWatching()
      await running
    },
  }
}

// The reading loop: new inbox messages, oldest first, one at a time, each stored before the cursor advances.
import { randomUUID } from 'node:crypto'
import { usualPollSeconds } from '@fairlead/domain/outreach/mail-push'
import { MailboxBusy, UnreadableMail, type InboundMail, type ListedEmail, type MailReader } from '@fairlead/domain/ports/mail'
import {
  databaseNow,
  holdMailbox,
  markReadToEnd,
  markTrying,
  openMailboxState,
  readFrom,
  readMailboxState,
  releaseMailbox,
  saveCursor,
  type MailboxState,
} from '../features/mail/mailboxes/mailbox-state.ts'
import type { ResumeReaders } from '../features/candidates/people/learn-from-resume.ts'
import type { OwnMailbox, ReplyReader } from '../features/mail/inbound/inbound-mail.ts'
import type { SignOfLife } from '../features/mail/mailboxes/sign-of-life.ts'
import { setAside, type SetAsideReason } from '../features/mail/inbound/set-aside.ts'
import { isForCandidate, receiveMail, type ReceivingSettings } from '../features/mail/inbound/receive-mail.ts'
import { isUnreachable, type Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

export interface ReceiverParts {
  database: Database
  reader: MailReader
  /** Rejects with UnreadableMail when the message itself is the reason. */
  parse(source: Uint8Array): Promise<InboundMail>
  replies: ReplyReader
  /** Reads candidates' attached résumés. */
  resumes: ResumeReaders
  settings: ReceivingSettings
  /** A user's own mailbox: email that belongs to no candidate in their workspace is private and not stored. */
  own?: OwnReading
  /** How often an inbox without announcements is read, in milliseconds. */
  pollMs?: number
  life: SignOfLife
  log: Log
}

export interface OwnReading extends OwnMailbox {
  mailboxId: string
  /** Whether a scheduled read takes place; absent if it always does. */
  isDue?(): Promise<boolean>
  /** A read begins. */
  onBegin?(): Promise<void>
  /** A read completed, with emails that arrived at these times, or failed. */
  onRead(arrivals: readonly Date[]): Promise<void>
  onFailure(error: unknown): Promise<void>
  /** Every email that was read, including those that aren't stored. */
  onEmail(mail: InboundMail): Promise<void>
}

const usualPollMs = usualPollSeconds * 1000
const renewMs = 20_000
const page = 50
/** Messages up to this size are read completely. */
const largest = 30 * 1024 * 1024
/** Of larger ones, and of one that killed a process, this much is read: the header and usually the text. */
const beginning = 512 * 1024
/** How often storing a message may fail before later ones continue without it. */
const patience = 3
const tooLarge = '[This email is larger than 30 MB. Only its beginning was read; open it in the mailbox itself.]'

export interface MailReceiving {
  /** Reads now; if it is already reading, once more afterward. */
  wake(): void
  stop(): Promise<void>
}

export async function startMailReceiver(parts: ReceiverParts): Promise<MailReceiving> {
  const { database, reader, own: ownReading = null, log } = parts
  // two readers of one process exclude each other as well
  const by = `${parts.life.workerId}/${randomUUID()}`
  let stopped = false
  let hasWork = false
  let running: Promise<void> | null = null
  let opened = false
  const failures = new Map<string, number>()

  const readAll = async () => {
    if (!opened) await openMailboxState(database, reader.mailbox)
    opened = true
    if (!(await holdMailbox(database, reader.mailbox, by))) return
    const renewing = setInterval(() => {
      holdMailbox(database, reader.mailbox, by).catch((error: unknown) => log.warn({ err: error }, 'could not update the mailbox lease'))
    }, renewMs)
    const arrivals: Date[] = []
    try {
      await ownReading?.onBegin?.()
      for (let more = true; more && !stopped;) more = await readPage(arrivals)
    } finally {
      clearInterval(renewing)
    }
  }

  const readPage = async (arrivals: Date[]): Promise<boolean> => {
    const state = await readMailboxState(database, reader.mailbox)
    const began = await databaseNow(database)
    const news = await reader.listNew(await readFrom(database, state, ownReading?.mailboxId), page)
    for (const mail of news.emails) {
      if (stopped || !(await holdMailbox(database, reader.mailbox, by))) return false
      await takeIn(state, mail)
      await saveCursor(database, reader.mailbox, mail.cursor)
      arrivals.push(mail.internalDate)
    }
    if (state.cursor?.uidValidity !== news.cursor.uidValidity || state.cursor.lastUid !== news.cursor.lastUid)
      await saveCursor(database, reader.mailbox, news.cursor)
    if (!news.more) {
      await markReadToEnd(database, reader.mailbox, began)
      await ownReading?.onRead(arrivals)
    }
    return news.more
  }

  const takeIn = async (state: MailboxState, { uidValidity, uid, size: listedSize, internalDate }: ListedEmail) => {
    const key = `${uidValidity} ${uid}`
    const place = { mailbox: state.recordsAs, uidValidity, uid, internalDate }
    // an email in a user's own mailbox is private until it is known to be a candidate's: it stays there
    let isPrivate = ownReading !== null
    const aside = (reason: SetAsideReason) =>
      isPrivate ? Promise.resolve() : setAside(database, place, size, reason, ownReading?.workspaceId)
    let size = listedSize ?? 0
    const died = state.trying?.key === key && state.trying.by !== by ? state.trying.tries : 0
    if (died > 1) return aside('crash')
    await markTrying(database, reader.mailbox, { uidValidity, uid }, by, died + 1)
    let isWhole = size <= largest && died === 0
    const first = await reader.fetchSource(uidValidity, uid, isWhole && !ownReading ? largest : beginning)
    // deleted since it was listed
    if (!first) return
    // an email of unknown size is larger when its beginning fills the request
    size = Math.max(size, first.length >= beginning ? beginning + 1 : first.length)
    try {
      let mail = await parts.parse(first)
      await ownReading?.onEmail(mail)
      if (ownReading && !(await isForCandidate(database, parts.settings.mailDomain, mail, ownReading))) return
      isPrivate = false
      if (ownReading && isWhole && size > beginning) {
        // the last attempt uses what is already here: a reply's text is at its beginning
        const source = (failures.get(key) ?? 0) < patience - 1 ? await reader.fetchSource(uidValidity, uid, largest) : first
        if (!source) return
        isWhole = source !== first && source.length < largest
        if (isWhole)
          try {
            mail = await parts.parse(source)
          } catch (error) {
            if (!(error instanceof UnreadableMail)) throw error
            isWhole = false
          }
      }
      const whole = isWhole ? mail : { ...mail, documents: [] }
      await receiveMail(
        database,
        parts.settings,
        parts.replies,
        { ...place, mail: size > largest ? withNote(whole) : whole },
        parts.resumes,
        ownReading,
      )
    } catch (error) {
      if (error instanceof UnreadableMail) {
        log.error({ uid, size, reason: error.reason }, 'an email was set aside as unreadable')
        return aside(error.reason)
      }
      const tries = (failures.get(key) ?? 0) + 1
      if (error instanceof MailboxBusy || isUnreachable(error) || tries < patience) {
        if (!isUnreachable(error) && !(error instanceof MailboxBusy)) failures.set(key, tries)
        throw error
      }
      log.error({ err: error, uid }, 'could not process an incoming email')
      await aside('broken')
    }
    failures.delete(key)
  }

  const wake = () => {
    hasWork = true
    running ??= (async () => {
      while (hasWork && !stopped) {
        hasWork = false
        await readAll().catch(async (error: unknown) => {
          // nothing is wrong: it is read again when the time is over
          if (error instanceof MailboxBusy) return log.debug({ err: error }, 'a mail server asks us to wait')
          if (!ownReading) return log.warn({ err: error }, 'could not read email; will retry')
          if (!stopped && !isUnreachable(error)) await ownReading.onFailure(error).catch(() => undefined)
        })
      }
      running = null
    })()
  }
  const stopWatching = await reader.watch(wake)
  const look = () => {
    if (!ownReading?.isDue) return wake()
    ownReading.isDue().then(
      (isDue) => isDue && wake(),
      // if this can't be determined, reading meets the same problem, and reports it
      () => wake(),
    )
  }
  const poll = setInterval(look, parts.pollMs ?? usualPollMs)
  wake()
  return {
    wake: () => void (stopped || wake()),
    async stop() {
      stopped = true
      clearInterval(poll)
      await stopWatching()
      await running
      await releaseMailbox(database, reader.mailbox, by).catch((error: unknown) =>
        log.warn({ err: error }, 'could not update the mailbox lease'),
      )
    },
  }
}

function withNote(mail: InboundMail): InboundMail {
  return { ...mail, text: `${mail.text}\n\n${tooLarge}` }
}

// This worker's user mailboxes: connections for sending, opened on first use, and one reader for each.
import type { OpenMailbox } from '@fairlead/domain/ports/mailboxes'
import type { DkimKey, MailSender } from '@fairlead/domain/ports/mail'
import type { FolderOf } from '../features/mail/sent-witness.ts'
import { isLockedOut } from '@fairlead/domain/outreach/mailbox'
import type { MailboxTools } from '../features/mail/connect-mailbox.ts'
import { learnSelectors } from '../features/mail/check-records.ts'
import { accountOf } from '../features/mail/mailbox-secret.ts'
import { nameOfMailbox } from '../features/mail/mailbox-state.ts'
import { findMailbox, listMailboxesToRead, type StoredMailbox } from '../features/mail/mailbox-store.ts'
import { signingKeyOf } from '../features/mail/sign-mailbox.ts'
import { recordMailboxNews, recordReadFault } from '../features/mail/record-mailbox-news.ts'
import type { PushSettings } from '../features/mail/push-setup.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startMailReceiver, type MailReceiving, type ReceiverParts } from './mail-receiver.ts'
import { startClocks } from '../platform/clock.ts'
import { listenToPushes, pushReading } from './push-reading.ts'

type OwnReadingParts = Omit<ReceiverParts, 'reader' | 'own' | 'database' | 'log'> & { settings: PushSettings }

export interface OwnMailboxes {
  /** The sender for this mailbox; null when the mailbox is gone. */
  senderOf(mailboxId: string): Promise<{ sender: MailSender; relay: string; mailbox: StoredMailbox } | null>
  folderOf: FolderOf
  /** Reads every mailbox; newly connected ones are found within a few seconds. */
  startReading(parts: OwnReadingParts): { stop(): Promise<void> }
  close(): Promise<void>
}

/** How long copies may take to appear in another server's Sent folder. */
const usualGraceMs = 120_000

export function openOwnMailboxes(
  database: Database,
  tools: Omit<MailboxTools, 'database'>,
  log: Log,
  { roundMs = 3000, graceMs = usualGraceMs }: { roundMs?: number; graceMs?: number } = {},
): OwnMailboxes {
  const opened = new Map<string, { version: number; open: OpenMailbox }>()

  const open = (mailbox: StoredMailbox, dkim: DkimKey | null = null): OpenMailbox => {
    const account = accountOf({ ...tools, database }, mailbox)
    return tools.mailboxes.open(account.kind === 'smtp' ? { ...account, dkim } : account, nameOfMailbox(mailbox.id))
  }
  /** An email without a signature is better than none. */
  const dkimOf = (mailbox: StoredMailbox): Promise<DkimKey | null> =>
    signingKeyOf(database.system, tools.secrets, mailbox).catch((error: unknown) => {
      log.warn({ err: error, mailbox: mailbox.id }, 'the DKIM key of a mailbox can’t be read; its email is not signed')
      return null
    })
  const forSending = async (mailboxId: string): Promise<{ mailbox: StoredMailbox; open: OpenMailbox } | null> => {
    const mailbox = await findMailbox(database.system, mailboxId)
    const connection = opened.get(mailboxId)
    if (mailbox && connection?.version === mailbox.version) return { mailbox, open: connection.open }
    // a message in progress finishes on the older connection
    if (connection) connection.open.close().catch(() => undefined)
    opened.delete(mailboxId)
    if (!mailbox) return null
    const entry = { version: mailbox.version, open: open(mailbox, await dkimOf(mailbox)) }
    opened.set(mailboxId, entry)
    return { mailbox, open: entry.open }
  }

  /** A password that can't be decrypted has to be entered again: its owner is notified. */
  const opening = async (mailbox: StoredMailbox): Promise<OpenMailbox> => {
    try {
      return open(mailbox)
    } catch (error) {
      await recordMailboxNews(database, mailbox, { kind: 'pause', reason: 'password', fault: null })
      throw error
    }
  }

  return {
    async senderOf(mailboxId) {
      const connected = await forSending(mailboxId)
      return connected && { sender: connected.open.sender, relay: nameOfMailbox(mailboxId), mailbox: connected.mailbox }
    },
    async folderOf(mailboxId) {
      const connected = await forSending(mailboxId)
      if (!connected) return null
      // a password that is no longer accepted must not be retried continually
      if (isLockedOut(connected.mailbox.pausedFor)) return 'unreachable'
      const name = nameOfMailbox(mailboxId)
      return { reader: connected.open.reader, relay: name, mailbox: name, graceMs }
    },
    startReading(parts) {
      const readers = new Map<string, { version: number; wake(): void; stop(): Promise<void> }>()
      const round = async () => {
        const readable = new Map((await listMailboxesToRead(database.system)).map((mailbox) => [mailbox.id, mailbox]))
        for (const [id, running] of readers)
          if (readable.get(id)?.version !== running.version) {
            readers.delete(id)
            await running.stop()
          }
        for (const mailbox of readable.values())
          if (!readers.has(mailbox.id))
            try {
              readers.set(mailbox.id, { version: mailbox.version, ...(await startReader(mailbox)) })
            } catch (error) {
              // for example because its password can't be decrypted: the others are read anyway
              log.warn({ err: error, mailbox: mailbox.id }, 'a mailbox is not being read')
            }
      }
      const startReader = async (mailbox: StoredMailbox): Promise<MailReceiving> => {
        const account = await opening(mailbox)
        const push = mailbox.kind === 'smtp' ? null : pushReading(database, mailbox, parts.settings)
        let isNoted = false
        const receiving = await startMailReceiver({
          ...parts,
          database,
          log,
          reader: account.reader,
          own: {
            workspaceId: mailbox.workspaceId,
            mailboxId: mailbox.id,
            ...(push && { isDue: () => push.isDue(), onBegin: () => push.begin() }),
            async onRead(arrivals) {
              if (!isNoted) await recordMailboxNews(database, mailbox, { kind: 'read' })
              isNoted = true
              await push?.end(arrivals)
            },
            onEmail: (mail) => learnSelectors(database, mailbox, mail),
            async onFailure(error) {
              isNoted = false
              push?.fail()
              log.warn({ err: error, mailbox: mailbox.id }, 'could not read a mailbox')
              await recordReadFault(database, mailbox, tools.mailboxes.faultOf(error))
            },
          },
        })
        return {
          wake: receiving.wake,
          async stop() {
            await receiving.stop()
            await account.close()
          },
        }
      }
      const running = startClocks([{ everyMs: roundMs, round, failure: 'could not read user mailboxes; will retry' }], log)
      const listening = listenToPushes(database, (mailboxId) => readers.get(mailboxId)?.wake(), log)
      return {
        async stop() {
          await listening.stop()
          await running.stop()
          await Promise.all([...readers.values()].map((reader) => reader.stop()))
        },
      }
    },
    async close() {
      await Promise.all([...opened.values()].map((entry) => entry.open.close()))
      opened.clear()
    },
  }
}

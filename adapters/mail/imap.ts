// Reads a mailbox over IMAP without changing its flags, and checks the Sent folder for a sent email.
import type { ImapFlow } from 'imapflow'
import type { MailReader } from '@fairlead/domain/ports/mail'
import { connectImap, imapOptions, usualPatience, type ImapPatience, type ImapSettings } from './imap-connection.ts'
import { watchInbox } from './imap-watch.ts'
import { fetchSource, listNew } from './read-inbox.ts'

/**
 * A reader for imap://user:pass@host:143 (STARTTLS; required unless the host is this machine or ?tls=optional) or imaps://…:993.
 * One connection reads, one call at a time; it is opened on first use and again after it breaks.
 */
export function imapReader(address: string, patience: ImapPatience = usualPatience): MailReader {
  return imapReaderOf(imapOptions(address, patience))
}

/** The same for settings that weren't given as a URL; `name` identifies the mailbox in the records. */
export function imapReaderOf(options: ImapSettings, name = `${options.auth?.user ?? ''}@${options.host}/INBOX`.toLowerCase()): MailReader {
  let client: ImapFlow | null = null
  let sentFolder: string | null | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const watches = new Set<() => Promise<void>>()

  const connected = async (): Promise<ImapFlow> => {
    if (client?.usable) return client
    client?.close()
    client = await connectImap(options)
    return client
  }
  // One IMAP connection has one selected folder: calls take turns, and a call on a broken connection is retried once.
  const inTurn = <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const run = async (): Promise<T> => {
      const first = await connected()
      try {
        return await work(first)
      } catch (error) {
        if (first.usable) throw error
        return work(await connected())
      }
    }
    const result = turn.then(run, run)
    turn = result.catch(() => undefined)
    return result
  }

  return {
    mailbox: name,
    listNew: (from, limit) => inTurn((imap) => listNew(imap, from, limit)),
    fetchSource: (uidValidity, uid, maxBytes) => inTurn((imap) => fetchSource(imap, uidValidity, uid, maxBytes)),
    wasSent: (messageId) =>
      inTurn(async (imap) => {
        if (sentFolder === undefined) sentFolder = (await imap.list()).find((folder) => folder.specialUse === '\\Sent')?.path ?? null
        if (sentFolder === null) return null
        const lock = await imap.getMailboxLock(sentFolder, { readOnly: true })
        try {
          // Makes the server report messages that arrived since the folder was selected.
          await imap.noop()
          const uids = await imap.search({ header: { 'message-id': messageId } }, { uid: true })
          if (!Array.isArray(uids)) throw new Error('The mail server refused the search in the Sent folder.')
          return uids.length > 0
        } finally {
          lock.release()
        }
      }),
    async watch(onNews) {
      const stop = watchInbox(options, onNews)
      watches.add(stop)
      return async () => {
        watches.delete(stop)
        await stop()
      }
    },
    async close() {
      await Promise.all([...watches].map((stop) => stop()))
      await turn
      client?.close()
      client = null
    },
  }
}

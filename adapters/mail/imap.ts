// Reads a mailbox over IMAP without touching its flags, and asks the Sent folder whether a mail went out.
import type { ImapFlow } from 'imapflow'
import type { MailReader, MailboxCursor, RawMail } from '@fairlead/domain/ports/mail'
import { connectImap, imapOptions } from './imap-connection.ts'
import { watchInbox } from './imap-watch.ts'

/**
 * A reader for imap://user:pass@host:143 (STARTTLS; required unless the host is this machine or ?tls=optional) or imaps://…:993.
 * One connection does the reading, one call at a time; it is opened when first needed and again after it broke.
 */
export function imapReader(address: string): MailReader {
  const options = imapOptions(address)
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
  // One IMAP connection has one selected folder: calls take turns, and one that meets a broken connection is tried once more.
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
    readNew: (cursor, limit) => inTurn((imap) => readNew(imap, cursor, limit)),
    wasSent: (messageId) =>
      inTurn(async (imap) => {
        if (sentFolder === undefined) sentFolder = (await imap.list()).find((folder) => folder.specialUse === '\\Sent')?.path ?? null
        if (sentFolder === null) return null
        const lock = await imap.getMailboxLock(sentFolder, { readOnly: true })
        try {
          // Makes the server report what came since the folder was last selected.
          await imap.noop()
          const found = await imap.search({ header: { 'message-id': messageId } }, { uid: true })
          if (!Array.isArray(found)) throw new Error('The mail server refused the search in the Sent folder.')
          return found.length > 0
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

async function readNew(
  imap: ImapFlow,
  cursor: MailboxCursor | null,
  limit: number,
): Promise<{ cursor: MailboxCursor; mails: RawMail[]; more: boolean }> {
  const lock = await imap.getMailboxLock('INBOX', { readOnly: true })
  try {
    await imap.noop()
    if (!imap.mailbox) throw new Error('The mail server did not open INBOX.')
    const uidValidity = String(imap.mailbox.uidValidity)
    // Another UIDVALIDITY means that the old numbers say nothing: read from the beginning, the caller knows mails by Message-ID.
    const after = cursor?.uidValidity === uidValidity ? cursor.lastUid : 0
    const found = await imap.search({ uid: `${after + 1}:*` }, { uid: true })
    // 'n:*' always names the newest mail, also when it is older than n.
    const uids = (Array.isArray(found) ? found : []).filter((uid) => uid > after).toSorted((a, b) => a - b)
    const wanted = uids.slice(0, limit)
    const mails: RawMail[] = []
    if (wanted.length > 0) {
      for await (const message of imap.fetch(wanted.join(','), { uid: true, source: true, internalDate: true }, { uid: true })) {
        if (!message.source) continue
        const when = message.internalDate ? new Date(message.internalDate) : new Date(0)
        mails.push({ uid: message.uid, source: message.source, internalDate: when })
      }
    }
    mails.sort((a, b) => a.uid - b.uid)
    const more = uids.length > wanted.length
    return { cursor: { uidValidity, lastUid: wanted.at(-1) ?? after }, mails, more }
  } finally {
    lock.release()
  }
}

// New messages in the inbox, by number and size, and the bytes of one message; flags don't change (EXAMINE and PEEK).
import type { ImapFlow } from 'imapflow'
import type { InboxNews, ReadFrom } from '@fairlead/domain/ports/mail'

/** Numbers and sizes of the messages after `from`, oldest first, at most `limit`. */
export async function listNew(imap: ImapFlow, from: ReadFrom, limit: number): Promise<InboxNews> {
  const lock = await imap.getMailboxLock('INBOX', { readOnly: true })
  try {
    // Makes the server report messages that arrived since the folder was selected.
    await imap.noop()
    if (!imap.mailbox) throw new Error('The mail server did not open INBOX.')
    const uidValidity = String(imap.mailbox.uidValidity)
    const isKnown = from.cursor?.uidValidity === uidValidity
    const uids = isKnown ? await uidsAfter(imap, from.cursor?.lastUid ?? 0) : from.since ? await uidsSince(imap, from.since) : []
    // With nothing to read, the next message is the first one that counts.
    const newest = isKnown ? (from.cursor?.lastUid ?? 0) : Math.max(0, imap.mailbox.uidNext - 1)
    const batch = uids.slice(0, limit)
    const emails: InboxNews['emails'] = []
    if (batch.length > 0)
      for await (const message of imap.fetch(batch.join(','), { uid: true, size: true, internalDate: true }, { uid: true }))
        emails.push({
          uidValidity,
          uid: message.uid,
          size: message.size ?? 0,
          internalDate: message.internalDate ? new Date(message.internalDate) : new Date(0),
          cursor: { uidValidity, lastUid: message.uid },
        })
    emails.sort((a, b) => a.uid - b.uid)
    return { emails, cursor: { uidValidity, lastUid: batch.at(-1) ?? newest }, more: uids.length > batch.length }
  } finally {
    lock.release()
  }
}

/** The first `maxBytes` of one message; null when it is gone, or the folder isn't the one it was listed in. */
export async function fetchSource(imap: ImapFlow, uidValidity: string, uid: number, maxBytes: number): Promise<Uint8Array | null> {
  const lock = await imap.getMailboxLock('INBOX', { readOnly: true })
  try {
    if (!imap.mailbox || String(imap.mailbox.uidValidity) !== uidValidity) return null
    const message = await imap.fetchOne(String(uid), { uid: true, source: { start: 0, maxLength: maxBytes } }, { uid: true })
    return message && message.source ? message.source : null
  } finally {
    lock.release()
  }
}

async function uidsAfter(imap: ImapFlow, after: number): Promise<number[]> {
  const uids = await imap.search({ uid: `${after + 1}:*` }, { uid: true })
  // 'n:*' always includes the newest message, even if it is older than n.
  return listed(uids).filter((uid) => uid > after)
}

async function uidsSince(imap: ImapFlow, since: Date): Promise<number[]> {
  return listed(await imap.search({ since }, { uid: true }))
}

function listed(uids: number[] | false | undefined): number[] {
  if (!Array.isArray(uids)) throw new Error('The mail server refused the search in INBOX.')
  return uids.toSorted((a, b) => a - b)
}

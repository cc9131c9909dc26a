// The account the product reads: a real IMAP server over the journal's INBOX and Sent.
import type { Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import type { ImapMailbox, ImapMessage, ImapServer } from 'hoodiecrow-imap'
import { headerValue } from './header.ts'
import type { Journal, StoredEntry } from './journal.ts'

export interface ImapAccount {
  port: number
  nextUid(box: string): number
  /** Shows clients an email that is safely on disk. */
  show(entry: StoredEntry): void
  stop(): Promise<void>
}

const boxes = ['INBOX', 'Sent'] as const

/** Listens on loopback (port chosen by the system) and serves the journal's messages under their stored UIDs. */
export async function startImap(options: { journal: Journal; uidValidity: number; user: string; pass: string }): Promise<ImapAccount> {
  const { journal, uidValidity } = options
  const next: Record<string, number> = {}
  for (const entry of journal.entries) for (const [box, uid] of Object.entries(entry.boxes)) next[box] = Math.max(next[box] ?? 1, uid + 1)
  const box = (name: string, more: object) => ({ messages: [], uidvalidity: uidValidity, uidnext: next[name] ?? 1, ...more })
  const server = hoodiecrow({
    plugins: ['ID', 'IDLE', 'SPECIAL-USE', 'NAMESPACE', 'UNSELECT', 'LITERALPLUS', 'UIDPLUS', 'SASL-IR', 'AUTH-PLAIN'],
    users: { [options.user]: { password: options.pass } },
    storage: { INBOX: box('INBOX', {}), '': { folders: { Sent: box('Sent', { 'special-use': '\\Sent' }) } } },
  })
  server.setMaxListeners(0)
  const sockets = trackSockets(server)
  const ids = searchByMessageId(server)
  const nextUid = (name: string): number => {
    const uid = next[name] ?? 1
    next[name] = uid + 1
    return uid
  }
  const add = (entry: StoredEntry): ImapMailbox[] =>
    boxes.flatMap((name) => {
      const mailbox = server.getMailbox(name)
      const uid = entry.boxes[name]
      if (!mailbox || uid === undefined) return []
      const message = messageOf(entry, uid, name === 'INBOX' ? entry.trace : '')
      ids.set(message, entry.messageId)
      mailbox.messages.push(message)
      mailbox.uidnext = Math.max(mailbox.uidnext, uid + 1)
      server.processMessage(message, mailbox)
      return [mailbox]
    })
  for (const entry of journal.entries) add(entry)
  storeAppended(server, journal, nextUid, ids)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    nextUid,
    show(entry) {
      for (const mailbox of add(entry)) server.notify(exists(mailbox), mailbox)
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.server.close(resolve))
    },
  }
}

const exists = (mailbox: ImapMailbox) => ({ tag: '*', attributes: [mailbox.messages.length, { type: 'ATOM', value: 'EXISTS' }] })

// The bytes stay on disk: hoodiecrow needs them as a binary string and keeps parsed messages, so only the latest is in memory.
let latest: { message: ImapMessage; parsed: unknown } | null = null

function messageOf(entry: StoredEntry, uid: number, trace: string): ImapMessage {
  const message: ImapMessage = {
    uid,
    flags: [...entry.flags],
    internaldate: new Date(entry.at),
    get raw() {
      return trace + entry.source().toString('latin1')
    },
    get parsed() {
      return latest?.message === message ? latest.parsed : undefined
    },
    set parsed(parsed) {
      latest = { message, parsed }
    },
  }
  return message
}

/** SEARCH HEADER: Message-IDs are in memory, other headers are read from the message. */
function searchByMessageId(server: ImapServer): WeakMap<ImapMessage, string | null> {
  const ids = new WeakMap<ImapMessage, string | null>()
  server.searchHandlers['HEADER'] = (_connection, message, _sequence, key, value) => {
    const name = String(key).toLowerCase()
    const header = name === 'message-id' ? ids.get(message) : headerValue(message.raw, name)
    return header !== null && header !== undefined && header.toLowerCase().includes(String(value ?? '').toLowerCase())
  }
  return ids
}

function trackSockets(server: ImapServer): Set<Socket> {
  const sockets = new Set<Socket>()
  server.connectionHandlers.push(({ socket }) => {
    if (!socket) return
    sockets.add(socket)
    // hoodiecrow answers line by line; waiting to fill packets would cost 40 ms each.
    socket.setNoDelay(true)
    // hoodiecrow removes every listener when the socket closes; a late error must not end the process.
    socket.once('close', () => {
      sockets.delete(socket)
      socket.on('error', () => undefined)
    })
  })
  return sockets
}

/** A client's APPEND is written to the journal before the response. */
function storeAppended(
  server: ImapServer,
  journal: Journal,
  nextUid: (box: string) => number,
  ids: WeakMap<ImapMessage, string | null>,
): void {
  const plain = server.getCommandHandler('APPEND')
  server.setCommandHandler('APPEND', (connection, parsed, data, callback) => {
    // with the journal closed the message can't be stored: the client gets no response and retries
    journal.idle().then(
      () => plain(connection, parsed, data, callback),
      () => connection.socket?.destroy(),
    )
  })
  server.appendMessage = (target, flags, internaldate, raw, ignoreConnection) => {
    const mailbox = typeof target === 'string' ? server.getMailbox(target) : target
    const name = boxes.find((candidate) => server.getMailbox(candidate) === mailbox)
    if (!mailbox || !name) throw new Error('Email can be appended only to INBOX and Sent.')
    const source = Buffer.from(raw, 'latin1')
    const uid = nextUid(name)
    const date = internaldate ? new Date(internaldate) : new Date()
    const timestamp = (Number.isNaN(date.getTime()) ? new Date() : date).toISOString()
    const messageId = headerValue(raw, 'message-id')
    const entry = journal.appendSync(
      { boxes: { [name]: uid }, at: timestamp, flags, envelope: { from: '', to: [] }, messageId, trace: '' },
      source,
    )
    const message = messageOf(entry, uid, '')
    ids.set(message, messageId)
    mailbox.messages.push(message)
    mailbox.uidnext = Math.max(mailbox.uidnext, uid + 1)
    server.processMessage(message, mailbox)
    server.notify(exists(mailbox), mailbox, ignoreConnection)
    return { mailbox, message }
  }
}

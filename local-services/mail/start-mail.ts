// The embedded mail system: real SMTP and IMAP on loopback with all data in one folder; nothing ever leaves the machine.
import { readIfThere } from '../files/read-if-there.ts'
import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerAsCandidate } from './answer.ts'
import type { Answer } from './answer.ts'
import { headerValue } from './header.ts'
import { openJournal } from './journal.ts'
import type { StoredEntry } from './journal.ts'
import { startImap } from './mailbox.ts'
import { domainOf, startSmtp } from './submission.ts'

export interface MailEndpoint {
  host: string
  port: number
  user: string
  pass: string
  /** The same as one address, e.g. smtp://user:pass@127.0.0.1:34567 */
  url: string
}

/** An email that would have left the machine; `id` counts up and stays the same across restarts. */
export interface OutsideMail {
  id: number
  at: Date
  from: string
  to: string[]
  messageId: string | null
  source(): Buffer
}

export interface EmbeddedMail {
  smtp: MailEndpoint
  imap: MailEndpoint
  outside: {
    /** Newest first. */
    list(): OutsideMail[]
    get(id: number): OutsideMail | null
    byMessageId(messageId: string): OutsideMail | null
  }
  /** Called after each outside email is safely on disk; returns a function that stops this. */
  onOutside(listener: (mail: OutsideMail) => void): () => void
  /** Answers an outside email as its recipient, through real SMTP; resolves with the answer's Message-ID. */
  answer(answer: Answer): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the mail system over `folder` (created if missing). Email to `ownDomains` arrives in the product's INBOX, all other
 * email in `outside`; every signed-in submission is also filed in Sent. An email is on disk (fsync) before its 250.
 */
export async function startMail(options: { folder: string; ownDomains: string[]; user?: string }): Promise<EmbeddedMail> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 })
  const user = options.user ?? 'fairlead'
  const { pass, uidValidity } = identity(options.folder)
  const ownDomains = new Set(options.ownDomains.map((domain) => domain.toLowerCase()))
  const journal = openJournal(join(options.folder, 'journal.mail'))
  const outside: OutsideMail[] = []
  const listeners = new Set<(mail: OutsideMail) => void>()
  const keep = (entry: StoredEntry): OutsideMail | null => {
    const id = entry.boxes['outside']
    if (id === undefined) return null
    const { from, to } = entry.envelope
    const mail = { id, at: new Date(entry.at), from, to, messageId: entry.messageId, source: entry.source }
    outside.push(mail)
    return mail
  }
  for (const entry of journal.entries) keep(entry)
  const imap = await startImap({ journal, uidValidity, user, pass })

  const smtp = await startSmtp({
    user,
    pass,
    ownDomains: options.ownDomains,
    async deliver({ from, to, signedIn, source }) {
      const boxes: Record<string, number> = {}
      const inside = to.filter((address) => ownDomains.has(domainOf(address)))
      if (inside.length < to.length) boxes['outside'] = imap.nextUid('outside')
      if (inside.length > 0) boxes['INBOX'] = imap.nextUid('INBOX')
      if (signedIn) boxes['Sent'] = imap.nextUid('Sent')
      const trace = `Return-Path: <${from}>\r\n` + inside.map((address) => `Delivered-To: ${address}\r\n`).join('')
      const entry = {
        boxes,
        at: new Date().toISOString(),
        flags: [],
        envelope: { from, to },
        messageId: headerValue(source, 'message-id'),
        trace: inside.length > 0 ? trace : '',
      }
      const stored = await journal.append(entry, source)
      imap.show(stored)
      const mail = keep(stored)
      if (mail) for (const listener of listeners) listener(mail)
      return Object.entries(boxes)
        .map(([box, uid]) => `${box}:${uid}`)
        .join(',')
    },
  })

  const endpoint = (protocol: string, port: number): MailEndpoint => {
    const url = `${protocol}://${user}:${pass}@127.0.0.1:${port}`
    return { host: '127.0.0.1', port, user, pass, url }
  }
  const get = (id: number) => outside.find((mail) => mail.id === id) ?? null
  return {
    smtp: endpoint('smtp', smtp.port),
    imap: endpoint('imap', imap.port),
    outside: {
      list: () => outside.toReversed(),
      get,
      byMessageId: (messageId) => outside.find((mail) => mail.messageId === messageId) ?? null,
    },
    onOutside(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async answer(answer) {
      const mail = get(answer.id)
      if (!mail) throw new Error(`There is no mail ${answer.id} to answer.`)
      return answerAsCandidate(smtp.port, mail, answer)
    },
    async stop() {
      listeners.clear()
      await smtp.stop()
      await imap.stop()
      await journal.close()
    },
  }
}

/** Password and UIDVALIDITY are created once and kept: clients may remember both. */
function identity(folder: string): { pass: string; uidValidity: number } {
  const path = join(folder, 'identity.json')
  const text = readIfThere(path)
  if (text !== null) return JSON.parse(text) as { pass: string; uidValidity: number }
  const made = { pass: randomBytes(18).toString('base64url'), uidValidity: Math.floor(Date.now() / 1000) }
  writeFileSync(`${path}.new`, JSON.stringify(made), { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
  return made
}

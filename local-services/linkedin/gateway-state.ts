// State of the local LinkedIn gateway: accounts, pending sign-ins, sent messages; optionally stored in a journal file.
import { readIfThere } from '../files/read-if-there.ts'
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Account {
  id: string
  username: string
  connected: boolean
}

export interface SentMessage {
  kind: 'inmail' | 'invitation'
  accountId: string
  /** The last part of the profile's URL. */
  publicId: string
  subject: string
  body: string
  /** Of the request, if it had any. */
  key: string | null
  reference: string
  /** ISO 8601. */
  at: string
}

type Line = { account: Account } | { sent: SentMessage }

export interface GatewayState {
  accounts: Map<string, Account>
  /** Sign-ins that still need their code, with the number of wrong codes so far. */
  waiting: Map<string, { username: string; wrong: number }>
  /** Oldest first. */
  sent: SentMessage[]
  saveAccount(account: Account): void
  recordSent(message: SentMessage): void
}

/** Reads the journal at `path` (null = memory only). It contains usernames but never a password; an incomplete last line is skipped. */
export function openState(path: string | null): GatewayState {
  const accounts = new Map<string, Account>()
  const sent: SentMessage[] = []
  const write = (line: Line): void => {
    if (path !== null) appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: 0o600 })
  }
  for (const line of path === null ? [] : readLines(path)) {
    if ('account' in line) accounts.set(line.account.id, line.account)
    else sent.push(line.sent)
  }
  return {
    accounts,
    waiting: new Map(),
    sent,
    saveAccount(account) {
      write({ account })
      accounts.set(account.id, account)
    },
    recordSent(message) {
      write({ sent: message })
      sent.push(message)
    },
  }
}

function readLines(path: string): Line[] {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const journal = readIfThere(path) ?? ''
  const whole = journal.split('\n').slice(0, -1)
  // terminate a partial last line left by a kill, so that the next line is separate
  if (journal !== '' && !journal.endsWith('\n')) appendFileSync(path, '\n')
  return whole.flatMap((line) => {
    try {
      return [JSON.parse(line) as Line]
    } catch {
      return []
    }
  })
}

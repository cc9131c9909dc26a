// Kills sending workers repeatedly while email is sent through the APIs of Google and Microsoft, which lose responses, fail,
// limit rates, and revoke tokens; judged by the accepted email.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Fault } from '@fairlead/local-services/http/serve'
import { startGmail } from './fakes/mailboxes/start-gmail.ts'
import { startGraphMail } from './fakes/mailboxes/start-graph-mail.ts'
import { mailboxScopes } from '@fairlead/domain/account/scopes'
import { sql } from 'kysely'
import { storeToken } from '../server/features/mail/mailbox-token.ts'
import { stressSecrets } from './stress-secrets.ts'
import { openDatabase, type Connection, type Database } from '../server/platform/database.ts'
import { newId } from '../server/platform/ids.ts'
import { openSecrets } from '../server/platform/secrets.ts'
import { asOwner } from './as-owner.ts'
import type { KillPoint, WorkerOrders } from './mail-worker.ts'
import { peakMegabytes } from './peak-memory.ts'
import { randomFrom } from './random.ts'
import { queueMail } from './stress-mail.ts'

export interface MailboxStress {
  connection: Connection
  provider: 'google' | 'microsoft'
  messages: number
  kills: number
  /** The number of mailboxes that share the work; each sends one message at a time. */
  mailboxes: number
  /** Every so many sends a response is lost, a send fails, or a limit is reached; 0 = never. */
  lostEvery: number
  failedEvery: number
  throttledEvery: number
  seed: number
  limitSeconds: number
}

export interface MailboxVerdict {
  kills: number
  twice: number
  lost: number
  /** Neither sent nor given to a person with an explanation. */
  stuck: number
  /** Delivery unknown, given to a person. */
  parked: number
  answersLost: number
  failed: number
  throttled: number
  renewals: number
  /** Final memory of the largest worker in megabytes; null if the system doesn't report it. */
  peak: number | null
  seconds: number
  diedAt: Record<string, number>
}

const points: readonly KillPoint[] = ['claimed', 'before-intent', 'after-intent', 'at the dot', 'after-answer']
const workerFile = path.join(import.meta.dirname, 'mail-worker.ts')
const client = { clientId: 'fairlead', clientSecret: 'a-client-secret-of-some-length' }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function stressMailboxes(it: MailboxStress): Promise<MailboxVerdict> {
  const random = randomFrom(it.seed)
  const began = performance.now()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fairlead-stress-'))
  const database = openDatabase(it.connection, () => void 0, undefined, stressSecrets)
  const addresses = Array.from({ length: it.mailboxes }, (_, index) => `sender${index}@team.example`)
  const server =
    it.provider === 'google' ? await startGmail({ ...client, addresses }) : await startGraphMail({ ...client, addresses, rotates: true })
  const verdict = { answersLost: 0, failed: 0, throttled: 0 }
  let sends = 0
  server.behave(({ method, path: requestPath }): Fault | null => {
    if (method !== 'POST' || !/send(Mail)?$/.test(requestPath)) return null
    sends += 1
    const isAt = (every: number) => every > 0 && sends % every === 0
    if (isAt(it.lostEvery)) return (verdict.answersLost++, 'hung_up')
    if (isAt(it.failedEvery)) return (verdict.failed++, 'server_fault')
    return isAt(it.throttledEvery) ? (verdict.throttled++, 'rate_limited') : null
  })
  const orders: WorkerOrders = {
    connection: it.connection,
    // the installation's own server has no record of these emails
    smtp: 'smtp://user:none@127.0.0.1:1',
    imap: 'imap://user:none@127.0.0.1:1',
    graceMs: 300,
    patienceMs: 60_000,
    parallel: it.mailboxes,
    secretsIn: dataDir,
    providers: { gmailUrl: '', graphUrl: '', [it.provider === 'google' ? 'gmailUrl' : 'graphUrl']: server.url, ...client },
    kill: null,
  }
  const workers = new Set<ChildProcess>()
  const start = (kill: WorkerOrders['kill']): ChildProcess => {
    const child = spawn(process.execPath, [workerFile, JSON.stringify({ ...orders, kill })], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    workers.add(child)
    child.once('exit', () => workers.delete(child))
    return child
  }
  const end = Date.now() + it.limitSeconds * 1000
  const open = async () => {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from message where state in ('queued', 'claimed', 'committing', 'unknown')`.execute(database.system)
    return Number(rows[0]!.open)
  }
  const diedAt: Record<string, number> = {}
  // a failed mailbox is retried immediately, with minutes shortened to milliseconds, and tokens expire now and then
  const hurrying = setInterval(() => {
    sql`update mailbox set retry_at = null where failures > 0`.execute(database.system).catch(() => undefined)
  }, 100)
  const expiring = setInterval(() => server.expireTokens(), 2000)
  try {
    await asOwner(it.connection, 'truncate message, candidate, mail_relay, mail_witness, mailbox cascade')
    await queueMail(database, it.messages)
    await addMailboxes(database, it, addresses, dataDir, (address) => server.allow(address, mailboxScopes(it.provider)), server.url)
    const share = Math.max(2, Math.floor((it.messages * 0.8) / (it.kills + 1)))
    for (let n = 0; n < it.kills && Date.now() < end && (await open()) > 0; n++) {
      const point = n % 3 === 2 ? null : points[n % points.length]!
      const nth = 1 + random.whole(share)
      const child = start(point && { point, nth, delayMs: random.whole(3) })
      const before = server.sent.length
      const late = Date.now() + 15_000
      while (child.exitCode === null && child.signalCode === null && Date.now() < Math.min(late, end) && (await open()) > 0) {
        if (!point && server.sent.length - before >= nth) break
        await pause(50)
      }
      // a worker that misses its kill point is killed at a random point
      const where = child.signalCode === 'SIGKILL' && point ? point : 'anywhere'
      if (child.signalCode === null && child.exitCode === null) child.kill('SIGKILL')
      if (child.signalCode === null) await once(child, 'exit')
      diedAt[where] = (diedAt[where] ?? 0) + 1
    }
    // two workers share mailboxes and tokens
    start(null)
    start(null)
    while ((await open()) > 0 && Date.now() < end) await pause(100)
    const peaks = [...workers].flatMap(({ pid }) => peakMegabytes(pid) ?? [])
    for (const child of workers) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    const judged = await judge(
      database,
      server.sent.map(({ messageId }) => messageId),
    )
    const kills = Object.values(diedAt).reduce((sum, count) => sum + count, 0)
    const peak = peaks.length === 0 ? null : Math.max(...peaks)
    return { ...judged, ...verdict, kills, peak, renewals: server.renewals(), seconds: (performance.now() - began) / 1000, diedAt }
  } finally {
    clearInterval(hurrying)
    clearInterval(expiring)
    for (const child of workers) child.kill('SIGKILL')
    await server.stop()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A mailbox for each address, with the queued messages distributed among them. */
async function addMailboxes(
  database: Database,
  { provider }: MailboxStress,
  addresses: readonly string[],
  dataDir: string,
  allow: (address: string) => string,
  url: string,
): Promise<void> {
  const secrets = openSecrets({ secretKeys: [], dataDir })
  const { workspace_id, user_id } = await database.system
    .selectFrom('users')
    .innerJoin('message', 'message.workspace_id', 'users.workspace_id')
    .select(['users.workspace_id', 'users.id as user_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const { hostname: host, port } = new URL(url)
  const server = { smtp_host: host, smtp_port: Number(port), imap_host: host, imap_port: Number(port) }
  for (const [index, address] of addresses.entries()) {
    const id = newId()
    await database.system.transaction().execute(async (tx) => {
      const kind = provider === 'google' ? ('gmail' as const) : ('graph' as const)
      const owner = { id, workspace_id, user_id, is_shared: true, kind }
      const security = { smtp_security: 'tls', imap_security: 'tls' } as const
      await tx
        .insertInto('mailbox')
        .values({
          ...owner,
          ...server,
          ...security,
          name: address,
          address,
          username: address,
          daily_limit: 1_000_000,
          warms_up_from: null,
        })
        .execute()
      const none = { accessToken: 'none yet', expiresAt: new Date(0) }
      await storeToken(tx, secrets, { id, workspaceId: workspace_id }, { ...none, refreshToken: allow(address) })
      await sql`update message set mailbox_id = ${id}, from_email = ${address}
        where abs(hashtext(id)) % ${addresses.length}::int = ${index}::int`.execute(tx)
    })
  }
}

async function judge(
  database: Database,
  taken: readonly (string | null)[],
): Promise<Pick<MailboxVerdict, 'twice' | 'lost' | 'stuck' | 'parked'>> {
  const times = Map.groupBy(taken, (id) => id)
  const rows = await database.system.selectFrom('message').select(['message_id', 'state', 'why']).execute()
  const timesOf = (id: string) => times.get(id)?.length ?? 0
  const isParked = (row: { state: string; why: string | null }) => row.state === 'parked' && row.why !== null
  return {
    twice: rows.reduce((sum, row) => sum + Math.max(0, timesOf(row.message_id) - 1), 0),
    lost: rows.filter((row) => ['sent', 'cancelled'].includes(row.state) && timesOf(row.message_id) === 0).length,
    stuck: rows.filter((row) => !['sent', 'cancelled'].includes(row.state) && !isParked(row)).length,
    parked: rows.filter(isParked).length,
  }
}

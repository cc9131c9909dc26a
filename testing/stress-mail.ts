// Kills the sending worker repeatedly while email is sent over real SMTP, and counts the email received.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { sql } from 'kysely'
import { stressSecrets } from './stress-secrets.ts'
import { openDatabase, type Connection, type Database } from '../server/platform/database.ts'
import { newId } from '../server/platform/ids.ts'
import { asOwner } from './as-owner.ts'
import type { KillPoint, WorkerOrders } from './mail-worker.ts'
import { randomFrom } from './random.ts'

export interface KillVerdict {
  messages: number
  kills: number
  /** Arrived more than once. */
  duplicates: number
  /** Marked as sent, or given up, and never arrived. */
  lost: number
  /** Neither sent nor decided at the time limit. */
  stuck: number
  seconds: number
  /** How often the worker was killed at which point. */
  diedAt: Record<string, number>
}

const points: readonly KillPoint[] = ['claimed', 'before-intent', 'after-intent', 'at the dot', 'after-answer']
const workerFile = path.join(import.meta.dirname, 'mail-worker.ts')

/** Sends `messages` emails through workers of which `kills` are killed, alternating between fixed points and random moments. */
export async function stressMail(options: {
  connection: Connection
  mail: EmbeddedMail
  messages: number
  kills: number
  seed?: number
  limitSeconds?: number
}): Promise<KillVerdict> {
  const { connection, mail, messages, kills, seed = 1, limitSeconds = 300 } = options
  const random = randomFrom(seed)
  const database = openDatabase(connection, () => void 0, undefined, stressSecrets)
  const began = performance.now()
  const diedAt: Record<string, number> = {}
  try {
    // earlier messages of another scenario never reached this relay
    await asOwner(connection, 'truncate message, candidate cascade')
    await queueMail(database, messages)
    // every worker but the last gets a share, so that each is killed with work in progress
    const share = Math.max(2, Math.floor(messages / (kills + 1)))
    for (let n = 0; n < kills; n++) {
      const point = n % 3 === 2 ? null : points[n % points.length]!
      const nth = 1 + random.whole(share)
      const orders = { connection, smtp: mail.smtp.url, imap: mail.imap.url, graceMs: 300, parallel: 4 }
      const child = startWorker({ ...orders, kill: point && { point, nth, delayMs: random.whole(3) } })
      const name = point ?? 'anywhere'
      const arrived = mail.outside.list().length
      if (!point) await reach(mail, arrived + nth, child).then(() => child.kill('SIGKILL'))
      await Promise.race([once(child, 'exit'), finished(database, 10)])
      if (child.signalCode === 'SIGKILL') diedAt[name] = (diedAt[name] ?? 0) + 1
      else await stop(child)
      if ((await openMail(database)) === 0) break
    }
    const last = startWorker({ connection, smtp: mail.smtp.url, imap: mail.imap.url, graceMs: 300, parallel: 4, kill: null })
    await finished(database, limitSeconds)
    await stop(last)
    const counts = await count(database, mail)
    const died = Object.values(diedAt).reduce((sum, number) => sum + number, 0)
    return { messages, kills: died, ...counts, seconds: (performance.now() - began) / 1000, diedAt }
  } finally {
    await database.close()
  }
}

function startWorker(orders: WorkerOrders): ChildProcess {
  return spawn(process.execPath, [workerFile, JSON.stringify(orders)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Until this many emails have arrived in all, or the worker has no more work. */
async function reach(mail: EmbeddedMail, total: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + 10_000
  while (mail.outside.list().length < total && child.exitCode === null && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 1))
}

async function openMail(database: Database): Promise<number> {
  const { rows } = await sql<{
    open: number
  }>`select count(*) as open from message where state in ('queued', 'claimed', 'committing', 'unknown')`.execute(database.system)
  return rows[0]!.open
}

async function finished(database: Database, limitSeconds: number): Promise<void> {
  const end = Date.now() + limitSeconds * 1000
  while ((await openMail(database)) > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function count(database: Database, mail: EmbeddedMail): Promise<{ duplicates: number; lost: number; stuck: number }> {
  const arrived = Map.groupBy(mail.outside.list(), (email) => email.messageId)
  const rows = await database.system.selectFrom('message').select(['message_id', 'state']).execute()
  const times = (id: string) => arrived.get(id)?.length ?? 0
  return {
    duplicates: rows.reduce((sum, row) => sum + Math.max(0, times(row.message_id) - 1), 0),
    lost: rows.filter((row) => ['sent', 'cancelled'].includes(row.state) && times(row.message_id) === 0).length,
    stuck: rows.filter((row) => !['sent', 'cancelled'].includes(row.state)).length,
  }
}

/** One workspace, one project, and this many approved candidates with a due email. */
export async function queueMail(database: Database, messages: number): Promise<void> {
  const [workspace, user, project] = [newId(), newId(), newId()]
  const key = newId()
  await database.system.transaction().execute(async (tx) => {
    await sql`insert into workspace (id, name, postal_address) values (${workspace}, 'Stress', '12 Quay Street, Austin, TX 78701')`.execute(
      tx,
    )
    await sql`insert into users (id, workspace_id, email, email_verified_at, first_name, last_name, company, job_title)
      values (${user}, ${workspace}, ${`${user}@team.example`}, now(), 'Stress', 'Test', 'Stress', 'Recruiter')`.execute(tx)
    await sql`insert into project (id, workspace_id, owner_id, name, project_type, lifecycle_status) values (${project}, ${workspace}, ${user}, 'Stress', 'self-serve', 'active')`.execute(
      tx,
    )
    await sql`insert into project_counter (project_id, workspace_id, stage, count) values (${project}, ${workspace}, 'APPROVED', ${messages}::int)`.execute(
      tx,
    )
    await sql`insert into person (id, workspace_id, name, profile, source) select ${key} || '-p-' || n, ${workspace}, 'Jo Doe',
      jsonb_build_object('firstName', 'Jo', 'lastName', 'Doe', 'personalEmails', '[]'::jsonb, 'workEmails', '[]'::jsonb), 'hand' from generate_series(1, ${messages}::int) n`.execute(
      tx,
    )
    await sql`insert into candidate (id, workspace_id, project_id, person_id, stage) select ${key} || '-c-' || n, ${workspace}, ${project}, ${key} || '-p-' || n, 'APPROVED'
      from generate_series(1, ${messages}::int) n`.execute(tx)
    await sql`insert into message (id, workspace_id, project_id, candidate_id, kind, step, state, due_at, message_id, reply_token, from_email, to_email, subject, html, body_text)
      select ${key} || '-m-' || n, ${workspace}, ${project}, ${key} || '-c-' || n, 'sequence', 0, 'queued', now(), '<f.' || ${key} || '-' || n || '.0@fairlead.localhost>', ${key} || '-' || n,
        'hiring@fairlead.localhost', 'jo' || n || '@home.example', 'Hello', '<p>Hi Jo</p>', 'Hi Jo' from generate_series(1, ${messages}::int) n`.execute(
      tx,
    )
  })
}

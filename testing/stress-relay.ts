// Sends through a relay that keeps no copies while workers are killed, responses are lost, the database restarts, or a clock is
// wrong; counts the relay's messages.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { stressSecrets } from './stress-secrets.ts'
import { openDatabase, type Connection, type Database } from '../server/platform/database.ts'
import { asOwner } from './as-owner.ts'
import type { WorkerOrders } from './mail-worker.ts'
import { randomFrom } from './random.ts'
import { queueMail } from './stress-mail.ts'

export interface RelayStress {
  connection: Connection
  smtp: string
  imap: string
  /** The recipient's Message-IDs, including duplicates. */
  taken(): string[]
  messages: number
  /** Workers killed at random moments. */
  kills?: number
  /** Stops and starts the database; called this often during sending. */
  restarts?: { times: number; restart(): Promise<void> }
  /** A second worker with its clock ahead by this much. */
  clockAheadMs?: number
  finalTimeout?: number
  answerTimeout?: number
  /** Called repeatedly until everything is settled. */
  during?(database: Database): Promise<unknown>
  seed: number
  limitSeconds: number
}

export interface RelayVerdict {
  twice: number
  lost: number
  stuck: number
  /** Given to a person, each with an explanation. */
  parked: number
  kills: number
  seconds: number
}

const workerFile = path.join(import.meta.dirname, 'mail-worker.ts')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function stressRelay(it: RelayStress): Promise<RelayVerdict> {
  let database = openDatabase(it.connection, () => void 0, undefined, stressSecrets)
  const random = randomFrom(it.seed)
  const began = performance.now()
  const orders: WorkerOrders = {
    connection: it.connection,
    smtp: it.smtp,
    imap: it.imap,
    graceMs: 1500,
    patienceMs: 4000,
    parallel: 4,
    kill: null,
    ...(it.finalTimeout === undefined ? {} : { finalTimeout: it.finalTimeout }),
    ...(it.answerTimeout === undefined ? {} : { answerTimeout: it.answerTimeout }),
  }
  const workers = new Set<ChildProcess>()
  const start = (clockAheadMs = 0) => {
    const child = spawn(process.execPath, [workerFile, JSON.stringify({ ...orders, clockAheadMs })], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    workers.add(child)
    child.once('exit', () => workers.delete(child))
    return child
  }
  const end = Date.now() + it.limitSeconds * 1000
  const open = async () => {
    const { rows } = await sql<{
      open: number
    }>`select count(*) as open from message where state in ('queued', 'claimed', 'committing', 'unknown')`.execute(database.system)
    return rows[0]!.open
  }
  let kills = 0
  try {
    await asOwner(it.connection, 'truncate message, candidate, mail_relay, mail_witness cascade')
    await queueMail(database, it.messages)
    const [before, share] = [it.taken().length, Math.max(1, Math.floor((it.messages * 0.8) / ((it.kills ?? 0) + 1)))]
    for (let n = 1; n <= (it.kills ?? 0) && Date.now() < end; n++) {
      const child = start()
      while (it.taken().length - before < n * share && Date.now() < end && (await open()) > 0) await pause(20)
      await pause(random.whole(400))
      child.kill('SIGKILL')
      await once(child, 'exit')
      kills++
    }
    start()
    if (it.clockAheadMs) start(it.clockAheadMs)
    for (let n = 0; n < (it.restarts?.times ?? 0); n++) {
      const goal = before + Math.floor((it.messages * (n + 1)) / (it.restarts!.times + 2))
      while (it.taken().length < goal && Date.now() < end) await pause(20)
      await database.close()
      await it.restarts!.restart()
      database = openDatabase(it.connection, () => void 0, undefined, stressSecrets)
    }
    while ((await open()) > 0 && Date.now() < end) {
      await it.during?.(database)
      await pause(200)
    }
    for (const child of workers) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    return { ...(await judge(database, it.taken())), kills, seconds: (performance.now() - began) / 1000 }
  } finally {
    for (const child of workers) child.kill('SIGKILL')
    await database.close()
  }
}

async function judge(database: Database, taken: readonly string[]): Promise<Pick<RelayVerdict, 'twice' | 'lost' | 'stuck' | 'parked'>> {
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

// Long-running background work: pg-boss in the same Postgres, with a heartbeat so that a killed process's work is resumed.
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import bossPackage from 'pg-boss/package.json' with { type: 'json' }
import { ensureJobGrants } from './access.ts'
import { directPoolConfig, type Connection } from './database.ts'

export interface Jobs {
  /** Queues a job; the same key is queued or run only once. */
  enqueue(queue: string, data: object, key?: string): Promise<void>
  /**
   * Handles a queue's jobs one after another. A failure is passed to `onFailure` and retried; a job that failed on every
   * attempt, including by the end of its process, is passed to `giveUp`.
   */
  work(queue: string, work: JobWork): Promise<void>
  /** Whether a job with this key is queued or waits for a retry. */
  isWaiting(queue: string, key: string): Promise<boolean>
  stop(): Promise<void>
}

export interface JobWork {
  handle(data: never): Promise<void>
  onFailure(error: unknown): void
  giveUp(data: never): Promise<void>
}

/** Retries: 2, 4, 8, 16, 32 seconds later. */
const usualRetries = { retryLimit: 5, retryDelay: 2 }
const givenUp = (queue: string) => `${queue}_given_up`

/** Creates or updates the job tables as the owner, which a service that owns nothing couldn't. Does nothing for one that does. */
export async function ensureJobs(connection: Connection): Promise<void> {
  if (!connection.service) return
  const client = new pg.Client(connection)
  client.on('error', () => void 0)
  await client.connect()
  try {
    if ((await jobsVersion(client)) !== bossPackage.pgboss.schema) {
      const owner = new PgBoss({ ...connection, schema: 'jobs', supervise: false, schedule: false } as BossOptions)
      owner.on('error', () => void 0)
      await owner.start()
      await owner.stop({ graceful: false })
    }
    await ensureJobGrants(client, connection)
  } finally {
    await client.end()
  }
}

async function jobsVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('jobs.version') is not null as there`)
  if (!rows.some((row) => row.there)) return null
  return Number((await client.query<{ version: number }>('select version from jobs.version')).rows[0]?.version)
}

type BossOptions = ConstructorParameters<typeof PgBoss>[0]

export async function startJobs(
  connection: Connection,
  queues: readonly string[],
  onError: (error: Error) => void,
  retries = usualRetries,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...directPoolConfig(connection),
    max: 6,
    schema: 'jobs',
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: true,
    // the owner has done so
    migrate: !connection.service,
  } as BossOptions)
  boss.on('error', onError)
  await boss.start()
  for (const queue of queues) {
    await boss.createQueue(givenUp(queue), { policy: 'standard', retryLimit: 20, retryDelay: 10, retryBackoff: true, notify: true })
    await boss.createQueue(queue, {
      policy: 'short',
      ...retries,
      deadLetter: givenUp(queue),
      retryBackoff: true,
      expireInSeconds: 600,
      heartbeatSeconds: 10,
      notify: true,
    })
  }
  return {
    async enqueue(queue, data, key) {
      await boss.send(queue, data, key ? { singletonKey: key } : {})
    },
    async work(queue, { handle, onFailure, giveUp }) {
      const often = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
      const take = async (name: string, use: (data: never) => Promise<void>) => {
        const worker = await boss.work<never>(name, often, async ([job]) => {
          if (!job) return
          try {
            await use(job.data)
          } catch (error) {
            onFailure(error)
            throw error
          } finally {
            // others may have been announced while this one ran, and an announcement is received only once
            boss.notifyWorker(worker)
          }
        })
      }
      await take(queue, handle)
      await take(givenUp(queue), giveUp)
    },
    async isWaiting(queue, key) {
      const jobs = await boss.findJobs(queue, { key, queued: true })
      return jobs.length > 0
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

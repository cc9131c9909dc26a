// Long work in the background: pg-boss on the same Postgres, with a heartbeat so that work of a killed process is taken up again.
import { PgBoss, fromKysely } from 'pg-boss'
import type { Connection, Tx } from './database.ts'

export interface Jobs {
  /** Queues a job in the transaction of its cause; the same key waits or runs only once. */
  enqueue(tx: Tx, queue: string, data: object, key?: string): Promise<void>
  work(queue: string, handle: (data: never) => Promise<void>, concurrency?: number): Promise<void>
  stop(): Promise<void>
}

export async function startJobs(connection: Connection, queues: readonly string[], onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    max: 6,
    schema: 'jobs',
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: true,
  } as ConstructorParameters<typeof PgBoss>[0])
  boss.on('error', onError)
  await boss.start()
  for (const queue of queues) {
    await boss.createQueue(queue, {
      policy: 'short',
      retryLimit: 8,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 600,
      heartbeatSeconds: 10,
      notify: true,
    })
  }
  return {
    async enqueue(tx, queue, data, key) {
      await boss.send(queue, data, { db: fromKysely(tx), ...(key ? { singletonKey: key } : {}) })
    },
    async work(queue, handle, concurrency = 1) {
      await boss.work<never>(queue, { batchSize: 1, localConcurrency: concurrency, pollingIntervalSeconds: 2 }, async ([job]) => {
        if (job) await handle(job.data)
      })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

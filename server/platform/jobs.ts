// Long work in the background: pg-boss on the same Postgres, with a heartbeat so that work of a killed process is taken up again.
import { PgBoss, fromKysely } from 'pg-boss'
import type { Connection, Tx } from './database.ts'

export interface Jobs {
  /** Queues a job in the transaction of its cause; the same key waits or runs only once. */
  enqueue(tx: Tx, queue: string, data: object, key?: string): Promise<void>
  /** Handles the jobs of a queue one after another, the next as soon as one is done. */
  work(queue: string, handle: (data: never) => Promise<void>): Promise<void>
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
    async work(queue, handle) {
      const often = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
      const worker = await boss.work<never>(queue, { batchSize: 1, ...often }, async ([job]) => {
        if (!job) return
        try {
          await handle(job.data)
        } finally {
          // others may have been announced while this one ran, and an announcement is heard only once
          boss.notifyWorker(worker)
        }
      })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

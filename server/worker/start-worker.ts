// The worker: reacts to events as they are committed and runs the background jobs.
import type { Vocabulary } from '@fairlead/matching/vocabulary'
import { systemContext } from '../platform/context.ts'
import type { Connection, Database } from '../platform/database.ts'
import { handleOpenEvents, listenToEvents } from '../platform/events.ts'
import { startJobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { jobNames, workOnJobs } from './jobs.ts'
import { react, type ReactionTools } from './reactions.ts'

export interface Worker {
  stop(): Promise<void>
}

export async function startWorker(connection: Connection, database: Database, vocabulary: () => Vocabulary, log: Log): Promise<Worker> {
  const jobs = await startJobs(connection, jobNames, (error) => log.warn({ err: error }, 'jobs'))
  await workOnJobs(jobs, database, vocabulary)
  const tools: ReactionTools = { enqueue: (name, data, key) => database.system.transaction().execute((tx) => jobs.enqueue(tx, name, data, key)) }

  let stopped = false
  let wanted = true
  let running: Promise<void> | null = null
  const drain = async () => {
    while (wanted && !stopped) {
      wanted = false
      try {
        const handle = (stored: Parameters<typeof react>[1]) => react(systemContext(database, stored.workspaceId), stored, tools)
        const done = await handleOpenEvents(database, handle, (stored, error) => log.error({ err: error, event: stored.event.type, id: stored.id }, 'reaction failed'))
        if (done > 0) wanted = true
      } catch (error) {
        log.warn({ err: error }, 'events wait')
      }
    }
  }
  const wake = () => {
    wanted = true
    running ??= drain().finally(() => {
      running = null
      if (wanted && !stopped) wake()
    })
  }
  const stopListening = await listenToEvents(database, wake)
  // what failed waits for its next try without anybody announcing it
  const poll = setInterval(wake, 2000)
  return {
    async stop() {
      stopped = true
      clearInterval(poll)
      await stopListening()
      await running
      await jobs.stop()
    },
  }
}

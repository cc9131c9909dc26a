// Handles events as they are committed, and failed ones when their retry is due.
import type { Database } from '../platform/database.ts'
import { handleOpenEvents, listenToEvents, type StoredEvent } from '../platform/events.ts'
import type { Log } from '../platform/log.ts'

const pollMs = 2000
/** Concurrent events: one that waits for a slow calendar doesn't delay others. */
const lanes = 4

export async function startEventLoop(
  database: Database,
  handle: (stored: StoredEvent) => Promise<void>,
  log: Log,
  types?: readonly string[],
): Promise<{ stop(): Promise<void> }> {
  let stopped = false
  let isRequested = false
  let running: Promise<void> | null = null
  const drain = async () => {
    while (isRequested && !stopped) {
      isRequested = false
      try {
        const done = await handleOpenEvents(
          database,
          handle,
          (stored, error) => log.error({ err: error, event: stored.event.type, id: stored.id }, 'an event reaction failed'),
          { lanes, ...(types ? { types } : {}) },
        )
        if (done > 0) isRequested = true
      } catch (error) {
        log.warn({ err: error }, 'could not read events; will retry')
      }
    }
    running = null
  }
  const wake = () => {
    isRequested = true
    running ??= drain()
  }
  const stopListening = await listenToEvents(database, wake)
  // failed events wait for their next attempt without an announcement
  const poll = setInterval(wake, pollMs)
  return {
    async stop() {
      stopped = true
      clearInterval(poll)
      await stopListening()
      await running
    },
  }
}

// Usage events, sent in batches; dropped when the queue is full.
import type { UsageEvent, UsageSink } from '@fairlead/domain/ports/usage-sink'
import type { Log } from '../platform/log.ts'

const everyMs = 5000
const atOnce = 100
const maxWaiting = 10_000

export interface UsageReporter {
  add(event: UsageEvent): void
  stop(): Promise<void>
}

export function startUsageReporter(sink: UsageSink, log: Log): UsageReporter {
  let waiting: UsageEvent[] = []
  let running: Promise<void> | null = null
  const round = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atOnce)
      try {
        await sink.send(batch)
      } catch (error) {
        log.warn({ err: error }, 'could not report usage; will retry')
        return
      }
      waiting = waiting.slice(batch.length)
    }
  }
  const tell = () => (running ??= round().finally(() => (running = null)))
  const poll = setInterval(() => void tell(), everyMs)
  return {
    add(event) {
      if (waiting.length < maxWaiting) waiting.push(event)
    },
    async stop() {
      clearInterval(poll)
      await running
      await tell()
    },
  }
}

// Keeps one process from sending the same message twice.
import type { LinkedinOutcome } from '@fairlead/domain/ports/linkedin'

const remembered = 10_000

/** Runs `send` once per key: callers at the same time share one run, later ones get the outcome of a message that went out. */
export function oncePerKey(): (key: string, send: () => Promise<LinkedinOutcome>) => Promise<LinkedinOutcome> {
  const underWay = new Map<string, Promise<LinkedinOutcome>>()
  const gone = new Map<string, LinkedinOutcome>()
  return (key, send) => {
    const before = gone.get(key)
    if (before) return Promise.resolve(before)
    const running = underWay.get(key)
    if (running) return running
    const run = send()
      .then((outcome) => {
        if (outcome.state === 'sent' || outcome.state === 'accepted') gone.set(key, outcome)
        const oldest = gone.size > remembered ? gone.keys().next().value : undefined
        if (oldest !== undefined) gone.delete(oldest)
        return outcome
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, run)
    return run
  }
}

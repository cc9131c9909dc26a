import type { Target } from './target.ts'

export interface AttackCase {
  id: string
  /** The expected protection, as a sentence. */
  title: string
  /** Returns null if the protection held, else the observation. Throwing counts as open: an attack that couldn't run proves nothing. */
  run(target: Target): Promise<string | null>
  /** Left out of the short version. */
  isLong?: boolean
}

/** `null` if all protections hold, else their violations as sentences. */
export function unless(...checks: [holds: boolean, seen: string][]): string | null {
  const open = checks.filter(([holds]) => !holds).map(([, finding]) => finding)
  return open.length === 0 ? null : open.join('; ')
}

/** The longest response time of /healthz during `work`, in milliseconds. */
export async function slowestHealth(target: Target, work: () => Promise<unknown>): Promise<number> {
  let isRunning = true
  let slowest = 0
  const watch = (async () => {
    while (isRunning) {
      const began = performance.now()
      await target.get('/healthz')
      slowest = Math.max(slowest, performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  try {
    await work()
  } finally {
    isRunning = false
    await watch
  }
  return slowest
}

import type { Target } from './target.ts'

export interface AttackCase {
  id: string
  /** What must hold, as a sentence. */
  title: string
  /** Returns null when it held, else what was seen. Throwing counts as open: an attack that could not be tried proves nothing. */
  run(target: Target): Promise<string | null>
  /** Left out of the short version. */
  isLong?: boolean
}

/** `null` when all hold, else the sentences of those that do not. */
export function unless(...checks: [holds: boolean, seen: string][]): string | null {
  const open = checks.filter(([holds]) => !holds).map(([, finding]) => finding)
  return open.length === 0 ? null : open.join('; ')
}

/** The longest time /healthz took to answer while `work` ran, in milliseconds. */
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

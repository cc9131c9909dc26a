import { accountCases } from './accounts.ts'
import type { AttackCase } from './case.ts'
import { dataCases } from './data.ts'
import { edgeCases } from './edge.ts'
import { fileCases } from './files.ts'
import { reviewCases } from './review.ts'
import { startTarget } from './target.ts'
import { timeCases } from './time.ts'
import { workspaceCases } from './workspace.ts'

/** The case with the longest wait is last: a vulnerable service doesn't survive it. */
const attackCases: readonly AttackCase[] = [
  ...edgeCases,
  ...accountCases,
  ...workspaceCases,
  ...dataCases,
  ...reviewCases,
  ...fileCases,
  ...timeCases,
]

export interface AttackResult {
  id: string
  title: string
  /** null = held. */
  seen: string | null
  seconds: number
}

const maxMs = 120_000

/** Starts the service of the checkout `root` and runs the cases against it one after another, each for at most two minutes. */
export async function attack(
  root: string,
  options: { isShort?: boolean; only?: string | undefined; report?(result: AttackResult): void } = {},
): Promise<AttackResult[]> {
  const target = await startTarget(root)
  const results: AttackResult[] = []
  try {
    for (const attackCase of attackCases) {
      if ((options.isShort && attackCase.isLong) || (options.only && attackCase.id !== options.only)) continue
      const began = performance.now()
      const finding = await Promise.race([
        attackCase.run(target).catch((error: unknown) => `could not be tried: ${error instanceof Error ? error.message : String(error)}`),
        new Promise<string>((resolve) => setTimeout(() => resolve('no end within two minutes'), maxMs).unref()),
      ])
      const result = { id: attackCase.id, title: attackCase.title, seen: finding, seconds: (performance.now() - began) / 1000 }
      results.push(result)
      options.report?.(result)
    }
  } finally {
    await target.stop()
  }
  return results
}

// `npm run check`: types, lint, format, dead code - all of them, so that one run shows everything.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The longest first. One checker per program: several would each work out the same types, a third more work on two cores. */
const steps: [string, string[]][] = [
  ['types', ['tsc', '--noEmit', '--checkers', '1']],
  ['lint', ['oxlint', '--type-aware']],
  ['dead code', ['knip']],
  ['types of the packages without platform', ['tsc', '--noEmit', '-p', 'tsconfig.pure.json', '--checkers', '1']],
  ['format', ['oxfmt', '--check', '.']],
]
const failed: string[] = []

async function run(title: string, [command, ...args]: string[]): Promise<void> {
  const step = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  for (const stream of [step.stdout, step.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk))
  const [status] = (await once(step, 'close')) as [number | null]
  process.stdout.write(Buffer.concat(printed))
  console.log(`${title}: ${status === 0 ? 'ok' : 'FAILED'}`)
  if (status !== 0) failed.push(title)
}

/** Two at a time: one that waits for one core leaves the other to its neighbor. */
async function runInTurn(): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) await run(...step)
}
await Promise.all([runInTurn(), runInTurn()])
process.exitCode = failed.length > 0 ? 1 : 0

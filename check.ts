// `npm run check`: types, lint, format, and dead code. A failure doesn't stop the rest, so one run shows everything.
import { spawnSync } from 'node:child_process'

const steps: [string, string[]][] = [
  ['types', ['tsc', '--noEmit']],
  ['types of the packages without platform', ['tsc', '--noEmit', '-p', 'tsconfig.pure.json']],
  ['lint', ['oxlint', '--type-aware']],
  ['format', ['oxfmt', '--check', '.']],
  ['dead code', ['knip']],
]
let failed = false
for (const [title, [command, ...args]] of steps) {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' })
  console.log(`${title}: ${status === 0 ? 'ok' : 'FAILED'}`)
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0

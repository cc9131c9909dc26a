// `npm test`: everything, one kind after the other; the last line is the sum of what the runners themselves reported.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { findRadicale } from './adapters/calendar/find-radicale.ts'
import { findBrowser } from './e2e/find-browser.ts'

interface Sum {
  passed: number
  failed: number
  skipped: number
}

const folder = path.join(import.meta.dirname, '.artefacts')
fs.mkdirSync(folder, { recursive: true })
const total: Sum = { passed: 0, failed: 0, skipped: 0 }
let broken = false

function run(title: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

function count(title: string, report: string, read: (json: never) => Sum, succeeded: boolean) {
  try {
    const sum = read(JSON.parse(fs.readFileSync(report, 'utf8')) as never)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += sum[key]
    if (!succeeded && sum.failed === 0) broken = true
  } catch {
    console.error(`${title} left no report.`)
    broken = true
  }
}

const vitest = 'node_modules/vitest/vitest.mjs'
const fromVitest = (json: { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }): Sum => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  skipped: json.numPendingTests + json.numTodoTests,
})
const fromPlaywright = (json: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }): Sum => ({
  passed: json.stats.expected + json.stats.flaky,
  failed: json.stats.unexpected,
  skipped: json.stats.skipped,
})

if (!run('check', ['check.ts'])) broken = true
// a calendar server of others to hold ours against; without one those tests say that they were skipped
findRadicale()
for (const project of ['unit', 'integration']) {
  const report = path.join(folder, `${project}.json`)
  fs.rmSync(report, { force: true })
  count(
    project,
    report,
    fromVitest,
    run(project, [vitest, 'run', '--project', `${project}*`, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]),
  )
}
const browser = findBrowser()
if (browser) {
  const report = path.join(folder, 'e2e.json')
  fs.rmSync(report, { force: true })
  const succeeded = run('e2e', ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  count('e2e', report, fromPlaywright, succeeded)
} else {
  console.error('No browser could be had: the journeys were not run.')
  broken = true
}
if (broken) console.error('\nSomething besides the tests failed; see above.')
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = broken || total.failed > 0 || total.passed === 0 ? 1 : 0

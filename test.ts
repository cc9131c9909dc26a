// `npm test`: check, unit, integration, and browser tests, one after the other; the last line adds up the runners' reports.
// `npm test -- --nightly` adds the journeys of the full matrix, then attack, fuzz, and stress.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findRadicale } from './testing/find-radicale.ts'
import { findBrowser } from './e2e/find-browser.ts'
import { findClickhouse } from './testing/fakes/clickhouse/find-clickhouse.ts'

interface Sum {
  passed: number
  failed: number
  skipped: number
}

const isNightly = process.argv.includes('--nightly')
if (isNightly) process.env.NIGHTLY = '1'
const folder = path.join(import.meta.dirname, '.artefacts')
fs.mkdirSync(folder, { recursive: true })
const total: Sum = { passed: 0, failed: 0, skipped: 0 }
/** Failures, repeated at the end, where readers of a long log look first. */
const failures: string[] = []
const minutes: string[] = []
let broken = false

function run(title: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`)
  const began = performance.now()
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  minutes.push(`${title} ${((performance.now() - began) / 60_000).toFixed(1)}`)
  return status === 0
}

function count<Report>(
  title: string,
  report: string,
  read: (json: Report) => Sum,
  failuresOf: (json: Report) => string[],
  succeeded: boolean,
) {
  try {
    const json = JSON.parse(fs.readFileSync(report, 'utf8')) as Report
    const sum = read(json)
    failures.push(...failuresOf(json))
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += sum[key]
    if (!succeeded && sum.failed === 0) broken = true
  } catch {
    console.error(`${title} left no report.`)
    broken = true
  }
}

const vitest = 'node_modules/vitest/vitest.mjs'
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; message: string; assertionResults: VitestResult[] }[]
}
interface VitestResult {
  fullName: string
  status: string
  failureMessages: string[] | null
}
const fromVitest = (json: VitestReport): Sum => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  skipped: json.numPendingTests + json.numTodoTests,
})
/** The first lines of a message: the expectation and its location. */
const headOf = (message: string) => stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n  ')
const vitestFailures = (json: VitestReport) =>
  json.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(import.meta.dirname, name)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}\n  ${headOf(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}\n  ${headOf(failureMessages?.[0] ?? '')}`)
  })

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}
const fromPlaywright = ({ stats }: PlaywrightReport): Sum => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
})
const playwrightFailures = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const message = results.flatMap(({ errors }) => errors)[0]?.message ?? ''
        return `${file}:${line} > ${title}${status === 'flaky' ? ' (failed once)' : ''}\n  ${headOf(message)}`
      }),
  ),
  ...suites.flatMap(playwrightFailures),
]

if (!run('check', ['check.ts'])) broken = true
// an independent calendar server to compare ours with; without it those tests are skipped and say so
findRadicale()
// a second search engine to compare Postgres with
findClickhouse()
for (const project of ['unit', 'integration']) {
  const report = path.join(folder, `${project}.json`)
  fs.rmSync(report, { force: true })
  count(
    project,
    report,
    fromVitest,
    vitestFailures,
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
  count('e2e', report, fromPlaywright, playwrightFailures, succeeded)
} else {
  console.error('No browser could be had: the journeys were not run.')
  broken = true
}
if (isNightly)
  for (const file of ['attack', 'fuzz', 'stress-mail']) {
    if (run(file, [`bench/${file}.ts`])) continue
    failures.push(`bench/${file}.ts`)
    broken = true
  }
for (const failure of failures) console.error(`\n✗ ${failure}`)
if (broken) console.error('\nSomething besides the tests failed; see above.')
console.log(`\nMinutes: ${minutes.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = broken || total.failed > 0 || total.passed === 0 ? 1 : 0

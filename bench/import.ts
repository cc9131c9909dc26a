// A large table of people in every encoding, imported to the last row, and a second time: npm run bench import [-- --rows
// 100000 --encodings 5 --json FILE]
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { startService } from '../server/main.ts'
import { readSettings } from '../server/platform/settings.ts'
import { encodings, peopleTable } from '../testing/people-table.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, timed, withoutLimits } from './figures.ts'

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, encodings: { type: 'string', default: '5' }, json: { type: 'string' } },
})
const rows = Number(options.rows)
const figures = openFigures()

interface Report {
  import_id: string | null
  state: string
  rows: number
  added: number
  unchanged: number
  error_count: number
}

await inTemporaryFolder(async (folder) => {
  const service = await startService(
    readSettings({
      PORT: '0',
      DATA_DIR: folder,
      ...withoutLimits,
      POOL_SIZE: '1000',
      DEMO: 'true',
      DEMO_REPLY_SECONDS: '9999-9999',
      DEMO_HISTORY: 'false',
      LOG_LEVEL: 'error',
    }),
  )
  try {
    // another team's wait for its list, and a colleague's for adding a person, during the import
    const otherTeam = await newCaller(service.url)
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    let wrong = 0
    let addedAgain = 0
    for (const { name, encode } of encodings.slice(0, Number(options.encodings))) {
      const { session } = await newCaller(service.url)
      const bytes = new Uint8Array(encode(peopleTable(rows)))
      const upload = async (dryRun: boolean): Promise<Report> => {
        const body = new FormData()
        body.set('dry_run', String(dryRun))
        body.set('file', new Blob([bytes]), 'people.csv')
        const answer = await fetch(`${service.url}/api/v2/talent/import`, {
          method: 'POST',
          headers: { 'x-parse-session-token': session },
          body,
        })
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
        const started = (await answer.json()) as Report
        return dryRun ? started : ended(started.import_id!)
      }
      const ended = async (id: string): Promise<Report> => {
        for (;;) {
          const answer = await fetch(`${service.url}/api/v2/talent/import`, { headers: { 'x-parse-session-token': session } })
          const { imports } = (await answer.json()) as { imports: Report[] }
          const report = imports.find((entry) => entry.import_id === id)
          if (report && report.state !== 'queued' && report.state !== 'running') return report
          await new Promise((resolve) => setTimeout(resolve, 200))
        }
      }
      const during = async (label: string, work: () => Promise<Report>) => {
        delay.reset()
        let isRunning = true
        const waits: number[] = []
        const watch = (async () => {
          while (isRunning) waits.push((await timed(() => otherTeam('GET', 'v1/projects')))[1])
        })()
        const result = await timed(work).finally(() => (isRunning = false))
        await watch
        figures.note(`${name}: ${label}: another team's list p95`, percentile(waits, 0.95), 'ms')
        figures.note(`${name}: ${label}: longest stop of the event loop`, delay.max / 1e6, 'ms', 200)
        return result
      }
      const [dry, dryMs] = await during('dry run', () => upload(true))
      const [first, ms] = await during('import', () => upload(false))
      const [again, againMs] = await during('once more', () => upload(false))
      for (const report of [dry, first]) wrong += Math.abs(rows - report.added) + report.error_count
      wrong += Math.abs(rows - again.unchanged)
      addedAgain += again.added
      figures.note(`${name}: dry run`, dryMs / 1000, 's')
      figures.note(`${name}: import`, ms / 1000, 's')
      figures.note(`${name}: once more`, againMs / 1000, 's')
    }
    figures.note('rows a file', rows, 'rows')
    figures.note('rows not as they should be', wrong, 'rows', 0)
    figures.note('added by running again', addedAgain, 'people', 0)
  } finally {
    await service.stop()
  }
})
figures.print(options.json)

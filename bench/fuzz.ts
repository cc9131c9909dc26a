// Generated requests to every call, none of which may be answered with a fault of ours: npm run fuzz [-- --requests 200000 --seed 1 --only NUMBER --json FILE]
import { parseArgs } from 'node:util'
import { startDatabase } from '@fairlead/embedded/database/start-database'
import { migrate } from '../server/platform/migrate.ts'
import { assembleConstellation } from '../server/test/constellation.ts'
import { doorSettings } from '../server/test/furnish-doors.ts'
import { fuzz } from '../server/test/fuzz-run.ts'
import { inTemporaryFolder, openFigures } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
})
const figures = openFigures()
const seed = Number(options.seed)

await inTemporaryFolder(async (folder) => {
  const database = await startDatabase(folder, { fast: true })
  try {
    await migrate(database.connection)
    const sky = await assembleConstellation(database.connection, { settings: doorSettings })
    const only = options.only === undefined ? {} : { only: Number(options.only) }
    const result = await fuzz(sky, { requests: Number(options.requests), seed, ...only })
    await sky.close()
    const of = (what: string) => result.faults.filter((fault) => fault.what === what).length
    for (const fault of result.faults.slice(0, 50))
      console.error(
        `#${fault.number} ${fault.what}: ${fault.answer}\n  ${fault.request}\n  again: npm run fuzz -- --seed ${seed} --only ${fault.number}`,
      )
    for (const cause of result.causes) console.error(`cause: ${cause}`)
    console.error(`slowest: ${result.slowest}`)
    for (const name of result.neverSucceeded) console.error(`never answered with success: ${name}`)
    figures.note('requests', result.requests, '')
    for (const [status, times] of Object.entries(result.statuses)) figures.note(`answered ${status}`, times, '')
    figures.note('calls that never succeeded', result.neverSucceeded.length, '')
    figures.note('answers of 5xx', of('server error'), 'answers', 0)
    figures.note('answers with a stack or SQL in them', of('inside shown'), 'answers', 0)
    figures.note('refusals without a sentence', of('no sentence'), 'answers', 0)
    figures.note('counters that are not as recounted', result.wrongCounters, 'counters', 0)
    figures.note('slowest answer', result.slowestMs, 'ms')
    figures.note('speed', result.requests / result.seconds, 'requests/s')
  } finally {
    await database.stop()
  }
})
figures.print(options.json)

// Generated requests to every call, none of which may cause a server error: npm run stress fuzz [-- --requests 200000 --seed 1 --only NUMBER --size 100000 --texts 20 --watch 30 --documents 150 --sockets 600 --json FILE]
import { parseArgs } from 'node:util'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import { migrate } from '../server/platform/migrate.ts'
import { assembleTestApp } from '../testing/test-app.ts'
import { startAtsSystems } from '../testing/fakes/ats/start-systems.ts'
import { accessMatrixSettings } from '../testing/access-matrix.ts'
import { fuzz } from '../testing/fuzz-run.ts'
import { fuzzDocuments } from '../testing/fuzz-documents.ts'
import { fuzzSockets } from '../testing/fuzz-sockets.ts'
import { fuzzTime } from '../testing/fuzz-time.ts'
import { inTemporaryFolder, openFigures } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    // characters of a hostile text (n; 2n is tried as well), kinds of texts per call, and how long the service is watched at
    // the end
    size: { type: 'string', default: '100000' },
    texts: { type: 'string', default: '20' },
    watch: { type: 'string', default: '30' },
    documents: { type: 'string', default: '150' },
    sockets: { type: 'string', default: '600' },
    json: { type: 'string' },
  },
})
const figures = openFigures()
const seed = Number(options.seed)

let unhandled = 0
process.on('unhandledRejection', (reason) => {
  unhandled++
  console.error('unhandled rejection:', reason)
})

await inTemporaryFolder(async (folder) => {
  const database = await startDatabase(folder, { fast: true })
  try {
    await migrate(database.connection)
    const systems = await startAtsSystems()
    const settings = { ...accessMatrixSettings, atsSystemsUrl: systems.url }
    const testApp = await assembleTestApp(database.connection, { settings })
    const only = options.only === undefined ? {} : { only: Number(options.only) }
    const result = await fuzz(testApp, { requests: Number(options.requests), seed, ...only })
    const time = options.only === undefined ? await fuzzTime(testApp, { size: Number(options.size), texts: Number(options.texts) }) : null
    if (options.only === undefined) {
      const { sockets, bystanderMs, failures } = await fuzzSockets(testApp, Number(options.sockets))
      figures.note('hostile sockets', sockets, 'sockets')
      figures.note('slowest answer to a bystander of sockets', bystanderMs, 'ms', 300)
      figures.note('answers to a bystander that failed', failures, 'answers', 0)
    }
    if (time) {
      const documents = await fuzzDocuments(seed, Number(options.documents))
      for (const fault of documents.faults.slice(0, 20)) console.error(`document: ${fault}`)
      figures.note('hostile documents read', documents.read, 'documents')
      figures.note('documents read beyond their limits', documents.faults.length, 'documents', 0)
      figures.note('slowest document', documents.slowestMs, 'ms')
      figures.note('slowest document of a bystander', documents.bystanderMs, 'ms', 6000)
      // a call's effects may fail after its response
      const until = performance.now() + Number(options.watch) * 1000
      let isAlive = true
      while (performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 500))
        isAlive &&= (await testApp.app.inject({ url: '/healthz' })).statusCode === 200
      }
      for (const { name, slowestMs, longestStopMs, text } of time.calls.slice(0, 15))
        console.error(`${name}: slowest ${Math.round(slowestMs)} ms (${text}), longest stop ${Math.round(longestStopMs)} ms`)
      for (const growing of time.growing) console.error(`grows: ${growing}`)
      for (const fault of new Set(time.serverErrors)) console.error(`server error: ${fault}`)
      figures.note('hostile texts sent', time.requests, 'requests')
      figures.note('slowest answer to a hostile text', time.calls[0]?.slowestMs ?? 0, 'ms', 2000)
      figures.note('longest stop of the event loop', Math.max(0, ...time.calls.map(({ longestStopMs }) => longestStopMs)), 'ms', 200)
      figures.note('calls that grow faster than their input', new Set(time.growing.map((line) => line.split(':')[0])).size, 'calls', 0)
      figures.note('hostile texts answered with 5xx', time.serverErrors.length, 'answers', 0)
      figures.note('unhandled rejections', unhandled, '', 0)
      figures.atLeast(`alive after ${options.watch} s`, isAlive ? 1 : 0, '', 1)
    }
    await testApp.close()
    await systems.stop()
    const countOf = (kind: string) => result.faults.filter((fault) => fault.what === kind).length
    for (const fault of result.faults.slice(0, 50))
      console.error(
        `#${fault.number} ${fault.what}: ${fault.answer}\n  ${fault.request}\n  again: npm run stress fuzz -- --seed ${seed} --only ${fault.number}`,
      )
    for (const cause of result.causes) console.error(`cause: ${cause}`)
    console.error(`slowest: ${result.slowest}`)
    for (const name of result.neverSucceeded) console.error(`never answered with success: ${name}`)
    figures.note('requests', result.requests, '')
    for (const [status, times] of Object.entries(result.statuses)) figures.note(`answered ${status}`, times, '')
    figures.note('calls that never succeeded', result.neverSucceeded.length, '')
    figures.note('answers of 5xx', countOf('server error'), 'answers', 0)
    figures.note('answers with a stack or SQL in them', countOf('inside shown'), 'answers', 0)
    figures.note('refusals without a sentence', countOf('no sentence'), 'answers', 0)
    figures.note('counters that are not as recounted', result.wrongCounters, 'counters', 0)
    figures.note('slowest answer', result.slowestMs, 'ms')
    figures.note('speed', result.requests / result.seconds, 'requests/s')
  } finally {
    await database.stop()
  }
})
figures.print(options.json)
// the mailbox and the sign-in servers that the tests share run until their process ends
process.exit(figures.missed() > 0 ? 1 : 0)

// Speed of a working day's calls, and proof that their statements don't grow with rows: npm run bench calls [-- --candidates
// 10000 --projects 200 --requests 200 --json FILE]
import { openTextReader } from '../server/read-text.ts'
import { parseArgs } from 'node:util'
import { fileReader } from '@fairlead/adapters/files/file-reader'
import { pdfLetters } from '@fairlead/adapters/letters/pdf-letters'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import { openClaimChecker } from '@fairlead/matching/explain/claims/check-claim'
import { openPostgresIndex } from '../server/features/sourcing/index/postgres-index.ts'
import { openReasonGate } from '../server/features/candidates/views/reason-gate.ts'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { buildApp } from '../server/http/app.ts'
import type { Services } from '../server/http/services.ts'
import { startOutside } from '../server/outside.ts'
import { openDatabase } from '../server/platform/database.ts'
import { openLog } from '../server/platform/log.ts'
import { migrate } from '../server/platform/migrate.ts'
import { readReferenceTables } from '../server/platform/reference.ts'
import { openSecrets } from '../server/platform/secrets.ts'
import { readSettings } from '../server/platform/settings.ts'
import { seedDemo } from '../server/seed/seed-demo.ts'
import { addProjects, fillProject } from './fill.ts'
import { inTemporaryFolder, newCaller, verifyInDatabase, openFigures, percentile, timed, type Caller, withoutLimits } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    candidates: { type: 'string', default: '10000' },
    projects: { type: 'string', default: '200' },
    requests: { type: 'string', default: '200' },
    json: { type: 'string' },
  },
})
const size = Number(options.candidates)
const requests = Number(options.requests)
const figures = openFigures()

await inTemporaryFolder(async (folder) => {
  const embedded = await startDatabase(folder)
  await migrate(embedded.connection)
  let statements = 0
  const database = openDatabase(
    embedded.connection,
    (error) => console.error(error.message),
    () => statements++,
    openSecrets(readSettings({ DATA_DIR: folder })),
  )
  const tables = readReferenceTables()
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, ...withoutLimits, POOL_SIZE: String(size), LOG_LEVEL: 'error' })
  const { outside, stop } = await startOutside()
  const vocabulary = buildVocabulary(tables, loadTitles())
  const services: Services = {
    settings,
    secrets: openSecrets(settings),
    outside,
    database,
    log: openLog('error'),
    errors: null,
    files: fileReader,
    letters: pdfLetters,
    texts: openTextReader(),
    now: () => new Date(),
    tables,
    vocabulary,
    openIndex: (tx, _, projectId) => openPostgresIndex(tx, projectId),
    reasons: openReasonGate(() => openClaimChecker(tables), openLog('error')),
  }
  await seedDemo(services, () => void 0)
  const app = await buildApp(services, { webFolder: null })
  try {
    const call = await newCaller(await app.listen({ port: 0, host: '127.0.0.1' }), verifyInDatabase(database))
    const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Bench', type: '2' })
    await fillProject(database, project_id, size)
    const count = async (work: () => Promise<unknown>) => {
      const before = statements
      await work()
      return statements - before
    }
    await benchPages(call, project_id, count)
    await benchMoves(call, project_id, count)
    await benchSwipes(call, project_id, count)
    await benchProjects(call, project_id, count)
  } finally {
    await app.close()
    await stop()
    await database.close()
    await embedded.stop()
  }

  type Count = (work: () => Promise<unknown>) => Promise<number>
  type Page = { candidates: { id: string }[] }

  async function measure(name: string, max: { p50: number; p95: number }, work: (round: number) => Promise<unknown>) {
    await work(0)
    const took: number[] = []
    for (let round = 1; round <= requests; round++) took.push((await timed(() => work(round)))[1])
    figures.note(`${name}, p50`, percentile(took, 0.5), 'ms', max.p50)
    figures.note(`${name}, p95`, percentile(took, 0.95), 'ms', max.p95)
  }

  async function benchPages(call: Caller, project_id: string, statementsOf: Count) {
    const page = (fields: object) => call<Page>('GET', 'v2/projects/candidates', { project_id, ...fields })
    const rows = async (fields: object) => (await page(fields)).candidates.length
    if ((await rows({ status: 'QUESTION' })) !== 2 || (await rows({ status: 'APPROVED' })) !== 50) throw new Error('pages of 2 and 50 rows')
    const few = await statementsOf(() => page({ status: 'QUESTION' }))
    const pages = Math.floor(size / 2 / 50) - 1
    figures.note('candidates in the project', size, 'candidates')
    await measure('page of 50', { p50: 50, p95: 100 }, (round) => page({ status: 'APPROVED', page_idx: String((round % pages) + 1) }))
    await measure('page of 50, compact', { p50: 50, p95: 100 }, (round) =>
      page({ status: 'APPROVED', compact: 'true', page_idx: String((round % pages) + 1) }),
    )
    figures.note('statements of a page of 2', few, 'statements', 12)
    figures.note('statements of a page of 50', await statementsOf(() => page({ status: 'APPROVED' })), 'statements', few)
  }

  async function benchMoves(call: Caller, project_id: string, statementsOf: Count) {
    const { candidates } = await call<Page>('GET', 'v2/projects/candidates', { project_id, status: 'APPROVED', compact: 'true' })
    const stages = ['CONTACTED', 'QUESTION', 'AWAITING_INFO', 'HIRING_MANAGER', 'INTERVIEWING', 'APPROVED']
    const move = (round: number) =>
      call('POST', 'v2/projects/candidates/status', {
        project_id,
        candidate_id: candidates[round % candidates.length]!.id,
        status: stages[Math.floor(round / candidates.length) % stages.length],
      })
    await measure('move', { p50: 30, p95: 60 }, move)
    figures.note('statements of a move', await statementsOf(() => move(requests + candidates.length)), 'statements')
  }

  async function benchSwipes(call: Caller, project_id: string, statementsOf: Count) {
    const swipe = async (round: number) => {
      const next = await call<{ id: string }>('GET', 'v2/projects/candidates/queue', { project_id })
      const verdict = round % 3 === 0 ? { approved: false, rejection_reasons: [3], rejection_reason_other: 'x' } : { approved: true }
      const [, took] = await timed(() => call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id: next.id, ...verdict }))
      return took
    }
    await swipe(1)
    const took: number[] = []
    for (let round = 0; round < requests; round++) took.push(await swipe(round))
    figures.note('swipe, p50', percentile(took, 0.5), 'ms', 30)
    figures.note('swipe, p95', percentile(took, 0.95), 'ms', 60)
    const next = await call<{ id: string }>('GET', 'v2/projects/candidates/queue', { project_id })
    const swipeOnce = () => call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id: next.id, approved: true })
    figures.note('statements of a swipe', await statementsOf(swipeOnce), 'statements')
  }

  async function benchProjects(call: Caller, project_id: string, statementsOf: Count) {
    const list = () => call<unknown[]>('GET', 'v1/projects')
    const few = await statementsOf(list)
    await addProjects(database, project_id, Number(options.projects) - 1)
    const { length } = await list()
    if (length !== Number(options.projects)) throw new Error(`expected ${options.projects} projects, got ${length}`)
    figures.note('projects in the list', length, 'projects')
    await measure('project list', { p50: 50, p95: 100 }, list)
    figures.note('statements of a list of 1', few, 'statements', 12)
    figures.note(`statements of a list of ${length}`, await statementsOf(list), 'statements', few)
  }
})
figures.print(options.json)

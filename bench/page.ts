// How fast a page of 50 candidates is, and that its statements do not grow with rows: npm run bench:page [-- --candidates 5000 --requests 200 --json FILE]
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { fileReader } from '@fairlead/adapters/files/file-reader'
import { startDatabase } from '@fairlead/embedded/database/start-database'
import { buildVocabulary } from '@fairlead/matching/vocabulary'
import { buildApp } from '../server/http/app.ts'
import type { Services } from '../server/http/services.ts'
import { startOutside } from '../server/outside.ts'
import { openDatabase } from '../server/platform/database.ts'
import { openLog } from '../server/platform/log.ts'
import { migrate } from '../server/platform/migrate.ts'
import { readReferenceTables } from '../server/platform/reference.ts'
import { readSettings } from '../server/platform/settings.ts'
import { seedDemo } from '../server/seed/seed-demo.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, timed } from './figures.ts'

const { values: options } = parseArgs({
  options: { candidates: { type: 'string', default: '5000' }, requests: { type: 'string', default: '200' }, json: { type: 'string' } },
})
const size = Number(options.candidates)
const figures = openFigures()

await inTemporaryFolder(async (folder) => {
  const embedded = await startDatabase(folder)
  await migrate(embedded.connection)
  let statements = 0
  const database = openDatabase(
    embedded.connection,
    (error) => console.error(error.message),
    () => statements++,
  )
  const tables = readReferenceTables()
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, POOL_SIZE: String(size), LOG_LEVEL: 'error' })
  const { outside } = await startOutside()
  const services: Services = {
    settings,
    outside,
    database,
    log: openLog('error'),
    files: fileReader,
    now: () => new Date(),
    tables,
    vocabulary: buildVocabulary(tables),
  }
  await seedDemo(services, () => void 0)
  const app = await buildApp(services, { webFolder: null })
  try {
    const call = await newCaller(await app.listen({ port: 0, host: '127.0.0.1' }))
    const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Bench', type: '2' })
    await fill(project_id)
    const page = (fields: object) =>
      call<{ candidates: unknown[]; total: number }>('GET', 'v2/projects/candidates', { project_id, ...fields })
    const count = async (fields: object) => {
      const before = statements
      const { candidates } = await page(fields)
      return { rows: candidates.length, statements: statements - before }
    }
    const few = await count({ status: 'QUESTION' })
    const many = await count({ status: 'APPROVED' })
    if (few.rows !== 2 || many.rows !== 50) throw new Error(`expected pages of 2 and 50 rows, got ${few.rows} and ${many.rows}`)

    const pages = Math.max(1, Math.floor((size - 2) / 50))
    const took: number[] = []
    for (let at = 0; at < Number(options.requests); at++)
      took.push((await timed(() => page({ status: 'APPROVED', page_idx: String((at % pages) + 1) })))[1])
    figures.note('candidates in the project', size, 'candidates')
    figures.note('page of 50, p50', percentile(took, 0.5), 'ms', 50)
    figures.note('page of 50, p95', percentile(took, 0.95), 'ms', 100)
    figures.note('SQL statements of a page of 2', few.statements, 'statements')
    figures.note('SQL statements of a page of 50', many.statements, 'statements', Math.min(12, few.statements))
  } finally {
    await app.close()
    await database.close()
    await embedded.stop()
  }

  /** All of the pool into the project, two of them in another tab; each with three lines of history. */
  async function fill(projectId: string): Promise<void> {
    await sql`insert into candidate (id, workspace_id, project_id, person_id, stage, stage_at, judgement, score)
      select 'bench' || n, project.workspace_id, project.id, person.id, case when n <= 2 then 'QUESTION' else 'APPROVED' end, now() - n * interval '1 minute', null, 50
      from project, (select id, row_number() over (order by id) as n from person where workspace_id is null limit ${size}) person
      where project.id = ${projectId}`.execute(database.system)
    await sql`insert into candidate_history (id, workspace_id, project_id, candidate_id, at, code, user_id)
      select candidate.id || code, candidate.workspace_id, candidate.project_id, candidate.id, now(), code, project.owner_id
      from candidate join project on project.id = candidate.project_id, unnest(array[1, 3, 5]) as code where project.id = ${projectId}`.execute(
      database.system,
    )
    await sql`insert into project_counter (project_id, workspace_id, stage, count)
      select project_id, workspace_id, stage, count(*) from candidate where project_id = ${projectId} group by 1, 2, 3`.execute(
      database.system,
    )
    await sql`analyze candidate, candidate_history`.execute(database.system)
  }
})
figures.print(options.json)

// Speed of the operations board over all projects of an installation: npm run bench board [-- --projects 2000 --candidates 100
// --requests 30 --json FILE]
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { startService } from '../server/main.ts'
import { openDatabase, type Database } from '../server/platform/database.ts'
import { readSettings } from '../server/platform/settings.ts'
import { addProjects } from './fill.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, timed, withoutLimits } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    projects: { type: 'string', default: '2000' },
    candidates: { type: 'string', default: '100' },
    requests: { type: 'string', default: '30' },
    json: { type: 'string' },
  },
})
const [projects, candidates] = [Number(options.projects), Number(options.candidates)]
const figures = openFigures()

/**
 * Gives every project this many candidates: a third to review, a third contacted, a third decided by the manager, each with a
 * history entry.
 */
async function fillBoard({ system }: Database): Promise<void> {
  await sql`insert into candidate (id, workspace_id, project_id, person_id, stage, stage_at, contacted_at)
    select 'c' || p.id || '-' || n.at, p.workspace_id, p.id, n.id,
      (array['UNDER_REVIEW', 'CONTACTED', 'REJECTED'])[n.at % 3 + 1], now() - n.at * interval '2 hours',
      case when n.at % 3 = 1 then now() - n.at * interval '3 hours' end
    from project p, (select id, row_number() over () as at from (select id from person limit ${candidates}) few) n
    where p.id like 'copy%'`.execute(system)
  await sql`insert into candidate_history (id, workspace_id, project_id, candidate_id, at, code, from_stage, to_stage, user_id)
    select 'h' || c.id, c.workspace_id, c.project_id, c.id, c.stage_at, 1, 'HIRING_MANAGER', 'REJECTED', p.owner_id
    from candidate c join project p on p.id = c.project_id where p.id like 'copy%'`.execute(system)
  await sql`update project set is_free_trial = true where id like 'copy%0'`.execute(system)
  await sql`analyze candidate, candidate_history, project`.execute(system)
}

await inTemporaryFolder(async (folder) => {
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    ...withoutLimits,
    POOL_SIZE: String(Math.max(200, candidates)),
    LOG_LEVEL: 'error',
    DEMO: 'true',
    DEMO_REPLY_SECONDS: '9999-9999',
    DEMO_HISTORY: 'false',
  })
  const service = await startService(settings)
  const database = openDatabase(service.connection, (error) => console.error(error.message))
  try {
    const call = await newCaller(service.url)
    const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Bench', type: '1' })
    const { email } = await call<{ email: string }>('GET', 'v1/users/settings')
    await database.system.updateTable('users').set({ is_super_admin: true }).where('email', '=', email).execute()
    await addProjects(database, project_id, projects)
    await fillBoard(database)
    const board = (fields: object = {}) => call<{ total: number }>('GET', 'v2/operations/projects', { ...fields })
    const { total } = await board()
    if (total < projects) throw new Error(`only ${total} projects`)
    figures.note('projects', total, 'projects')
    figures.note('candidates', total * candidates, 'candidates')
    for (const [name, fields] of [
      ['first page', {}],
      ['one group', { group: 'Critical' }],
      ['words', { text: 'bench 19' }],
    ] as const) {
      const took: number[] = []
      for (let round = 0; round < Number(options.requests); round++) took.push((await timed(() => board(fields)))[1])
      figures.note(`board, ${name}, p50`, percentile(took, 0.5), 'ms', 500)
      figures.note(`board, ${name}, p95`, percentile(took, 0.95), 'ms', 1000)
    }
    const singleTimes: number[] = []
    for (let round = 1; round <= Number(options.requests); round++)
      singleTimes.push((await timed(() => call('GET', 'v2/operations/project', { project_id: `copy${round}` })))[1])
    figures.note('one project of it, p50', percentile(singleTimes, 0.5), 'ms', 50)
  } finally {
    await database.close()
    await service.stop()
  }
})
figures.print(options.json)

// A demo whose first start was interrupted, or failed, has half its projects: they are created again.
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Services } from '../http/services.ts'
import { demoSignIn } from './seed-demo.ts'

/** The demo's initial projects. */
export const demoNames = {
  fleet: 'Senior Backend Engineer (Fleet)',
  sales: 'Account Executive, Europe',
  success: 'Customer Success Manager, US',
} as const

const markOf = ({ settings }: Services) => path.join(settings.dataDir, 'demo.unfinished')

/** Creates the demo's projects with a marker in the data folder that exists until they are complete. */
export async function withMark(services: Services, tell: () => Promise<void>): Promise<void> {
  fs.writeFileSync(markOf(services), '')
  await tell()
  fs.rmSync(markOf(services), { force: true })
}

/**
 * Deletes the projects of an interrupted start with all their data; accounts, calendars, logs, and the talent pool stay. Once a
 * user has added their own project, nothing is deleted and the history stays incomplete.
 */
export async function deleteUnfinishedDemo(services: Services, say: (line: string) => void): Promise<void> {
  if (!fs.existsSync(markOf(services))) return
  const { system } = services.database
  const demo = await system.selectFrom('users').select('workspace_id').where('email', '=', demoSignIn.email).executeTakeFirst()
  const isUsed = demo && (await hasOtherProjects(services, demo.workspace_id))
  if (isUsed) say('The demo’s projects are incomplete, and stay so because the demo has other projects too.')
  else if (demo) {
    say('The demo’s projects are incomplete and begin again …')
    await system.transaction().execute((tx) => deleteProjects(demo.workspace_id).execute(tx))
  }
  fs.rmSync(markOf(services), { force: true })
}

async function hasOtherProjects({ database }: Services, workspaceId: string): Promise<boolean> {
  const row = await database.system
    .selectFrom('project')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('name', 'not in', Object.values(demoNames))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Table by table, repeated while one of them still refers to another; any remaining reference refuses the whole. */
const deleteProjects = (workspaceId: string) =>
  sql.raw(`do $$
declare name text; stuck int; before int;
begin
  loop
    stuck := 0;
    for name in select distinct c.table_name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and (c.column_name in ('project_id', 'candidate_id', 'interview_id') or c.table_name in ('project', 'candidate', 'event', 'person_flag', 'suppression'))
        and c.table_name <> 'audit_event'
        and exists (select from information_schema.columns w where w.table_schema = 'public' and w.table_name = c.table_name and w.column_name = 'workspace_id')
    loop
      begin
        execute format('delete from %I where workspace_id = %L', name, '${workspaceId.replaceAll("'", "''")}');
      exception when foreign_key_violation then stuck := stuck + 1;
      end;
    end loop;
    exit when stuck = 0;
    if stuck = before then raise exception 'The demo projects could not be deleted: % tables are still referred to.', stuck; end if;
    before := stuck;
  end loop;
end $$`)

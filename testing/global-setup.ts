// One real Postgres for a whole test run, with a migrated template that every test file copies.
import fs from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import { confineConnection } from '../server/platform/confine-connection.ts'
import { ensureJobs } from '../server/platform/jobs.ts'
import { migrate } from '../server/platform/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** As the owner of the tables, who in tests also creates databases. */
    postgres: { host: string; user: string; database: string; password: string }
    /** As the server's superuser. */
    superuser: { host: string; user: string; database: string; password: string }
  }
}

export async function setup(project: TestProject) {
  const folder = scratchFolder('test', { inMemory: true })
  const database = await startDatabase(folder, { fast: true })
  const connection = await confineConnection(database)
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query('alter role fairlead_owner createdb')
  // to see who waits for a lock, and to end connections
  await client.query('grant pg_read_all_stats, pg_signal_backend to fairlead_owner')
  await client.query('create database template_fairlead owner fairlead_owner')
  await client.end()
  const template = { ...connection, database: 'template_fairlead' }
  await migrate(template)
  await ensureJobs(template)
  project.provide('postgres', connection)
  project.provide('superuser', database.connection)
  return async () => {
    await database.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

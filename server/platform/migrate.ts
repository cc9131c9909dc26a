// Brings the database to the newest shape: timestamped SQL files, each applied once, one process at a time.
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

const folder = path.join(import.meta.dirname, 'migrations')
const lockNumber = 7_201_126

/** Applies what is missing, in order; returns the names applied. A file that fails leaves no trace. */
export async function migrate(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query('create table if not exists migration (name text primary key, at timestamptz not null default now())')
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const done = new Set(rows.map((row) => row.name))
    const missing = fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && !done.has(name))
      .sort()
    for (const name of missing) {
      await client.query('begin')
      try {
        await client.query(fs.readFileSync(path.join(folder, name), 'utf8'))
        await client.query('insert into migration (name) values ($1)', [name])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
    }
    return missing
  } finally {
    await client.end()
  }
}

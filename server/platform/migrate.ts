// Migrates the database: the schema and, later, timestamped SQL files, each applied once, by one process at a time, while an older version serves.
import { codeOf, messageOf } from '@fairlead/domain/shared/caught'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { assertTenantIsConfined, ensureGrants, ensureRoles, migrationsFolder } from './access.ts'
import { systemRole, tenantRole, type Connection } from './database.ts'

const lockNumber = 7_201_126
const firstMigration = '000_schema.sql'

export interface MigrateOptions {
  folder?: string
  /** How long a statement waits for a table used by others, and how often it is retried. */
  lockTimeoutMs?: number
  tries?: number
}

/**
 * Applies missing files in order and returns their names. A failing file leaves no trace; an applied file that was edited is
 * refused. Behind a table used by a long reader, a migration yields after `lockTimeoutMs`, so that other requests get their
 * turn, and retries. A file whose first line is `-- no transaction` runs statement by statement: `create index concurrently`
 * for tables that must stay writable.
 */
export async function migrate(connection: Connection, options: MigrateOptions = {}): Promise<string[]> {
  const applied = await applyMissing(connection, options)
  await assertTenantIsConfined(connection)
  return applied
}

async function applyMissing(connection: Connection, options: MigrateOptions): Promise<string[]> {
  const { folder = migrationsFolder, lockTimeoutMs = 3000, tries = 20 } = options
  const { direct } = connection
  const client = new pg.Client({ ...connection, ...(connection.service ? {} : direct), application_name: 'fairlead-migrate' })
  client.on('error', () => void 0)
  await client.connect()
  try {
    await refuseEarlierDevelopment(client)
    const missing = await missingFiles(client, folder)
    const isOwner = await ownsTables(client)
    if (missing.length > 0 && !isOwner)
      throw new Error('Only the owner of the tables can migrate the database: set DATABASE_OWNER_URL, or run `npm run migrate` with it.')
    if (!isOwner) {
      await assertUnchanged(client, folder)
      return []
    }
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(`set lock_timeout = ${lockTimeoutMs}`)
    const patiently = (work: () => Promise<void>) => givingWay(work, tries, lockTimeoutMs)
    await ensureRoles(client, connection)
    if (!(await hasList(client)))
      await client.query(
        'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now())',
      )
    await assertUnchanged(client, folder)
    const applied = await missingFiles(client, folder)
    for (const name of applied) {
      const text = named(fs.readFileSync(path.join(folder, name), 'utf8'), connection)
      const checksum = checksumOf(folder, name)
      try {
        await patiently(() =>
          text.startsWith('-- no transaction') ? applyStatements(client, name, text, checksum) : applyAtOnce(client, name, text, checksum),
        )
      } catch (error) {
        throw new Error(`Migration ${name} failed: ${messageOf(error)}`, { cause: error })
      }
    }
    await patiently(() => ensureGrants(client, connection))
    return applied
  } finally {
    await client.end()
  }
}

async function hasList(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.migration') is not null as there`)
  return rows.some((row) => row.there)
}

/** Databases of development versions before 0.3 have another schema, which nothing brings up to date. */
async function refuseEarlierDevelopment(client: pg.Client): Promise<void> {
  if (!(await hasList(client))) return
  const { rows } = await client.query<{ name: string }>('select name from migration order by name limit 1')
  if (rows[0] && rows[0].name !== firstMigration)
    throw new Error(
      'This database was made by a development version before 0.3 and cannot be brought up to date. Start that version again, save ' +
        'your people with Export CSV in the talent pool, and import the file here. Until then, set DATA_DIR or DATABASE_URL to a new place.',
    )
}

const checksumOf = (folder: string, name: string) =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n'))
    .digest('hex')

/** Refuses if an applied file has changed since; a newer version's files aren't here. */
async function assertUnchanged(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration order by name')
  for (const { name, checksum } of rows.filter((row) => fs.existsSync(path.join(folder, row.name)))) {
    if (checksum !== checksumOf(folder, name))
      throw new Error(`Migration ${name} was changed after it was applied. Restore the file, and make the change in a new migration.`)
  }
}

async function missingFiles(client: pg.Client, folder: string): Promise<string[]> {
  const { rows } = (await hasList(client)) ? await client.query<{ name: string }>('select name from migration') : { rows: [] }
  const done = new Set(rows.map((row) => row.name))
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !done.has(name))
    .sort()
}

/** Also true on an empty database: a login that may create the first table owns it. */
async function ownsTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select case when c.oid is null then has_schema_privilege('public', 'create') else pg_has_role(c.relowner, 'usage') end as owns
     from (select 1) one left join pg_class c on c.oid = to_regclass('public.migration')`,
  )
  return rows.some(({ owns }) => owns)
}

async function applyAtOnce(client: pg.Client, name: string, text: string, checksum: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Each statement must be safe to repeat: after an interruption the file starts over. */
async function applyStatements(client: pg.Client, name: string, text: string, checksum: string): Promise<void> {
  for (const statement of text.split(/;[ \t]*$/m).filter((part) => part.replaceAll(/^--.*$/gm, '').trim() !== ''))
    await client.query(statement)
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
}

const inTheWay = new Set(['55P03', '40P01'])

async function givingWay(work: () => Promise<void>, tries: number, lockTimeoutMs: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= tries || !inTheWay.has(codeOf(error))) throw error
      // requests that waited behind it go first
      await wait(lockTimeoutMs * (0.3 + Math.random() * 0.4))
    }
  }
}

/** Migrations use the default role name; an installation may have its own. */
function named(text: string, connection: Connection): string {
  return text.replaceAll(/\bfairlead_app\b/g, tenantRole(connection)).replaceAll(/\bfairlead_system\b/g, systemRole(connection))
}

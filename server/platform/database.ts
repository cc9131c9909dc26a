// The way to Postgres: one pool for one workspace at a time under row-level security, one for the service itself.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.ts'

export type Tx = Transaction<DB>

export interface Database {
  /** Sees everything: sign-in, the worker's claims, migrations. */
  system: Kysely<DB>
  /** Runs `work` in one transaction that sees this workspace alone. */
  inWorkspace<T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** A client of its own for LISTEN. */
  connect(): Promise<pg.Client>
  close(): Promise<void>
}

export type Connection = pg.PoolConfig

// bigint and count(*) fit a double here: sizes are bounded far below 2^53
pg.types.setTypeParser(20, Number)

const passing = new Set(['40001', '40P01'])
const tries = 6

export function openDatabase(connection: Connection, onError: (error: Error) => void, onQuery?: (sqlText: string) => void): Database {
  const systemPool = new pg.Pool({ ...connection, max: 12 })
  const tenantPool = new pg.Pool({ ...connection, max: 20, options: '-c role=fairlead_app' })
  systemPool.on('error', onError)
  tenantPool.on('error', onError)
  const log = onQuery ? { log: (event: { query: { sql: string } }) => onQuery(event.query.sql) } : {}
  const system = new Kysely<DB>({ dialect: new PostgresDialect({ pool: systemPool }), ...log })
  const tenant = new Kysely<DB>({ dialect: new PostgresDialect({ pool: tenantPool }), ...log })
  return {
    system,
    async inWorkspace(workspaceId, work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await tenant.transaction().execute(async (tx) => {
            await sql`select set_config('app.workspace_id', ${workspaceId}, true)`.execute(tx)
            return work(tx)
          })
        } catch (error) {
          // two transactions met: the loser may simply try again
          if (attempt >= tries || !passing.has((error as { code?: string }).code ?? '')) throw error
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
        }
      }
    },
    async connect() {
      const client = new pg.Client(connection)
      await client.connect()
      return client
    },
    async close() {
      await Promise.all([system.destroy(), tenant.destroy()])
    },
  }
}

/** True when a unique rule of that name forbade a row. */
export function isTaken(error: unknown, rule: string): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  return code === '23505' && constraint === rule
}

/** True for faults of the way to the database, not of the question. */
export function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code ?? ''
  const message = error instanceof Error ? error.message : ''
  return (
    /^(40001|40P01|57P0[123]|08\w{3}|53300|53100|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code) ||
    /Connection terminated|Client has encountered a connection error/i.test(message)
  )
}

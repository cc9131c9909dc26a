// Access to Postgres: one pool for one workspace at a time under row-level security, one for the service itself.
import { fieldOf } from '@fairlead/domain/shared/records'
import { codeOf, messageOf } from '@fairlead/domain/shared/caught'
import { Kysely, PostgresDialect, sql, type LogEvent, type Transaction } from 'kysely'
import pg from 'pg'
import { openAddressHasher, type AddressHasher } from './address-key.ts'
import type { DB } from './schema.ts'
import type { Secrets } from './secrets.ts'
import { Busy, takeTurns } from './turns.ts'

export type Tx = Transaction<DB>

export interface Database {
  /** Sees everything: sign-in, the worker's claims, migrations. */
  system: Kysely<DB>
  /** Runs `work` in one transaction that sees only this workspace. Rejects when a lock or a statement takes too long. */
  inWorkspace<T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** A separate client for LISTEN and session locks; never through a connection pooler. */
  connect(): Promise<pg.Client>
  /** Why the server couldn't write within the last seconds, such as a full disk; null when it could, as far as is known. */
  storageFault(): string | null
  /** Hashes addresses with the installation's key. */
  addresses: AddressHasher
  close(): Promise<void>
}

/** How to connect to Postgres. The plain fields are the tables' owner, who migrates; the others replace some of them. */
export type Connection = pg.PoolConfig & {
  /** The login of the running service; the owner when absent. */
  service?: pg.PoolConfig
  /** The login that sees one workspace at a time; the service's when absent. */
  tenant?: pg.PoolConfig
  /** A way around a connection pooler, for LISTEN, session locks and jobs. */
  direct?: pg.PoolConfig
  /** Prefix of the roles' names, so that two installations can share a server. */
  rolePrefix?: string
  /** Maximum connections of the two pools. */
  pools?: { tenant: number; system: number }
}

/** The role every request of a workspace runs under. */
export const tenantRole = ({ rolePrefix = 'fairlead' }: Connection) => `${rolePrefix}_app`
/** The role that reads across workspaces through its own policies. */
export const systemRole = ({ rolePrefix = 'fairlead' }: Connection) => `${rolePrefix}_system`

/** The service's own login, straight to Postgres. */
export function directPoolConfig(connection: Connection): pg.PoolConfig {
  return { ...connection, ...connection.service, ...connection.direct, application_name: applicationName, keepAlive: true }
}

/** Seconds and milliseconds after which the database is given up on. */
export const patience = {
  /** For a free connection of a pool. */
  connectMs: 5000,
  /** For a row or table that another transaction holds. */
  lockMs: 5000,
  /** For one statement of a request. */
  statementMs: 30_000,
  /** For an idle transaction. */
  idleMs: 60_000,
  /** For a connection without work: a new one has to sign in, and reads the catalog again for its first statements. */
  unusedMs: 60_000,
  /** For any response: a frozen server cancels nothing. */
  answerMs: 40_000,
  /** The same for the service's own statements, some of which count everything. */
  systemAnswerMs: 180_000,
}

const applicationName = 'fairlead'

// a double can hold bigint and count(*) here: sizes are far below 2^53
pg.types.setTypeParser(20, Number)

const passing = new Set(['40001', '40P01'])
const tries = 6

/** Two transactions deadlocked and Postgres chose a victim, which can simply retry. */
async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= tries || !passing.has(codeOf(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

/** Its transactions retry after losing to another one, like a workspace's. */
function withRetries(db: Kysely<DB>): Kysely<DB> {
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => tryAgain(() => execute(work))
    return builder
  }
  return db
}

const settingUntilEnd = (name: string, value: string | number): string =>
  `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(String(value))}, true)`

/** A transaction whose `begin` and settings are one message to the server: short transactions mostly wait for responses. */
async function transact<T>(db: Kysely<DB>, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    await sql.raw(begin).execute(db)
    // without a builder's own begin and commit, but used as one
    const result = await work(db as Tx)
    await sql`commit`.execute(db)
    return result
  } catch (error) {
    // on a broken connection nothing is left to roll back, and the first error says why
    await sql`rollback`.execute(db).catch(() => void 0)
    throw error
  }
}

/** disk_full, io_error, read_only_sql_transaction: they concern every write, not one workspace's. */
const storageFaults = new Set(['53100', '58030', '25006'])
/** Longer than between two signs that a process gives, so that a fault is known without other writes. */
const faultLastsMs = 20_000

/** `secrets` decrypts the key for hashed addresses; without it, addresses can't be recognized. */
export function openDatabase(
  connection: Connection,
  onError: (error: Error) => void,
  onQuery?: (sqlText: string) => void,
  secrets: Secrets | null = null,
): Database {
  const sizes = connection.pools ?? { tenant: 20, system: 12 }
  const common = {
    application_name: applicationName,
    connectionTimeoutMillis: patience.connectMs,
    idleTimeoutMillis: patience.unusedMs,
    keepAlive: true,
  }
  const service = { ...connection, ...connection.service, ...common }
  const systemPool = new pg.Pool({ ...service, max: sizes.system, query_timeout: patience.systemAnswerMs })
  const tenantPool = new pg.Pool({ ...service, ...connection.tenant, max: sizes.tenant, query_timeout: patience.answerMs })
  systemPool.on('error', onError)
  tenantPool.on('error', onError)
  // a connection that breaks while lent fails its query; without a listener it would end the process too
  for (const pool of [systemPool, tenantPool]) pool.on('connect', (client) => client.on('error', () => void 0))
  let storageFault: { message: string; at: number } | null = null
  const log = (event: LogEvent) => {
    if (event.level === 'query') onQuery?.(event.query.sql)
    else if (storageFaults.has(codeOf(event.error))) storageFault = { message: messageOf(event.error), at: performance.now() }
  }
  const system = withRetries(new Kysely<DB>({ dialect: new PostgresDialect({ pool: systemPool }), log }))
  const tenant = new Kysely<DB>({ dialect: new PostgresDialect({ pool: tenantPool }), log })
  const turns = takeTurns({ share: Math.max(1, Math.ceil(sizes.tenant * 0.4)), longest: 200, patienceMs: patience.connectMs })
  const role = tenantRole(connection)
  // all settings end with the transaction, so that this also works behind a pooler that shares connections
  const limits = Object.entries({
    role,
    lock_timeout: patience.lockMs,
    statement_timeout: patience.statementMs,
    idle_in_transaction_session_timeout: patience.idleMs,
  }).map(([name, value]) => settingUntilEnd(name, value))
  return {
    system,
    addresses: openAddressHasher(system, secrets),
    storageFault: () => (storageFault && performance.now() - storageFault.at < faultLastsMs ? storageFault.message : null),
    inWorkspace: (workspaceId, work) =>
      turns.take(workspaceId, () =>
        tryAgain(() =>
          tenant
            .connection()
            .execute((db) =>
              transact(db, `begin; select ${[...limits, settingUntilEnd('app.workspace_id', workspaceId)].join(', ')}`, work),
            ),
        ),
      ),
    async connect() {
      const client = new pg.Client({ ...directPoolConfig(connection), connectionTimeoutMillis: patience.connectMs })
      // a client that breaks without a listener would end the process
      client.on('error', onError)
      await client.connect()
      return client
    },
    async close() {
      await Promise.all([system.destroy(), tenant.destroy()])
    },
  }
}

/** True if the exclusion constraint against overlapping times refused a row. */
export const isOverlap = (error: unknown): boolean => codeOf(error) === '23P01'

/** True if the unique constraint of that name refused a row. */
export function isTaken(error: unknown, rule: string): boolean {
  return codeOf(error) === '23505' && fieldOf(error, 'constraint') === rule
}

/** True for faults of the connection rather than the query: unreachable, frozen, or too busy. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Busy) return true
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  return (
    /^(40001|40P01|55P03|57014|57P0[1235]|25P03|08\w{3}|53300|53100|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code) ||
    /Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect/i.test(
      message,
    )
  )
}

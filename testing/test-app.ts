// Integration tests: a separate database, the real app, signed-in users, a small talent pool.
import { openTextReader } from '../server/read-text.ts'
import type { TextReader } from '../server/features/projects/intake/text-reader.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { makePeople } from '@fairlead/local-services/talent/make-people'
import { openPostgresIndex } from '../server/features/sourcing/index/postgres-index.ts'
import { openReasonGate } from '../server/features/candidates/views/reason-gate.ts'
import { openClaimChecker, type ClaimChecker } from '@fairlead/matching/explain/claims/check-claim'
import { buildVocabulary, type Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { fileReader } from '@fairlead/adapters/files/file-reader'
import { pdfLetters } from '@fairlead/adapters/letters/pdf-letters'
import { buildApp } from '../server/http/app.ts'
import { provisionDemoCalendars } from '../server/http/provision-demo-calendars.ts'
import type { Services } from '../server/http/services.ts'
import { startOutside, type StartedOutside } from '../server/outside.ts'
import { openDatabase, type Connection, type Database } from '../server/platform/database.ts'
import { newId } from '../server/platform/ids.ts'
import { openLog } from '../server/platform/log.ts'
import { readNames, readReferenceTables } from '../server/platform/reference.ts'
import { openSecrets } from '../server/platform/secrets.ts'
import { withOrigin } from '../server/platform/request-origin.ts'
import { readSettings, type Settings } from '../server/platform/settings.ts'
import { systemContext } from '../server/platform/context.ts'
import { openLink } from '../server/features/accounts/security/link-store.ts'
import { hashPassword } from '../server/features/accounts/sessions/password.ts'
import { openAccount } from '../server/features/accounts/sign-in/register-user.ts'
import { seedPool } from '../server/seed/seed-pool.ts'

let words: Vocabulary | null = null
// its threads build a separate vocabulary
let texts: TextReader | null = null
let claims: ClaimChecker | null = null
const checker = () => (claims ??= openClaimChecker(readReferenceTables()))
export const vocabulary = () => (words ??= buildVocabulary(readReferenceTables(), loadTitles()))

export interface TestApp {
  connection: Connection
  database: Database
  services: Services
  app: FastifyInstance
  /** The local vendor services, for faults and inspection. */
  embedded: StartedOutside['embedded']
  close(): Promise<void>
}

/** Tests make requests faster than people do; tests of limits set the limits themselves. */
const withoutLimits = { RATE_LIMIT_FACTOR: '0', QUOTA_FACTOR: '0' }

export interface TestAppOptions {
  people?: number
  settings?: Partial<Settings>
  onQuery?: (sql: string) => void
}

/** A fresh database copied from the migrated template, with `people` fictional people in the shared pool. */
export async function createTestApp({ people = 0, ...options }: TestAppOptions = {}): Promise<TestApp> {
  return assembleTestApp(await createDatabase(people), options)
}

/** The same on an existing, migrated database, also outside a test run. */
export async function assembleTestApp(connection: Connection, options: TestAppOptions = {}): Promise<TestApp> {
  const problems: unknown[] = []
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fairlead-test-'))
  const byDefault = readSettings({
    LOG_LEVEL: 'fatal',
    HOLD_SECONDS: '0',
    LINKEDIN: 'embedded',
    LINK_CHECK: 'false',
    // no test reaches a vendor
    ATS_SYSTEMS_URL: 'http://127.0.0.1:9',
    DATA_DIR: dataDir,
    ...withoutLimits,
  })
  const settings: Settings = { ...byDefault, ...options.settings }
  const secrets = openSecrets(settings)
  const database = openDatabase(connection, (error) => problems.push(error), options.onQuery, secrets)
  const { outside, embedded, stop: leaveOutside } = await startOutside(settings)
  const services: Services = {
    settings,
    secrets,
    outside,
    database,
    tables: readReferenceTables(),
    vocabulary: vocabulary(),
    openIndex: (tx, _, projectId) => openPostgresIndex(tx, projectId),
    reasons: openReasonGate(checker, openLog('fatal')),
    errors: null,
    files: fileReader,
    letters: pdfLetters,
    texts: (texts ??= openTextReader()),
    log: openLog('fatal'),
    now: () => new Date(),
  }
  if (options.people) await fillPool(database, options.people)
  const app = await buildApp(services, { webFolder: null, checkAnswers: true })
  await app.ready()
  servicesByApp.set(app, services)
  return {
    connection,
    database,
    services,
    app,
    embedded,
    async close() {
      await app.close()
      await leaveOutside()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function fillPool(database: Database, people: number): Promise<void> {
  const made = makePeople({ tables: { ...readReferenceTables(), names: readNames() }, size: people, seed: 7 })
  await seedPool(database, vocabulary(), { people: made, source: 'Fictional talent pool', now: new Date() })
}

async function createDatabase(people: number): Promise<Connection> {
  const { inject } = await import('vitest')
  const server = inject('postgres')
  const database = `test_${newId()}`
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(`create database ${database} template ${await templateWith(people, client, server)} strategy file_copy`)
  } finally {
    await client.end()
  }
  return { ...server, database }
}

/** A migrated database with this many people, filled once per run by the first test that needs it. */
async function templateWith(people: number, client: pg.Client, server: Connection): Promise<string> {
  if (people === 0) return 'template_fairlead'
  const name = `template_${people}_people`
  const isThere = async () => (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1
  if (await isThere()) return name
  await client.query('select pg_advisory_lock($1)', [people])
  try {
    if (await isThere()) return name
    await client.query(`create database filling_${name} template template_fairlead`)
    const database = openDatabase({ ...server, database: `filling_${name}` }, () => void 0)
    await fillPool(database, people)
    await database.close()
    await client.query(`alter database filling_${name} rename to ${name}`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [people])
  }
  return name
}

export interface Answer<T = Record<string, unknown>> {
  status: number
  body: T
}

export interface TestUser {
  email: string
  session: string
  /** Calls the API as this user: `fields` as the query of GET and DELETE, otherwise as a form. */
  call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    fields?: Record<string, unknown>,
  ): Promise<Answer<T>>
}

/** Calls the app with a form body, like the clients in the specs. */
export function caller(app: FastifyInstance, session: string, language = 'en'): TestUser['call'] {
  return async (method, path, fields = {}) => {
    const params = new URLSearchParams()
    for (const [key, value] of Object.entries(fields)) {
      if (value === undefined) continue
      if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
        for (const item of value) params.append(`${key}[]`, String(item))
      else params.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
    const inQuery = method === 'GET' || method === 'DELETE'
    const response = await app.inject({
      method,
      url: `/api/${path}${inQuery ? `?${params}` : ''}`,
      headers: {
        'accept-language': language,
        ...(session ? { 'x-parse-session-token': session } : {}),
        ...(inQuery ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(inQuery ? {} : { payload: params.toString() }),
    })
    return { status: response.statusCode, body: response.json() }
  }
}

const servicesByApp = new WeakMap<FastifyInstance, Services>()

function servicesOf(app: FastifyInstance): Services {
  const services = servicesByApp.get(app)
  if (!services) throw new Error('This app was not made by createTestApp.')
  return services
}

/** Verifies an account's address with a link like the one in the email; the link never expires, because some tests move the clock. */
export async function proveAddress(app: FastifyInstance, { email, call }: Pick<TestUser, 'email' | 'call'>): Promise<void> {
  const { database } = servicesOf(app)
  const user = await database.system.selectFrom('users').select(['id', 'workspace_id']).where('email', '=', email).executeTakeFirstOrThrow()
  const ctx = systemContext(database, user.workspace_id)
  const prove = async () => {
    const token = await ctx.transaction((tx) => openLink(tx, ctx, { purpose: 'prove_email', userId: user.id, email, days: 36_500 }))
    return call('POST', 'v2/account/email/verify', { token })
  }
  const first = await prove()
  // the worker's registration email may end the first link, but only once
  const { status, body } = first.status === 404 ? await prove() : first
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** Registers a user in a new workspace, signs them in, and verifies their address. */
export async function newUser(app: FastifyInstance, name = 'Robin'): Promise<TestUser> {
  const user = await newUnprovenUser(app, name)
  await proveAddress(app, user)
  return user
}

const password = 'correct horse'
/** A hash takes as long as ten other calls, and each user has the same password. */
let passwordHash: Promise<string> | null = null

export async function newUnprovenUser(app: FastifyInstance, name = 'Robin'): Promise<TestUser> {
  const services = servicesOf(app)
  const email = `${name.toLowerCase()}.${newId()}@team.example`
  passwordHash ??= hashPassword(password)
  const names = { firstName: name, lastName: 'Tester', company: `${name} Works`, jobTitle: 'Recruiter' }
  const form = { ...names, email, passwordHash: await passwordHash }
  const register = () => services.database.system.transaction().execute((tx) => openAccount(tx, form, services.now()))
  const { session } = await withOrigin({ ip: '127.0.0.1', userAgent: 'lightMyRequest', log: services.log }, register)
  await provisionDemoCalendars(services, email)
  // laws require one below a first email
  await services.database.system
    .updateTable('workspace')
    .set({ postal_address: '12 Quay Street, Austin, TX 78701' })
    .where('id', '=', (eb) => eb.selectFrom('users').select('workspace_id').where('email', '=', email))
    .execute()
  return { email, session, call: caller(app, session) }
}

// Logins and grants: the service owns nothing, grants missing from a restored dump are restored, and an unprotected start is
// refused.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import pg from 'pg'
import { newUser, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { assertTenantIsConfined, ensureGrants, excessOfLogin } from './access.ts'
import type { Connection } from './database.ts'
import { newId } from './ids.ts'
import { migrate } from './migrate.ts'

let testApp: TestApp
let owner: pg.Client
beforeAll(async () => {
  testApp = await createTestApp()
  owner = new pg.Client(testApp.connection)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await testApp.close()
})

const asLogin = async <T>(login: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ ...testApp.connection, ...login })
  await client.connect()
  return work(client).finally(() => client.end())
}

test("the service's logins aren't superusers, don't bypass row-level security, and own no table", async () => {
  expect(await excessOfLogin(testApp.connection)).toBe(null)
  expect(await excessOfLogin({ ...testApp.connection, service: {} })).toMatch(/is a superuser and .* the owner of the tables/)
  for (const login of [testApp.connection.service!, testApp.connection.tenant!])
    for (const forbidden of ['drop table comment', 'alter table project disable row level security', 'create table public.mine (a int)'])
      await expect(
        asLogin(login, (client) => client.query(forbidden)),
        forbidden,
      ).rejects.toThrow(/must be owner|permission denied/)
})

test("the tenant login can't switch to a role that sees more", async () => {
  await newUser(testApp.app)
  await asLogin(testApp.connection.tenant!, async (client) => {
    for (const stronger of ['fairlead_system', 'fairlead_service', 'fairlead'])
      await expect(client.query(`set role ${stronger}`), stronger).rejects.toThrow(/permission denied/)
    await client.query('reset role')
    expect((await client.query('select count(*) from users')).rows[0]).toEqual({ count: 0 })
    await expect(client.query('select 1 from session')).rejects.toThrow(/permission denied/)
  })
})

test('grants are the same after they were revoked, as after a restore on a new server', async () => {
  const privileges = async () => {
    const { rows } = await owner.query<{ line: string }>(
      `select c.relname || ' ' || r.role || ' ' || p.privilege as line
       from pg_class c, unnest(array['fairlead_app', 'fairlead_system']) as r(role),
         unnest(array['select', 'insert', 'update', 'delete']) as p(privilege)
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(r.role, c.oid, p.privilege) order by 1`,
    )
    return rows.map(({ line }) => line)
  }
  const before = await privileges()
  expect(before).toContain('project fairlead_app update')
  expect(before).not.toContain('session fairlead_app select')
  expect(before).not.toContain('audit_entry fairlead_app update')
  for (const role of ['fairlead_app', 'fairlead_system']) {
    await owner.query(`revoke all on all tables in schema public from ${role}`)
    await owner.query(`revoke all on all functions in schema public from ${role}`)
  }
  await ensureGrants(owner, testApp.connection)
  expect(await privileges()).toEqual(before)
  expect((await newUser(testApp.app)).session).toMatch(/./)
})

test('refuses a start without protection with a sentence', async () => {
  await owner.query('alter table project disable row level security')
  try {
    await expect(assertTenantIsConfined(testApp.connection)).rejects.toThrow(/Row-level security would not protect/)
    await expect(migrate(testApp.connection)).rejects.toThrow(/Row-level security would not protect/)
  } finally {
    await owner.query('alter table project enable row level security')
  }
  await assertTenantIsConfined(testApp.connection)
})

test('an owner without the right to create roles starts with existing roles, under custom names', async () => {
  const server = inject('postgres') as Connection
  const name = `own_${newId().toLowerCase().replaceAll(/\W/g, '')}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create role ${name} login password 'x' nosuperuser nocreaterole`)
  await admin.query(`create database ${name} owner ${name}`)
  const connection: Connection = { host: server.host!, database: name, user: name, password: 'x', rolePrefix: name }
  await expect(migrate(connection)).rejects.toThrow(/CREATE ROLE/)
  for (const role of ['app', 'system']) await admin.query(`create role ${name}_${role} nologin; grant ${name}_${role} to ${name}`)
  expect((await migrate(connection)).length).toBeGreaterThan(20)
  expect(await migrate(connection)).toEqual([])
  await admin.query(`drop database ${name}`)
  await admin.end()
})

test('a login that owns nothing starts on an up-to-date database', async () => {
  const { service, tenant, ...rest } = testApp.connection
  const alone = { ...rest, ...service, tenant: tenant! }
  expect(await migrate(alone)).toEqual([])
  await sql`delete from migration where name = (select max(name) from migration)`.execute(testApp.database.system)
  await expect(migrate(alone)).rejects.toThrow(/DATABASE_OWNER_URL/)
})

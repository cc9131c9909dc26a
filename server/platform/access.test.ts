// Logins and grants: the service owns nothing, grants missing from a restored dump are restored, and an unprotected start is
// refused.
import fs from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import pg from 'pg'
import { newUser, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { assertTenantIsConfined, ensureGrants, ensureLogins, excessOfLogin, migrationsFolder } from './access.ts'
import type { Connection } from './database.ts'
import { newId } from './ids.ts'
import { ensureJobs } from './jobs.ts'
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
  expect(await excessOfLogin({ ...testApp.connection, service: {} })).toMatch(/is the owner of the tables/)
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
  expect(before).not.toContain('audit_event fairlead_app update')
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
  const server = inject('superuser') as Connection
  const name = `own_${newId().toLowerCase().replaceAll(/\W/g, '')}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create role ${name} login password 'x' nosuperuser nocreaterole`)
  await admin.query(`create database ${name} owner ${name}`)
  const connection: Connection = { host: server.host!, database: name, user: name, password: 'x', rolePrefix: name }
  await expect(migrate(connection)).rejects.toThrow(/CREATE ROLE/)
  for (const role of ['app', 'system']) await admin.query(`create role ${name}_${role} nologin; grant ${name}_${role} to ${name}`)
  expect(await migrate(connection)).toEqual(fs.readdirSync(migrationsFolder).toSorted())
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

describe("the tenant's login", () => {
  /** Functions that run with their owner's rights, with their parameters. */
  const definers = async () => {
    const { rows } = await owner.query<{ name: string; args: string[]; may: boolean }>(
      `select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes) with ordinality as a(t, n) order by n) as args,
         has_function_privilege('fairlead_app', p.oid, 'execute') as may
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype`,
    )
    return rows
  }

  test('calls only the functions that migrations grant, and none that takes SQL', async () => {
    const granted = (await definers()).filter(({ may }) => may).map(({ name }) => name)
    expect(granted.toSorted()).toEqual([
      'count_people',
      'find_candidates',
      'find_people',
      'outside_index',
      'outside_scope',
      'people_of_keys',
      'pool_id',
      'pool_words',
      'rank_people',
      'sees_shared_pool',
      'tally_people',
    ])
    await asLogin(testApp.connection.tenant!, async (client) => {
      for (const call of [
        `narrowest(array['true', 'exists (select 1 from session)'])`,
        `all_conditions(array['true'], array['true'])`,
        `people_having('', null, null, null, ' or exists (select 1 from session)', null)`,
        'count_pool_words()',
      ])
        await expect(client.query(`select ${call}`), call).rejects.toThrow(/permission denied for function/)
    })
  })

  test('gets no SQL into a function of the owner, in any of its parameters', async () => {
    const { email } = await newUser(testApp.app)
    const { rows: secrets } = await owner.query<{ hash: string }>('select password_hash as hash from users where email = $1', [email])
    const leak = '(select password_hash from users limit 1)'
    const texts = [
      `1) or ${leak}::int = 1 --`,
      `'||${leak}||'`,
      `{1}') or ${leak}::int > 0 or ('{1}' = '{1}`,
      `1|${leak}`,
      '%s',
      '$1',
      '{"1 or 1=1"}',
    ]
    const usual: Record<string, string> = {
      boolean: 'true',
      integer: '5',
      'integer[]': '{1}',
      real: 'null',
      'real[]': '{NULL}',
      'double precision[]': '{1}',
      'bigint[]': '{1}',
      query_int: '1',
    }
    await asLogin(testApp.connection.tenant!, async (client) => {
      for (const { name, args } of (await definers()).filter(({ may }) => may))
        for (const text of texts)
          for (const [place, type] of args.entries()) {
            if (!/^text|query_int/.test(type)) continue
            const valueOf = (kind: string) =>
              kind === 'text' ? 'x' : kind === 'text[]' ? ['{1}'] : usual[kind] === 'null' ? null : usual[kind]
            const values = args.map((kind, n) => (n !== place ? valueOf(kind) : kind === 'text[]' ? [text] : text))
            const call = `select * from ${name}(${args.map((kind, n) => `$${n + 1}::${kind}`).join(', ')})`
            const answer = await client.query(call, values).then(
              ({ rows }) => JSON.stringify(rows),
              (error: Error) => error.message,
            )
            expect(answer, `${name}: ${text}`).not.toContain(secrets[0]!.hash.slice(0, 20))
            // refused as a value, or read as one: never as a part of a statement
            expect(answer, `${name}: ${text}`).not.toMatch(/syntax error at or near|does not exist|permission denied|must be/)
          }
    })
  })

  test('reads no files, starts no programs, and becomes no one else', async () => {
    await asLogin(testApp.connection.tenant!, async (client) => {
      for (const statement of [
        `select pg_read_file('PG_VERSION')`,
        `select pg_ls_dir('.')`,
        `copy (select 1) to program 'true'`,
        `copy project to '/tmp/out'`,
        `select lo_import('/etc/hostname')`,
        'set role fairlead',
        'set role fairlead_owner',
        'set session authorization fairlead_owner',
        'select * from session',
        'create function public.mine() returns int language sql as $$ select 1 $$',
        `do $$ begin execute 'select 1 from session'; end $$`,
      ])
        await expect(client.query(statement), statement).rejects.toThrow(/permission denied|must be|must have|only roles with/i)
    })
  })
})

test('a database that its superuser has made becomes the owner’s, and migrates on', async () => {
  const database = `made_${newId().toLowerCase()}`
  const made = { ...inject('superuser'), database }
  const admin = new pg.Client(inject('superuser'))
  await admin.connect()
  await admin.query(`create database ${database}`)
  const { user, password, service, tenant } = testApp.connection
  const before: Connection = { ...made, service: service!, tenant: tenant! }
  await migrate(before)
  await ensureJobs(before)
  const connection: Connection = { ...before, user: user!, password: password as string }
  await ensureLogins(made, connection, false)
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`create table public.later (a int); alter table project add column later int; drop function find_people`)
  const { rows } = await client.query(
    `select relname from pg_class c where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and relowner <> current_user::regrole
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  expect(rows).toEqual([])
  await client.end()
  expect(await migrate(connection)).toEqual([])
  await ensureJobs(connection)
  await admin.query(`drop database ${database}`)
  await admin.end()
})

test('the owner of the tables is no superuser', async () => {
  const { rows } = await owner.query(
    `select rolsuper, rolcreaterole, rolbypassrls, rolreplication from pg_roles where rolname = current_user`,
  )
  expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolbypassrls: false, rolreplication: false }])
  await expect(owner.query(`select pg_read_file('PG_VERSION')`)).rejects.toThrow(/permission denied/)
  const { rows: foreign } = await owner.query(
    `select relname from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs')) and relowner <> current_user::regrole`,
  )
  expect(foreign).toEqual([])
})

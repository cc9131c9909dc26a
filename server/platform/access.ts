// Permissions in the database: two roles, their grants and policies, ensured at every start by the tables' owner.
import { codeOf } from '@fairlead/domain/shared/caught'
import { must } from '@fairlead/domain/shared/records'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { systemRole, tenantRole, type Connection } from './database.ts'

export class AccessError extends Error {}

const quoted = (name: string) => pg.escapeIdentifier(name)

/**
 * Creates missing roles. Requires CREATEROLE only then; otherwise says which SQL an administrator must run once. Roles belong
 * to the server, not the database, so a restored dump doesn't include them.
 */
export async function ensureRoles(client: pg.Client, connection: Connection): Promise<void> {
  for (const role of [tenantRole(connection), systemRole(connection)]) {
    const { rows } = await client.query<{ present: boolean; member: boolean }>(
      `select present, case when present then pg_has_role(current_user, $1, 'member') else false end as member
       from (select exists (select 1 from pg_roles where rolname = $1) as present) there`,
      [role],
    )
    const { present, member } = must(rows[0])
    try {
      if (!present) await client.query(`create role ${quoted(role)} nologin`)
      if (!member && !(await isSuperuser(client))) await client.query(`grant ${quoted(role)} to current_user`)
    } catch (error) {
      // another installation on the same server may have created it at the same moment
      if (codeOf(error) === '42710') continue
      throw new AccessError(
        `The database login may not create or use the role ${role}. Run once as an administrator of the server:\n` +
          `  CREATE ROLE ${role} NOLOGIN;  -- unless it exists\n  GRANT ${role} TO <the login of the service>;`,
        { cause: error },
      )
    }
  }
}

async function isSuperuser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(`select rolsuper as yes from pg_roles where rolname = current_user`)
  return rows.some(({ yes }) => yes)
}

/**
 * Grants only what is missing, so that starting with a complete database changes nothing. On tables with row-level security
 * that it can't use at all, the tenant role gets the columns in their policies; the system role gets rows of every table
 * through its own policy, but no structure and no ownership.
 */
export async function ensureGrants(client: pg.Client, connection: Connection): Promise<void> {
  const tenant = tenantRole(connection)
  const system = systemRole(connection)
  const { rows: version } = await client.query<{ number: number }>(`select current_setting('server_version_num')::int as number`)
  const { rows } = await client.query<{ statement: string }>(
    `with tables as (
       select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relname, c.relrowsecurity,
         (select array_agg(distinct case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete'
            else 'select, insert, update, delete' end) from pg_policy p where p.polrelid = c.oid and p.polname <> 'system_access') as commands
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p'))
     select format('grant usage on schema public to %I, %I', $1::text, $2::text) as statement
       where not has_schema_privilege($1, 'public', 'usage') or not has_schema_privilege($2, 'public', 'usage')
     union all
     select format('grant %s on %s to %I', array_to_string(case when relname = any($3) then '{select,insert}'::text[] else commands end, ', '), name, $1)
       from tables where relrowsecurity and commands is not null
         and not has_any_column_privilege($1, oid, 'select, insert, update') and not has_table_privilege($1, oid, 'delete')
     union all
     select format('grant select, insert, update, delete on %s to %I', name, $2) from tables
       where not (has_table_privilege($2, oid, 'select') and has_table_privilege($2, oid, 'insert')
         and has_table_privilege($2, oid, 'update') and has_table_privilege($2, oid, 'delete'))
     union all
     select format('create policy system_access on %s to %I using (true) with check (true)', name, $2) from tables
       where relrowsecurity and not exists (select 1 from pg_policy p where p.polrelid = tables.oid and p.polname = 'system_access'
         and (select oid from pg_roles where rolname = $2) = any (p.polroles))
     union all
     select format('grant usage on sequence %I.%I to %I, %I', n.nspname, c.relname, $1::text, $2::text)
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'S'
         and not (has_sequence_privilege($1, c.oid, 'usage') and has_sequence_privilege($2, c.oid, 'usage'))
     union all
     select format('%s execute on function %s %s %s', case when may then 'grant' else 'revoke' end, called, case when may then 'to' else 'from' end, quoted)
       from (
         select p.oid::regprocedure as called, who.quoted, p.proname = any (who.functions) as may,
           exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = who.role) as has
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace, (
           select 0 as role, 'public' as quoted, '{}'::text[] as functions
           union all select oid, format('%I', rolname), case when rolname = $1 then $4::text[] else $5::text[] end
             from pg_roles where rolname in ($1, $2)) who
         where n.nspname = 'public' and p.prokind = 'f' and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       ) functions where may <> has`,
    [tenant, system, onlyAddedTo, ...grantedFunctions()],
  )
  for (const { statement } of rows) await client.query(statement)
  // statistics are gathered after large imports
  if (must(version[0]).number >= 170_000) {
    const { rows: lacking } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not has_table_privilege($1, c.oid, 'maintain')`,
      [system],
    )
    for (const { name } of lacking) await client.query(`grant maintain on ${name} to ${quoted(system)}`)
  }
}

export const migrationsFolder = path.join(import.meta.dirname, 'migrations')

/** The functions that migrations grant to the tenant role, and to either role. Functions that no migration grants are no one's. */
function grantedFunctions(): [tenant: string[], system: string[]] {
  const texts = fs.readdirSync(migrationsFolder).map((name) => fs.readFileSync(path.join(migrationsFolder, name), 'utf8'))
  const grants = texts.flatMap((text) => [...text.matchAll(/^grant execute on function ([\w, ]+) to ([\w, ]+);$/gm)])
  const namesIn = (list: typeof grants) => [...new Set(list.flatMap(([, functions]) => must(functions).split(/, ?/)))]
  return [namesIn(grants.filter(([, , roles]) => must(roles).includes('fairlead_app'))), namesIn(grants)]
}

/** Logs whose rows the tenant role adds and reads and nothing else. */
const onlyAddedTo = ['audit_event']

/** The background jobs are in their library's own schema, created by the owner, used by the system role. */
export async function ensureJobGrants(client: pg.Client, connection: Connection): Promise<void> {
  const system = quoted(systemRole(connection))
  await client.query(`grant usage on schema jobs to ${system}`)
  await client.query(`grant all on all tables in schema jobs to ${system}`)
  await client.query(`grant all on all sequences in schema jobs to ${system}`)
  await client.query(`grant execute on all functions in schema jobs to ${system}`)
}

/**
 * Refuses to serve when row-level security wouldn't filter: the tenant role must be neither a superuser nor the owner of
 * tables, and must see nothing while no workspace is set.
 */
export async function assertTenantIsConfined(connection: Connection): Promise<void> {
  const role = tenantRole(connection)
  const client = new pg.Client({ ...connection, ...connection.service, ...connection.tenant })
  client.on('error', () => void 0)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ there: boolean }>(`select to_regclass('public.project') is not null as there`)
    if (!tables.some((row) => row.there)) return
    await client.query('begin')
    const { rows: set } = await client.query<{ role: string }>(
      `select set_config('role', $1, true) as role, set_config('app.workspace_id', '', true)`,
      [role],
    )
    const { rows } = await client.query<{ who: string; mighty: boolean; owns: number; active: boolean; seen: number }>(
      `select current_user as who, r.rolsuper or r.rolbypassrls as mighty,
         (select count(*) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
            and pg_has_role(current_user, c.relowner, 'member')) as owns,
         row_security_active('project') as active, (select count(*) from (select 1 from project limit 1) p) as seen
       from pg_roles r where r.rolname = current_user`,
    )
    await client.query('rollback')
    const { who: roleName, mighty, owns, active, seen: visible } = must(rows[0])
    if (set[0]?.role !== role || roleName !== role || mighty || owns > 0 || !active || visible > 0)
      throw new AccessError(
        `Row-level security would not protect the workspaces: requests run as '${roleName}', which must be the role ${role}, no superuser, ` +
          'without BYPASSRLS and the owner of no table. See docs/production.md.',
      )
  } finally {
    await client.end()
  }
}

/**
 * Logins of the embedded database besides its superuser `admin`: the owner of the tables, the service's, and one that sees one
 * workspace at a time. What the superuser owns of the service becomes the owner's.
 */
export async function ensureLogins(admin: pg.ClientConfig, connection: Connection, fresh: boolean): Promise<void> {
  const client = new pg.Client(admin)
  client.on('error', () => void 0)
  await client.connect()
  try {
    await ensureRoles(client, connection)
    // as literals, because roles take no parameters
    const password = (config: pg.PoolConfig) => pg.escapeLiteral(config.password as string)
    if (fresh) await client.query(`alter role ${quoted(must(admin.user))} password ${password(admin)}`)
    const [system, tenant] = [systemRole(connection), tenantRole(connection)]
    for (const [login, ...roles] of [
      [connection, system, tenant],
      [must(connection.service), system],
      [must(connection.tenant), tenant],
    ] as const) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [login.user])
      const inRoles = roles.map(quoted).join(', ')
      if (rowCount === 0) await client.query(`create role ${quoted(must(login.user))} login password ${password(login)} in role ${inRoles}`)
      else if (fresh) await client.query(`alter role ${quoted(must(login.user))} password ${password(login)}`)
    }
    for (const { statement } of (await client.query<{ statement: string }>(ownedBySuperuser, [connection.user])).rows)
      await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Gives the service's objects, and the database itself, to the owner; nothing once that is done. */
const ownedBySuperuser = `
  with mine as (select oid from pg_roles where rolname = current_user),
    places as (select oid, nspname from pg_namespace where nspname in ('public', 'jobs')),
    ofExtensions as (select objid from pg_depend where deptype = 'e')
  select format('alter database %I owner to %I', datname, $1::text) as statement from pg_database, mine
    where datname = current_database() and datdba = mine.oid
  union all
  select format('alter schema %I owner to %I', nspname, $1) from pg_namespace, mine where nspname = 'jobs' and nspowner = mine.oid
  union all
  select format('alter table %I.%I owner to %I', p.nspname, c.relname, $1) from pg_class c join places p on p.oid = c.relnamespace, mine
    where c.relowner = mine.oid and c.relkind in ('r', 'p', 'v', 'S') and c.oid not in (select objid from ofExtensions)
      and not (c.relkind = 'S' and exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')))
  union all
  select format('alter function %s owner to %I', f.oid::regprocedure, $1) from pg_proc f join places p on p.oid = f.pronamespace, mine
    where f.proowner = mine.oid and f.oid not in (select objid from ofExtensions)
  union all
  select format('alter type %I.%I owner to %I', p.nspname, t.typname, $1) from pg_type t join places p on p.oid = t.typnamespace, mine
    where t.typowner = mine.oid and t.typtype in ('e', 'd') and t.oid not in (select objid from ofExtensions)`

/** Privileges of the service's own login that it doesn't need; null when there are none. */
export async function excessOfLogin(connection: Connection): Promise<string | null> {
  const client = new pg.Client({ ...connection, ...connection.service })
  client.on('error', () => void 0)
  await client.connect()
  try {
    const { rows } = await client.query<{ who: string; super: boolean; bypass: boolean; owner: boolean }>(
      `select current_user as who, rolsuper as super, rolbypassrls as bypass,
         exists (select 1 from pg_class c where c.oid = 'public.project'::regclass and pg_has_role(current_user, c.relowner, 'member')) as owner
       from pg_roles where rolname = current_user`,
    )
    const { who: role, super: mighty, bypass, owner } = must(rows[0])
    const powers = [mighty && 'a superuser', bypass && 'free of row-level security', owner && 'the owner of the tables'].filter(Boolean)
    return powers.length > 0
      ? `The database login ${role} is ${powers.join(' and ')}. Give the service a login of its own: docs/production.md.`
      : null
  } finally {
    await client.end()
  }
}

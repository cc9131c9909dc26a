// The logins a running service uses at its embedded Postgres, read with the owner's own.
import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findPlaces } from '@fairlead/local-services/database/places'

/** A login is strong if it is a superuser, bypasses row-level security, or owns a table. */
export async function loginsOf(folder: string): Promise<{ name: string; isStrong: boolean }[]> {
  const { sockets, home } = findPlaces(folder)
  const secret = path.join(home, 'database.secret')
  const password = fs.existsSync(secret) ? fs.readFileSync(secret, 'utf8').trim() : undefined
  const client = new pg.Client({ host: sockets, user: 'fairlead', database: 'postgres', password, application_name: 'attack' })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; isStrong: boolean }>(
      `select r.rolname as name, bool_or(r.rolsuper or r.rolbypassrls or exists (
         select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = 'public' and c.relkind in ('r', 'p') and pg_has_role(r.oid, c.relowner, 'member'))) as "isStrong"
       from pg_stat_activity a join pg_roles r on r.oid = a.usesysid
       where a.backend_type = 'client backend' and a.pid <> pg_backend_pid() group by 1`,
    )
    return rows
  } finally {
    await client.end()
  }
}

/** What the tenant's login is answered to each statement: the rows as JSON, or the error. */
export async function askAsTenant(folder: string, statements: readonly string[]): Promise<string[]> {
  const { sockets, home } = findPlaces(folder)
  const secret = fs.readFileSync(path.join(home, 'database.secret'), 'utf8').trim()
  const password = createHmac('sha256', secret).update('fairlead_tenant').digest('base64url')
  const client = new pg.Client({ host: sockets, user: 'fairlead_tenant', database: 'postgres', password })
  await client.connect()
  try {
    const answers: string[] = []
    for (const statement of statements)
      answers.push(
        await client.query(statement).then(
          ({ rows }) => `answered ${JSON.stringify(rows)}`,
          ({ message }: Error) => message,
        ),
      )
    return answers
  } finally {
    await client.end()
  }
}

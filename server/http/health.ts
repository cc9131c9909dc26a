// GET /healthz: the state of each part, for people and for machines.
import { sql } from 'kysely'
import type { Services } from './services.ts'

export interface Health {
  ok: boolean
  database: 'up' | 'down'
  roles: string[]
  mail: 'embedded' | 'outside'
  open_events: number | null
}

export async function readHealth(services: Services): Promise<Health> {
  const roles = services.settings.roles
  const mail = services.settings.smtpUrl ? 'outside' : 'embedded'
  try {
    const { rows } = await sql<{ count: number }>`select count(*) as count from event where handled_at is null`.execute(
      services.database.system,
    )
    return { ok: true, database: 'up', roles, mail, open_events: rows[0]?.count ?? 0 }
  } catch {
    return { ok: false, database: 'down', roles, mail, open_events: null }
  }
}

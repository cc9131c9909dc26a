// The operators of the installation: those in the settings, else the super admins.
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/schema.ts'

/** @param named addresses from the settings */
export async function operatorsOf(db: Kysely<DB>, named: readonly string[]): Promise<string[]> {
  if (named.length > 0) return [...named]
  const admins = await db.selectFrom('users').select('email').where('is_super_admin', '=', true).where('disabled_at', 'is', null).execute()
  return admins.map((admin) => admin.email)
}

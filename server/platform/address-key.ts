// The key for hashing addresses: created once per installation, stored encrypted in the database, the same in every process.
import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { StoredSecret } from './renew-secrets.ts'
import type { DB } from './schema.ts'
import type { Secrets } from './secrets.ts'

/** Hashes an identifier for one workspace: an address, '@domain', a LinkedIn page. */
export interface AddressHasher {
  hash(workspaceId: string, address: string): Promise<Buffer>
}

const about = 'address key'

export function openAddressHasher(system: Kysely<DB>, secrets: Secrets | null): AddressHasher {
  let cached: Promise<Buffer> | null = null
  const key = () => {
    cached ??= readKey(system, secrets)
    // an unavailable database is asked again
    cached.catch(() => (cached = null))
    return cached
  }
  return {
    hash: async (workspaceId, address) =>
      createHmac('sha256', await key())
        .update(`${workspaceId}\n${address.trim().toLowerCase()}`)
        .digest(),
  }
}

/** Of two processes that create one concurrently, both use the first. */
async function readKey(system: Kysely<DB>, secrets: Secrets | null): Promise<Buffer> {
  if (!secrets) throw new Error('This process was started without the secrets that open the key of hashed addresses.')
  const read = () => system.selectFrom('mail_installation').select('address_key').executeTakeFirstOrThrow()
  let { address_key: closed } = await read()
  if (closed === null) {
    const made = secrets.close(randomBytes(32).toString('base64'), about)
    await system.updateTable('mail_installation').set({ address_key: made }).where('address_key', 'is', null).execute()
    closed = (await read()).address_key
  }
  return Buffer.from(secrets.open(closed ?? '', about), 'base64')
}

/** For re-encrypting it with the settings' newest key. */
export async function storedAddressKey(system: Kysely<DB>): Promise<StoredSecret[]> {
  const { address_key: closed } = await system.selectFrom('mail_installation').select('address_key').executeTakeFirstOrThrow()
  if (closed === null) return []
  const replace = async (renewed: string) => {
    await system.updateTable('mail_installation').set({ address_key: renewed }).where('address_key', '=', closed).execute()
  }
  return [{ closed, about, replace }]
}

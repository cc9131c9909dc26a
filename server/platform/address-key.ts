// The key under which addresses are hashed: made once for an installation, kept in the database encrypted, the same in every process.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { StoredSecret } from './renew-secrets.ts'
import type { DB } from './schema.ts'
import type { Secrets } from './secrets.ts'

/** Hashes what identifies someone, for one workspace: an address, '@domain', a LinkedIn page. */
export interface AddressHasher {
  hash(workspaceId: string, address: string): Promise<Buffer>
  /** What an earlier version hashed without the key. */
  hashOfPlain(plain: Buffer): Promise<Buffer>
}

const about = 'address key'

/** Without the key; only ever stored by earlier versions. */
export const plainHash = (workspaceId: string, address: string): Buffer =>
  createHash('sha256').update(`${workspaceId}\n${address.trim().toLowerCase()}`).digest()

export function openAddressHasher(system: Kysely<DB>, secrets: Secrets | null): AddressHasher {
  let cached: Promise<Buffer> | null = null
  const key = () => {
    cached ??= readKey(system, secrets)
    // a database that was away is asked again
    cached.catch(() => (cached = null))
    return cached
  }
  const hashOfPlain = async (plain: Buffer) =>
    createHmac('sha256', await key())
      .update(plain)
      .digest()
  return { hashOfPlain, hash: (workspaceId, address) => hashOfPlain(plainHash(workspaceId, address)) }
}

/** Of two processes that make one at once, both take the first. */
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

/** For its renewal under the newest key of the settings. */
export async function storedAddressKey(system: Kysely<DB>): Promise<StoredSecret[]> {
  const { address_key: closed } = await system.selectFrom('mail_installation').select('address_key').executeTakeFirstOrThrow()
  if (closed === null) return []
  const replace = async (renewed: string) => {
    await system.updateTable('mail_installation').set({ address_key: renewed }).where('address_key', '=', closed).execute()
  }
  return [{ closed, about, replace }]
}

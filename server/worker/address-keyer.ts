// Rehashes addresses that earlier versions stored without the installation's key, once at start.
import { keyErased } from '../features/candidates/erased-addresses.ts'
import { keyAddresses } from '../features/mail/suppression-store.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

/** Never rejects: until it has run, both forms are recognized, and the next start retries. */
export async function keyStoredAddresses(database: Database, log: Log): Promise<void> {
  try {
    const suppressed = await keyAddresses(database)
    const erased = await keyErased(database)
    if (suppressed + erased > 0) log.info({ suppressed, erased }, 'suppressed addresses are hashed under the key of this installation')
  } catch (error) {
    log.warn({ err: error }, 'suppressed addresses could not be hashed; will retry at the next start')
  }
}

// The embedded database as used by the service: with its own logins that own nothing, separate from the owner who migrates.
import { ensureLogins } from './access.ts'
import type { Connection } from './database.ts'

interface Embedded {
  connection: { host: string; user: string; database: string; password: string }
  isOpen: boolean
  close(): void
  passwordOf(login: string): string
}

/** Creates missing logins; closes what was open to everyone on this machine. */
export async function confineConnection(embedded: Embedded): Promise<Connection> {
  const login = (user: string) => ({ user, password: embedded.passwordOf(user) })
  const connection = { ...embedded.connection, service: login('fairlead_service'), tenant: login('fairlead_tenant') }
  await ensureLogins(connection, embedded.isOpen)
  if (embedded.isOpen) embedded.close()
  return connection
}

// The embedded database as the service uses it: with logins of its own that own nothing, beside the owner who migrates.
import { ensureLogins } from './access.ts'
import type { Connection } from './database.ts'

interface Embedded {
  connection: { host: string; user: string; database: string; password: string }
  isOpen: boolean
  close(): void
  passwordOf(login: string): string
}

/** Makes the logins when they are missing; what was open to everyone on this machine is closed. */
export async function confined(embedded: Embedded): Promise<Connection> {
  const login = (user: string) => ({ user, password: embedded.passwordOf(user) })
  const connection = { ...embedded.connection, service: login('fairlead_service'), tenant: login('fairlead_tenant') }
  await ensureLogins(connection, embedded.isOpen)
  if (embedded.isOpen) embedded.close()
  return connection
}

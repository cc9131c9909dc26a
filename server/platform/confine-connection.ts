// The embedded database as used by the service: no login is a superuser, and those of requests own nothing.
import { ensureLogins } from './access.ts'
import type { Connection } from './database.ts'

interface Embedded {
  connection: { host: string; user: string; database: string; password: string }
  isOpen: boolean
  close(): void
  passwordOf(login: string): string
}

/** Creates missing logins; closes what was open to everyone on this machine. */
export async function confineConnection(embedded: Embedded): Promise<Connection & Embedded['connection']> {
  const login = (user: string) => ({ user, password: embedded.passwordOf(user) })
  const logins = { ...login('fairlead_owner'), service: login('fairlead_service'), tenant: login('fairlead_tenant') }
  const connection = { ...embedded.connection, ...logins }
  await ensureLogins(embedded.connection, connection, embedded.isOpen)
  if (embedded.isOpen) embedded.close()
  return connection
}

// A lock held as long as this process lives: other workers see by it that the claims of this one are in good hands.
import { workerLock } from '../features/mail/find-left-mail.ts'
import type { Database } from '../platform/database.ts'

export function signOfLife(database: Database, workerId: string) {
  let client: Awaited<ReturnType<Database['connect']>> | null = null
  return {
    /** Takes the lock, again where its connection was lost. */
    async show() {
      if (client) return
      const opened = await database.connect()
      const lost = () => void (client = client === opened ? null : client)
      opened.on('error', lost)
      opened.on('end', lost)
      await opened.query('select pg_advisory_lock($1, hashtext($2))', [workerLock, workerId])
      client = opened
    },
    async end() {
      await client?.end().catch(() => void 0)
    },
  }
}

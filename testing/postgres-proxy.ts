// A proxy to Postgres that a test can freeze or cut, as firewalls and failing machines do.
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Connection } from '../server/platform/database.ts'

export interface PostgresProxy {
  connection: Connection
  /** From now on open connections carry no data, and neither side is notified; new ones work. */
  freeze(): void
  /** Number of connections opened so far. */
  opened(): number
  stop(): Promise<void>
}

export async function startPostgresProxy(to: Connection): Promise<PostgresProxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pgp-'))
  const pairs: [net.Socket, net.Socket][] = []
  const server = net.createServer((near) => {
    const far = net.connect(path.join(to.host!, '.s.PGSQL.5432'))
    pairs.push([near, far])
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => void 0)
    near.on('close', () => far.destroy())
  })
  server.listen(path.join(folder, '.s.PGSQL.5432'))
  await once(server, 'listening')
  return {
    connection: { ...to, host: folder },
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    opened: () => pairs.length,
    async stop() {
      for (const [near, far] of pairs) {
        near.destroy()
        far.destroy()
      }
      await new Promise((resolve) => server.close(resolve))
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

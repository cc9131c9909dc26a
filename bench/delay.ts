// Simulates a distant server: every response arrives one round trip later.
import { once } from 'node:events'
import net from 'node:net'

/** Listens on loopback and forwards to the server at `port`. */
export async function startDelay(port: number, roundTripMs: number): Promise<{ port: number; stop(): void }> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((client) => {
    const upstream = net.connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream)
    // timers of the same length run in the order in which they were set
    upstream.on('data', (chunk: Buffer) => setTimeout(() => client.write(chunk), roundTripMs))
    upstream.on('end', () => setTimeout(() => client.end(), roundTripMs))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as net.AddressInfo).port,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

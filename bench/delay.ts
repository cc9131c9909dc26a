// Simulates a distant server: every response arrives one round trip later. Without a distance, it only reports the responses.
import { once } from 'node:events'
import net from 'node:net'

export interface Delay {
  port: number
  /** Called with each piece of a response; returns a function that stops this. */
  onResponse(listener: (text: string) => void): () => void
  stop(): void
}

/** Listens on loopback and forwards to the server at `port`. */
export async function startDelay(port: number, roundTripMs: number): Promise<Delay> {
  const listeners = new Set<(text: string) => void>()
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
    const later = (work: () => void) => (roundTripMs === 0 ? work() : setTimeout(work, roundTripMs))
    upstream.on('data', (chunk: Buffer) => {
      if (listeners.size > 0) for (const listener of listeners) listener(chunk.toString('latin1'))
      later(() => client.write(chunk))
    })
    upstream.on('end', () => later(() => client.end()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as net.AddressInfo).port,
    onResponse(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

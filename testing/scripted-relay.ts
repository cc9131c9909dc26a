// A scripted SMTP relay: it counts accepted messages, and can refuse, disconnect, hang, or delay at each command.
import net from 'node:net'

export type RelayMoment = 'greeting' | 'ehlo' | 'sender' | 'recipient' | 'data' | 'dot'
/**
 * An SMTP response, or 'cut' (disconnect) or 'silence' (no response). After the final dot the message counts as accepted with
 * '250', 'cut', and 'silence'.
 */
export type RelayAnswer = string | 'ok' | 'cut' | 'silence'

export interface ScriptedRelay {
  url: string
  /** Message-IDs in order of acceptance, including duplicates. */
  taken: string[]
  /** Connections opened so far. */
  connections(): number
  /** Sets its responses; `line` is the command, `message` the full text at the final dot. */
  behave(answer: (moment: RelayMoment, line: string, message: string) => RelayAnswer): void
  /** Milliseconds between the dot and the response. */
  delayMs: number
  stop(): Promise<void>
}

const usual: Record<RelayMoment, string> = {
  greeting: '220 relay',
  ehlo: '250 relay',
  sender: '250 2.1.0 ok',
  recipient: '250 2.1.5 ok',
  data: '354 go on',
  dot: '250 2.0.0 taken',
}

export async function startScriptedRelay(): Promise<ScriptedRelay> {
  const taken: string[] = []
  const sockets = new Set<net.Socket>()
  let connections = 0
  let answer: (moment: RelayMoment, line: string, message: string) => RelayAnswer = () => 'ok'
  const relay: ScriptedRelay = {
    url: '',
    taken,
    delayMs: 0,
    connections: () => connections,
    behave: (how) => void (answer = how),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = net.createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let pending = ''
    let message: string[] | null = null
    const reply = (moment: RelayMoment, line: string, text = ''): void => {
      const response = answer(moment, line, text)
      const write = () => {
        if (response === 'cut') socket.destroy()
        else if (response !== 'silence' && !socket.destroyed) socket.write(`${response === 'ok' ? usual[moment] : response}\r\n`)
      }
      if (moment === 'data' && (response === 'ok' || response.startsWith('354'))) message = []
      if (moment === 'dot' && (response === 'ok' || response === 'cut' || response === 'silence' || response.startsWith('250')))
        taken.push(/^message-id:\s*(<[^>]*>)/im.exec(text.slice(0, 4000))?.[1] ?? '')
      if (moment === 'dot' && relay.delayMs > 0) setTimeout(write, relay.delayMs)
      else write()
    }
    reply('greeting', '')
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1')
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (message && line === '.') {
          const text = message.join('\r\n')
          message = null
          reply('dot', line, text)
        } else if (message) message.push(line)
        else if (/^(EHLO|HELO)/i.test(line)) reply('ehlo', line)
        else if (/^MAIL/i.test(line)) reply('sender', line)
        else if (/^RCPT/i.test(line)) reply('recipient', line)
        else if (/^DATA/i.test(line)) reply('data', line)
        else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  relay.url = `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return relay
}

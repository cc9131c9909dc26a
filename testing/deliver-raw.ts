import net from 'node:net'
import readline from 'node:readline'

/** Delivers these bytes to a mail server as any outside server might. */
export async function deliverRaw(port: number, raw: string, recipient: string): Promise<void> {
  const socket = net.connect(port, '127.0.0.1')
  const lines = readline.createInterface({ input: socket })[Symbol.asyncIterator]()
  const answer = async (expected: string) => {
    for (;;) {
      const { value = '', done } = await lines.next()
      if (done || !value.startsWith(expected)) throw new Error(`The mail server said ${value}`)
      if (value[3] === ' ') return
    }
  }
  const say = async (line: string, expected: string) => {
    socket.write(`${line}\r\n`, 'latin1')
    await answer(expected)
  }
  await answer('220')
  await say('EHLO candidate.localhost', '250')
  await say('MAIL FROM:<>', '250')
  await say(`RCPT TO:<${recipient}>`, '250')
  await say('DATA', '354')
  await say(`${raw.replaceAll(/^\./gm, '..')}\r\n.`, '250')
  socket.end('QUIT\r\n')
}

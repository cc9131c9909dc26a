// The SMTP endpoint: accepts email from the product (signed in) and from candidates (to the product's own domains only).
import { SMTPServer } from 'smtp-server'
import type { SMTPServerAuthentication, SMTPServerSession } from 'smtp-server'

export interface Submission {
  from: string
  to: string[]
  signedIn: boolean
  source: Buffer
}

const largest = 25 * 1024 * 1024

/**
 * Listens on loopback on a port chosen by the system. `deliver` must resolve only once the message is safe: the 250 follows it.
 * Refuses email to other domains from senders that aren't signed in.
 */
export async function startSmtp(options: {
  user: string
  pass: string
  ownDomains: string[]
  deliver: (mail: Submission) => Promise<string>
}): Promise<{ port: number; stop(): Promise<void> }> {
  const ownDomains = new Set(options.ownDomains.map((domain) => domain.toLowerCase()))
  const server = new SMTPServer({
    banner: 'Fairlead embedded mail',
    authOptional: true,
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN'],
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largest,
    logger: false,
    closeTimeout: 100,
    onAuth(auth: SMTPServerAuthentication, _session, callback) {
      if (auth.username === options.user && auth.password === options.pass) callback(null, { user: options.user })
      else callback(refusal(535, 'Authentication failed'))
    },
    onRcptTo(address, session: SMTPServerSession, callback) {
      if (session.user || ownDomains.has(domainOf(address.address))) callback()
      else callback(refusal(550, '5.7.1 Relaying denied: this server keeps all mail on this machine'))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', (error: Error) => callback(error))
      stream.on('end', () => {
        if (stream.sizeExceeded) return callback(refusal(552, '5.3.4 Message too big'))
        const mail: Submission = {
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          signedIn: Boolean(session.user),
          source: Buffer.concat(chunks),
        }
        options.deliver(mail).then(
          (id) => callback(null, `2.0.0 Queued as ${id}`),
          () => callback(refusal(451, '4.3.0 Could not store the mail')),
        )
      })
    },
  })
  // Clients may disconnect at any time; without a listener that would end the process.
  server.on('error', () => undefined)
  server.server.on('connection', (socket) => socket.setNoDelay(true))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

// Keeps a few signed-in SMTP connections and lends them one at a time.
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isThisMachine } from './smtp-settings.ts'
import type { SmtpSettings } from './smtp-settings.ts'
import { socketOf } from './smtp-socket.ts'

export interface Lent {
  connection: SMTPConnection
  /** True when it was used before: the server may have closed it in the meantime. */
  used: boolean
}

export interface SmtpPool {
  acquire(fresh: boolean): Promise<Lent>
  /** Returns a connection that may send the next email. */
  release(connection: SMTPConnection): void
  /** Closes a connection immediately and makes room for another. */
  discard(connection: SMTPConnection): void
  /** Waits at most this many milliseconds for lent connections, then closes them. */
  close(waitMs?: number): Promise<void>
}

// Servers disconnect idle clients after a minute or more.
const idleLimit = 20_000

export function smtpPool(settings: SmtpSettings): SmtpPool {
  const idle: { connection: SMTPConnection; timer: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  const open = new Set<SMTPConnection>()
  let lent = 0
  let closed = false

  const release = () => {
    lent--
    waiting.shift()?.()
  }
  const end = (connection: SMTPConnection) => {
    open.delete(connection)
    connection.close()
  }
  return {
    async acquire(fresh) {
      while (!closed && lent >= settings.connections) await new Promise<void>((resolve) => waiting.push(resolve))
      if (closed) throw new Error('The sender is closed.')
      lent++
      for (let spare = idle.pop(); spare; spare = idle.pop()) {
        clearTimeout(spare.timer)
        if (!fresh && open.has(spare.connection)) return { connection: spare.connection, used: true }
        end(spare.connection)
      }
      try {
        const connection = await connectSmtp(settings, (gone) => open.delete(gone))
        open.add(connection)
        return { connection, used: false }
      } catch (error) {
        release()
        throw error
      }
    },
    release(connection) {
      if (closed || !open.has(connection)) end(connection)
      else {
        const timer = setTimeout(() => {
          idle.splice(
            idle.findIndex((spare) => spare.connection === connection),
            1,
          )
          open.delete(connection)
          connection.quit()
        }, idleLimit)
        timer.unref()
        idle.push({ connection, timer })
      }
      release()
    },
    discard(connection) {
      end(connection)
      release()
    },
    async close(waitMs = 30_000) {
      closed = true
      // those who wait for a connection get none; from here on only this call waits
      for (const wake of waiting.splice(0)) wake()
      for (const { connection, timer } of idle.splice(0)) {
        clearTimeout(timer)
        open.delete(connection)
        connection.quit()
      }
      const cut = setTimeout(() => {
        for (const connection of open) socketOf(connection)?.destroy()
      }, waitMs)
      while (lent > 0) await new Promise<void>((resolve) => waiting.push(resolve))
      clearTimeout(cut)
    },
  }
}

/** One signed-in connection. Rejects with the error. */
export async function connectSmtp(settings: SmtpSettings, onGone: (connection: SMTPConnection) => void): Promise<SMTPConnection> {
  const { port, secure, requireTls, connectTimeout, answerTimeout } = settings
  const { host, servername, isPrivate } = (await settings.locate?.()) ?? {
    host: settings.host,
    servername: null,
    isPrivate: isThisMachine(settings.host),
  }
  const connection = new SMTPConnection({
    host,
    ...(servername === null ? {} : { servername }),
    port,
    secure,
    requireTLS: requireTls,
    allowInternalNetworkInterfaces: isPrivate,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout: answerTimeout,
    socketCloseTimeout: 0,
    logger: false,
  })
  connection.once('end', () => onGone(connection))
  // nodemailer's own limits leave out EHLO and the sign-in
  const limit = setTimeout(() => socketOf(connection)?.destroy(new Error('The mail server did not answer in time.')), connectTimeout * 1.5)
  try {
    await opened(connection, settings, onGone)
  } finally {
    clearTimeout(limit)
  }
  return connection
}

async function opened(
  connection: SMTPConnection,
  { user, pass }: SmtpSettings,
  onGone: (connection: SMTPConnection) => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    // Stays for the life of the connection: an error while idle must not end the process.
    connection.on('error', (error: Error) => {
      onGone(connection)
      reject(error)
    })
    connection.connect((error) => (error ? reject(error) : resolve()))
  })
  if (user === null) return
  try {
    await new Promise<void>((resolve, reject) => {
      connection.login({ credentials: { user, pass: pass ?? '' } }, (error) => (error ? reject(error) : resolve()))
    })
  } catch (error) {
    connection.close()
    throw error
  }
}

// Listens for new mail over IDLE on a separate connection and reconnects after every break.
import type { ImapFlow } from 'imapflow'
import { connectImap, type ImapSettings } from './imap-connection.ts'

const firstPause = 500
const longestPause = 60_000

/**
 * Routers drop silent connections, and a connection can die unnoticed: a new IDLE every `maxIdleTime` (20 s) makes the other
 * side respond, and the socket's timeout (40 s) ends the wait for a response that never comes. RFC 2177 requires one at least
 * every 29 minutes. Calls `onNews` once after each connect (mail may have arrived in the meantime) and at each announcement;
 * returns a function that stops it. */
export function watchInbox(options: ImapSettings, onNews: () => void): () => Promise<void> {
  const stopping = new AbortController()
  let client: ImapFlow | null = null
  const done = (async () => {
    for (let pause = firstPause; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        client = await connectImap(options)
        if (stopping.signal.aborted) break
        await client.mailboxOpen('INBOX', { readOnly: true })
        client.on('exists', onNews)
        onNews()
        pause = firstPause
        while (client.usable && !stopping.signal.aborted) await client.idle()
      } catch {
        // The mailbox can't be reached: the pause below grows, and scheduled reading continues.
      } finally {
        client?.close()
      }
      if (!stopping.signal.aborted) await sleep(pause, stopping.signal)
    }
    client?.close()
  })()
  return async () => {
    stopping.abort()
    client?.close()
    await done
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

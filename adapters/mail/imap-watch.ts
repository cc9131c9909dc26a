// Listens for new mail over IDLE on a connection of its own and comes back after every break.
import type { ImapFlow } from 'imapflow'
import { connectImap, type ImapSettings } from './imap-connection.ts'

const firstPause = 500
const longestPause = 60_000

/**
 * Routers forget silent connections, and a connection can die without a word: a new IDLE every `maxIdleTime` (20 s) makes the other side
 * answer, and the socket's timeout (40 s) ends the wait for an answer that never comes. RFC 2177 asks for one every 29 minutes at least.
 * Calls `onNews` once after each connect (mail may have come in the meantime) and at each announcement; returns how to stop. */
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
        // The mailbox cannot be reached: the pause below grows, reading by schedule goes on without us.
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

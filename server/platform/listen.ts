// Listens to other processes' announcements (LISTEN and NOTIFY) on a separate connection.
import type { Database } from './database.ts'

/** How often the listening connection must prove that it is alive, and how long that may take. */
const heartbeat = { everyMs: 30_000, patienceMs: 10_000 }

export type Heartbeat = typeof heartbeat

/** The announcement channels. */
type Channel = 'fairlead_event' | 'fairlead_mailbox'

/**
 * Calls back with the text of each announcement by any process, and with null when the connection is new and announcements may
 * have been missed. A connection that breaks or dies silently is replaced.
 */
export async function listenTo(
  database: Database,
  channel: Channel,
  onNews: (text: string | null) => void,
  { everyMs, patienceMs } = heartbeat,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: Awaited<ReturnType<Database['connect']>> | null = null
  let again: NodeJS.Timeout | null = null
  const lose = (lost: NonNullable<typeof client>) => {
    if (client !== lost) return
    client = null
    // a dead connection doesn't respond to closing either
    ;(lost as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    if (!stopped) again = setTimeout(open, 250)
  }
  const tryToOpen = async () => {
    const opened = await database.connect()
    opened.on('notification', ({ payload }) => onNews(payload ?? ''))
    opened.on('error', () => lose(opened))
    opened.on('end', () => lose(opened))
    client = opened
    try {
      await opened.query(`listen ${channel}`)
    } catch (error) {
      client = null
      void opened.end().catch(() => void 0)
      throw error
    }
    if (stopped) await opened.end()
    else onNews(null)
  }
  const open = () => void tryToOpen().catch(() => !stopped && (again = setTimeout(open, 500)))
  const beat = setInterval(() => {
    const listener = client
    if (!listener) return
    const late = setTimeout(() => lose(listener), patienceMs)
    listener.query('select 1').then(
      () => clearTimeout(late),
      () => {
        clearTimeout(late)
        lose(listener)
      },
    )
  }, everyMs)
  await tryToOpen().catch(() => (again = setTimeout(open, 500)))
  return async () => {
    stopped = true
    clearInterval(beat)
    if (again) clearTimeout(again)
    await client?.end().catch(() => void 0)
  }
}

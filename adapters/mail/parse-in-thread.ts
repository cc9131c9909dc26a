import { UnreadableMail, type InboundMail } from '@fairlead/domain/ports/mail'
import { threadPool } from '../threads/bounded-thread.ts'

/** One thread: a mailbox is read one message at a time. */
const threads = threadPool({
  module: new URL('./mail-thread.ts', import.meta.url),
  lanes: 1,
  timeMs: 10_000,
  heapMb: 192,
  bufferMb: 128,
  waitingOfKey: 200,
})

/**
 * Parses a message like parseMail(), in a thread with 10 seconds and limited memory. The bytes are transferred: the caller
 * can't use them afterward. Rejects with UnreadableMail when the message exceeds a limit or breaks the parser, with another
 * error when the thread couldn't be used at all.
 */
export async function parseInThread(source: Uint8Array): Promise<InboundMail> {
  // a view into a larger buffer can't be transferred
  const whole = source.byteLength === source.buffer.byteLength && source.buffer instanceof ArrayBuffer ? source : new Uint8Array(source)
  const { buffer } = whole
  const result = await threads.run<InboundMail>(whole, { transfer: buffer instanceof ArrayBuffer ? [buffer] : [] })
  if ('value' in result) return result.value
  if (result.problem === 'busy') throw new Error(result.message)
  throw new UnreadableMail(result.problem)
}

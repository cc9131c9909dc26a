// The mail server's storage: one append-only file that contains every message before it is acknowledged.
import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, fstatSync, mkdirSync, openSync, readSync, write, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'

const writeAsync = promisify(write)
const syncAsync = promisify(fdatasync)

/** The metadata of a stored email. */
export interface JournalEntry {
  /** Its uid per mailbox ('INBOX', 'Sent', 'outside'). */
  boxes: Record<string, number>
  /** Time of arrival, ISO 8601. */
  at: string
  flags: string[]
  envelope: { from: string; to: string[] }
  messageId: string | null
  /** Trace headers prepended to the copy in INBOX. */
  trace: string
}

export interface StoredEntry extends JournalEntry {
  /** Reads the message exactly as it was received. */
  source(): Buffer
}

export interface Journal {
  entries: StoredEntry[]
  /** Resolves when the message is on disk; concurrent callers share one fsync. */
  append(entry: JournalEntry, source: Buffer): Promise<StoredEntry>
  /** For callers that can't wait; only while no write is in progress (see idle). */
  appendSync(entry: JournalEntry, source: Buffer): StoredEntry
  idle(): Promise<void>
  close(): Promise<void>
}

/** Opens or creates the journal at `path`; an incomplete last record (after a kill during a write) is cut off. */
export function openJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'a+', 0o600)
  const { entries, end } = readAll(file)
  ftruncateSync(file, end)
  let size = end
  let waiting: Waiting[] = []
  let flushing: Promise<void> | null = null

  const keep = (entry: JournalEntry, headLength: number, length: number): StoredEntry => {
    const start = size + headLength
    size += headLength + length + 1
    const stored = { ...entry, source: () => readAt(file, start, length) }
    entries.push(stored)
    return stored
  }
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await writeWhole(file, Buffer.concat(batch.map((item) => item.bytes)))
        await syncAsync(file)
      } catch (error) {
        ftruncateSync(file, size)
        for (const item of batch) item.failed(error)
        continue
      }
      for (const item of batch) item.done(keep(item.entry, item.headLength, item.length))
    }
    flushing = null
  }
  const idle = async (): Promise<void> => {
    while (flushing) await flushing
  }

  return {
    entries,
    idle,
    append(entry, source) {
      const { head, bytes } = record(entry, source)
      return new Promise((done, failed) => {
        waiting.push({ entry, bytes, headLength: head.length, length: source.length, done, failed })
        flushing ??= Promise.resolve().then(flush)
      })
    },
    appendSync(entry, source) {
      if (flushing) throw new Error('The mail journal is busy: wait for idle() first.')
      const { head, bytes } = record(entry, source)
      writeSync(file, bytes)
      fdatasyncSync(file)
      return keep(entry, head.length, source.length)
    },
    async close() {
      await idle()
      closeSync(file)
    },
  }
}

interface Waiting {
  entry: JournalEntry
  bytes: Buffer
  headLength: number
  length: number
  done: (entry: StoredEntry) => void
  failed: (error: unknown) => void
}

function record(entry: JournalEntry, source: Buffer): { head: Buffer; bytes: Buffer } {
  const head = Buffer.from(JSON.stringify({ ...entry, bytes: source.length, crc: crc32(source) }) + '\n')
  return { head, bytes: Buffer.concat([head, source, Buffer.from('\n')]) }
}

async function writeWhole(file: number, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length;) done += (await writeAsync(file, bytes, done, bytes.length - done, null)).bytesWritten
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  for (let done = 0; done < length;) {
    const count = readSync(file, bytes, done, length - done, position + done)
    if (count === 0) throw new Error('The mail journal is shorter than it says.')
    done += count
  }
  return bytes
}

function readAll(file: number): { entries: StoredEntry[]; end: number } {
  const size = fstatSync(file).size
  const entries: StoredEntry[] = []
  let end = 0
  while (end < size) {
    const head = readHead(file, end, size)
    if (!head) break
    const { bytes, crc, ...entry } = head.entry
    const start = end + head.length
    if (start + bytes + 1 > size || crc32(readAt(file, start, bytes)) !== crc) break
    entries.push({ ...entry, source: () => readAt(file, start, bytes) })
    end = start + bytes + 1
  }
  return { entries, end }
}

function readHead(
  file: number,
  position: number,
  size: number,
): { entry: JournalEntry & { bytes: number; crc: number }; length: number } | null {
  for (let window = 4096; ; window *= 2) {
    const bytes = readAt(file, position, Math.min(window, size - position))
    const stop = bytes.indexOf(10)
    if (stop >= 0) {
      try {
        return { entry: JSON.parse(bytes.toString('utf8', 0, stop)) as JournalEntry & { bytes: number; crc: number }, length: stop + 1 }
      } catch {
        return null
      }
    }
    if (bytes.length === size - position) return null
  }
}

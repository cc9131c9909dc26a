// Reads the dropped files in turn: each reports its result, and a failed one stops no other.
import { useEffect, useRef, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { startCount, UploadError } from './archive.ts'
import { gatherFiles, type Dropped, type Upload } from './gather-files.ts'
import { pause, readUpload, type Outcome } from './read-file.ts'
import { text as uploadText } from '../../i18n/uploads.ts'
import { must } from '@fairlead/domain/shared/records'

type Progress = { state: 'waiting' | 'reading' | 'canceled'; text: string }
export type FileRead = { path: string } & (Outcome | Progress)

export interface FileReads {
  reads: readonly FileRead[]
  hiddenCount: number
  /** Why nothing was read at all. */
  problem: string | null
  isReading: boolean
  /** Files that reading again may add. */
  retryCount: number
  /** Starts over with other files; returns the first table. */
  read: (dropped: readonly Dropped[]) => Promise<File | null>
  retry: () => Promise<void>
  /** Files that haven't begun are not read. */
  cancel: () => void
  /** A table whose import has begun. */
  markImported: (file: File) => void
}

/** The server takes sixty uploads per minute and user; longer lists go slower than that from the start. */
const uploadsPerMinute = 60
const pacedMs = 1050

const mayRetry = (entry: FileRead) => entry.state === 'canceled' || (entry.state === 'failed' && entry.mayRetry === true)
const waiting: Progress = { state: 'waiting', text: uploadText.waitingFile }
const reading: Progress = { state: 'reading', text: uploadText.readingFile }
const canceled: Progress = { state: 'canceled', text: uploadText.readingCanceled }

export function useFileReads(): FileReads {
  const [reads, setReads] = useState<readonly FileRead[]>([])
  const [hiddenCount, setHiddenCount] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [running, setRunning] = useState<AbortController | null>(null)
  const source = useRef<{ uploads: readonly Upload[]; countBytes: ReturnType<typeof startCount> }>({
    uploads: [],
    countBytes: startCount(),
  })
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])

  function begin(): AbortSignal {
    const stop = new AbortController()
    current.current = stop
    setRunning(stop)
    return stop.signal
  }

  /** Returns the tables among them, unless it was canceled. */
  async function readPlaces(places: readonly number[], signal: AbortSignal): Promise<File[]> {
    const { uploads, countBytes } = source.current
    const tables: File[] = []
    const show = (place: number, result: Outcome | Progress) =>
      setReads((before) => before.map((entry, index) => (index === place ? { path: entry.path, ...result } : entry)))
    for (const [turn, place] of places.entries()) {
      if (signal.aborted) {
        show(place, canceled)
        continue
      }
      show(place, reading)
      const upload = must(uploads[place])
      const isPaced = places.length > uploadsPerMinute && turn < places.length - 1 && 'load' in upload
      const [outcome] = await Promise.all([readUpload(upload, countBytes, signal), isPaced ? pause(pacedMs, signal) : null])
      if (outcome.file) tables.push(outcome.file)
      show(place, outcome)
    }
    invalidate('v2/talent/search')
    return signal.aborted ? [] : tables
  }

  return {
    reads,
    hiddenCount,
    problem,
    isReading: running !== null,
    retryCount: running ? 0 : reads.filter(mayRetry).length,
    async read(dropped) {
      const signal = begin()
      setProblem(null)
      setReads([])
      setHiddenCount(0)
      try {
        const { uploads, hiddenCount: hidden } = await gatherFiles(dropped)
        if (uploads.length === 0) setProblem(uploadText.uploadProblems.empty)
        source.current = { uploads, countBytes: startCount() }
        setHiddenCount(hidden)
        setReads(uploads.map(({ path }) => ({ path, ...waiting })))
        const [table] = await readPlaces([...uploads.keys()], signal)
        return table ?? null
      } catch (error) {
        setProblem(error instanceof UploadError ? uploadText.uploadProblems[error.problem] : uploadText.fileUnread)
        return null
      } finally {
        setRunning(null)
      }
    },
    async retry() {
      const signal = begin()
      const places = reads.flatMap((entry, place) => (mayRetry(entry) ? [place] : []))
      setReads(reads.map((entry) => (mayRetry(entry) ? { path: entry.path, ...waiting } : entry)))
      await readPlaces(places, signal)
      setRunning(null)
    },
    cancel: () => running?.abort(),
    markImported: (file) =>
      setReads((before) =>
        before.map((entry) =>
          'file' in entry && entry.file === file ? { path: entry.path, state: 'done', text: uploadText.tableImported } : entry,
        ),
      ),
  }
}

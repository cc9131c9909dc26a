// The words of a document somebody hands in: plain text here, PDF and DOCX in a thread of their own with little room and time.
import { Worker } from 'node:worker_threads'
import type { DocumentProblem, FileReader } from '@fairlead/domain/ports/files'
import { decodeText } from './encoding.ts'

export type DocumentKind = 'pdf' | 'docx' | 'html'
export type DocumentResult = { text: string } | { problem: DocumentProblem }

const patienceMs = 20_000
const pagePatienceMs = 5000
const room = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)

/** By its first bytes: names and types are whatever the sender says. */
function kindOf(bytes: Uint8Array): 'pdf' | 'docx' | 'old office' | 'text' {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  if (head.includes('%PDF-')) return 'pdf'
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'docx'
  return starts(bytes, 0xd0, 0xcf, 0x11, 0xe0) ? 'old office' : 'text'
}

function readText(bytes: Uint8Array): DocumentResult {
  const { text } = decodeText(bytes)
  // line ends, tabs and page breaks are controls as well, and stand in every text
  const strange = text.slice(0, 5000).match(/(?![\t-\r])\p{Cc}|\ufffd/gu)?.length ?? 0
  if (strange > 2 || text.startsWith('{\\rtf')) return { problem: 'unsupported' }
  return text.trim() === '' ? { problem: 'no_text' } : { text: tidy(text) }
}

/** One kind of line end, no NUL, no lone half of a character. */
function tidy(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').toWellFormed()
}

// Two at a time, each after the one before it in its lane.
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
let turn = 0

function inLane(work: () => Promise<DocumentResult>): Promise<DocumentResult> {
  turn = (turn + 1) % lanes.length
  const result = (lanes[turn] ?? Promise.resolve()).then(work)
  lanes[turn] = result
  return result
}

function readInThread(kind: DocumentKind, bytes: Uint8Array, patience = patienceMs): Promise<DocumentResult> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./document-thread.ts', import.meta.url), {
      workerData: { kind, bytes },
      resourceLimits: room,
      // what a parser prints of a stranger's file belongs in no log
      stdout: true,
      stderr: true,
    })
    const finish = (result: DocumentResult) => {
      clearTimeout(timer)
      resolve(result)
      void worker.terminate()
    }
    const timer = setTimeout(() => finish({ problem: 'too_large' }), patience)
    worker.once('message', (result: DocumentResult) => finish('text' in result ? { text: tidy(result.text) } : result))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      finish({ problem: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'broken' }),
    )
    worker.once('exit', () => finish({ problem: 'broken' }))
  })
}

export const readDocument: FileReader['readDocument'] = async (bytes) => {
  const kind = kindOf(bytes)
  if (kind === 'text') return readText(bytes)
  return kind === 'old office' ? { problem: 'unsupported' } : inLane(() => readInThread(kind, bytes))
}

/** The words of a web page, read in a thread as well: a page may be made to be slow. */
export function readPage(html: string): Promise<DocumentResult> {
  return inLane(() => readInThread('html', new TextEncoder().encode(html), pagePatienceMs))
}

// Extracts an uploaded document's text: plain text here, PDF and DOCX in a thread with limited memory and time.
import type { DocumentText, DocumentProblem, FileReader } from '@fairlead/domain/ports/files'
import { threadPool } from '../threads/bounded-thread.ts'
import { decodeText } from './encoding.ts'

export type DocumentKind = 'pdf' | 'docx' | 'html'
export type DocumentResult = DocumentText | { problem: DocumentProblem }

const pagePatienceMs = 5000
/** A fresh thread for each document: one workspace's file can't affect the parser for the next. */
const threads = threadPool({
  module: new URL('./document-thread.ts', import.meta.url),
  lanes: 2,
  timeMs: 20_000,
  fairMs: 2000,
  heapMb: 256,
  bufferMb: 256,
  tasksPerThread: 1,
})

const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)

/** By its first bytes: the sender controls names and types. */
function kindOf(bytes: Uint8Array): 'pdf' | 'docx' | 'old office' | 'text' {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  if (head.includes('%PDF-')) return 'pdf'
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'docx'
  return starts(bytes, 0xd0, 0xcf, 0x11, 0xe0) ? 'old office' : 'text'
}

function readText(bytes: Uint8Array): DocumentResult {
  const { text } = decodeText(bytes)
  // line breaks, tabs, and page breaks are control characters too, and occur in every text
  const strange = text.slice(0, 5000).match(/(?![\t-\r])\p{Cc}|\ufffd/gu)?.length ?? 0
  if (strange > 2 || text.startsWith('{\\rtf')) return { problem: 'unsupported' }
  return text.trim() === '' ? { problem: 'no_text' } : { text: tidy(text) }
}

/** Uniform line breaks, no NUL, no unpaired surrogate. */
function tidy(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').toWellFormed()
}

async function readInThread(kind: DocumentKind, bytes: Uint8Array, key: string, timeMs?: number): Promise<DocumentResult> {
  const result = await threads.run<DocumentResult>({ kind, bytes }, { key, ...(timeMs === undefined ? {} : { timeMs }) })
  if ('value' in result) return 'text' in result.value ? { ...result.value, text: tidy(result.value.text) } : result.value
  if (result.problem === 'busy') return { problem: 'busy' }
  return { problem: result.problem === 'broken' ? 'broken' : 'too_large' }
}

export const readDocument: FileReader['readDocument'] = async (bytes, workspaceId = '') => {
  const kind = kindOf(bytes)
  if (kind === 'text') return readText(bytes)
  return kind === 'old office' ? { problem: 'unsupported' } : readInThread(kind, bytes, workspaceId)
}

/** Extracts a web page's text, also in a thread, because a page may be built to be slow. */
export function readPage(html: string): Promise<DocumentResult> {
  return readInThread('html', new TextEncoder().encode(html), 'web pages', pagePatienceMs)
}

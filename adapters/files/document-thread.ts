// The thread a PDF or DOCX is read in: whatever its parser does, only this thread pays for it.
import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentKind, DocumentResult } from './document.ts'
import { readDocx } from './docx.ts'
import { readPdf } from './pdf.ts'

const { kind, bytes } = workerData as { kind: DocumentKind; bytes: Uint8Array }

async function read(): Promise<DocumentResult> {
  const result = kind === 'pdf' ? await readPdf(bytes) : readDocx(bytes)
  return 'text' in result && result.text.trim() === '' ? { problem: 'no_text' } : result
}

parentPort?.postMessage(await read().catch((): DocumentResult => ({ problem: 'broken' })))

// The thread a PDF, DOCX or web page is read in: whatever its parser does, only this thread pays for it.
import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentKind, DocumentResult } from './document.ts'
import { pageText } from '../pages/page-text.ts'
import { readDocx } from './docx.ts'
import { readPdf } from './pdf.ts'

const { kind, bytes } = workerData as { kind: DocumentKind; bytes: Uint8Array }

async function read(): Promise<DocumentResult> {
  const result =
    kind === 'pdf' ? await readPdf(bytes) : kind === 'docx' ? readDocx(bytes) : { text: pageText(new TextDecoder().decode(bytes)) }
  return 'text' in result && result.text.trim() === '' ? { problem: 'no_text' } : result
}

parentPort?.postMessage(await read().catch((): DocumentResult => ({ problem: 'broken' })))

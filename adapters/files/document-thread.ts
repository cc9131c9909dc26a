// The thread that reads a PDF, DOCX, or web page: whatever its parser does, only this thread is affected.
import type { DocumentKind, DocumentResult } from './document.ts'
import { pageText } from './page-text.ts'
import { answerTasks } from '../threads/thread-side.ts'
import { readDocx } from './docx.ts'
import { readPdf } from './pdf.ts'

answerTasks(async ({ kind, bytes }: { kind: DocumentKind; bytes: Uint8Array }): Promise<DocumentResult> => {
  const result =
    kind === 'pdf' ? await readPdf(bytes) : kind === 'docx' ? readDocx(bytes) : { text: pageText(new TextDecoder().decode(bytes)) }
  return 'text' in result && result.text.trim() === '' ? { problem: 'no_text' } : result
})

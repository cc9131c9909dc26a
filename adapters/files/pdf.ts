// The words of a PDF, page by page, line by line.
import { extractText, getDocumentProxy } from 'unpdf'
import type { DocumentResult } from './document.ts'

const mostPages = 60

export async function readPdf(bytes: Uint8Array): Promise<DocumentResult> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    if (pdf.numPages > mostPages) return { problem: 'too_large' }
    const { text } = await extractText(pdf, { mergePages: false })
    return { text: text.join('\n\n') }
  } catch (error) {
    return { problem: (error as Error).name === 'PasswordException' ? 'protected' : 'broken' }
  }
}

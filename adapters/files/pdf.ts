// Extracts the text of a PDF, page by page, in its visual arrangement.
import { getDocumentProxy } from 'unpdf'
import type { DocumentResult } from './document.ts'
import { pageText, type Piece } from './pdf-lines.ts'

const maxPages = 60

export async function readPdf(bytes: Uint8Array): Promise<DocumentResult> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    if (pdf.numPages > maxPages) return { problem: 'too_large' }
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const pieces = items.flatMap((item): Piece[] => {
        if (!('str' in item)) return []
        const [, , c = 0, d = 0, x = 0, y = 0]: number[] = item.transform
        return [{ text: item.str, x, y, width: item.width, height: item.height || Math.hypot(c, d) }]
      })
      pages.push(pageText(pieces))
    }
    return { text: pages.join('\n\n') }
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'broken' }
  }
}

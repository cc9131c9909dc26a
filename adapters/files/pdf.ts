// Extracts the text of a PDF in reading order, and names the pages that have none.
import type { UnreadPart } from '@fairlead/domain/ports/files'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { DocumentResult } from './document.ts'
import { arranged } from './page-columns.ts'
import { cellsOf, type Cell, type Piece } from './pdf-rows.ts'
import { withoutFurniture } from './page-furniture.ts'

const maxPages = 60
/** A page of a résumé has a few hundred. */
const maxPieces = 20_000
/** Pages through which columns may run on. */
const pagesTogether = 8
/** Pages without text that are examined for pictures; more of them are taken for scans. */
const maxExamined = 3

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
const isPassword = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

export async function readPdf(bytes: Uint8Array): Promise<DocumentResult> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    if (pdf.numPages > maxPages) return { problem: 'too_large' }
    const cells: Cell[] = []
    const heights: number[] = []
    const unread: UnreadPart[] = []
    let examined = 0
    for (let number = 1; number <= pdf.numPages; number += 1) {
      try {
        const page = await pdf.getPage(number)
        const { pieces, height } = await piecesOf(page)
        heights.push(height)
        if (isGarbled(pieces)) unread.push({ page: number, reason: 'garbled' })
        else if (pieces.length === 0) {
          examined++
          if (examined > maxExamined || (await isPainted(page))) unread.push({ page: number, reason: 'no_text' })
        } else
          cells.push(
            ...cellsOf(
              pieces.map((piece) => ({ ...piece, text: readable(piece.text) })),
              number,
            ),
          )
      } catch (error) {
        if (isPassword(error)) throw error
        heights[number - 1] ??= 0
        unread.push({ page: number, reason: 'broken' })
      }
    }
    if (cells.length === 0 && unread.length > 0 && unread.every(({ reason }) => reason === 'broken')) return { problem: 'broken' }
    const { body, end } = withoutFurniture(cells, heights)
    const parts = Array.from({ length: Math.ceil(pdf.numPages / pagesTogether) }, (_, part) =>
      arranged(body.filter(({ page }) => Math.floor((page - 1) / pagesTogether) === part)),
    )
    return { text: [...parts, ...end].filter(Boolean).join('\n\n'), ...(unread.length > 0 ? { unread } : {}) }
  } catch (error) {
    return { problem: isPassword(error) ? 'protected' : 'broken' }
  }
}

/** Whether anything is drawn on a page: an empty one lacks nothing. */
async function isPainted(page: Page): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS()
  const quiet = new Set([OPS.save, OPS.restore, OPS.transform, OPS.dependency, OPS.setGState, OPS.beginText, OPS.endText, OPS.setFont])
  const { fnArray } = await page.getOperatorList()
  return fnArray.some((operation) => !quiet.has(operation))
}

const codeless = /(?![\t-\r])\p{Cc}|\p{Co}|\ufffd/gu
/** Mostly codes without letters: the font doesn't say what its signs mean. */
function isGarbled(pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => piece.text).join('')
  const unknown = text.match(codeless)?.length ?? 0
  return unknown > 30 && unknown > text.length * 0.3
}

/** As the page is shown: turned, with y counted down from its top as negative numbers. */
async function piecesOf(page: Page): Promise<{ pieces: Piece[]; height: number }> {
  const view = page.getViewport({ scale: 1 })
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0]: number[] = view.transform
  const { items } = await page.getTextContent()
  const pieces: Piece[] = []
  for (const item of items.slice(0, maxPieces)) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [, , up = 0, along = 0, start = 0, base = 0]: number[] = item.transform
    const x = a * start + c * base + e
    const y = -(b * start + d * base + f)
    const isSeen = x > -5 && x < view.width + 5 && y < 5 && y > -view.height - 5
    if (isSeen) pieces.push({ text: item.str, x, y, width: item.width, height: item.height || Math.hypot(up, along), font: item.fontName })
  }
  return { pieces, height: view.height }
}

/** Bullets and icons of fonts with their own codes, as bullets. */
const readable = (text: string) => text.replaceAll(codeless, '•')

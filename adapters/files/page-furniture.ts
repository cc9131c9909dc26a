// What a document repeats on its pages (headers, footers, page numbers) is read once.
import type { Cell } from './pdf-rows.ts'

/** The share of the page's height, at the top and at the bottom, where repeated text is a header or a footer. */
const margin = 0.12
const tolerance = 12

const shapeOf = (text: string) => text.trim().replaceAll(/\d+/g, '#')
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/**
 * The text without what is repeated: a header stays on its first page, a footer comes last, and text that only counts pages or repeats
 * the body is left out.
 */
export function withoutFurniture(cells: readonly Cell[], heights: readonly number[]): { body: Cell[]; end: string[] } {
  const places = new Map<string, Cell[]>()
  // y counts down from the top as negative numbers
  const heightOf = ({ page }: Cell) => heights[page - 1] ?? 0
  const isTop = (cell: Cell) => cell.y > -heightOf(cell) * margin
  const isBottom = (cell: Cell) => cell.y < -heightOf(cell) * (1 - margin)
  for (const cell of cells) {
    if (!isTop(cell) && !isBottom(cell)) continue
    const key = `${isTop(cell) ? 'top' : 'bottom'} ${shapeOf(cell.text)}`
    const place = places.get(key)
    if (place) place.push(cell)
    else places.set(key, [cell])
  }
  const repeated = new Set<Cell>()
  const feet: Cell[] = []
  for (const [key, all] of places) {
    const first = all[0]
    if (!first) continue
    const alike = all.filter(
      (cell) =>
        Math.abs(cell.y - first.y) < tolerance && Math.min(Math.abs(cell.from - first.from), Math.abs(cell.to - first.to)) < tolerance,
    )
    if (new Set(alike.map(({ page }) => page)).size < 2) continue
    const isHeader = key.startsWith('top') && !/^\P{L}*$|# ?\/ ?#|\p{L} # \p{L}{1,3} #$/u.test(shapeOf(first.text))
    for (const cell of alike) if (!isHeader || cell.page !== first.page) repeated.add(cell)
    if (!isHeader) feet.push(first)
  }
  const body = cells.filter((cell) => !repeated.has(cell))
  const words = new Set(wordsOf(body.map(({ text }) => text).join(' ')))
  // 'Page' is the only new word of a footer that counts pages
  const end = feet.filter(({ text }) => wordsOf(text).filter((word) => !words.has(word)).length > 1).map(({ text }) => text.trim())
  return { body, end }
}

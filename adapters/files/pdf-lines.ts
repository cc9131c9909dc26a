// Arranges a page's text by position, not by the order it was written in; one column after another.

export interface Piece {
  text: string
  x: number
  /** Of the baseline, from the bottom. */
  y: number
  width: number
  height: number
}

interface Cell {
  text: string
  from: number
  to: number
}
interface Line {
  y: number
  height: number
  cells: Cell[]
}

/** Pieces on one baseline, joined where they touch, split into cells where a gap is wide. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const rows: { y: number; height: number; pieces: Piece[] }[] = []
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row && Math.abs(row.y - piece.y) <= Math.max(2, Math.min(row.height, piece.height) * 0.4)) {
      row.pieces.push(piece)
      row.height = Math.max(row.height, piece.height)
    } else rows.push({ y: piece.y, height: piece.height, pieces: [piece] })
  }
  return rows.map(({ y, height, pieces: all }) => {
    const cells: Cell[] = []
    for (const { text, x, width } of all.toSorted((a, b) => a.x - b.x)) {
      const cell = cells.at(-1)
      const gap = cell ? x - cell.to : Infinity
      if (cell && gap < height * 0.9) {
        const parted = gap > height * 0.15 && !/\s$/.test(cell.text) && !/^\s/.test(text)
        cell.text += parted ? ` ${text}` : text
        cell.to = Math.max(cell.to, x + width)
      } else cells.push({ text, from: x, to: x + width })
    }
    return { y, height, cells }
  })
}

const letters = (cells: readonly Cell[]) => cells.reduce((sum, { text }) => sum + text.length, 0)

/** Where two columns separate: almost no line crosses, and both sides have much text; null for one column. */
function gutterOf(lines: readonly Line[]): number | null {
  const cells = lines.flatMap((line) => line.cells)
  const leftEdge = Math.min(...cells.map(({ from }) => from))
  const right = Math.max(...cells.map(({ to }) => to))
  const all = letters(cells)
  let best: { x: number; crossed: number } | null = null
  for (let x = leftEdge + (right - leftEdge) * 0.2; x < leftEdge + (right - leftEdge) * 0.8; x += 4) {
    const crossing = cells.filter(({ from, to }) => from < x && to > x)
    const before = cells.filter(({ to }) => to <= x)
    const after = cells.filter(({ from }) => from >= x)
    const crossed = letters(crossing) / all
    // dates on the right or headings in the margin aren't a column: a column is long, and so are its lines
    const isColumn = (side: readonly Cell[]) => letters(side) > all * 0.15 && side.length >= 6 && letters(side) / side.length >= 12
    if (crossed < 0.12 && isColumn(before) && isColumn(after) && (!best || crossed < best.crossed)) best = { x, crossed }
  }
  return best?.x ?? null
}

/** Lines from top to bottom, their cells separated by tabs, with a blank line where the vertical gap is wide. */
function written(lines: readonly Line[]): string {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.y ?? 0) - line.y)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 0
  return lines
    .map(({ cells, height }, index) => {
      const wide = index > 0 && (gaps[index - 1] ?? 0) > Math.max(usual * 1.6, height * 1.6)
      return `${wide ? '\n' : ''}${cells.map(({ text }) => text.trim()).join('\t')}`
    })
    .join('\n')
}

export function pageText(pieces: readonly Piece[]): string {
  const lines = linesOf(pieces.filter(({ text }) => text.trim() !== ''))
  if (lines.length === 0) return ''
  const gutter = gutterOf(lines)
  if (gutter === null) return written(lines)
  const side = (isOn: (cell: Cell) => boolean) =>
    lines.map((line) => ({ ...line, cells: line.cells.filter(isOn) })).filter(({ cells }) => cells.length > 0)
  // text across the gutter is a headline above both columns
  const over = side(({ from, to }) => from < gutter && to > gutter)
  return [over, side(({ to }) => to <= gutter), side(({ from }) => from >= gutter)].map(written).filter(Boolean).join('\n\n')
}

// Joins the pieces of text that a PDF places on a page into words, and words into rows; writes rows as lines.

export interface Piece {
  text: string
  x: number
  /** Of the baseline; larger is higher on the page. */
  y: number
  width: number
  height: number
  font: string
}

/** Text without a wide gap in it. */
export interface Cell {
  text: string
  from: number
  to: number
  y: number
  height: number
  page: number
  font: string
}

export interface Row {
  y: number
  height: number
  page: number
  cells: Cell[]
}

/** Wider gaps, in heights of the text, may be the edge of a column; a space is about 0.3. */
const cellGap = 0.5
/** Wider gaps become tabs. */
const tabGap = 0.9
const lonelyBullet = /^[\ue000-\uf8ff•‣◦▪●○◆■–—*·-]$/u

/** 'P R O F I L E': a word set with wide spaces. */
const unspaced = (text: string) => (/^\s*(?:\p{L}\p{M}?\s){2,60}\p{L}\p{M}?\s*$/u.test(text) ? text.replaceAll(/\s+/g, '') : text)

/** The pieces of one page as cells, each piece once: some programs print bold text twice. */
export function cellsOf(pieces: readonly Piece[], page: number): Cell[] {
  const filled = pieces.filter(({ text }) => text.trim() !== '').map((piece, order) => ({ ...piece, order, text: unspaced(piece.text) }))
  const ordered = filled.toSorted((a, b) => b.y - a.y || a.x - b.x)
  const bands: (typeof filled)[] = []
  for (const piece of ordered) {
    const band = bands.at(-1)
    const first = band?.[0]
    if (band && first && first.y - piece.y <= Math.max(1, Math.min(first.height, piece.height) * 0.2)) band.push(piece)
    else bands.push([piece])
  }
  const cells: Cell[] = []
  for (const band of bands) {
    let last: (typeof filled)[number] | null = null
    const start = cells.length
    for (const piece of band.toSorted((a, b) => a.x - b.x)) {
      if (last && last.text === piece.text && Math.abs(last.x - piece.x) < 1.5) continue
      const cell = cells.length > start ? cells.at(-1) : undefined
      const gap = cell ? piece.x - cell.to : Infinity
      const size = cell ? Math.max(cell.height, piece.height) : piece.height
      // words that touch but were not written one after the other: one column's word reaches into the other
      const isForeign =
        last !== null &&
        gap < size * 0.1 &&
        Math.abs(piece.order - last.order) > 1 &&
        /[\p{L}\d]$/u.test(last.text) &&
        /^[\p{L}\d]/u.test(piece.text)
      if (cell && last && gap < size * cellGap && gap > -size && !isForeign) {
        cell.text += isApart(cell.text, last, piece, gap / size) ? ` ${piece.text}` : piece.text
        cell.to = Math.max(cell.to, piece.x + piece.width)
        cell.height = size
      } else
        cells.push({ text: piece.text, from: piece.x, to: piece.x + piece.width, y: piece.y, height: piece.height, page, font: piece.font })
      last = piece
    }
  }
  return withRaised(cells)
}

function isApart(before: string, last: Piece, next: Piece, gap: number): boolean {
  if (/\s$/.test(before) || /^\s/.test(next.text)) return false
  if (gap > 0.15) return true
  // a first name in light and a last name in bold type, with only the weight between them
  return last.font !== next.font && next.height >= 20 && /\p{L}{3}$/u.test(last.text) && /^\p{L}{3}/u.test(next.text) && gap > -0.05
}

/** Raised letters ('1st', footnote numbers) join the word that they touch. */
function withRaised(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = []
  const byLeft = cells.toSorted((a, b) => a.from - b.from)
  for (const cell of cells) {
    const host =
      cell.text.length <= 3 &&
      around(byLeft, cell.from).find(
        (peer) =>
          peer !== cell &&
          cell.height < peer.height * 0.85 &&
          Math.abs(cell.y - peer.y) < peer.height * 0.6 &&
          Math.abs(peer.to - cell.from) < 1.5,
      )
    if (!host) joined.push(cell)
    else {
      host.text += cell.text
      host.to = cell.to
    }
  }
  return joined
}

/** The cells that begin within 60 points before x, at most 200. */
function around(byLeft: readonly Cell[], x: number): Cell[] {
  let low = 0
  let high = byLeft.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((byLeft[middle]?.from ?? 0) < x - 60) low = middle + 1
    else high = middle
  }
  return byLeft.slice(low, low + 200)
}

/** Cells on one baseline, from left to right, and rows from top to bottom. */
export function rowsOf(cells: readonly Cell[]): Row[] {
  const rows: Row[] = []
  for (const cell of cells.toSorted((a, b) => a.page - b.page || b.y - a.y || a.from - b.from)) {
    const row = rows.at(-1)
    if (row && row.page === cell.page && row.y - cell.y <= Math.max(2, Math.min(row.height, cell.height) * 0.4)) {
      row.cells.push(cell)
      row.height = Math.max(row.height, cell.height)
    } else rows.push({ y: cell.y, height: cell.height, page: cell.page, cells: [cell] })
  }
  for (const row of rows) row.cells.sort((a, b) => a.from - b.from)
  return rows
}

/** Lines from top to bottom, their cells separated by tabs, with a blank line where the vertical gap is wide. */
export function written(all: readonly Row[]): string {
  const edges = sharedEdges(all)
  const rows = all.map((row) => ({ ...row, texts: textsOf(row, edges) }))
  joinLabels(rows)
  const lines = rows.filter(({ texts }) => texts.length > 0)
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.page === line.page ? (lines[index]?.y ?? 0) - line.y : Infinity))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 0
  return lines
    .map(({ texts, height }, index) => {
      const wide = index > 0 && (gaps[index - 1] ?? 0) > Math.max(usual * 1.6, height * 1.6)
      return `${wide ? '\n' : ''}${texts.map(({ text }) => text).join('\t')}`
    })
    .join('\n')
}

/** Where cells of at least three rows begin after a gap: the edges of a table without lines. */
function sharedEdges(rows: readonly Row[]): Set<number> {
  const votes = new Map<number, number>()
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries())
      if (index > 0 && !lonelyBullet.test(cells[index - 1]?.text.trim() ?? '')) {
        const edge = Math.round(cell.from)
        votes.set(edge, (votes.get(edge) ?? 0) + 1)
      }
  return new Set(
    [...votes].filter(([edge, count]) => count + (votes.get(edge - 1) ?? 0) + (votes.get(edge + 1) ?? 0) >= 3).map(([edge]) => edge),
  )
}

interface Text {
  text: string
  from: number
}

function textsOf({ cells, height }: Row, edges: ReadonlySet<number>): Text[] {
  const gaps = cells.slice(1).map((cell, index) => cell.from - (cells[index]?.to ?? 0))
  const texts: Text[] = []
  let isBullet = false
  for (const [index, cell] of cells.entries()) {
    const text = cell.text.trim()
    const last = texts.at(-1)
    const gap = gaps[index - 1] ?? 0
    if (!last) texts.push({ text, from: cell.from })
    // the rest of a name after a stretched space: 'Harbour Studio      , Bristol'
    else if (/^[,;.)]/.test(text)) last.text += text
    else if (
      isBullet ||
      isStretched(gaps, index - 1, height) ||
      (gap < height * tabGap && (last.text.length < 2 || !edges.has(Math.round(cell.from))))
    )
      last.text += ` ${text}`
    else texts.push({ text, from: cell.from })
    isBullet = lonelyBullet.test(text) && texts.at(-1)?.text === text
  }
  return texts
}

/** One of at least two equal gaps next to each other: a line stretched to the margin. */
function isStretched(gaps: readonly number[], index: number, height: number): boolean {
  const gap = gaps[index] ?? 0
  const isLike = (peer: number | undefined) => peer !== undefined && Math.abs(peer - gap) <= Math.max(0.6, gap * 0.1)
  return gap < height * 2.5 && (isLike(gaps[index - 1]) || isLike(gaps[index + 1]))
}

/** Cells of a row of a table of dates or labels; a row with more is something else. */
const maxLabels = 12

/** A label or a date that runs on into the next row of its narrow column. */
function joinLabels(rows: (Row & { texts: Text[] })[]): void {
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    if (
      !next ||
      next.page !== row.page ||
      row.texts.length < 2 ||
      row.texts.length > maxLabels ||
      next.texts.length > maxLabels ||
      row.y - next.y > Math.max(row.height, next.height) * 1.7
    )
      continue
    for (const cell of row.texts) {
      const more = next.texts.find(({ from }) => Math.abs(from - cell.from) < row.height * 4 && isNear(from, cell, row.texts))
      const isLabel = cell === row.texts[0] && Math.abs(row.height - next.height) < 0.5
      if (!more || !(isLabel ? labelRunsOn : runsOn)(cell.text, more.text)) continue
      cell.text = `${cell.text} ${more.text}`
      next.texts.splice(next.texts.indexOf(more), 1)
      break
    }
  }
}

/** Below this cell rather than below another of its row. */
const isNear = (from: number, cell: Text, row: readonly Text[]) =>
  row.every((peer) => peer === cell || Math.abs(peer.from - from) >= Math.abs(cell.from - from))

const soloYear = /^(?:del? )?(?:19|20)\d\d$/
/** Whether a line's date is finished in the line below: '09/2021 –' and 'today', 'June 2014 – February' and '2019'. */
export function runsOn(text: string, next: string): boolean {
  if (text.length > 40 || next.length > 25) return false
  return (/\d.{0,20}[-–—]$/.test(text) && !/^[-–—•]/.test(next)) || (soloYear.test(next) && /\p{L}\.?$/u.test(text))
}

/** Whether a short label goes on in the line below: 'Work' and 'experience', 'Education and' and 'Training'. */
const labelRunsOn = (text: string, next: string) =>
  runsOn(text, next) ||
  (text.length <= 25 &&
    next.length <= 25 &&
    !/[.,;:]$/.test(text) &&
    (/^\p{Ll}{3}[\p{L} ]*$/u.test(next) || /(?:&|\/| (?:and|und|et|y|e|i|och|og|ve|și|en))$/u.test(text)))

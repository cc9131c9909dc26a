// Tells the columns of a page from tables without lines: dates beside jobs, levels beside languages.
import { rowsOf, runsOn, type Cell, type Row } from './pdf-rows.ts'
import { must } from '@fairlead/domain/shared/records'

/** Cells between two empty strips of the page. */
export interface Band {
  from: number
  to: number
  cells: Cell[]
}

/** From this tie on, two bands are one table. */
const tied = 0.75
const dated = /(?<!\d)(?:19|20)\d\d(?!\d)/
/** A line in the middle of a sentence. */
const continues = /^\p{Ll}{2}/u
const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const textOf = (row: Row | undefined) => row?.cells.map(({ text }) => text.trim()).join(' ') ?? ''

/**
 * The columns of these rows, one when they are lines or a table; `isLabeled` when dates were moved beside the first lines of what
 * they date.
 */
export function bandsOf(rows: readonly Row[], over: readonly Cell[]): { bands: Band[]; isLabeled: boolean } {
  const height = middle(rows.map((row) => row.height))
  let bands: Band[] = []
  const all = rows.flatMap((row) => row.cells).sort((a, b) => a.from - b.from)
  const long = new Set(over)
  for (const cell of all.filter((item) => !long.has(item))) {
    const band = bands.at(-1)
    if (band && cell.from - band.to < Math.max(4, height * 0.6)) {
      band.cells.push(cell)
      band.to = Math.max(band.to, cell.to)
    } else bands.push({ from: cell.from, to: cell.to, cells: [cell] })
  }
  for (const cell of all.filter((item) => long.has(item))) (bands.findLast(({ from }) => from <= cell.from) ?? bands[0])?.cells.push(cell)
  let isLabeled = false
  while (bands.length > 1) {
    const ties = bands.slice(1).map((band, index) => ({ index, ...tieOf(must(bands[index]), band) }))
    const closest = ties.reduce((a, b) => (b.share > a.share ? b : a))
    if (closest.share < tied) break
    const [a, b] = [must(bands[closest.index]), must(bands[closest.index + 1])]
    const { labels } = closest
    const cells = labels ? [...beside(labels, labels === a ? b : a), ...(labels === a ? b : a).cells] : [...a.cells, ...b.cells]
    isLabeled ||= labels !== null
    bands = bands.toSpliced(closest.index, 2, { from: a.from, to: b.to, cells })
  }
  return { bands, isLabeled }
}

/** Rows of one band that belong together. */
type Block = Row[]

const isClose = (above: Row, row: Row) => above.page === row.page && above.y - row.y <= Math.max(above.height, row.height) * 1.9

/** Rows close to each other; each date begins a block, unless it finishes the one above. */
function blocksOf(rows: readonly Row[]): Block[] {
  const blocks: Block[] = []
  for (const row of rows) {
    const last = blocks.at(-1)?.at(-1)
    const isNext = last === undefined || !isClose(last, row) || (dated.test(textOf(row)) && !runsOn(textOf(last), textOf(row)))
    if (isNext) blocks.push([row])
    else blocks.at(-1)?.push(row)
  }
  return blocks
}

const isDate = (block: Block) =>
  block.length <= 4 &&
  block.every(({ cells }) => cells.length === 1) &&
  block.map(textOf).join(' ').length <= 60 &&
  dated.test(block.slice(0, 2).map(textOf).join(' '))

const overlaps = (a: Row, b: Row) => a.page === b.page && Math.abs(a.y - b.y) <= Math.max(a.height, b.height) * 0.9

/** Whether most of a band's blocks beside the other band are dates, perhaps with a place. */
function isOfDates(rows: readonly Row[], opposite: readonly Row[]): boolean {
  const met = blocksOf(rows).filter((block) => block.some((row) => opposite.some((candidate) => overlaps(row, candidate))))
  const dates = met.filter(isDate).length
  return dates >= 2 && dates / met.length >= 0.6
}

/**
 * How much two neighboring bands belong to the same rows, from 0 to 1: the share of the emptier one's lines that are next to a line
 * of the other, all at the same distance. Lines of independent columns meet only by chance. `labels` is a band of dates: always tied.
 */
function tieOf(a: Band, b: Band): { share: number; labels: Band | null } {
  const [first, second] = [rowsOf(a.cells), rowsOf(b.cells)]
  const [few, many] = first.length <= second.length ? [first, second] : [second, first]
  if (few.length < 2) return { share: 1, labels: null }
  // a label that runs on has no line of its own
  const labelRows = few.filter((row, index) => index === 0 || !runsOn(textOf(few[index - 1]), textOf(row)))
  const partners = labelRows.map((row) => partnerOf(row, many, labelRows.length))
  const offsets = partners.flatMap((partner) => (partner?.offset == null ? [] : [partner.offset]))
  const alike = (offset: number | null | undefined) =>
    offset == null ? 0 : offsets.filter((candidate) => Math.abs(candidate - offset) <= 1).length
  const best = offsets.reduce((x, y) => (alike(y) > alike(x) ? y : x), offsets[0] ?? 0)
  const isAligned = (index: number) => partners[index]?.offset != null && Math.abs((partners[index]?.offset ?? 0) - best) <= 1
  let [aligned, free, apart] = [0, 0, 0]
  for (const [index, row] of labelRows.entries()) {
    const above = labelRows[index - 1]
    if (isAligned(index)) aligned++
    // the second line of a label
    else if (partners[index] === null || (above && isAligned(index - 1) && isClose(above, row))) free++
    else apart++
  }
  const share = aligned / (aligned + apart + free * 0.3)
  const [isFirst, isSecond] = [isOfDates(first, second), isOfDates(second, first)]
  const labels = isFirst === isSecond ? null : isFirst ? a : b
  // before all others, and to the nearer of two neighbors
  if (labels) return { share: 2 + Math.min(1, share) - (b.from - a.to) / 1000, labels }
  if (hasHeadings(labelRows)) return { share: 0, labels: null }
  // one line may be out of step by chance, in a table too
  return { share: apart < 2 ? Math.max(share, tied) : share, labels: null }
}

/** The line beside a row and how far it is off; null without one, and no distance when they can't be in one row. */
function partnerOf(row: Row, opposite: readonly Row[], count: number): { offset: number | null } | null {
  const near = opposite.filter((candidate) => overlaps(row, candidate))
  if (near.length === 0) return null
  const partner = near.reduce((x, y) => (Math.abs(y.y - row.y) < Math.abs(x.y - row.y) ? y : x))
  const isLikeSize = Math.abs(partner.height - row.height) < row.height * 0.05
  const isWithin = isLikeSize ? Math.abs(partner.y - row.y) < 0.8 : Math.abs(partner.y - row.y) <= row.height * 0.7
  // in a table of a few rows a date or a level may begin with a small letter
  const runsInto = (item: Row) => count > 4 && continues.test(textOf(item)) && !dated.test(textOf(item))
  return { offset: isWithin && !runsInto(partner) && !runsInto(row) ? partner.y - row.y : null }
}

/**
 * Whether lines are the text of a column, with headings, although a like grid puts them beside the other column's: labels of a table
 * are in one type, or far from each other.
 */
function hasHeadings(rows: readonly Row[]): boolean {
  let longest = 0
  let length = 0
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]
    length = above && isClose(above, row) ? length + 1 : 1
    longest = Math.max(longest, length)
  }
  const fonts = new Map<string, number>()
  for (const { cells } of rows) fonts.set(cells[0]?.font ?? '', (fonts.get(cells[0]?.font ?? '') ?? 0) + 1)
  const dates = rows.filter((row) => dated.test(textOf(row))).length
  return longest >= 4 && Math.max(...fonts.values()) / rows.length < 0.85 && dates / rows.length < 0.4
}

/** Each date as one cell beside the first line of what it dates. */
function beside(labels: Band, content: Band): Cell[] {
  const rows = rowsOf(content.cells)
  const blocks = blocksOf(rowsOf(labels.cells))
  const targets = blocks.map((block) => rows.findIndex((row) => block[0] !== undefined && overlaps(block[0], row)))
  const offsets = targets.flatMap((target, index) => (target < 0 ? [] : [(rows[target]?.y ?? 0) - (blocks[index]?.[0]?.y ?? 0)]))
  // labels in the middle of what they date are at any distance from its lines
  const usual = middle(offsets)
  const isAtTop = offsets.filter((offset) => Math.abs(offset - usual) <= 1.5).length >= blocks.filter(isDate).length * 0.7
  return blocks.flatMap((block, index) => {
    const [first, ...more] = block
    if (!first || !isDate(block)) return block.flatMap((row) => row.cells)
    let target = rows.findIndex((row) => block.some((item) => overlaps(item, row)))
    if (isAtTop) target = targets[index] ?? -1
    else while (target > 0 && isClose(must(rows[target - 1]), must(rows[target]))) target--
    const row = rows[target]
    const besideCells: Cell[] = []
    let text = textOf(first)
    const joined = [first]
    for (const next of more) {
      const isBeside = isAtTop && rows.some((item) => item.page === next.page && Math.abs(item.y - next.y - usual) <= 1)
      if (runsOn(text, textOf(next))) text += ` ${textOf(next)}`
      else if (isBeside) {
        besideCells.push(...next.cells)
        continue
      } else text += `\t${textOf(next)}`
      joined.push(next)
    }
    const cells = joined.flatMap((item) => item.cells)
    const from = Math.min(...cells.map((cell) => cell.from))
    const to = Math.max(...cells.map((cell) => cell.to))
    return [{ ...must(first.cells[0]), text, from, to, y: row?.y ?? first.y, page: row?.page ?? first.page }, ...besideCells]
  })
}

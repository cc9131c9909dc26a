// Arranges text by position: columns are separated by gutters that stay empty over many rows, and are read one after another.
import { bandsOf, type Band } from './page-bands.ts'
import { rowsOf, written, type Cell, type Row } from './pdf-rows.ts'
import { must } from '@fairlead/domain/shared/records'

/** Consecutive rows without text at some x. */
interface Run {
  from: number
  to: number
}
interface Clear extends Run {
  /** Words too long for their column, such as an address: they reach over its edge. */
  over: Cell[]
}

const deepest = 4
const fewestRows = 4
/** More than some pages have: too many to compare each with each. */
const mostRows = 1500
const mostCells = 20_000
const maxRuns = 200
/** The steps across a page at which a gutter is looked for. */
const steps = 300
const overhang = 40

/** The text in reading order. */
export function arranged(cells: readonly Cell[], depth = 0): string {
  const rows = rowsOf(cells)
  if (depth >= deepest || rows.length < fewestRows || rows.length > mostRows || cells.length > mostCells) return written(rows)
  const taken: (Run & { columns: Band[] })[] = []
  for (const run of runsIn(rows)) {
    for (const part of outside(run, taken)) {
      if (part.to - part.from < fewestRows) continue
      const { bands: columns, isLabeled } = bandsOf(rows.slice(part.from, part.to), run.over)
      // moved dates are in no row that could be left out
      if (isLabeled) taken.push({ ...part, columns })
      else if (columns.length > 1) {
        const besides = whereBeside(rows, part, columns)
        const inside = new Set(rows.slice(besides.from, besides.to).flatMap((row) => row.cells))
        taken.push({
          ...besides,
          columns: columns.map((column) => ({ ...column, cells: column.cells.filter((cell) => inside.has(cell)) })),
        })
      }
    }
  }
  const texts: string[] = []
  let next = 0
  for (const { from, to, columns } of taken.toSorted((a, b) => a.from - b.from)) {
    texts.push(
      written(rows.slice(next, from)),
      inOrder(columns)
        .map((column) => arranged(column.cells, depth + 1))
        .join(isFlow(columns) ? '\n' : '\n\n'),
    )
    next = to
  }
  return [...texts, written(rows.slice(next))].filter(Boolean).join('\n\n')
}

/** The run without what is above or below the shorter columns and apart from them: a headline, or the next section. */
function whereBeside(rows: readonly Row[], { from, to }: Run, columns: readonly Band[]): Run {
  const sets = columns.map(({ cells }) => new Set(cells))
  const places = sets.map((set) =>
    rows.flatMap((row, index) => (index >= from && index < to && row.cells.some((cell) => set.has(cell)) ? [index] : [])),
  )
  const start = Math.max(...places.map((place) => place[0] ?? from))
  const end = Math.min(...places.map((place) => (place.at(-1) ?? to - 1) + 1))
  // measured against the gaps within the column, which may be wide too
  const apart = places.map((place) => {
    const gaps = place.map((index, order) => gapBetween(rows[place[order - 1] ?? -1], rows[index]))
    const widest = Math.max(2, ...gaps.filter((_, order) => must(place[order]) > start && must(place[order]) < end))
    return new Set(place.filter((_, order) => (gaps[order] ?? 0) > widest * 1.3))
  })
  let first = start
  while (first > from && !apart.some((set) => set.has(first))) first--
  // only the column at the left margin may be followed by lines of another section
  let last = end
  while (last < to && !apart[0]?.has(last)) last++
  return { from: first, to: last }
}

/** In heights of the text. */
const gapBetween = (above: Row | undefined, row: Row | undefined) =>
  !above || !row || above.page !== row.page ? 0 : (above.y - row.y) / Math.max(above.height, row.height)

/** From left to right, unless the largest text, such as the name, is in a later column. */
function inOrder(columns: readonly Band[]): Band[] {
  const size = ({ cells }: Band) => Math.max(...cells.map(({ height }) => height))
  const largest = Math.max(...columns.map(size))
  const first = columns.find((column) => size(column) > largest - 1)
  return [...columns].sort((a, b) => Number(b === first) - Number(a === first) || a.from - b.from)
}

/** Columns of one width, through which one text may run. */
const isFlow = (columns: readonly Band[]) => {
  const widths = columns.map(({ from, to }) => to - from)
  return Math.min(...widths) > Math.max(...widths) * 0.75
}

/** The parts of a run that no taken run covers. */
function outside(run: Run, taken: readonly Run[]): Run[] {
  let parts = [run]
  for (const { from, to } of taken)
    parts = parts.flatMap((part) =>
      from >= part.to || to <= part.from
        ? [part]
        : [
            { from: part.from, to: Math.min(part.to, from) },
            { from: Math.max(part.from, to), to: part.to },
          ].filter((rest) => rest.to > rest.from),
    )
  return parts
}

/** The longest first. */
function runsIn(rows: readonly Row[]): Clear[] {
  const cells = rows.flatMap((row) => row.cells)
  const leftEdge = Math.min(...cells.map(({ from }) => from))
  const rightEdge = Math.max(...cells.map(({ to }) => to))
  const runs = new Map<string, Clear>()
  for (let step = 1; step < steps; step++) {
    const x = leftEdge + ((rightEdge - leftEdge) * step) / steps
    let from = 0
    let over: { cell: Cell; index: number }[] = []
    for (let index = 0; index <= rows.length; index++) {
      const crossing = rows[index]?.cells.filter((cell) => cell.from < x && cell.to > x)
      if (crossing?.length === 0) continue
      const cell = crossing?.[0]
      // at most one row in ten, and never two together
      if (
        cell &&
        crossing.length === 1 &&
        cell.to - x < overhang &&
        x - cell.from > overhang &&
        index - (over.at(-1)?.index ?? from - 10) >= 10
      ) {
        over.push({ cell, index })
        continue
      }
      const run = withinPages(rows, { from, to: index }, x)
      const before = runs.get(`${run.from} ${run.to}`)
      if (run.to - run.from >= fewestRows && (!before || before.over.length > over.length) && hasBothSides(rows.slice(run.from, run.to), x))
        runs.set(`${run.from} ${run.to}`, { ...run, over: over.map((item) => item.cell) })
      from = index + 1
      over = []
    }
  }
  return [...runs.values()].sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from).slice(0, maxRuns)
}

function hasBothSides(rows: readonly Row[], x: number): boolean {
  const count = (isOn: (cell: Cell) => boolean) => rows.filter((row) => row.cells.some(isOn)).length
  return count(({ to }) => to <= x) >= 2 && count(({ from }) => from >= x) >= 2
}

/** Without the first or last page of the run where that page is only touched: its next row has another layout. */
function withinPages(rows: readonly Row[], run: Run, x: number): Run {
  let { from, to } = run
  const pageOf = (index: number) => rows[index]?.page
  const start = (index: number) => {
    let top = index
    while (top > 0 && pageOf(top - 1) === pageOf(index)) top--
    return top
  }
  const last = start(to - 1)
  if (to < rows.length && pageOf(to) === pageOf(to - 1) && last > from && !hasBothSides(rows.slice(last, to), x)) to = last
  let end = from
  while (end < to && pageOf(end) === pageOf(from)) end++
  if (from > 0 && pageOf(from - 1) === pageOf(from) && end < to && !hasBothSides(rows.slice(from, end), x)) from = end
  return { from, to }
}

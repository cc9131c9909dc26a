// A figure's numbers, for the table, the file, and screen readers.

/** A value with its display text, such as seconds as '2.5 days'. */
export type Cell = string | number | null | { value: string | number | null; shown: string }

export interface FigureTable {
  columns: { label: string; isNumber?: boolean }[]
  rows: { key: string; cells: Cell[] }[]
}

export const shownCell = (cell: Cell): string => {
  if (cell === null) return '–'
  if (typeof cell === 'object') return cell.shown
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell
}

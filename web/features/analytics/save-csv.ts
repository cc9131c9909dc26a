// Saves a table of the analytics as a CSV file on the user's machine.
import { tableCsv } from '@fairlead/domain/shared/csv'
import { saveCsvFile } from '../../ui/save-csv-file.ts'
import type { FigureTable } from './figure-table.ts'

export function saveCsv(title: string, { columns, rows }: FigureTable): void {
  const text = tableCsv(
    columns.map(({ label }) => label),
    rows.map((row) => row.cells.map((cell) => (cell !== null && typeof cell === 'object' ? cell.value : cell))),
  )
  saveCsvFile(title, text)
}

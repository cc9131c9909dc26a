// Saves a table of the analytics as a CSV file on the user's machine.
import { tableCsv } from '@fairlead/domain/text/csv'
import type { FigureTable } from './figure-table.ts'

export function saveCsv(title: string, { columns, rows }: FigureTable): void {
  const text = tableCsv(
    columns.map(({ label }) => label),
    rows.map((row) => row.cells.map((cell) => (cell !== null && typeof cell === 'object' ? cell.value : cell))),
  )
  // the mark in front makes spreadsheets read UTF-8
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

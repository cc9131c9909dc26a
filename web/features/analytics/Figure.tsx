import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconDownload, IconHelpCircle } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import styles from './analytics.module.css'
import { text as analyticsText } from '../../i18n/analytics.ts'
import { tableCsv } from '@fairlead/domain/shared/csv'
import { must } from '@fairlead/domain/shared/records'
import { saveCsvFile } from '../../ui/save-csv-file.ts'

/** A value with its display text, such as seconds as '2.5 days'. */
type Cell = string | number | null | { value: string | number | null; shown: string }

/** A figure's numbers, for the table, the file, and screen readers. */
interface FigureTable {
  columns: { label: string; isNumber?: boolean }[]
  rows: { key: string; cells: Cell[] }[]
}

const shownCell = (cell: Cell): string => {
  if (cell === null) return '–'
  if (typeof cell === 'object') return cell.shown
  return typeof cell === 'number' ? cell.toLocaleString(readersLocale()) : cell
}

interface Props {
  title: string
  definition: string
  /** The figure in one sentence. */
  summary: string
  table: FigureTable
  /** Chooses what the chart shows. */
  tools?: ReactNode
  /** null = the table is the figure. */
  children?: ReactNode
  wide?: boolean
}

export function Figure({ title, definition: means, summary: says, table, tools, children, wide = false }: Props) {
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  const empty = table.rows.length === 0
  return (
    <section className={`card pad-16 shrink ${styles.figure}`} data-wide={wide || undefined} aria-labelledby={id}>
      <header className="row wrap split gap-12 tight">
        <div className="row wrap gap-4 shrink">
          <h2 className="text-16 bold" id={id}>
            {title}
          </h2>
          <Tooltip label={means}>
            <ActionIcon variant="subtle" color="gray" size={28} aria-label={analyticsText.definition(title, means)}>
              <IconHelpCircle size={16} />
            </ActionIcon>
          </Tooltip>
        </div>
        {!empty && (
          <div className="row wrap gap-4 shrink" data-no-print>
            {tools}
            {children && (
              <Button variant="subtle" size="compact-sm" aria-expanded={isTable} onClick={() => setIsTable((is) => !is)}>
                {isTable ? analyticsText.hideTable : analyticsText.showTable}
              </Button>
            )}
            <Tooltip label={analyticsText.saveAsCsv}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={analyticsText.saveCsvLabel(title)}
                onClick={() => saveCsv(title, table)}
              >
                <IconDownload size={16} />
              </ActionIcon>
            </Tooltip>
          </div>
        )}
      </header>
      <p className="soft text-13 above-4 below-16">{says}</p>
      {!empty && children}
      {!empty && (isTable || !children) && <DataTable title={title} table={table} />}
    </section>
  )
}

/** A place that scrolls sideways must be reachable without a mouse. */
const scrollsByKeyboard = { tabIndex: 0 }

function DataTable({ title, table: { columns, rows } }: { title: string; table: FigureTable }) {
  return (
    <section className="sideways above-16" aria-label={analyticsText.tableLabel(title)} {...scrollsByKeyboard}>
      <table className={`${styles.table} table text-13 num`}>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" data-number={isNumber || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ label, isNumber }, index) =>
                index === 0 ? (
                  <th key={label} scope="row">
                    {shownCell(must(cells[index]))}
                  </th>
                ) : (
                  <td key={label} data-number={isNumber || undefined}>
                    {shownCell(must(cells[index]))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Saves an analytics table as a CSV file on the user's machine. */
function saveCsv(title: string, { columns, rows }: FigureTable): void {
  const text = tableCsv(
    columns.map(({ label }) => label),
    rows.map((row) => row.cells.map((cell) => (cell !== null && typeof cell === 'object' ? cell.value : cell))),
  )
  saveCsvFile(title, text)
}

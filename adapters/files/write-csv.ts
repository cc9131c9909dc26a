// Writes tables that a spreadsheet opens as data and never as formulas.

/**
 * RFC 4180 with CRLF. A cell is quoted when it holds a quote, a comma or a line break; one that a spreadsheet would run
 * (beginning with = + - @ tab or carriage return) gets an apostrophe in front (OWASP, 'CSV injection').
 */
export function writeCsv(header: readonly string[], rows: Iterable<readonly (string | number | null)[]>): string {
  const lines = [lineOf(header)]
  for (const row of rows) lines.push(lineOf(row))
  return lines.join('\r\n') + '\r\n'
}

function lineOf(cells: readonly (string | number | null)[]): string {
  return cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(harmless(cell ?? '')))).join(',')
}

// Full-width signs count too: spreadsheets fold them. A blank before the sign does not help.
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
function harmless(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

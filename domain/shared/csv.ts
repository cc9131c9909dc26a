// Writes any table as CSV: quoted for spreadsheets, and never a formula.

/**
 * RFC 4180 with CRLF and a header line. A value is quoted when it contains a quote, a comma, or a line break. A text that a
 * spreadsheet would execute gets a leading apostrophe (OWASP, 'CSV injection'); a number stays a number.
 */
export function tableCsv(columns: readonly string[], rows: Iterable<readonly (string | number | null)[]>): string {
  const lines = [columns.map(cell).join(',')]
  for (const row of rows) lines.push(row.map(cell).join(','))
  return lines.join('\r\n') + '\r\n'
}

// Includes full-width characters, which spreadsheets convert. A leading blank doesn't protect.
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value === null ? '' : formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Candidates as a CSV: the columns in their order, quoted as spreadsheets read them, and never a formula.

export interface CsvCandidate {
  name: string
  linkedinUrl: string | null
  /** Of the current or newest job. */
  title: string | null
  company: string | null
  location: string | null
  personalEmails: readonly string[]
}

export const csvColumns = ['Name', 'LinkedIn Profile', 'Title', 'Company', 'Location', 'Personal Emails'] as const

/** '{product}Candidates.csv', with the signs a file name may not hold left out (spec A, section 5 'CSV export'). */
export function csvFileName(product: string): string {
  return `${product.replace(/[^\p{L}\p{N}_-]/gu, '')}Candidates.csv`
}

/**
 * RFC 4180 with CRLF and a header line; several addresses stand in one cell, parted by ', '. A value is quoted when it holds a
 * quote, a comma or a line break. One that a spreadsheet would run gets an apostrophe in front (OWASP, 'CSV injection').
 */
export function candidatesCsv(candidates: Iterable<CsvCandidate>): string {
  const lines = [csvColumns.join(',')]
  for (const one of candidates)
    lines.push([one.name, one.linkedinUrl, one.title, one.company, one.location, one.personalEmails.join(', ')].map(cell).join(','))
  return lines.join('\r\n') + '\r\n'
}

// Full-width signs count too: spreadsheets fold them. A blank before the sign does not help.
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function cell(value: string | null): string {
  const text = value === null ? '' : formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

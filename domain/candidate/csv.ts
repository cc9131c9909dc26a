// Candidates as a CSV: the columns in their order.
import { tableCsv } from '../shared/csv.ts'

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

/** '{product}Candidates.csv', without the characters that file names can't contain. */
export function csvFileName(product: string): string {
  return `${product.replace(/[^\p{L}\p{N}_-]/gu, '')}Candidates.csv`
}

/** Several addresses are in one cell, separated by ', '. */
export function candidatesCsv(candidates: Iterable<CsvCandidate>): string {
  return tableCsv(
    csvColumns,
    Array.from(candidates, (candidate) => [
      candidate.name,
      candidate.linkedinUrl,
      candidate.title,
      candidate.company,
      candidate.location,
      candidate.personalEmails.join(', '),
    ]),
  )
}

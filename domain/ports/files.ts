// What the product needs to read files people bring: tables and resumes, never trusted.
import type { Profile } from '../candidate/profile.ts'

export interface CsvTable {
  header: string[]
  rows: { line: number; cells: string[] }[]
  errors: { line: number; message: string }[]
  encoding: string
}

export interface FileReader {
  /** Never throws for bad content: what cannot be read is an error with its line. */
  readCsv(bytes: Uint8Array): Promise<CsvTable> | CsvTable
  /** A profile with warnings, or the reasons why the document is none. */
  readJsonResume(json: unknown): { profile: Profile; warnings: string[] } | { errors: string[] }
}

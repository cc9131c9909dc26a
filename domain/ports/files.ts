// What the product needs to read files people bring: tables and resumes, never trusted.
import type { Profile } from '../candidate/profile.ts'

export interface CsvTable {
  header: string[]
  rows: { line: number; cells: string[] }[]
  errors: { line: number; message: string }[]
  encoding: string
}

/** Why a document has no words for us. */
export type DocumentProblem = 'unsupported' | 'protected' | 'broken' | 'too_large' | 'no_text' | 'busy'

export interface FileReader {
  /** Never throws for bad content: what cannot be read is an error with its line. Files of one workspace wait for each other, not for those of others. */
  readCsv(bytes: Uint8Array, workspaceId?: string): Promise<CsvTable>
  /** The words of a text, PDF or DOCX file of any content; never throws, and takes neither memory nor time without end. */
  readDocument(bytes: Uint8Array, workspaceId?: string): Promise<{ text: string } | { problem: DocumentProblem }>
  /** A profile with warnings, or the reasons why the document is none. */
  readJsonResume(json: unknown): { profile: Profile; warnings: string[] } | { errors: string[] }
}

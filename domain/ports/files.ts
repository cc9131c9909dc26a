// Port for reading uploaded tables and resumes, which are untrusted.
import type { Profile } from '../shared/profile.ts'

export interface CsvRow {
  /** Line of the file that the row begins on; 1 is the first. */
  line: number
  cells: string[]
}

export interface CsvTable {
  header: string[]
  rowCount: number
  /** The rows in their order, as JSON of `CsvRow[]` in UTF-8: a long table is decoded piece by piece and never stops the process. */
  chunks: Uint8Array[]
  /** The first ones; `errorCount` counts all. */
  errors: { line: number; message: string }[]
  errorCount: number
  encoding: string
}

/** Limits of one chunk; a single longer row gets its own chunk. */
export const chunkLimits = { rows: 500, bytes: 512 * 1024 }

/** Why a document has no words for us. */
export type DocumentProblem = 'unsupported' | 'protected' | 'broken' | 'too_large' | 'no_text' | 'busy'

export interface FileReader {
  /** Never throws for bad content: errors name the line. Files of one workspace wait for each other, not for those of others. */
  readCsv(bytes: Uint8Array, workspaceId?: string): Promise<CsvTable>
  /** The words of a text, PDF or DOCX file of any content; never throws, and takes neither memory nor time without end. */
  readDocument(bytes: Uint8Array, workspaceId?: string): Promise<{ text: string } | { problem: DocumentProblem }>
  /** A profile with warnings, or the reasons why the document is invalid. */
  readJsonResume(json: unknown): { profile: Profile; warnings: string[] } | { errors: string[] }
}

// Port for reading uploaded tables and resumes, which are untrusted.
import type { Profile } from '../shared/profile.ts'

export interface CsvRow {
  /** The line where the row begins; 1 is the first. */
  line: number
  cells: string[]
}

export interface CsvTable {
  header: string[]
  rowCount: number
  /** The rows in order, as JSON of `CsvRow[]` in UTF-8: a long table is decoded in chunks and never blocks the process. */
  chunks: Uint8Array[]
  /** The first errors; `errorCount` counts all. */
  errors: { line: number; message: string }[]
  errorCount: number
  encoding: string
}

/** Limits of one chunk; a single longer row gets its own chunk. */
export const chunkLimits = { rows: 500, bytes: 512 * 1024 }

/** Why a document has no usable text. */
export type DocumentProblem = 'unsupported' | 'protected' | 'broken' | 'too_large' | 'no_text' | 'busy'

/** A part of a document that has no readable text. */
export interface UnreadPart {
  /** From 1; null when the file has no pages. */
  page: number | null
  reason: 'no_text' | 'broken' | 'garbled'
}

export interface DocumentText {
  text: string
  /** What the text lacks; absent when everything was read. */
  unread?: UnreadPart[]
}

export interface FileReader {
  /**
   * Never throws for bad content: errors name the line. Files from one workspace wait for each other, not for other workspaces'
   * files.
   */
  readCsv(bytes: Uint8Array, workspaceId?: string): Promise<CsvTable>
  /** The text of a plain text, PDF, or DOCX file with any content; never throws, and uses bounded memory and time. */
  readDocument(bytes: Uint8Array, workspaceId?: string): Promise<DocumentText | { problem: DocumentProblem }>
  /** A profile with warnings, or the reasons why the document is invalid. */
  readJsonResume(json: unknown): { profile: Profile; warnings: string[] } | { errors: string[] }
}

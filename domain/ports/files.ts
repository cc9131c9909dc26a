// Port for reading uploaded tables and resumes, which are untrusted.
import type { Profile } from '../shared/profile.ts'

export interface CsvRow {
  /** The line where the row begins; 1 is the first. */
  line: number
  cells: string[]
}

/** An encoding that a table may have, with a few of its cells as they would be read. */
export interface EncodingChoice {
  encoding: string
  sample: string
}

export interface CsvTable {
  header: string[]
  rowCount: number
  /** The rows in order, as JSON of `CsvRow[]` in UTF-8: a long table is decoded in chunks and never blocks the process. */
  chunks: Uint8Array[]
  /** The first errors; `errorCount` counts all. */
  errors: { line: number; message: string }[]
  errorCount: number
  /** Cells that were left out, while their rows were read: the first ones, and how many there are. */
  warnings: { line: number; message: string }[]
  warningCount: number
  encoding: string
  /** False when the text may be garbled: a user has to choose among `encodings`. */
  isEncodingSure: boolean
  encodings: EncodingChoice[]
  /** The line of the header; 1 is the first. */
  headerLine: number
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
  /** The encodings that `readCsv` can be told. */
  encodings: ReadonlySet<string>
  /**
   * Never throws for bad content: errors name the line. Files from one workspace wait for each other, not for other workspaces'
   * files.
   */
  readCsv(bytes: Uint8Array, workspaceId?: string, encoding?: string): Promise<CsvTable>
  /** The text of a plain text, PDF, or DOCX file with any content; never throws, and uses bounded memory and time. */
  readDocument(bytes: Uint8Array, workspaceId?: string): Promise<DocumentText | { problem: DocumentProblem }>
  /** A profile with warnings, or the reasons why the document is invalid. */
  readJsonResume(json: unknown): { profile: Profile; warnings: string[] } | { errors: string[] }
}

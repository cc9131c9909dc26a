// The result of an import or its preview: counts, and why rows were refused.
import type { EncodingChoice } from '@fairlead/domain/ports/files'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { MappedColumn } from '@fairlead/domain/candidate/people-columns'
import type { LineError } from './people-table.ts'
import type { Outcome } from '../people/person-book.ts'

export interface ImportCounts {
  added: number
  merged: number
  unchanged: number
  /** The first errors by line; `errorCount` counts all. */
  errors: LineError[]
  errorCount: number
  /** The first cells that were left out, while their rows were imported, and how many there are. */
  warnings: LineError[]
  warningCount: number
}

/** A column with its first cells; none for an import that was started. */
export interface ReportedColumn extends MappedColumn {
  samples: string[]
}

export interface ImportReport extends ImportCounts {
  encoding: string
  /** False when the user has to choose among `encodings`. */
  isEncodingSure: boolean
  encodings: EncodingChoice[]
  /** The line with the titles; those before it are left out. */
  headerLine: number
  columns: ReportedColumn[]
  /** The export that it was recognized as, '' for any other table. */
  system: string
  /** The columns are as someone in the workspace corrected them before. */
  isRemembered: boolean
  rows: number
  preview: Profile[]
  /** The first people whose greeting doesn't look like a name, and how many there are. */
  doubtfulGreetings: { line: number; name: string; greeting: string }[]
  doubtfulCount: number
}

const errorsShown = 200

export const noCounts: ImportCounts = { added: 0, merged: 0, unchanged: 0, errors: [], errorCount: 0, warnings: [], warningCount: 0 }

/** The counts including further rows. */
export function countOutcomes(
  before: ImportCounts,
  outcomes: readonly Outcome[],
  unreadable: readonly LineError[],
  warnings: readonly LineError[] = [],
): ImportCounts {
  const after = { ...before }
  const errors = [...unreadable]
  for (const outcome of outcomes) {
    if (outcome.outcome === 'error') errors.push({ line: outcome.line, message: outcome.message })
    else after[outcome.outcome]++
  }
  after.errorCount += errors.length
  after.errors = [...before.errors, ...errors].toSorted((a, b) => a.line - b.line).slice(0, errorsShown)
  after.warningCount += warnings.length
  after.warnings = [...before.warnings, ...warnings].toSorted((a, b) => a.line - b.line).slice(0, errorsShown)
  return after
}

/** What only a dry run reports. */
export type PreviewOnly = 'preview' | 'doubtfulGreetings' | 'doubtfulCount' | 'isEncodingSure' | 'isRemembered' | 'encodings' | 'headerLine'

import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, json, text } from '../../fields.ts'

export const importColumns = [
  'linkedin_url',
  'email',
  'first_name',
  'last_name',
  'full_name',
  'headline',
  'title',
  'company',
  'location',
  'skills',
  'school',
  'degree',
  'summary',
  'job_applied_for',
  'application_stage',
  'application_status',
  'applied_on',
  'application_ended_on',
  'rejection_reason',
  'application_source',
  'application_id',
] as const
export type ImportColumn = (typeof importColumns)[number]

const keptReasons = ['contacted', 'project', 'tagged', 'noted', 'resume', 'imported', 'edited', 'ideal'] as const

const report = z.object({
  /** null for a dry run, which isn't stored. */
  import_id: z.string().nullable(),
  file_name: z.string(),
  state: z.enum(['checked', 'queued', 'running', 'completed', 'failed', 'cancelled', 'undoing', 'undone']),
  /** Why it failed. */
  why: z.string().nullable(),
  encoding: z.string(),
  /** False: the letters may be garbled. The import then needs `encoding`, one of `encodings`; only for a dry run. */
  encoding_sure: z.boolean(),
  /** With a few cells as they would be read; none for Unicode. */
  encodings: z.array(z.object({ encoding: z.string(), sample: z.string() })),
  /** The line with the titles of the columns; only for a dry run. */
  header_line: z.number().int(),
  /** The export it was recognized as, such as Greenhouse; '' for any other table. */
  system: z.string(),
  /** The columns are as someone in the workspace corrected them for the same titles; only for a dry run. */
  remembered: z.boolean(),
  /** With up to three cells each; none once the import has started. */
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()), field: z.enum([...importColumns, 'ignore']) })),
  rows: z.number(),
  rows_done: z.number(),
  added: z.number(),
  merged: z.number(),
  unchanged: z.number(),
  /** The first 200. */
  errors: z.array(z.object({ line: z.number(), message: z.string() })),
  error_count: z.number(),
  /** Cells that are left out while their rows are imported: the first 200. */
  warnings: z.array(z.object({ line: z.number(), message: z.string() })),
  warning_count: z.number(),
  /** The first people in the file; only for a dry run. */
  preview: z.array(
    z.object({
      name: z.string(),
      /** The first name that an email to them would use; '' = none is known. */
      greeting: z.string(),
      headline: z.string().nullable(),
      email: z.string().nullable(),
      linkedin_url: z.string().nullable(),
    }),
  ),
  /** The first 20 people whose greeting doesn't look like a name; only for a dry run. */
  doubtful_greetings: z.array(z.object({ line: z.number(), name: z.string(), greeting: z.string() })),
  doubtful_greeting_count: z.number(),
  dry_run: z.boolean(),
  finished_at: z.string().nullable(),
  /** By undoing the import: people who were removed, and people who have their earlier details again. */
  removed: z.number(),
  restored: z.number(),
  /** The first 100 people who stayed when it was undone, since someone has worked with them. */
  kept: z.array(z.object({ person_id: z.string(), name: z.string(), reason: z.enum(keptReasons) })),
  kept_count: z.number(),
})
export type WireImport = z.output<typeof report>

export const importCsv = call(
  'POST',
  'v2/talent/import',
  ['unproven'],
  'Imports a CSV of at most 200 columns. The header is found among the first 20 lines. Encodings that can’t be told apart are asked for: 400 with the field `encoding`. dry_run reports what would happen; otherwise the import starts in the background. Importing the same file again adds no one.',
  z.object({
    /** Column title in the file -> field; without it the last correction for the same titles is used, else a proposal. */
    mapping: json(z.record(text, z.enum([...importColumns, 'ignore']))).optional(),
    dry_run: flag.default(true),
    /** How the file's letters are encoded; without it the product detects it. */
    encoding: text.optional(),
    project_id: text.optional(),
  }),
  report,
  { audit: 'people_imported', body: 'file', fileMegabytes: 64, also: { 202: 'The import runs in the background.' } },
)
export type ImportCsv = CallType<typeof importCsv>

export const listImports = call(
  'GET',
  'v2/talent/import',
  ['staff', 'unproven'],
  'The user’s last five imports, newest first, with their progress.',
  z.object({}),
  z.object({ imports: z.array(report) }),
)
export type ListImports = CallType<typeof listImports>

export const cancelImport = call(
  'POST',
  'v2/talent/import/cancel',
  ['unproven'],
  'Stops an import. People added so far stay.',
  z.object({ import_id: text }),
  report,
  { audit: 'people_imported' },
)
export type CancelImport = CallType<typeof cancelImport>

export const undoImport = call(
  'POST',
  'v2/talent/import/undo',
  ['unproven'],
  'Undoes an import in the background, and stops it if it hasn’t ended. People it added go, unless someone has worked with them since; details it changed go back, unless they were changed since; its applications go. Calling it again looks again at those who stayed.',
  z.object({ import_id: text }),
  report,
  { audit: 'people_imported' },
)
export type UndoImport = CallType<typeof undoImport>

export const readRefusedRows = call(
  'GET',
  'v2/talent/import/refused',
  ['unproven'],
  'Downloads the rows of an import that weren’t imported, as CSV with the reasons.',
  z.object({ import_id: text }),
  z.unknown(),
  { download: true, also: { 404: 'There is no such import of yours.' } },
)
export type ReadRefusedRows = CallType<typeof readRefusedRows>

// POST {V2}talent/import: a CSV with a column mapping, first as a dry run.
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
] as const
export type ImportColumn = (typeof importColumns)[number]

export const importCsv = call(
  'POST',
  'v2/talent/import',
  'Reads a CSV (UTF-8, UTF-16 or Latin-1). dry_run only tells what would happen. Running the same file again adds nobody.',
  z.object({
    /** Column title of the file -> field; without it the product proposes one. */
    mapping: json(z.record(text, z.enum([...importColumns, 'ignore']))).optional(),
    dry_run: flag.default(true),
    project_id: text.optional(),
  }),
  z.object({
    encoding: z.string(),
    columns: z.array(z.object({ title: z.string(), sample: z.string(), field: z.enum([...importColumns, 'ignore']) })),
    rows: z.number(),
    added: z.number(),
    merged: z.number(),
    unchanged: z.number(),
    errors: z.array(z.object({ line: z.number(), message: z.string() })),
    error_count: z.number(),
    preview: z.array(
      z.object({ name: z.string(), headline: z.string().nullable(), email: z.string().nullable(), linkedin_url: z.string().nullable() }),
    ),
    dry_run: z.boolean(),
  }),
  { body: 'file', fileMegabytes: 64 },
)
export type ImportCsv = CallType<typeof importCsv>

// POST {V2}talent/import
import { importCsv } from '@fairlead/contract/v2/talent/import'
import { fullName } from '@fairlead/domain/candidate/profile'
import { Refusal } from '@fairlead/domain/refusal'
import { importPeople } from '../../../features/candidates/people-import.ts'
import { endpoint } from '../../endpoint.ts'
import { columnFromWire, columnToWire } from '../../wire/person.ts'

export const postTalentImport = endpoint(importCsv, async (ctx, { input, file, services }) => {
  if (!file) throw new Refusal('invalid_input', undefined, { file: 'This field is required.' })
  const mapping = input.mapping && Object.fromEntries(Object.entries(input.mapping).map(([title, field]) => [title, columnFromWire(field)]))
  const report = await importPeople(ctx, services.vocabulary, services.files, {
    file,
    mapping,
    dryRun: input.dry_run,
    projectId: input.project_id || undefined,
  })
  return {
    encoding: report.encoding,
    columns: report.columns.map(({ title, sample, column }) => ({ title, sample, field: columnToWire(column) })),
    rows: report.rows,
    added: report.added,
    merged: report.merged,
    unchanged: report.unchanged,
    errors: report.errors,
    error_count: report.errorCount,
    preview: report.preview.map((profile) => ({
      name: fullName(profile),
      headline: profile.headline,
      email: profile.personalEmails[0] ?? null,
      linkedin_url: profile.linkedinUrl,
    })),
    dry_run: input.dry_run,
  }
})

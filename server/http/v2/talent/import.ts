import { cancelImport, importCsv, listImports, type WireImport } from '@fairlead/contract/v2/talent/import'
import { fullName, type Profile } from '@fairlead/domain/shared/profile'
import { greetingName } from '@fairlead/domain/shared/person-name'
import { Refusal } from '@fairlead/domain/refusal'
import { cancelImport as cancel } from '../../../features/candidates/imports/cancel-import.ts'
import type { ImportReport, PreviewOnly } from '../../../features/candidates/imports/import-report.ts'
import { listImports as list, type ImportView } from '../../../features/candidates/imports/import-views.ts'
import { previewImport } from '../../../features/candidates/imports/preview-import.ts'
import { startImport } from '../../../features/candidates/imports/start-import.ts'
import { Answer, endpoint } from '../../endpoint.ts'
import { columnFromWire, columnToWire } from '../../wire/person.ts'
import { text as texts } from '../../../features/candidates/texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'

export const postTalentImport = endpoint(importCsv, async (ctx, { input, file, services }) => {
  if (!file) throw new Refusal('invalid_input', undefined, { file: messages.fieldRequired })
  const mapping = input.mapping && Object.fromEntries(Object.entries(input.mapping).map(([title, field]) => [title, columnFromWire(field)]))
  if (input.encoding && !services.files.encodings.has(input.encoding))
    throw new Refusal('invalid_input', undefined, { encoding: texts.unknownEncoding })
  const request = { file, mapping, encoding: input.encoding || undefined, projectId: input.project_id || undefined }
  if (!input.dry_run) return new Answer(202, importToWire(await startImport(ctx, services.files, request)))
  const report = await previewImport(ctx, services.files, request)
  return {
    ...reportToWire(report),
    import_id: null,
    file_name: file.name,
    state: 'checked' as const,
    why: null,
    rows_done: report.rows,
    preview: report.preview.map(previewToWire),
    remembered: report.isRemembered,
    encoding_sure: report.isEncodingSure,
    encodings: report.encodings,
    header_line: report.headerLine,
    doubtful_greetings: report.doubtfulGreetings,
    doubtful_greeting_count: report.doubtfulCount,
    dry_run: true,
    finished_at: null,
  }
})

export const getTalentImport = endpoint(listImports, async (ctx) => ({ imports: (await list(ctx)).map(importToWire) }))

export const postTalentImportCancel = endpoint(cancelImport, async (ctx, { input }) => importToWire(await cancel(ctx, input.import_id)))

function importToWire(view: ImportView): WireImport {
  const { id, fileName, state, reason: failure, rowsDone } = view
  return {
    ...reportToWire(view),
    import_id: id,
    file_name: fileName,
    state,
    why: failure,
    rows_done: rowsDone,
    preview: [],
    remembered: false,
    encoding_sure: true,
    encodings: [],
    header_line: 1,
    doubtful_greetings: [],
    doubtful_greeting_count: 0,
    dry_run: false,
    finished_at: view.finishedAt?.toISOString() ?? null,
  }
}

function reportToWire(report: Omit<ImportReport, PreviewOnly>) {
  return {
    encoding: report.encoding,
    columns: report.columns.map(({ title, samples, column }) => ({ title, samples, field: columnToWire(column) })),
    system: report.system,
    rows: report.rows,
    added: report.added,
    merged: report.merged,
    unchanged: report.unchanged,
    errors: report.errors,
    error_count: report.errorCount,
    warnings: report.warnings,
    warning_count: report.warningCount,
  }
}

function previewToWire(profile: Profile): WireImport['preview'][number] {
  return {
    name: fullName(profile),
    greeting: greetingName(profile),
    headline: profile.headline,
    email: profile.personalEmails[0] ?? null,
    linkedin_url: profile.linkedinUrl,
  }
}

import { cancelImport, importCsv, listImports, readRefusedRows, undoImport, type WireImport } from '@fairlead/contract/v2/talent/import'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { fullName, type Profile } from '@fairlead/domain/shared/profile'
import { greetingName } from '@fairlead/domain/shared/person-name'
import { Refusal } from '@fairlead/domain/refusal'
import { cancelImport as cancel } from '../../../features/candidates/imports/cancel-import.ts'
import type { ImportReport, PreviewOnly } from '../../../features/candidates/imports/import-report.ts'
import { listImports as list, type ImportView } from '../../../features/candidates/imports/import-views.ts'
import { previewImport } from '../../../features/candidates/imports/preview-import.ts'
import { startImport } from '../../../features/candidates/imports/start-import.ts'
import { readRefusedRows as readRefused } from '../../../features/candidates/imports/read-refused-rows.ts'
import { undoImport as undo } from '../../../features/candidates/imports/undo-import.ts'
import { Answer, endpoint, FileAnswer } from '../../endpoint.ts'
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
    ...notUndone,
  }
})

export const getTalentImport = endpoint(listImports, async (ctx) => ({ imports: (await list(ctx)).map(importToWire) }))

export const postTalentImportCancel = endpoint(cancelImport, async (ctx, { input }) => importToWire(await cancel(ctx, input.import_id)))

export const postTalentImportUndo = endpoint(undoImport, async (ctx, { input }) => importToWire(await undo(ctx, input.import_id)))

export const getTalentImportRefused = endpoint(readRefusedRows, async (ctx, { input }) => {
  const { fileName, csv } = await readRefused(ctx, input.import_id)
  return new FileAnswer(fileName, 'text/csv; charset=utf-8', new TextEncoder().encode(`\ufeff${csv}`))
})

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
    removed: view.removed,
    restored: view.restored,
    kept: view.kept.map(({ id: personId, name, isHidden, reason }) => ({ person_id: personId, name: shownName(name, isHidden), reason })),
    kept_count: view.keptCount,
  }
}

const notUndone = { removed: 0, restored: 0, kept: [], kept_count: 0 }

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

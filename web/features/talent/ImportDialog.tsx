// Imports people from files, folders, and ZIPs: résumés are read immediately; then each table is previewed, and runs in the background.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Button, Group, Loader, Paper, Stack, Text } from '@mantine/core'
import type { ImportCsv, WireImport } from '@fairlead/contract/v2/talent/import'
import { useEffect, useEffectEvent, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sendFile } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FileDrop } from './FileDrop.tsx'
import { FileReads } from './FileReads.tsx'
import type { Dropped } from './gather-files.ts'
import { ImportPlan, type Mapping } from './ImportPlan.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { useFileReads } from './use-file-reads.ts'
import { isUnderWay, useImports } from './use-imports.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { text as talentText } from '../../i18n/talent.ts'
import { text as uploadText } from '../../i18n/uploads.ts'

type Result = ImportCsv['answer']

/** The user's last imports, which can still be undone. */
function PastImports({ imports }: { imports: readonly WireImport[] }) {
  if (imports.length === 0) return null
  return (
    <section aria-label={talentText.lastImports}>
      <Text size="sm" fw={550} mb="xs">
        {talentText.lastImports}
      </Text>
      {imports.map((run) => (
        <Paper
          key={run.import_id}
          component="section"
          aria-label={talentText.importOf(run.file_name)}
          withBorder
          radius="md"
          p="sm"
          mb="xs"
        >
          <ImportProgress run={run} />
        </Paper>
      ))}
    </section>
  )
}

/** @param files dropped on the page behind the dialog */
export function ImportDialog({ files, onClose }: { files: readonly Dropped[]; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const [encoding, setEncoding] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const uploads = useFileReads()
  const imports = useImports()
  // the latest state of the import that was started here
  const started = result && !result.dry_run ? (imports.find((entry) => entry.import_id === result.import_id) ?? result) : null

  const importing = useSubmit({
    send: (chosen: File, fields: Mapping | null, letters: string | null, dry: boolean) =>
      sendFile<ImportCsv>('v2/talent/import', { dry_run: dry, mapping: fields ?? undefined, encoding: letters ?? undefined }, chosen),
    onSuccess: (answer, chosen, fields, _, dry) => {
      setResult(answer)
      setMapping(fields ?? Object.fromEntries(answer.columns.map((column) => [column.title, column.field])))
      if (dry) return
      uploads.markImported(chosen)
      invalidate('v2/talent/import')
    },
    failure: uploadText.fileUnread,
  })
  const { busy } = importing

  function openTable(table: File | null) {
    importing.clear()
    setResult(null)
    setMapping(null)
    setEncoding(null)
    setFile(table)
    if (table) void importing.run(table, null, null, true)
  }
  async function take(dropped: readonly Dropped[]) {
    openTable(null)
    const table = await uploads.read(dropped)
    if (table) openTable(table)
  }
  const close = () => {
    if (!uploads.isReading || window.confirm(uploadText.stopReadingQuestion)) onClose()
  }
  const isDropShown = !result && !busy && !uploads.isReading
  // a table on its own is shown by its columns
  const isListShown = uploads.reads.length > 1 || (uploads.reads.length === 1 && file === null)
  const begin = useEffectEvent(() => void (files.length > 0 && take(files)))
  useEffect(() => {
    // in a separate task: React mounts twice in development
    const later = setTimeout(() => begin())
    return () => clearTimeout(later)
  }, [])

  return (
    <Dialog onClose={close} size={760} title={talentText.importPeople}>
      <Stack>
        {isDropShown && (
          <FileDrop
            accept=".zip,.csv,.tsv,.xlsx,.txt,.json,.pdf,.docx,text/csv,application/json,application/pdf"
            label={talentText.dropTitle}
            hint={talentText.dropHint}
            onFiles={(dropped) => void take(dropped)}
          />
        )}
        {isDropShown && !isListShown && <PastImports imports={imports} />}
        {busy && !result && (
          <Group justify="center" py="xl" component="output">
            <Loader size="sm" /> {talentText.reading} {file?.name ?? talentText.theFile}…
          </Group>
        )}
        {isListShown && (
          <FileReads
            files={uploads}
            openTable={busy || result ? file : null}
            onTable={(table) => !busy && openTable(table)}
            onClose={onClose}
          />
        )}
        <FormError>{uploads.problem}</FormError>
        <FormError>{importing.sentence}</FormError>
        {started && <ImportProgress run={started} />}
        {result?.dry_run && file && mapping && (
          <ImportPlan
            file={file}
            result={result}
            mapping={mapping}
            onMap={(next) => {
              setMapping(next)
              void importing.run(file, next, encoding, true)
            }}
            // other letters are other titles: the columns are proposed again
            onEncoding={(next) => {
              setEncoding(next)
              void importing.run(file, null, next, true)
            }}
          />
        )}
        {result && (
          <Group justify="space-between">
            <Button variant="subtle" onClick={() => setResult(null)} disabled={busy}>
              {talentText.anotherFile}
            </Button>
            {result.dry_run ? (
              <Button
                loading={busy}
                disabled={result.added + result.merged === 0 || !result.encoding_sure}
                onClick={() => file && void importing.run(file, mapping, encoding, false)}
              >
                {talentText.importValue((result.added + result.merged).toLocaleString(readersLocale()))}{' '}
                {result.added + result.merged === 1 ? talentText.person : talentText.people}
              </Button>
            ) : (
              <Button onClick={onClose}>{started && isUnderWay(started) ? talentText.close : talentText.done}</Button>
            )}
          </Group>
        )}
        {started?.state === 'completed' && (
          <Text component="output" size="sm">
            {talentText.importDone}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

// Importing people from a file: a CSV shows first what would happen, then runs in the background; a résumé is read at once.
import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import type { ImportCsv } from '@fairlead/contract/v2/talent/import'
import type { ImportJsonResume } from '@fairlead/contract/v2/talent/json_resume'
import type { ImportResume } from '@fairlead/contract/v2/talent/resume'
import { resumeReadWords } from '@fairlead/domain/candidate/resume-reading'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send, sendFile } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { FileDrop } from './FileDrop.tsx'
import { ImportPlan, type Mapping } from './ImportPlan.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { isUnderWay, useImports } from './use-imports.ts'
import { Dialog } from '../../ui/Dialog.tsx'

type Result = ImportCsv['answer']

const addedWords = ({ name, merged }: { name: string; merged: boolean }) =>
  merged ? `${name} was already in your talent pool. New details were added.` : `Added ${name}`

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [read, setRead] = useState<string | null>(null)
  const imports = useImports()
  // the newest that is known of the import that was started here
  const started = result && !result.dry_run ? (imports.find((one) => one.import_id === result.import_id) ?? result) : null

  async function run(chosen: File, fields: Mapping | null, dry: boolean) {
    setBusy(true)
    setWrong(null)
    try {
      const answer = await sendFile<ImportCsv>('v2/talent/import', { dry_run: dry, mapping: fields ?? undefined }, chosen)
      setResult(answer)
      setMapping(fields ?? Object.fromEntries(answer.columns.map((column) => [column.title, column.field])))
      if (!dry) invalidate('v2/talent/import')
    } catch (error) {
      setWrong(sentenceOf(error, 'The file could not be read. Please try again.'))
    }
    setBusy(false)
  }

  async function readResume(chosen: File) {
    setBusy(true)
    setWrong(null)
    try {
      const resume = JSON.parse(await chosen.text()) as unknown
      const answer = await send<ImportJsonResume>('POST', 'v2/talent/json_resume', { resume: JSON.stringify(resume) })
      showToast(addedWords(answer))
      if (answer.warnings.length > 0) setWrong(answer.warnings.join(' '))
      else onClose()
      invalidate('v2/talent')
    } catch (error) {
      setWrong(
        error instanceof SyntaxError ? 'This is not a JSON file.' : sentenceOf(error, 'The file could not be read. Please try again.'),
      )
    }
    setBusy(false)
  }

  async function readFile(chosen: File) {
    setBusy(true)
    setWrong(null)
    setRead(null)
    try {
      const answer = await sendFile<ImportResume>('v2/talent/resume', {}, chosen)
      setRead(`${addedWords(answer)}.${answer.read ? ` ${resumeReadWords(answer.read)}.` : ''}`)
      invalidate('v2/talent')
    } catch (error) {
      setWrong(`${chosen.name}: ${sentenceOf(error, 'The file could not be read. Please try again.')}`)
    }
    setBusy(false)
  }

  function take(chosen: File) {
    setFile(chosen)
    if (/\.(?:pdf|docx)$/i.test(chosen.name)) return void readFile(chosen)
    if (/\.json$/i.test(chosen.name) || chosen.type === 'application/json') return void readResume(chosen)
    setResult(null)
    setMapping(null)
    void run(chosen, null, true)
  }

  return (
    <Dialog onClose={onClose} size={760} title="Import people">
      <Stack>
        {!result && !busy && (
          <FileDrop
            accept=".csv,.txt,.json,.pdf,.docx,text/csv,application/json,application/pdf"
            label="Drop a CSV, a résumé or a JSON Resume here"
            hint="or choose a file. For a CSV, you see a preview before anything is saved. A résumé (PDF, DOCX) adds the person right away."
            onFile={take}
          />
        )}
        {busy && !result && (
          <Group justify="center" py="xl" component="output">
            <Loader size="sm" /> Reading {file?.name ?? 'the file'}…
          </Group>
        )}
        {read && (
          <Text component="output" display="block">
            {read}
          </Text>
        )}
        {wrong && (
          <Alert color="red" role="alert">
            {wrong}
          </Alert>
        )}
        {started && <ImportProgress run={started} />}
        {result?.dry_run && file && mapping && (
          <ImportPlan
            file={file}
            result={result}
            mapping={mapping}
            onMap={(next) => {
              setMapping(next)
              void run(file, next, true)
            }}
          />
        )}
        {result && (
          <Group justify="space-between">
            <Button variant="subtle" onClick={() => setResult(null)} disabled={busy}>
              Another file
            </Button>
            {result.dry_run ? (
              <Button loading={busy} disabled={result.added + result.merged === 0} onClick={() => file && void run(file, mapping, false)}>
                Import {(result.added + result.merged).toLocaleString('en-US')} {result.added + result.merged === 1 ? 'person' : 'people'}
              </Button>
            ) : (
              <Button onClick={onClose}>{started && isUnderWay(started) ? 'Close' : 'Done'}</Button>
            )}
          </Group>
        )}
        {started?.state === 'completed' && (
          <Text component="output" size="sm">
            Imported. Importing the same file again won’t create duplicates.
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

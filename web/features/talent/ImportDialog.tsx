// Imports people from a file: a CSV is previewed first, then runs in the background; résumés are read immediately.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Button, Group, Loader, Paper, Stack, Text } from '@mantine/core'
import type { ImportCsv, WireImport } from '@fairlead/contract/v2/talent/import'
import type { ImportJsonResume } from '@fairlead/contract/v2/talent/json_resume'
import type { ImportResume } from '@fairlead/contract/v2/talent/resume'
import { resumeReadWords } from '@fairlead/domain/candidate/resume-reading'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send, sendFile } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FileDrop } from './FileDrop.tsx'
import { ImportPlan, type Mapping } from './ImportPlan.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { kindOfFile } from './kind-of-file.ts'
import styles from './talent.module.css'
import { isUnderWay, useImports } from './use-imports.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { text as talentText } from '../../i18n/talent.ts'

type Result = ImportCsv['answer']

interface Read {
  name: string
  state: 'waiting' | 'done' | 'failed'
  text: string
  personId?: string
}

const addedWords = ({ name, merged }: { name: string; merged: boolean }) =>
  merged ? talentText.nameAlreadyInPool(name) : talentText.nameAdded(name)

/** Adds the person in one résumé. */
async function readOne(file: File, kind: 'resume' | 'json'): Promise<Omit<Read, 'name'>> {
  try {
    if (kind === 'json') {
      const resume: unknown = JSON.parse(await file.text())
      const answer = await send<ImportJsonResume>('POST', 'v2/talent/json_resume', { resume: JSON.stringify(resume) })
      return { state: 'done', text: [`${addedWords(answer)}.`, ...answer.warnings].join(' '), personId: answer.core_candidate_id }
    }
    const answer = await sendFile<ImportResume>('v2/talent/resume', {}, file)
    const counts = answer.read ? ` ${resumeReadWords(answer.read)}.` : ''
    return {
      state: 'done',
      text: [`${addedWords(answer)}.${counts}`, answer.note].filter(Boolean).join(' '),
      personId: answer.core_candidate_id,
    }
  } catch (error) {
    return { state: 'failed', text: error instanceof SyntaxError ? talentText.notJson : sentenceOf(error, talentText.fileUnread) }
  }
}

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
export function ImportDialog({ files, onClose }: { files: readonly File[]; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const [encoding, setEncoding] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [reads, setReads] = useState<Read[]>([])
  const imports = useImports()
  // the latest state of the import that was started here
  const started = result && !result.dry_run ? (imports.find((entry) => entry.import_id === result.import_id) ?? result) : null

  const importing = useSubmit({
    send: (chosen: File, fields: Mapping | null, letters: string | null, dry: boolean) =>
      sendFile<ImportCsv>('v2/talent/import', { dry_run: dry, mapping: fields ?? undefined, encoding: letters ?? undefined }, chosen),
    onSuccess: (answer, _, fields, __, dry) => {
      setResult(answer)
      setMapping(fields ?? Object.fromEntries(answer.columns.map((column) => [column.title, column.field])))
      if (!dry) invalidate('v2/talent/import')
    },
    failure: talentText.fileUnread,
  })
  const { busy } = importing

  async function take(chosen: readonly File[]) {
    importing.clear()
    setResult(null)
    setMapping(null)
    setEncoding(null)
    const kinds = await Promise.all(chosen.map(async (upload) => ({ one: upload, kind: await kindOfFile(upload) })))
    const tables = kinds.filter(({ kind }) => kind === 'table')
    if (chosen.length === 1 && tables[0]) {
      setFile(tables[0].one)
      void importing.run(tables[0].one, null, null, true)
      return
    }
    // every file reports its own result, and a failed one stops no other
    setReads(kinds.map(({ one: upload }) => ({ name: upload.name, state: 'waiting', text: '' })))
    for (const [place, { one: upload, kind }] of kinds.entries()) {
      const read = kind === 'table' ? { state: 'failed' as const, text: talentText.csvSeparately } : await readOne(upload, kind)
      setReads((before) => before.map((entry, index) => (index === place ? { ...entry, ...read } : entry)))
    }
    invalidate('v2/talent/search')
  }
  const begin = useEffectEvent(() => void (files.length > 0 && take(files)))
  useEffect(() => {
    // in a separate task: React mounts twice in development
    const later = setTimeout(() => begin())
    return () => clearTimeout(later)
  }, [])

  return (
    <Dialog onClose={onClose} size={760} title={talentText.importPeople}>
      <Stack>
        {!result && !busy && (
          <FileDrop
            accept=".csv,.tsv,.xlsx,.txt,.json,.pdf,.docx,text/csv,application/json,application/pdf"
            label={talentText.dropTitle}
            hint={talentText.dropHint}
            onFiles={(chosen) => void take(chosen)}
          />
        )}
        {!result && !busy && reads.length === 0 && <PastImports imports={imports} />}
        {busy && !result && (
          <Group justify="center" py="xl" component="output">
            <Loader size="sm" /> {talentText.reading} {file?.name ?? talentText.theFile}…
          </Group>
        )}
        {reads.length > 0 && (
          <ul className={styles.reads} aria-live="polite" aria-label={talentText.files}>
            {reads.map((read, index) => (
              <li key={`${index} ${read.name}`} data-state={read.state}>
                {read.state === 'waiting' ? (
                  <Loader size={16} />
                ) : read.state === 'done' ? (
                  <IconCheck size={16} />
                ) : (
                  <IconAlertTriangle size={16} />
                )}
                <div>
                  <strong>{read.name}</strong>
                  <span className="text-14">{read.state === 'waiting' ? talentText.readingFile : read.text}</span>
                </div>
                {read.personId && (
                  <Link to={'/talent/$personId'} params={{ personId: read.personId }} onClick={onClose}>
                    {talentText.open}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
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

// The job description as text or file, and what it proposes for the search.
import { Alert, Button, Text } from '@mantine/core'
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { isAddress, whyNotReadable } from '@fairlead/domain/project/job-text'
import { jobMessages } from '@fairlead/domain/project/job-messages'
import { limits } from '@fairlead/domain/shared/limits'
import { IconFileText, IconListSearch } from '@tabler/icons-react'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { send, sendFile } from '../../../api/send.ts'
import type { Change } from '../../../project/kept-draft.ts'
import { Proposals } from './Proposals.tsx'
import styles from './intake.module.css'

type Reading = ReadJobDescription['answer']

interface Props {
  settings: Pick<WireSettings, 'job_description'> & Partial<WireSettings>
  change: (part: Change) => void
  /** The field for the text. */
  children: ReactNode
}

export function JobIntake({ settings, change, children }: Props) {
  const [reading, setReading] = useState<Reading | null>(null)
  const [count, setCount] = useState(0)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const latest = useRef(0)
  const text = settings.job_description

  async function read(file: File | null) {
    const problem = file
      ? file.size > limits.jobFileMegabytes * 1024 * 1024
        ? jobMessages.fileTooBig
        : null
      : isAddress(text)
        ? null
        : whyNotReadable(text)
    setWrong(problem)
    if (problem) return
    const turn = (latest.current += 1)
    setBusy(true)
    try {
      const answer = file
        ? await sendFile<ReadJobDescription>('v1/projects/intake', {}, file)
        : await send<ReadJobDescription>('POST', 'v1/projects/intake', { text })
      if (turn !== latest.current) return
      setReading(answer)
      setCount(turn)
      if (answer.model === 'ready') void askModel(answer, turn)
      // what someone typed is theirs; a file fills an empty field alone, a page the field that held its address
      if (file ? text.trim() === '' : isAddress(text)) change({ job_description: answer.text })
    } catch (error) {
      if (turn === latest.current) setWrong(sentenceOf(error, 'The job description could not be read. Please try again.'))
    }
    if (turn === latest.current) setBusy(false)
  }

  /** What the rules found is at once; what a model adds comes after it, or does not. */
  async function askModel(first: Reading, turn: number) {
    const given = { text: first.text, model: true }
    const more = await send<ReadJobDescription>('POST', 'v1/projects/intake', given).catch(() => null)
    if (turn !== latest.current) return
    const added = more?.proposals.filter(({ by }) => by === 'model') ?? []
    setReading({ ...first, proposals: [...first.proposals, ...added], model: more?.model ?? 'failed' })
  }

  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    setOver(false)
    if (!file) return
    event.preventDefault()
    void read(file)
  }
  return (
    <div
      className={styles.intake}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <div className={styles.bar}>
        <Button variant="light" leftSection={<IconListSearch size={18} aria-hidden />} loading={busy} onClick={() => void read(null)}>
          Propose criteria
        </Button>
        <label className={styles.choose}>
          <IconFileText size={18} aria-hidden />
          Choose a PDF, DOCX or text file
          <input
            type="file"
            accept=".pdf,.docx,.txt,.md,application/pdf,text/plain"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              // the same file may be chosen once more
              event.currentTarget.value = ''
              if (file) void read(file)
            }}
          />
        </label>
      </div>
      {wrong && (
        <Alert color="red" role="alert">
          {wrong}
        </Alert>
      )}
      {reading && !reading.language.is_read && (
        <Alert color="orange" variant="light" title={`This job description seems to be in ${reading.language.name}`}>
          Job descriptions are read in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, and Romanian. Check what was
          found, and add the rest yourself.
        </Alert>
      )}
      {reading && reading.proposals.length === 0 && (
        <Text component="output" size="sm" c="dimmed">
          {reading.model === 'ready' ? 'A model is reading the text…' : 'No criteria were found in this text. Set them in the next steps.'}
        </Text>
      )}
      {reading && reading.proposals.length > 0 && <Proposals key={count} reading={reading} settings={settings} change={change} />}
    </div>
  )
}

// The files that are being read, with the result or the reason of each.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Button, Group, Loader, Progress, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconMinus, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import styles from './talent.module.css'
import type { FileRead, FileReads as Reads } from './use-file-reads.ts'
import { text as talentText } from '../../i18n/talent.ts'
import { text as uploadText } from '../../i18n/uploads.ts'

const icons = {
  waiting: IconClock,
  done: IconCheck,
  failed: IconAlertTriangle,
  left_out: IconMinus,
  canceled: IconMinus,
  table: IconTable,
}
/** Once all are read, what needs someone comes first. */
const order: FileRead['state'][] = ['table', 'failed', 'canceled', 'left_out', 'waiting', 'reading', 'done']
/** A screen reader announces the results of a few files, and of many only the counts. */
const fewFiles = 5

interface Props {
  files: Reads
  /** The table whose columns are on screen. */
  openTable: File | null
  onTable: (table: File) => void
  onClose: () => void
}

export function FileReads({ files, openTable, onTable, onClose }: Props) {
  const { reads, isReading, retryCount } = files
  const rows = reads.map((read, place) => ({ read, place }))
  const isLong = reads.length > fewFiles
  if (!isReading) rows.sort((a, b) => order.indexOf(a.read.state) - order.indexOf(b.read.state))
  return (
    <Stack gap="xs">
      {(reads.length > 1 || files.hiddenCount > 0) && <ReadCounts files={files} />}
      {!isReading && retryCount > 0 && (
        <Group>
          <Button variant="default" size="xs" onClick={() => void files.retry()}>
            {uploadText.readAgain(retryCount.toLocaleString(readersLocale()))}
          </Button>
        </Group>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls, by keyboard too */}
      <ul className={styles.reads} tabIndex={isLong ? 0 : undefined} aria-live={isLong ? 'off' : 'polite'} aria-label={talentText.files}>
        {rows.map(({ read, place }) => {
          const Icon = read.state === 'reading' ? Loader : icons[read.state]
          return (
            <li key={place} data-state={read.state}>
              <Icon size={16} aria-hidden />
              <div>
                <strong>{read.path}</strong>
                <span className="text-14">{read.text}</span>
              </div>
              {read.state === 'done' && read.personId && !isReading && (
                <Link to={'/talent/$personId'} params={{ personId: read.personId }} onClick={onClose}>
                  {talentText.open}
                </Link>
              )}
              {read.state === 'table' && read.file && !isReading && read.file !== openTable && (
                <Button size="compact-xs" variant="default" onClick={() => read.file && onTable(read.file)}>
                  {uploadText.checkColumns}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

function ReadCounts({ files: { reads, hiddenCount, isReading, cancel } }: { files: Reads }) {
  const count = (...states: FileRead['state'][]) => reads.filter(({ state }) => states.includes(state)).length
  const words = (value: number) => value.toLocaleString(readersLocale())
  const [finished, failed, leftOut] = [reads.length - count('waiting', 'reading'), count('failed'), count('left_out', 'canceled')]
  const sentences = [
    uploadText.filesRead(words(finished), words(reads.length)),
    failed > 0 && uploadText.filesFailed(words(failed)),
    leftOut > 0 && uploadText.filesLeftOut(words(leftOut)),
    hiddenCount > 0 && uploadText.filesHidden(words(hiddenCount)),
    count('table') > 0 && uploadText.tablesAfter,
  ]
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Text component="output" size="sm">
          {sentences.filter(Boolean).join(' ')}
        </Text>
        {isReading && (
          <Button variant="default" size="xs" className="fixed" onClick={cancel}>
            {talentText.cancel}
          </Button>
        )}
      </Group>
      {isReading && (
        <Progress.Root size="lg">
          <Progress.Section value={Math.floor((finished / reads.length) * 100)} aria-label={talentText.files} />
        </Progress.Root>
      )}
    </>
  )
}

// How far an import in the background has come, and what came of it.
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { CancelImport, WireImport } from '@fairlead/contract/v2/talent/import'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { ImportCounts, RefusedRows } from './ImportPlan.tsx'
import { isUnderWay } from './use-imports.ts'
import * as talentText from '../../i18n/en/talent.ts'

const titles: Record<Exclude<WireImport['state'], 'checked'>, string> = {
  queued: 'Waiting to start',
  running: 'Importing',
  completed: 'Imported',
  failed: 'Import failed',
  cancelled: 'Import canceled',
}

const count = (value: number) => value.toLocaleString('en-US')

export function ImportProgress({ run }: { run: WireImport }) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const title = run.state === 'checked' ? undefined : titles[run.state]
  const percent = run.rows === 0 ? 100 : Math.floor((run.rows_done / run.rows) * 100)

  async function cancel() {
    setBusy(true)
    setWrong(null)
    try {
      await send<CancelImport>('POST', 'v2/talent/import/cancel', { import_id: run.import_id! })
    } catch (error) {
      setWrong(sentenceOf(error, 'We couldn’t cancel the import. Please try again.'))
    }
    invalidate('v2/talent/import', 'v2/talent/search')
    setBusy(false)
  }

  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={550} style={{ overflowWrap: 'anywhere' }}>
          {title}: {run.file_name}
        </Text>
        {isUnderWay(run) && (
          <Button variant="default" size="xs" loading={busy} onClick={() => void cancel()} style={{ flex: 'none' }}>
            {talentText.cancelImport}
          </Button>
        )}
      </Group>
      {isUnderWay(run) && (
        <>
          <Progress.Root size="lg">
            <Progress.Section value={percent} aria-label={`${title}: ${run.file_name}`} />
          </Progress.Root>
          <Text size="sm" c="dimmed">
            {talentText.ofRowsYouCanClose(count(run.rows_done), count(run.rows))}
          </Text>
        </>
      )}
      {run.state === 'failed' && (
        <Alert color="red" role="alert">
          {run.why}
        </Alert>
      )}
      {run.state === 'cancelled' && (
        <Text size="sm" c="dimmed">
          {talentText.ofRowsWereReadBefore(count(run.rows_done), count(run.rows))}
        </Text>
      )}
      {wrong && (
        <Alert color="red" role="alert">
          {wrong}
        </Alert>
      )}
      <ImportCounts result={run} />
      <RefusedRows result={run} />
    </Stack>
  )
}

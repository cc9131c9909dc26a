import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { CancelImport, WireImport } from '@fairlead/contract/v2/talent/import'
import { must } from '@fairlead/domain/shared/records'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { ImportCounts, RefusedRows } from './ImportPlan.tsx'
import { ImportNotice } from './SendNotices.tsx'
import { ImportUndo } from './ImportUndo.tsx'
import { isUnderWay } from './use-imports.ts'
import { text as talentText } from '../../i18n/talent.ts'

const count = (value: number) => value.toLocaleString(readersLocale())

export function ImportProgress({ run }: { run: WireImport }) {
  const cancelling = useSubmit({
    send: () => send<CancelImport>('POST', 'v2/talent/import/cancel', { import_id: must(run.import_id) }),
    onSettled: () => invalidate('v2/talent/import', 'v2/talent/search'),
    failure: talentText.notCanceled,
  })
  const title = run.state === 'checked' ? undefined : talentText.importStates[run.state]
  const percent = run.rows === 0 ? 100 : Math.floor((run.rows_done / run.rows) * 100)

  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={550} style={{ overflowWrap: 'anywhere' }}>
          {title}: {run.file_name}
        </Text>
        {isUnderWay(run) && run.state !== 'undoing' && (
          <Button variant="default" size="xs" loading={cancelling.busy} onClick={() => void cancelling.run()} style={{ flex: 'none' }}>
            {talentText.cancelImport}
          </Button>
        )}
      </Group>
      {run.state === 'undoing' && (
        <Text size="sm" c="dimmed" component="output">
          {talentText.undoProgress}
        </Text>
      )}
      {isUnderWay(run) && run.state !== 'undoing' && (
        <>
          <Progress.Root size="lg">
            <Progress.Section value={percent} aria-label={`${title}: ${run.file_name}`} />
          </Progress.Root>
          <Text size="sm" c="dimmed">
            {talentText.importProgress(count(run.rows_done), count(run.rows))}
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
          {talentText.importCanceled(count(run.rows_done), count(run.rows))}
        </Text>
      )}
      <FormError>{cancelling.sentence}</FormError>
      <ImportCounts result={run} />
      <RefusedRows result={run} />
      {run.state === 'completed' && run.import_id && <ImportNotice importId={run.import_id} />}
      <ImportUndo run={run} />
    </Stack>
  )
}

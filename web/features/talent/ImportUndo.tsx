// What can be done about an import that has ended: undo it, and download the rows that weren't imported.
import type { ReadRefusedRows, UndoImport, WireImport } from '@fairlead/contract/v2/talent/import'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { must } from '@fairlead/domain/shared/records'
import { Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { invalidate } from '../../api/cache.ts'
import { downloadFile } from '../../api/download.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { showToast } from '../../ui/toast.ts'
import { isUnderWay } from './use-imports.ts'
import styles from './talent.module.css'
import { text as apiText } from '../../i18n/api.ts'
import { text as talentText } from '../../i18n/talent.ts'

const refusedRows: ReadRefusedRows['path'] = 'v2/talent/import/refused'

export function ImportUndo({ run }: { run: WireImport }) {
  const undoing = useSubmit({
    send: () => send<UndoImport>('POST', 'v2/talent/import/undo', { import_id: must(run.import_id) }),
    onSettled: () => invalidate('v2/talent/import', 'v2/talent/search', 'v2/talent/people'),
    failure: talentText.notUndone,
  })
  if (isUnderWay(run)) return null
  const isUndone = run.state === 'undone'
  const count = (value: number) => value.toLocaleString(readersLocale())
  return (
    <>
      {isUndone && (
        <Text size="sm" component="output">
          {talentText.undoneCounts(count(run.removed), count(run.restored))}
        </Text>
      )}
      {run.kept_count > 0 && (
        <section aria-label={talentText.keptPeople(run.kept_count)}>
          <Text size="sm" fw={550}>
            {talentText.keptPeople(run.kept_count)}
          </Text>
          <ul className={styles.errors}>
            {run.kept.map(({ person_id: personId, name, reason }) => (
              <li key={personId}>
                <Link to={'/talent/$personId'} params={{ personId }}>
                  {name}
                </Link>
                : {talentText.keptReasons[reason]}
              </li>
            ))}
          </ul>
          {run.kept_count > run.kept.length && <Text size="sm">{talentText.andMore(count(run.kept_count - run.kept.length))}</Text>}
        </section>
      )}
      <FormError>{undoing.sentence}</FormError>
      <Group gap="xs">
        {run.error_count > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={() =>
              void downloadFile(refusedRows, { import_id: run.import_id }, 'not-imported.csv').catch(() =>
                showToast(apiText.downloadFailed, { tone: 'bad' }),
              )
            }
          >
            {talentText.downloadRefused}
          </Button>
        )}
        {(!isUndone || run.kept_count > 0) && (
          <Button
            variant="default"
            size="xs"
            loading={undoing.busy}
            leftSection={<IconArrowBackUp size={15} aria-hidden />}
            onClick={() => window.confirm(talentText.undoImportQuestion(run.file_name)) && void undoing.run()}
          >
            {isUndone ? talentText.undoRest : talentText.undoImport}
          </Button>
        )}
      </Group>
    </>
  )
}

import { Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { ReadAuditLog } from '@fairlead/contract/v2/operations/audit'
import type { ReadOwnAuditLog } from '@fairlead/contract/v2/audit'
import { actionsForOwner, auditActionKeys, auditActions, isAuditAction, type AuditAction } from '@fairlead/domain/operations/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import { Pages, PastLastPage } from './Pages.tsx'
import styles from '../../project/staff/operations.module.css'
import { text as operationsText } from '../../i18n/operations.ts'

type Entry = ReadAuditLog['answer']['entries'][number]

/** For super admins, over every workspace. */
export function AuditScreen() {
  return (
    <OperationsFrame title={operationsText.auditLog}>
      <Log isOwn={false} />
    </OperationsFrame>
  )
}

/** For the user who opened the workspace. */
export function OwnAuditScreen() {
  useEffect(() => {
    document.title = operationsText.auditLog
  }, [])
  return (
    <div className={styles.screen}>
      <Title order={1} mb={4}>
        {operationsText.auditLog}
      </Title>
      <Text c="dimmed" mb="lg">
        {operationsText.ownerIntro}
      </Text>
      <Log isOwn />
    </div>
  )
}

function Log({ isOwn }: { isOwn: boolean }) {
  const urlSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = {
    action: isAuditAction(urlSearch.action) ? urlSearch.action : undefined,
    text: urlSearch.text,
    page_idx: /^\d{1,4}$/.test(urlSearch.page ?? '') ? Number(urlSearch.page) : 1,
  }
  const query = isOwn ? queryFor<ReadOwnAuditLog>('v2/audit', search) : queryFor<ReadAuditLog>('v2/operations/audit', search)
  const log = useQuery({ ...query, placeholderData: keepPreviousData, staleTime: 5000 })
  const goto = (change: { action?: string | undefined; text?: string | undefined; page?: string | undefined }) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, page: undefined, ...change }),
      replace: change.page === undefined,
    })
  const [text, setText] = useState(search.text ?? '')
  const look = useDebouncedCallback((words: string) => goto({ text: words.trim() || undefined }), 250)
  const actions: readonly AuditAction[] = isOwn ? actionsForOwner : auditActionKeys
  const filtered = Boolean(search.action ?? search.text)
  return (
    <>
      <Group gap="sm" mb="md">
        <TextInput
          type="search"
          aria-label={operationsText.searchTheLog}
          placeholder={isOwn ? operationsText.ownerSearchPlaceholder : operationsText.staffSearchPlaceholder}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            look(event.currentTarget.value)
          }}
          style={{ flex: '1 1 240px' }}
        />
        <NativeSelect
          aria-label={operationsText.whatHappened}
          value={search.action ?? ''}
          onChange={(event) => goto({ action: event.currentTarget.value || undefined })}
          data={[
            { value: '', label: operationsText.everything },
            ...actions.map((action) => ({ value: action, label: auditActions[action].label })),
          ]}
        />
      </Group>
      {log.isError && !log.data ? (
        <ErrorState text={operationsText.logLoadFailed} onRetry={() => void log.refetch()} />
      ) : !log.data ? (
        <LoadingRows rows={5} />
      ) : log.data.entries.length === 0 && search.page_idx > 1 ? (
        <PastLastPage onFirst={() => goto({ page: undefined })} />
      ) : log.data.entries.length === 0 ? (
        <EmptyState
          title={filtered ? operationsText.noMatchingActivity : operationsText.noActivityYet}
          text={filtered ? undefined : isOwn ? operationsText.ownerEmptyState : operationsText.staffEmptyState}
        />
      ) : (
        <>
          <ol className={styles.log}>
            {log.data.entries.map((entry) => (
              <LogLine key={entry.id} entry={entry} isOwn={isOwn} />
            ))}
          </ol>
          <Pages page={search.page_idx} hasMore={log.data.has_more} onGo={(page) => goto({ page: String(page) })} />
        </>
      )}
    </>
  )
}

function LogLine({ entry, isOwn }: { entry: Entry; isOwn: boolean }) {
  const { before, now, ...otherDetails } = entry.detail
  const parts = [
    ...(now === undefined ? [] : [before === undefined ? now : `${before} → ${now}`]),
    ...Object.entries(otherDetails).map(([name, value]) => `${name}: ${value}`),
  ]
  return (
    <li>
      <span>
        <strong>{entry.by}</strong> {auditActions[entry.action].label} <strong>{entry.about}</strong>
        {parts.length > 0 && <span className={styles.detail}> · {parts.join(' · ')}</span>}
      </span>
      <span className={styles.soft}>
        {!isOwn && `${entry.workspace_name} · `}
        <When date={entry.date} />
      </span>
    </li>
  )
}

// The audit log: a workspace's own for its admins, everything for super admins.
import { Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { ExportAllAudit, ReadAllAudit } from '@fairlead/contract/v2/operations/audit'
import type { ExportAuditLog, ReadAuditLog } from '@fairlead/contract/v2/audit'
import { auditKinds, auditLabel, isAuditKind, kindsForWorkspace } from '@fairlead/domain/account/audit-events'
import { browserName } from '@fairlead/domain/account/browser-name'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { saveCsvFile } from '../../ui/save-csv-file.ts'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import { Pages, PastLastPage } from './Pages.tsx'
import { text as operationsText } from '../../i18n/operations.ts'

type Event = ReadAuditLog['answer']['events'][number]

/** For super admins, over every workspace. */
export function AuditScreen() {
  return (
    <OperationsFrame title={operationsText.auditLog}>
      <Log isOwn={false} />
    </OperationsFrame>
  )
}

/** For admins of a workspace. */
export function OwnAuditScreen() {
  return (
    <div className="screen">
      <Title order={1} mb={4}>
        {operationsText.auditLog}
      </Title>
      <Text c="dimmed" mb="lg">
        {operationsText.auditLogIntro}
      </Text>
      <Log isOwn />
    </div>
  )
}

function Log({ isOwn }: { isOwn: boolean }) {
  const routeSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const filters = { kind: isAuditKind(routeSearch.kind) ? routeSearch.kind : undefined, text: routeSearch.text }
  const search = { ...filters, page_idx: /^[1-9]\d{0,3}$/.test(routeSearch.page ?? '') ? Number(routeSearch.page) : 1 }
  const query = isOwn ? queryFor<ReadAuditLog>('v2/audit', search) : queryFor<ReadAllAudit>('v2/operations/audit', search)
  const log = useQuery({ ...query, placeholderData: keepPreviousData, staleTime: 5000 })
  const goto = (change: { kind?: string | undefined; text?: string | undefined; page?: string | undefined }) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, page: undefined, ...change }),
      replace: change.page === undefined,
    })
  const [text, setText] = useState(filters.text ?? '')
  const look = useDebouncedCallback((words: string) => goto({ text: words.trim() || undefined }), 250)
  const isFiltered = Boolean(filters.kind ?? filters.text)

  const saving = useSubmit({
    send: () =>
      isOwn
        ? send<ExportAuditLog>('POST', 'v2/audit/export', filters)
        : send<ExportAllAudit>('POST', 'v2/operations/audit/export', filters),
    success: ({ is_whole: isWhole }) => (isWhole ? null : operationsText.newestEventsOnly),
    onSuccess: ({ csv }) => saveCsvFile('audit-log', csv),
    failure: operationsText.logNotExported,
    failureIn: 'toast',
  })

  return (
    <>
      <Group gap="sm" mb="md">
        <TextInput
          type="search"
          aria-label={operationsText.searchTheLog}
          placeholder={operationsText.emailOrIpAddress}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            look(event.currentTarget.value)
          }}
          style={{ flex: '1 1 220px' }}
        />
        <NativeSelect
          aria-label={operationsText.kindOfEvent}
          value={filters.kind ?? ''}
          onChange={(event) => goto({ kind: event.currentTarget.value || undefined })}
          data={[
            { value: '', label: operationsText.allEvents },
            ...(isOwn ? kindsForWorkspace : auditKinds).map((kind) => ({ value: kind, label: capital(auditLabel(kind)) })),
          ]}
        />
        <Button variant="default" loading={saving.busy} disabled={!log.data?.events.length} onClick={() => void saving.run()}>
          {operationsText.exportCsv}
        </Button>
      </Group>
      {log.isError && !log.data ? (
        <ErrorState text={operationsText.logLoadFailed} onRetry={() => void log.refetch()} />
      ) : !log.data ? (
        <LoadingRows rows={5} />
      ) : log.data.events.length === 0 && search.page_idx > 1 ? (
        <PastLastPage onFirst={() => goto({ page: undefined })} />
      ) : log.data.events.length === 0 ? (
        <EmptyState
          title={isFiltered ? operationsText.noMatchingEvents : operationsText.noEventsYet}
          text={isFiltered ? operationsText.tryAnotherFilter : undefined}
        />
      ) : (
        <>
          <ol className="card lined">
            {log.data.events.map((event) => (
              <Line key={event.id} event={event} isOwn={isOwn} />
            ))}
          </ol>
          <Pages page={search.page_idx} hasMore={log.data.has_more} onGo={(page) => goto({ page: String(page) })} />
        </>
      )}
    </>
  )
}

function Line({ event, isOwn }: { event: Event; isOwn: boolean }) {
  const details = [event.candidate, ...Object.entries(event.details).map(([name, value]) => `${name}: ${value}`)].filter(Boolean)
  const where = [event.ip, event.user_agent ? browserName(event.user_agent) : null].filter(Boolean).join(' · ')
  return (
    <li className="flex wrap split pad-12 text-14 anywhere">
      <span className="basis">
        <strong>{event.actor ?? operationsText.someone}</strong> {auditLabel(event.kind)} {event.target && <strong>{event.target}</strong>}
        {details.length > 0 && <span className="soft text-13 anywhere"> · {details.join(' · ')}</span>}
      </span>
      <span className="soft text-13 anywhere">
        {!isOwn && event.workspace_name && `${event.workspace_name} · `}
        {where && `${where} · `}
        <When date={event.date} />
      </span>
    </li>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

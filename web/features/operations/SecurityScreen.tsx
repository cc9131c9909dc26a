// The security log: a workspace's own events for its admins, all events for super admins.
import { Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { ExportAllSecurity, ReadAllSecurity } from '@fairlead/contract/v2/operations/security_log'
import type { ExportSecurityLog, ReadSecurityLog } from '@fairlead/contract/v2/security_log'
import { isSecurityEventKind, securityEventKinds, securityEvents } from '@fairlead/domain/account/security-events'
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
import styles from '../../project/staff/operations.module.css'
import { text as operationsText } from '../../i18n/operations.ts'

type Event = ReadSecurityLog['answer']['events'][number]

/** For super admins, over every workspace. */
export function SecurityScreen() {
  return (
    <OperationsFrame title={operationsText.securityLog}>
      <Log isOwn={false} />
    </OperationsFrame>
  )
}

/** For admins of a workspace. */
export function OwnSecurityScreen() {
  return (
    <div className={styles.screen}>
      <Title order={1} mb={4}>
        {operationsText.securityLog}
      </Title>
      <Text c="dimmed" mb="lg">
        {operationsText.securityLogIntro}
      </Text>
      <Log isOwn />
    </div>
  )
}

function Log({ isOwn }: { isOwn: boolean }) {
  const routeSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const filters = { kind: isSecurityEventKind(routeSearch.kind) ? routeSearch.kind : undefined, text: routeSearch.text }
  const search = { ...filters, page_idx: /^[1-9]\d{0,3}$/.test(routeSearch.page ?? '') ? Number(routeSearch.page) : 1 }
  const query = isOwn
    ? queryFor<ReadSecurityLog>('v2/security_log', search)
    : queryFor<ReadAllSecurity>('v2/operations/security_log', search)
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
        ? send<ExportSecurityLog>('POST', 'v2/security_log/export', filters)
        : send<ExportAllSecurity>('POST', 'v2/operations/security_log/export', filters),
    success: ({ is_whole: isWhole }) => (isWhole ? null : operationsText.newestEventsOnly),
    onSuccess: ({ csv }) => saveCsvFile('security-log', csv),
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
            ...securityEventKinds.map((kind) => ({ value: kind, label: capital(securityEvents[kind].label) })),
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
          <ol className={styles.log}>
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
  const { label } = securityEvents[event.kind]
  const details = Object.entries(event.details).map(([name, value]) => `${name}: ${value}`)
  const where = [event.ip, event.user_agent ? browserName(event.user_agent) : null].filter(Boolean).join(' · ')
  return (
    <li>
      <span>
        <strong>{event.actor ?? operationsText.someone}</strong> {label} {event.target && <strong>{event.target}</strong>}
        {details.length > 0 && <span className={styles.detail}> · {details.join(' · ')}</span>}
      </span>
      <span className={styles.soft}>
        {!isOwn && event.workspace_name && `${event.workspace_name} · `}
        {where && `${where} · `}
        <When date={event.date} />
      </span>
    </li>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

import { Badge, Button, Table, Text, Title } from '@mantine/core'
import type { ReadSystem, RetryEvents } from '@fairlead/contract/v2/operations/system'
import { useQuery } from '@tanstack/react-query'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import { text as operationsText } from '../../i18n/operations.ts'

type System = ReadSystem['answer']

export function SystemScreen() {
  const system = useQuery({ ...queryFor<ReadSystem>('v2/operations/system', {}), staleTime: 5000, refetchInterval: 15_000 })
  return (
    <OperationsFrame title={operationsText.system}>
      {system.isError && !system.data ? (
        <ErrorState text={operationsText.systemLoadFailed} onRetry={() => void system.refetch()} />
      ) : !system.data ? (
        <LoadingRows rows={5} />
      ) : (
        <>
          <Figures system={system.data} />
          <DeadEvents system={system.data} />
          <Processes system={system.data} />
        </>
      )}
    </OperationsFrame>
  )
}

const since = (seconds: number) =>
  seconds < 60
    ? operationsText.secondsShort(seconds)
    : seconds < 7200
      ? operationsText.minutesShort(Math.round(seconds / 60))
      : operationsText.hoursShort(Math.round(seconds / 3600))

function Figures({ system }: { system: System }) {
  const figures: [label: string, value: string, note: string][] = [
    [
      operationsText.emailsDue,
      String(system.due_emails),
      system.due_emails > 0 ? operationsText.oldestDueFor(since(system.oldest_due_email_seconds)) : operationsText.noneWaiting,
    ],
    [operationsText.emailsHeld, String(system.held_emails), operationsText.deliveryUnknown],
    [
      operationsText.mailbox,
      system.mailbox_read_seconds === null ? operationsText.notReadYet : since(system.mailbox_read_seconds),
      system.mailbox_held ? operationsText.sinceLastRead : operationsText.noWorker,
    ],
    [
      operationsText.openEvents,
      String(system.open_events),
      system.open_events > 0 ? operationsText.oldestEvent(since(system.oldest_event_seconds)) : operationsText.noneWaiting,
    ],
    [operationsText.queuedJobs, String(system.queued_jobs), operationsText.searchesAndImports],
    [operationsText.failedJobs, String(system.failed_jobs), operationsText.lastDay],
  ]
  return (
    <div className="tiles below-24">
      {figures.map(([label, value, note]) => (
        <div key={label} className="card pad-12">
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          <Text size="xl" fw={600} className="num">
            {value}
          </Text>
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        </div>
      ))}
    </div>
  )
}

function DeadEvents({ system }: { system: System }) {
  const retry = useSubmit({
    send: () => send<RetryEvents>('POST', 'v2/operations/system', {}),
    success: operationsText.tryingAgain,
    onSuccess: () => invalidate('v2/operations/system'),
    failure: operationsText.eventsNotRetried,
    failureIn: 'toast',
  })
  return (
    <section aria-labelledby="dead-events" style={{ marginBottom: 24 }}>
      <Title order={2} size="h4" id="dead-events" mb="xs">
        {operationsText.failedEvents} {system.dead_event_count > 0 && <Badge color="red">{system.dead_event_count}</Badge>}
      </Title>
      {system.dead_event_count === 0 ? (
        <Text c="dimmed">{operationsText.noFailedEvents}</Text>
      ) : (
        <>
          <Table.ScrollContainer minWidth={480}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{operationsText.event}</Table.Th>
                  <Table.Th>{operationsText.recorded}</Table.Th>
                  <Table.Th>{operationsText.lastError}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {system.dead_events.map((event) => (
                  <Table.Tr key={event.event_id}>
                    <Table.Td>{event.type}</Table.Td>
                    <Table.Td>
                      <When date={event.date} />
                    </Table.Td>
                    <Table.Td>{event.error}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <Button mt="xs" loading={retry.busy} onClick={() => void retry.run()}>
            {operationsText.tryAllAgain}
          </Button>
        </>
      )}
    </section>
  )
}

function Processes({ system }: { system: System }) {
  return (
    <section aria-labelledby="processes">
      <Title order={2} size="h4" id="processes" mb="xs">
        {operationsText.processes}
      </Title>
      <Table.ScrollContainer minWidth={560}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {[
                operationsText.parts,
                operationsText.machine,
                operationsText.version,
                operationsText.started,
                operationsText.memory,
                operationsText.eventLoop,
              ].map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {system.processes.map((process) => (
              <Table.Tr key={`${process.host} ${process.pid} ${process.started}`}>
                <Table.Td>
                  {process.roles.replaceAll(',', ', ')} {!process.is_alive && <Badge color="red">{operationsText.notResponding}</Badge>}
                </Table.Td>
                <Table.Td>
                  {process.host} ({process.pid})
                </Table.Td>
                <Table.Td>{process.version}</Table.Td>
                <Table.Td>
                  <When date={process.started} />
                </Table.Td>
                <Table.Td className="num">{operationsText.mbMemorymb(process.memory_mb)}</Table.Td>
                <Table.Td className="num">{operationsText.msLoopdelayms(process.loop_delay_ms)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}

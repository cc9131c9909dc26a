import { Button, Group, Text, Title } from '@mantine/core'
import type { ChangeEmail, GetEmailStatus } from '@fairlead/contract/v2/operations/email'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import { text as operationsText } from '../../i18n/operations.ts'

type Status = GetEmailStatus['answer']
type Action = ChangeEmail['input']['action']

export function EmailScreen() {
  const status = useQuery({ ...queryFor<GetEmailStatus>('v2/operations/email', {}), staleTime: 2000, refetchInterval: 5000 })
  const changing = useSubmit({
    send: (action: Action, _said: Said) => send<ChangeEmail>('PUT', 'v2/operations/email', { action }),
    success: ({ settled }, _, messageOf) => messageOf(settled),
    onSettled: () => invalidate('v2/operations/email', 'v2/mail/delays'),
    failure: operationsText.changeFailed,
    failureIn: 'toast',
  })
  const busy = changing.running?.[0] ?? null
  const act = changing.run
  return (
    <OperationsFrame title={operationsText.email}>
      {status.isError && !status.data ? (
        <ErrorState text={operationsText.emailStatusLoadFailed} onRetry={() => void status.refetch()} />
      ) : !status.data ? (
        <LoadingRows rows={5} />
      ) : (
        <div className="stack gap-12">
          {status.data.restore && <Restore restore={status.data.restore} busy={busy} onAct={act} />}
          <Sending status={status.data} busy={busy} onAct={act} />
          <Parked status={status.data} busy={busy} onAct={act} />
          <Mailbox status={status.data} />
        </div>
      )}
    </OperationsFrame>
  )
}

type Said = (settled: number) => string
type Act = (action: Action, successText: Said) => Promise<boolean>
interface PartProps {
  busy: Action | null
  onAct: Act
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card pad-16" aria-label={title}>
      <Title order={2} size="h4" mb={6}>
        {title}
      </Title>
      {children}
    </section>
  )
}

function Restore({ restore, busy, onAct }: PartProps & { restore: NonNullable<Status['restore']> }) {
  const step = !restore.mailbox_is_read
    ? operationsText.readingTheMailbox
    : !restore.is_settled
      ? operationsText.comparingEmails
      : operationsText.emailsCompared
  return (
    <Part title={operationsText.restoredTitle}>
      <Text size="sm">
        {operationsText.nothingSentSince} <When date={restore.since} />. {operationsText.restoreReasons[restore.why ?? ''] ?? ''}
      </Text>
      <Text size="sm" mt={6} aria-live="polite">
        {operationsText.restoreCounts(
          step,
          operationsText.countedEmails(restore.found_sent),
          restore.not_sent,
          restore.parked,
          restore.replies_read,
        )}
      </Text>
      <Button
        mt="sm"
        disabled={!restore.is_settled}
        loading={busy === 'resume_after_restore'}
        onClick={() => void onAct('resume_after_restore', () => operationsText.sendingResumed)}
      >
        {operationsText.resumeSending}
      </Button>
    </Part>
  )
}

function Sending({ status: { relay, waiting, oldest_due_date }, busy, onAct }: PartProps & { status: Status }) {
  const state = relay?.state ?? 'working'
  return (
    <Part title={operationsText.sending}>
      <Text size="sm">
        {state === 'paused' && operationsText.pausedByRelay}
        {state === 'unreachable' && operationsText.mailServerUnreachable}
        {state === 'working' && operationsText.working}
        {relay?.failing_since && state !== 'working' && (
          <>
            {' '}
            {operationsText.since} <When date={relay.failing_since} />.
          </>
        )}
      </Text>
      {relay?.answer && state !== 'working' && (
        <Text size="sm" c="dimmed" mt={4} className="anywhere">
          {relay.name}: “{relay.answer}”
        </Text>
      )}
      <Text size="sm" mt={4}>
        {waiting === 0 ? operationsText.noEmailsAreWaiting : operationsText.waitingSince(operationsText.countedEmails(waiting))}
        {oldest_due_date && <When date={oldest_due_date} />}
      </Text>
      {state !== 'working' && (
        <Button mt="sm" loading={busy === 'resume'} onClick={() => void onAct('resume', () => operationsText.sendingResumed)}>
          {state === 'paused' ? operationsText.resume : operationsText.tryNow}
        </Button>
      )}
    </Part>
  )
}

function Parked({ status: { delivery_unknown: unknown, not_sent: notSent }, busy, onAct }: PartProps & { status: Status }) {
  const [sure, setSure] = useState(false)
  const again = operationsText.resendMessage
  return (
    <Part title={operationsText.waitingForADecision}>
      {unknown + notSent === 0 && <Text size="sm">{operationsText.noEmailsNeedADecision}</Text>}
      {notSent > 0 && (
        <>
          <Text size="sm">{operationsText.refusedCount(operationsText.countedEmails(notSent))}</Text>
          <Button
            my="xs"
            variant="default"
            loading={busy === 'send_not_sent_again'}
            onClick={() => void onAct('send_not_sent_again', again)}
          >
            {operationsText.sendAllAgain}
          </Button>
        </>
      )}
      {unknown > 0 && (
        <>
          <Text size="sm">{operationsText.unknownCount(operationsText.countedEmails(unknown))}</Text>
          <Group gap="xs" mt="xs">
            <Button
              variant="default"
              loading={busy === 'mark_unknown_as_sent'}
              onClick={() => void onAct('mark_unknown_as_sent', operationsText.markedAsSent)}
            >
              {operationsText.markAllAsSent}
            </Button>
            {sure ? (
              <Button
                color="red"
                loading={busy === 'send_unknown_again'}
                onClick={() => void onAct('send_unknown_again', again).then(() => setSure(false))}
              >
                {operationsText.resendUnknown(operationsText.countedEmails(unknown))}
              </Button>
            ) : (
              <Button variant="default" onClick={() => setSure(true)}>
                {operationsText.resendAllAction}
              </Button>
            )}
          </Group>
        </>
      )}
    </Part>
  )
}

function Mailbox({ status: { mailbox_read_date, sent_folder } }: { status: Status }) {
  return (
    <Part title={operationsText.mailbox}>
      <Text size="sm">
        {mailbox_read_date ? (
          <>
            {operationsText.lastFullRead} <When date={mailbox_read_date} />.
          </>
        ) : (
          operationsText.mailboxNotReadYet
        )}
      </Text>
      <Text size="sm" mt={4}>
        {sent_folder ? operationsText.sentFolderIncomplete(sent_folder.found, sent_folder.asked) : operationsText.sentFolderUnused}
      </Text>
    </Part>
  )
}

// Where the installation's email stands: what stops it, what waits for a person, and the buttons that let it go on.
import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import type { ChangeEmail, GetEmailStatus } from '@fairlead/contract/v2/operations/email'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ask, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import styles from '../../project/staff/operations.module.css'

type Status = GetEmailStatus['answer']
type Action = ChangeEmail['input']['action']

export function EmailScreen() {
  const status = useQuery({ ...ask<GetEmailStatus>('v2/operations/email', {}), staleTime: 2000, refetchInterval: 5000 })
  const [busy, setBusy] = useState<Action | null>(null)
  const act = async (action: Action, said: (settled: number) => string) => {
    setBusy(action)
    try {
      const { settled } = await send<ChangeEmail>('PUT', 'v2/operations/email', { action })
      showToast(said(settled))
    } catch (error) {
      showToast(sentenceOf(error, 'This could not be done. Please try again.'), { tone: 'bad' })
    } finally {
      setBusy(null)
      invalidate('v2/operations/email', 'v2/mail/delays')
    }
  }
  return (
    <OperationsFrame title="Email">
      {status.isError && !status.data ? (
        <ErrorState text="The state of email could not be loaded." onRetry={() => void status.refetch()} />
      ) : !status.data ? (
        <Skeleton h={320} radius={12} />
      ) : (
        <div className={styles.messages}>
          {status.data.restore && <Restore restore={status.data.restore} busy={busy} onAct={act} />}
          <Sending status={status.data} busy={busy} onAct={act} />
          <Parked status={status.data} busy={busy} onAct={act} />
          <Mailbox status={status.data} />
        </div>
      )}
    </OperationsFrame>
  )
}

type Act = (action: Action, said: (settled: number) => string) => Promise<void>
interface PartProps {
  busy: Action | null
  onAct: Act
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card" style={{ padding: 16 }} aria-label={title}>
      <Title order={2} size="h4" mb={6}>
        {title}
      </Title>
      {children}
    </section>
  )
}

const whys: Record<string, string> = {
  asked: 'AFTER_RESTORE was set.',
  went_back: 'The database is older than the last one used with this data folder.',
  new_place: 'The database was not used for a while and was started in a new place.',
  found_sent: 'The Sent folder holds emails that this database has not sent yet.',
}

function Restore({ restore, busy, onAct }: PartProps & { restore: NonNullable<Status['restore']> }) {
  const step = !restore.mailbox_is_read
    ? 'Reading the mailbox to its end.'
    : !restore.is_settled
      ? 'Comparing due emails with the Sent folder.'
      : 'All due emails have been compared.'
  return (
    <Part title="Restored from a backup">
      <Text size="sm">
        Nothing has been sent since <When date={restore.since} />. {whys[restore.why ?? ''] ?? ''}
      </Text>
      <Text size="sm" mt={6} aria-live="polite">
        {step} {emails(restore.found_sent)} already sent, {restore.not_sent} not sent yet, {restore.parked} with unknown delivery,{' '}
        {restore.replies_read} {restore.replies_read === 1 ? 'reply' : 'replies'} read since the backup.
      </Text>
      <Button
        mt="sm"
        disabled={!restore.is_settled}
        loading={busy === 'resume_after_restore'}
        onClick={() => void onAct('resume_after_restore', () => 'Sending has been resumed.')}
      >
        Resume sending
      </Button>
    </Part>
  )
}

const emails = (count: number) => `${count} ${count === 1 ? 'email' : 'emails'}`

function Sending({ status: { relay, waiting, oldest_due_date }, busy, onAct }: PartProps & { status: Status }) {
  const state = relay?.state ?? 'working'
  return (
    <Part title="Sending">
      <Text size="sm">
        {state === 'paused' && 'Paused: the mail server refuses us. The queue is kept.'}
        {state === 'unreachable' && 'The mail server cannot be used right now. We keep trying.'}
        {state === 'working' && 'Working.'}
        {relay?.failing_since && state !== 'working' && (
          <>
            {' '}
            Since <When date={relay.failing_since} />.
          </>
        )}
      </Text>
      {relay?.answer && state !== 'working' && (
        <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {relay.name}: “{relay.answer}”
        </Text>
      )}
      <Text size="sm" mt={4}>
        {waiting === 0 ? 'No emails are waiting.' : `${emails(waiting)} waiting, the oldest since `}
        {oldest_due_date && <When date={oldest_due_date} />}
      </Text>
      {state !== 'working' && (
        <Button mt="sm" loading={busy === 'resume'} onClick={() => void onAct('resume', () => 'Sending has been resumed.')}>
          {state === 'paused' ? 'Resume' : 'Try now'}
        </Button>
      )}
    </Part>
  )
}

function Parked({ status: { delivery_unknown: unknown, not_sent: notSent }, busy, onAct }: PartProps & { status: Status }) {
  const [sure, setSure] = useState(false)
  const again = (settled: number) => `${emails(settled)} will be sent again.`
  return (
    <Part title="Waiting for a decision">
      {unknown + notSent === 0 && <Text size="sm">No emails need a decision.</Text>}
      {notSent > 0 && (
        <>
          <Text size="sm">{emails(notSent)} not sent: the mail server refused them, or sending failed too often.</Text>
          <Button
            my="xs"
            variant="default"
            loading={busy === 'send_not_sent_again'}
            onClick={() => void onAct('send_not_sent_again', again)}
          >
            Send all again
          </Button>
        </>
      )}
      {unknown > 0 && (
        <>
          <Text size="sm">
            Delivery unknown for {emails(unknown)}: the mail server never confirmed them. Candidates may already have them.
          </Text>
          <Group gap="xs" mt="xs">
            <Button
              variant="default"
              loading={busy === 'mark_unknown_as_sent'}
              onClick={() => void onAct('mark_unknown_as_sent', (settled) => `${emails(settled)} marked as sent.`)}
            >
              Mark all as sent
            </Button>
            {sure ? (
              <Button
                color="red"
                loading={busy === 'send_unknown_again'}
                onClick={() => void onAct('send_unknown_again', again).then(() => setSure(false))}
              >
                Send {emails(unknown)} again, some perhaps twice
              </Button>
            ) : (
              <Button variant="default" onClick={() => setSure(true)}>
                Send all again…
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
    <Part title="Mailbox">
      <Text size="sm">
        {mailbox_read_date ? (
          <>
            Last read to its end <When date={mailbox_read_date} />.
          </>
        ) : (
          'Not read yet: emails to candidates wait until it has been read once.'
        )}
      </Text>
      <Text size="sm" mt={4}>
        {sent_folder
          ? `The Sent folder held ${sent_folder.found} of the last ${sent_folder.asked} accepted emails. It is believed only when it holds all of the last 3.`
          : 'The Sent folder has not been needed yet to settle an email.'}
      </Text>
    </Part>
  )
}

import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { PauseMailbox } from '@fairlead/contract/v2/mailboxes/pause'
import { useState } from 'react'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { usePending, useSubmit } from '../../../api/use-submit.ts'
import { beginConsent, failureOfConsent } from '../../../session/mailbox-consent.ts'
import { When } from '../../../ui/When.tsx'
import { text as mailboxText } from '../../../i18n/mailbox.ts'
import { DailyLimit } from './DailyLimit.tsx'
import { DisconnectMailbox } from './DisconnectMailbox.tsx'
import { DomainRecords } from './DomainRecords.tsx'
import { MailboxDialog } from './MailboxDialog.tsx'
import { SignatureDialog } from './SignatureDialog.tsx'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'
import { exactDate } from '../../../ui/time.ts'

export function MailArrival({ kind, arrival }: { kind: WireMailbox['kind']; arrival: NonNullable<WireMailbox['arrival']> }) {
  const { at_once: isAtOnce, every_seconds: seconds, reason, since, refusal } = arrival
  const provider = mailboxText.providers[kind === 'graph' ? 'microsoft' : 'google']
  const about = { provider, refusal: refusal ?? '', since: since === null ? '' : exactDate(since) }
  return (
    <Text size="sm" c="dimmed" className="anywhere">
      {isAtOnce ? mailboxText.arrivesAtOnce(seconds) : mailboxText.checkedEvery(seconds)}
      {reason !== null && ` ${mailboxText.whyPolled[reason](about)}`}
    </Text>
  )
}

const tones = { connected: 'teal', failing: 'orange', paused: 'red' } as const

interface Props {
  mailbox: WireMailbox
  installation: string
  /** The daily limits offered. */
  maxPerDay: number
  isShared?: boolean
  /** Whether the user may change it, or only see it. */
  mayChange?: boolean
}

export function ConnectedMailbox({ mailbox, installation, maxPerDay, isShared = false, mayChange = true }: Props) {
  const [open, setOpen] = useState<'edit' | 'disconnect' | 'limit' | 'signature' | null>(null)
  const [wrong, setWrong] = useState<string | null>(() => failureOfConsent(isShared))
  const { address, name, state } = mailbox
  const isPaused = state === 'paused'
  const isConsentGone = mailbox.paused_for === 'consent'
  const action = isConsentGone ? mailboxText.reconnect : isPaused ? mailboxText.resume : mailboxText.pause

  const pausing = useSubmit({
    send: () => send<PauseMailbox>('PUT', 'v2/mailboxes/pause', { mailbox_id: mailbox.id, is_paused: !isPaused }),
    success: isPaused ? mailboxText.resumed : mailboxText.paused,
    onSuccess: (next) => putAnswer(mailboxesQuery.queryKey, next),
    failure: mailboxText.notChanged,
    failureIn: 'toast',
    refused: ({ fields }) => Object.values(fields)[0] ?? null,
  })
  const [isLeaving, whileLeaving] = usePending()
  const reconnect = () =>
    whileLeaving(async () => {
      setWrong(await beginConsent(mailbox.kind === 'graph' ? 'microsoft' : 'google', { hint: address, isShared }))
    })
  const act = () => {
    if (isConsentGone) return void reconnect()
    // a password that is no longer accepted has to be entered again
    if (mailbox.paused_for === 'password') return setOpen('edit')
    void pausing.run()
  }

  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text size="sm" fw={600} className="anywhere">
          {name === address ? address : `${name} · ${address}`}
        </Text>
        <Badge size="sm" variant="light" color={tones[state]} c="var(--ink)">
          {mailboxText.states[state]}
        </Badge>
      </Group>
      {mailbox.why && (
        <Text size="sm" role={isPaused ? 'alert' : 'status'} c={isPaused ? 'var(--bad-text)' : 'var(--warn-text)'}>
          {mailbox.why}
        </Text>
      )}
      {wrong && (
        <Text size="sm" role="alert" c="var(--bad-text)">
          {wrong}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {mailbox.read_at ? (
          <>
            {mailboxText.lastRead} <When date={mailbox.read_at} />
          </>
        ) : (
          mailboxText.neverRead
        )}
        {mailbox.waiting > 0 && ` · ${mailboxText.waiting(mailbox.waiting)}`}
      </Text>
      {!isPaused && mailbox.arrival && <MailArrival kind={mailbox.kind} arrival={mailbox.arrival} />}
      <Text size="sm" c="dimmed">
        {mailboxText.sendsToday(mailbox.today)}
        {mailbox.warms_up && mailbox.today < mailbox.per_day && mailboxText.warmingUp(mailbox.per_day)}
        {mailbox.bounced_lately > 0 && mailboxText.bounced(mailbox.bounced_lately, mailbox.sent_lately)}
      </Text>
      {mailbox.blocked_lately > 0 && (
        <Text size="sm" c="var(--warn-text)">
          {mailboxText.blocked(mailbox.blocked_lately)}
        </Text>
      )}
      <DomainRecords mailbox={mailbox} mayCheck={mayChange} />
      {mayChange && (
        <Group gap="xs">
          <Button
            size="xs"
            variant={isPaused ? 'light' : 'default'}
            loading={pausing.busy || isLeaving}
            onClick={act}
            aria-label={mailboxText.actionFor(action, address)}
          >
            {action}
          </Button>
          {mailbox.kind === 'smtp' && (
            <Button
              size="xs"
              variant="default"
              onClick={() => setOpen('edit')}
              aria-label={mailboxText.actionFor(mailboxText.edit, address)}
            >
              {mailboxText.edit}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => setOpen('signature')} aria-label={mailboxText.signatureOf(address)}>
            {mailboxText.signature}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => setOpen('limit')}
            aria-label={mailboxText.actionFor(mailboxText.changeLimit, address)}
          >
            {mailboxText.changeLimit}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => setOpen('disconnect')}
            aria-label={mailboxText.actionFor(mailboxText.disconnect, address)}
          >
            {mailboxText.disconnect}
          </Button>
        </Group>
      )}
      {open === 'edit' && <MailboxDialog mailbox={mailbox} isShared={isShared} onClose={() => setOpen(null)} />}
      {open === 'signature' && <SignatureDialog mailbox={mailbox} onClose={() => setOpen(null)} />}
      {open === 'limit' && <DailyLimit mailbox={mailbox} max={maxPerDay} onClose={() => setOpen(null)} />}
      {open === 'disconnect' && (
        <DisconnectMailbox mailbox={mailbox} isShared={isShared} installation={installation} onClose={() => setOpen(null)} />
      )}
    </Stack>
  )
}

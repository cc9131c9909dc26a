// The user's own mailbox: what state it is in, and what its owner can do about it.
import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { PauseMailbox } from '@fairlead/contract/v2/mailboxes/pause'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { When } from '../../../ui/When.tsx'
import styles from '../../../session/profile.module.css'
import * as mailboxText from '../../../i18n/en/mailbox.ts'
import { MailboxDialog } from './MailboxDialog.tsx'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'
import type { DisconnectMailbox as Call } from '@fairlead/contract/v2/mailboxes'
import { FormError } from '../../../ui/FormError.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

const tones = { connected: 'teal', failing: 'orange', paused: 'red' } as const

export function Mailbox() {
  // its state changes by itself
  const mailboxes = useQuery({ ...mailboxesQuery, staleTime: 0, refetchInterval: 30_000 })
  const [isConnecting, setIsConnecting] = useState(false)
  return (
    <section className={`card ${styles.card}`} aria-labelledby="mailbox" id="mailbox-settings">
      <Title order={2} size="h3" id="mailbox" mb="sm">
        {mailboxText.mailbox}
      </Title>
      {mailboxes.data ? (
        mailboxes.data.mailboxes.length > 0 ? (
          mailboxes.data.mailboxes.map((one) => <Connected key={one.id} mailbox={one} installation={mailboxes.data.installation} />)
        ) : (
          <Stack gap="sm" align="start">
            <Text size="sm" c="dimmed">
              {mailboxText.sentFrom(mailboxes.data.installation)}
            </Text>
            <Button variant="light" onClick={() => setIsConnecting(true)}>
              {mailboxText.connect}
            </Button>
          </Stack>
        )
      ) : mailboxes.isError ? (
        <ErrorState text={mailboxText.couldNotBeLoaded} onRetry={() => void mailboxes.refetch()} />
      ) : (
        <Skeleton h={72} radius={8} />
      )}
      {isConnecting && <MailboxDialog mailbox={null} onClose={() => setIsConnecting(false)} />}
    </section>
  )
}

function Connected({ mailbox, installation }: { mailbox: WireMailbox; installation: string }) {
  const [open, setOpen] = useState<'edit' | 'disconnect' | null>(null)
  const { address, name, state } = mailbox
  const isPaused = state === 'paused'

  const pausing = useSubmit({
    send: () => send<PauseMailbox>('PUT', 'v2/mailboxes/pause', { mailbox_id: mailbox.id, is_paused: !isPaused }),
    success: isPaused ? mailboxText.resumed : mailboxText.paused,
    onSuccess: (next) => putAnswer(mailboxesQuery.queryKey, next),
    failure: mailboxText.notChanged,
    failureIn: 'toast',
    refused: ({ fields }) => Object.values(fields)[0] ?? null,
  })
  // a password that is no longer accepted has to be entered again
  const pause = () => (mailbox.paused_for === 'password' ? setOpen('edit') : void pausing.run())

  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
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
      <Group gap="xs">
        <Button
          size="xs"
          variant={isPaused ? 'light' : 'default'}
          loading={pausing.busy}
          onClick={pause}
          aria-label={mailboxText.of(isPaused ? mailboxText.resume : mailboxText.pause, address)}
        >
          {isPaused ? mailboxText.resume : mailboxText.pause}
        </Button>
        <Button size="xs" variant="default" onClick={() => setOpen('edit')} aria-label={mailboxText.of(mailboxText.edit, address)}>
          {mailboxText.edit}
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => setOpen('disconnect')}
          aria-label={mailboxText.of(mailboxText.disconnect, address)}
        >
          {mailboxText.disconnect}
        </Button>
      </Group>
      {open === 'edit' && <MailboxDialog mailbox={mailbox} onClose={() => setOpen(null)} />}
      {open === 'disconnect' && <DisconnectMailbox mailbox={mailbox} installation={installation} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

/** Asks before a mailbox is disconnected, and says what happens to the emails that wait. */
function DisconnectMailbox({ mailbox, installation, onClose }: { mailbox: WireMailbox; installation: string; onClose: () => void }) {
  const disconnecting = useSubmit({
    send: () => send<Call>('DELETE', 'v2/mailboxes', { mailbox_id: mailbox.id }),
    success: mailboxText.disconnected,
    onSuccess: (left) => {
      putAnswer(mailboxesQuery.queryKey, left)
      onClose()
    },
    failure: mailboxText.notChanged,
  })

  return (
    <Dialog title={mailboxText.disconnectTitle(mailbox.address)} onClose={onClose}>
      <Stack>
        <Text size="sm">{mailboxText.disconnectText(installation)}</Text>
        <FormError>{disconnecting.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {mailboxText.cancel}
          </Button>
          <Button color="red" loading={disconnecting.busy} onClick={() => void disconnecting.run()}>
            {mailboxText.disconnect}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

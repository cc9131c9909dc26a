// Asks before a mailbox is disconnected, and says what happens to the emails that wait.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { DisconnectMailbox as Call } from '@fairlead/contract/v2/mailboxes'
import { useState } from 'react'
import { putAnswer } from '../../../api/cache.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import * as mailboxText from '../../../i18n/en/mailbox.ts'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'

interface Props {
  mailbox: WireMailbox
  isShared: boolean
  installation: string
  onClose: () => void
}

export function DisconnectMailbox({ mailbox, isShared, installation, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)

  async function disconnect() {
    setBusy(true)
    try {
      putAnswer(mailboxesQuery.queryKey, await send<Call>('DELETE', 'v2/mailboxes', { mailbox_id: mailbox.id }))
      showToast(mailboxText.disconnected)
      onClose()
    } catch (error) {
      setWrong(sentenceOf(error, mailboxText.notChanged))
      setBusy(false)
    }
  }

  return (
    <Dialog title={mailboxText.disconnectTitle(mailbox.address)} onClose={onClose}>
      <Stack>
        <Text size="sm">{isShared ? mailboxText.sharedText(installation) : mailboxText.disconnectText(installation)}</Text>
        {wrong && (
          <Text size="sm" role="alert" c="var(--bad-text)">
            {wrong}
          </Text>
        )}
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {mailboxText.cancel}
          </Button>
          <Button color="red" loading={busy} onClick={() => void disconnect()}>
            {mailboxText.disconnect}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

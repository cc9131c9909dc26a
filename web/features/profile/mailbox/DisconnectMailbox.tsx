import { Button, Group, Stack, Text } from '@mantine/core'
import type { DisconnectMailbox as Call } from '@fairlead/contract/v2/mailboxes'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { text as mailboxText } from '../../../i18n/mailbox.ts'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'

interface Props {
  mailbox: WireMailbox
  isShared: boolean
  installation: string
  onClose: () => void
}

export function DisconnectMailbox({ mailbox, isShared, installation, onClose }: Props) {
  const disconnecting = useSubmit({
    send: () => send<Call>('DELETE', 'v2/mailboxes', { mailbox_id: mailbox.id }),
    success: mailboxText.disconnected,
    onSuccess: (remaining) => {
      putAnswer(mailboxesQuery.queryKey, remaining)
      onClose()
    },
    failure: mailboxText.notChanged,
  })

  return (
    <Dialog title={mailboxText.disconnectTitle(mailbox.address)} onClose={onClose}>
      <Stack>
        <Text size="sm">{isShared ? mailboxText.sharedText(installation) : mailboxText.disconnectText(installation)}</Text>
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

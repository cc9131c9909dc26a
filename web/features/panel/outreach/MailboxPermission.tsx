// Asks for the permission to send mail in the user's name, without which no mail of theirs goes out.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { useState } from 'react'
import { putAnswer } from '../../../api/cache.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useProductName, userQuery } from '../../../session/use-user.ts'
import * as panelOutreachText from '../../../i18n/en/panel-outreach.ts'

export function MailboxPermission({ onClose, onAllowed }: { onClose: () => void; onAllowed: () => void }) {
  const product = useProductName()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  async function allow() {
    setBusy(true)
    try {
      putAnswer(userQuery.queryKey, await send<PutUserSettings>('PUT', 'v1/users/settings', { may_send: true }))
      onAllowed()
    } catch (error) {
      setWrong(sentenceOf(error, 'We couldn’t save the permission. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <Dialog title={panelOutreachText.permissionToSend} onClose={onClose}>
      <Stack>
        <Text>{panelOutreachText.permissionMissing(product)}</Text>
        {wrong && (
          <Text size="sm" c="var(--bad-text)" role="alert">
            {wrong}
          </Text>
        )}
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {panelOutreachText.notNow}
          </Button>
          <Button data-autofocus loading={busy} onClick={() => void allow()}>
            {panelOutreachText.allowAndSend}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

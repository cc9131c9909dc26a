import { Button, Group, Stack, Text } from '@mantine/core'
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { FormError } from '../../../ui/FormError.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useProductName, userQuery } from '../../../session/use-user.ts'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

export function MailboxPermission({ onClose, onAllowed }: { onClose: () => void; onAllowed: () => void }) {
  const product = useProductName()
  const allowing = useSubmit({
    send: () => send<PutUserSettings>('PUT', 'v1/users/settings', { may_send: true }),
    onSuccess: (user) => {
      putAnswer(userQuery.queryKey, user)
      onAllowed()
    },
    failure: panelOutreachText.permissionNotSaved,
  })
  return (
    <Dialog title={panelOutreachText.permissionToSend} onClose={onClose}>
      <Stack>
        <Text>{panelOutreachText.permissionMissing(product)}</Text>
        <FormError>{allowing.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {panelOutreachText.notNow}
          </Button>
          <Button data-autofocus loading={allowing.busy} onClick={() => void allowing.run()}>
            {panelOutreachText.allowAndSend}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

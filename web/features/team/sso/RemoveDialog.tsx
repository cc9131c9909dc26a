import { Button, Group, Stack, Text } from '@mantine/core'
import { useSubmit } from '../../../api/use-submit.ts'
import { text as ssoText } from '../../../i18n/single-sign-on.ts'
import { useConfirmation } from '../../../session/use-confirmation.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormError } from '../../../ui/FormError.tsx'

interface Props {
  title: string
  explained: string
  success: string
  remove: () => Promise<void>
  onClose: () => void
}

/** For a provider or a domain. */
export function RemoveDialog({ title, explained, success, remove, onClose }: Props) {
  const { confirmed, dialog } = useConfirmation()
  const removing = useSubmit({ send: remove, success, onSuccess: onClose, failure: ssoText.retryLater })
  return (
    <Dialog title={title} onClose={onClose}>
      {dialog}
      <Stack>
        <Text size="sm">{explained}</Text>
        <FormError>{removing.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {ssoText.cancel}
          </Button>
          <Button color="red" loading={removing.busy} onClick={() => confirmed(() => void removing.run())}>
            {ssoText.remove}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

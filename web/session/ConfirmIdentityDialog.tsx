// Asks for the current password before a sign-in change.
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import type { ConfirmIdentity } from '@fairlead/contract/v2/account/confirmation'
import { send } from '../api/send.ts'
import { useForm } from '../api/use-form.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { text as sessionPermissionsText } from '../i18n/session-permissions.ts'

export function ConfirmIdentityDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const form = useForm(
    { current_password: '' },
    {
      check: ({ current_password: password }) => (password === '' ? { current_password: sessionPermissionsText.passwordMissing } : null),
      send: (values) => send<ConfirmIdentity>('POST', 'v2/account/confirmation', values),
      onSuccess: onConfirmed,
      failure: sessionPermissionsText.retryLater,
      refused: ({ fields, message }) => ({ current_password: fields.current_password ?? message }),
    },
  )

  return (
    <Dialog title={sessionPermissionsText.confirmIdentity} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack>
          <Text size="sm">{sessionPermissionsText.confirmExplained}</Text>
          <PasswordInput
            label={sessionPermissionsText.currentPassword}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': sessionPermissionsText.showCurrentPassword }}
            {...form.field('current_password')}
          />
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {sessionPermissionsText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {sessionPermissionsText.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

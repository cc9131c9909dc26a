// Asks for the current password before a change of how the account is signed in to.
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import type { ConfirmIdentity } from '@fairlead/contract/v2/account/confirmation'
import { useState, type FormEvent } from 'react'
import { failureOf } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { Dialog } from '../ui/Dialog.tsx'
import * as sessionPermissionsText from '../i18n/en/session-permissions.ts'

export function ConfirmIdentityDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setWrong(sessionPermissionsText.enterYourCurrentPassword)
    setBusy(true)
    setWrong(null)
    try {
      await send<ConfirmIdentity>('POST', 'v2/account/confirmation', { current_password: password })
      onConfirmed()
    } catch (error) {
      const failure = failureOf(error)
      setWrong(failure?.fields.current_password ?? failure?.message ?? sessionPermissionsText.tryAgainInAMoment)
      setBusy(false)
    }
  }

  return (
    <Dialog title={sessionPermissionsText.confirmIdentity} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text size="sm">{sessionPermissionsText.confirmExplained}</Text>
          <PasswordInput
            label={sessionPermissionsText.currentPassword}
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': sessionPermissionsText.showCurrentPassword }}
            error={wrong}
          />
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {sessionPermissionsText.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {sessionPermissionsText.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

// Asks for the current password before a change of how the account is signed in to.
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import type { ConfirmIdentity } from '@fairlead/contract/v2/account/confirmation'
import { useState, type FormEvent } from 'react'
import { failureOf } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { Dialog } from '../ui/Dialog.tsx'

export function ConfirmIdentityDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setWrong('Enter your current password.')
    setBusy(true)
    setWrong(null)
    try {
      await send<ConfirmIdentity>('POST', 'v2/account/confirmation', { current_password: password })
      onConfirmed()
    } catch (error) {
      const failure = failureOf(error)
      setWrong(failure?.fields.current_password ?? failure?.message ?? 'Please try again in a moment.')
      setBusy(false)
    }
  }

  return (
    <Dialog title="Confirm it's you" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text size="sm">Enter your password to change how you sign in.</Text>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': 'Show current password' }}
            error={wrong}
          />
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Confirm
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

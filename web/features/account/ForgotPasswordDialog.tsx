// Asks for the address a new password is mailed to, and says where to look.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ForgotPassword } from '@fairlead/contract/v1/users/forgot_password'
import { checkSignInEmail } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { useState, type FormEvent } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import * as accountText from '../../i18n/en/account.ts'

export function ForgotPasswordDialog({ startWith, onClose }: { startWith: string; onClose: () => void }) {
  const [email, setEmail] = useState(startWith)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const missing = checkSignInEmail(email)
    if (missing) return setWrong(missing)
    setBusy(true)
    setWrong(null)
    try {
      await send<ForgotPassword>('POST', 'v1/users/forgot_password', { email: email.trim() })
      setIsSent(true)
    } catch (error) {
      const failure = failureOf(error)
      setWrong(failure?.status === 404 ? messages.noSuchAccount : (failure?.message ?? accountText.tryAgainInAMoment))
    }
    setBusy(false)
  }

  return (
    <Dialog title={isSent ? accountText.checkYourEmail : accountText.forgotYourPassword} onClose={onClose}>
      {isSent ? (
        <Stack aria-live="polite">
          <Text>{accountText.resetLinkSent(email.trim())}</Text>
          <Group justify="end">
            <Button onClick={onClose}>{accountText.ok}</Button>
          </Group>
        </Stack>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <TextInput
              label={accountText.email}
              type="email"
              autoComplete="username"
              data-autofocus
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              error={wrong}
            />
            <Group justify="end" gap="xs">
              <Button variant="subtle" onClick={onClose}>
                {accountText.cancel}
              </Button>
              <Button type="submit" loading={busy}>
                {accountText.sendTheLink}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

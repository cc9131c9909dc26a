// Asks for the address for a password reset, and says where to look.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ForgotPassword } from '@fairlead/contract/v1/users/forgot_password'
import { checkSignInEmail } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { text as accountText } from '../../i18n/account.ts'

export function ForgotPasswordDialog({ startWith, onClose }: { startWith: string; onClose: () => void }) {
  const [isSent, setIsSent] = useState(false)
  const form = useForm(
    { email: startWith },
    {
      check: ({ email }) => ({ email: checkSignInEmail(email) ?? undefined }),
      send: ({ email }) => send<ForgotPassword>('POST', 'v1/users/forgot_password', { email: email.trim() }),
      onSuccess: () => setIsSent(true),
      failure: accountText.retryLater,
      refused: ({ status, message }) => ({ email: status === 404 ? messages.noSuchAccount : message }),
    },
  )

  return (
    <Dialog title={isSent ? accountText.checkYourEmail : accountText.forgotYourPassword} onClose={onClose}>
      {isSent ? (
        <Stack aria-live="polite">
          <Text>{accountText.resetLinkSent(form.values.email.trim())}</Text>
          <Group justify="end">
            <Button onClick={onClose}>{accountText.ok}</Button>
          </Group>
        </Stack>
      ) : (
        <form onSubmit={form.onSubmit} noValidate>
          <Stack>
            <TextInput label={accountText.email} type="email" autoComplete="username" data-autofocus {...form.field('email')} />
            <Group justify="end" gap="xs">
              <Button variant="subtle" onClick={onClose}>
                {accountText.cancel}
              </Button>
              <Button type="submit" loading={form.busy}>
                {accountText.sendTheLink}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

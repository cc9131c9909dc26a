// The page of a password reset link: a new password, twice.
import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import type { ResetPassword } from '@fairlead/contract/v1/users/forgot_password'
import { checkPassword } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { PasswordFields } from '../../session/PasswordFields.tsx'
import { takeLinkToken } from './link-token.ts'
import { text as accountText } from '../../i18n/account.ts'

export function ResetPasswordScreen() {
  const [token] = useState(takeLinkToken)
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm(
    { password: '', again: '' },
    {
      check: ({ password, again }) => {
        const weak = checkPassword(password)
        return weak ? { password: weak } : password === again ? null : { again: messages.passwordsDiffer }
      },
      send: ({ password }) => send<ResetPassword>('POST', 'v1/users/reset_password', { token, password }),
      onSuccess: () => setIsSaved(true),
      failure: accountText.pleaseTryAgain,
      refused: ({ fields, message }) => (fields.password ? { password: fields.password } : message),
    },
  )

  return (
    <AuthFrame headline={accountText.headlineFind}>
      {isSaved ? (
        <Stack aria-live="polite">
          <Title order={2}>{accountText.passwordChanged}</Title>
          <Text>{accountText.signedOutElsewhere}</Text>
          <Button component={Link} to="/login" size="md">
            {accountText.signInButton}
          </Button>
        </Stack>
      ) : (
        <form onSubmit={form.onSubmit} noValidate>
          <Stack>
            <Title order={2}>{accountText.chooseANewPassword}</Title>
            <PasswordFields label={accountText.newPassword} password={form.field('password')} again={form.field('again')} />
            <FormError>{form.sentence}</FormError>
            <Button type="submit" size="md" loading={form.busy}>
              {accountText.savePassword}
            </Button>
            <Anchor renderRoot={(props) => <Link to="/login" {...props} />} size="sm" ta="center" py={4}>
              {accountText.backToSignIn}
            </Anchor>
          </Stack>
        </form>
      )}
    </AuthFrame>
  )
}

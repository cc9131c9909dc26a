// The page behind the link of a forgotten password: a new one, twice.
import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import type { ResetPassword } from '@fairlead/contract/v1/users/forgot_password'
import { checkPassword } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { PasswordFields } from '../../session/PasswordFields.tsx'
import { takeLinkToken } from './link-token.ts'
import * as accountText from '../../i18n/en/account.ts'

export function ResetPasswordScreen() {
  const [token] = useState(takeLinkToken)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [wrong, setWrong] = useState<{ password?: string; again?: string; form?: string }>({})
  const [busy, setBusy] = useState(false)
  const [isSaved, setIsSaved] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const weak = checkPassword(password)
    if (weak) return setWrong({ password: weak })
    if (password !== again) return setWrong({ again: messages.passwordsDiffer })
    setBusy(true)
    setWrong({})
    try {
      await send<ResetPassword>('POST', 'v1/users/reset_password', { token, password })
      setIsSaved(true)
    } catch (error) {
      const failure = failureOf(error)
      setWrong(failure?.fields?.password ? { password: failure.fields.password } : { form: failure?.message ?? accountText.pleaseTryAgain })
    }
    setBusy(false)
  }

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
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <Title order={2}>{accountText.chooseANewPassword}</Title>
            <PasswordFields
              label={accountText.newPassword}
              password={{ value: password, onChange: (event) => setPassword(event.currentTarget.value), error: wrong.password }}
              again={{ value: again, onChange: (event) => setAgain(event.currentTarget.value), error: wrong.again }}
            />
            {wrong.form && (
              <Text role="alert" c="var(--mantine-color-error)" size="sm">
                {wrong.form}{' '}
                <Anchor renderRoot={(props) => <Link to="/login" {...props} />} underline="always">
                  {accountText.backToSignIn}
                </Anchor>
              </Text>
            )}
            <Button type="submit" size="md" loading={busy}>
              {accountText.savePassword}
            </Button>
          </Stack>
        </form>
      )}
    </AuthFrame>
  )
}

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
      setWrong(failure?.fields?.password ? { password: failure.fields.password } : { form: failure?.message ?? 'Please try again.' })
    }
    setBusy(false)
  }

  return (
    <AuthFrame headline="Find your perfect candidate in minutes">
      {isSaved ? (
        <Stack aria-live="polite">
          <Title order={2}>Your password is changed</Title>
          <Text>You have been signed out everywhere else.</Text>
          <Button component={Link} to="/login" size="md">
            Sign In
          </Button>
        </Stack>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <Title order={2}>Choose a new password</Title>
            <PasswordFields
              label="New password"
              password={{ value: password, onChange: (event) => setPassword(event.currentTarget.value), error: wrong.password }}
              again={{ value: again, onChange: (event) => setAgain(event.currentTarget.value), error: wrong.again }}
            />
            {wrong.form && (
              <Text role="alert" c="var(--mantine-color-error)" size="sm">
                {wrong.form}{' '}
                <Anchor renderRoot={(props) => <Link to="/login" {...props} />} underline="always">
                  Back to sign in
                </Anchor>
              </Text>
            )}
            <Button type="submit" size="md" loading={busy}>
              Save password
            </Button>
          </Stack>
        </form>
      )}
    </AuthFrame>
  )
}

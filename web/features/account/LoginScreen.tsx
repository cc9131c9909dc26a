// Signing in with email and password.
import { Alert, Anchor, Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import type { SignIn } from '@fairlead/contract/v1/sessions'
import { checkSignInEmail } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx'
import { enter, safeReturn } from './enter.ts'
import { ProviderButtons } from '../../session/ProviderButtons.tsx'
import { SigningIn } from './SigningIn.tsx'
import { useRegistration } from './use-registration.ts'
import { useReturn } from './use-return.ts'
import * as accountText from '../../i18n/en/account.ts'

export function LoginScreen() {
  const navigate = useNavigate()
  const { back, expired } = useSearch({ strict: false })
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ email?: string; form?: string }>({})
  const [busy, setBusy] = useState(false)
  const [forgot, setForgot] = useState(false)
  const returned = useReturn()
  const registration = useRegistration()
  const trouble = wrong.form ?? (wrong.email ? null : returned.sentence)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const noEmail = checkSignInEmail(email)
    if (noEmail) return setWrong({ email: noEmail })
    setBusy(true)
    setWrong({})
    try {
      enter(await send<SignIn>('POST', 'v1/sessions', { email: email.trim(), password }))
      await navigate({ href: safeReturn(back), replace: true })
    } catch (error) {
      const failure = failureOf(error)
      setWrong({ form: failure?.status === 401 ? messages.wrongCredentials : (failure?.message ?? accountText.tryAgainInAMoment) })
      setBusy(false)
    }
  }

  if (returned.busy) return <SigningIn />
  if (registration?.is_first_run) return <Navigate to="/first-run" replace />
  return (
    <AuthFrame headline={accountText.headlineFind}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Title order={2}>{accountText.signIn}</Title>
          {expired && <Alert color="amber">{accountText.sessionEnded}</Alert>}
          <TextInput
            label={accountText.email}
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={wrong.email}
          />
          <PasswordInput
            label={accountText.password}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': accountText.showPassword }}
          />
          <Group justify="end" mt={-8}>
            <Anchor component="button" type="button" size="sm" underline="always" onClick={() => setForgot(true)}>
              {accountText.forgotPassword}
            </Anchor>
          </Group>
          {trouble && (
            <Text role="alert" c="var(--mantine-color-error)" size="sm">
              {trouble}
            </Text>
          )}
          <Button type="submit" size="md" loading={busy}>
            {accountText.signInButton}
          </Button>
          <Text size="sm" c="dimmed">
            {accountText.newHere}{' '}
            <Anchor renderRoot={(props) => <Link to="/register" {...props} />} underline="always">
              {accountText.signUpForTrial}
            </Anchor>
          </Text>
        </Stack>
      </form>
      <ProviderButtons purpose="in" back={back} />
      {forgot && <ForgotPasswordDialog startWith={email} onClose={() => setForgot(false)} />}
    </AuthFrame>
  )
}

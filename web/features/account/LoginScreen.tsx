// Signing in with email and password.
import { Alert, Anchor, Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import type { SignIn } from '@fairlead/contract/v1/sessions'
import { checkSignInEmail } from '@fairlead/domain/account/forms'
import { messages } from '@fairlead/domain/shared/messages'
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx'
import { completeSignIn, safeReturn } from './complete-sign-in.ts'
import { ProviderButtons } from '../../session/ProviderButtons.tsx'
import { SigningIn } from './SigningIn.tsx'
import { useRegistration } from './use-registration.ts'
import { useReturn } from './use-return.ts'
import { text as accountText } from '../../i18n/account.ts'
import type { AskPasskey, SignInWithPasskey } from '@fairlead/contract/v2/account/second_step'
import { IconFingerprint } from '@tabler/icons-react'
import type { StoredSession } from '../../api/session.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import { answerByPasskey, canUsePasskeys } from '../../session/passkeys.ts'
import { SecondStep, type Step } from './SecondStep.tsx'

export function LoginScreen() {
  const navigate = useNavigate()
  const { back, expired } = useSearch({ strict: false })
  const returned = useReturn()
  const registration = useRegistration()
  const [ownStep, setStep] = useState<Step | null>(null)
  const enter = async (session: StoredSession) => {
    completeSignIn(session)
    await navigate({ href: safeReturn(back), replace: true })
  }
  const passkey = useSubmit({
    send: async () => {
      const { token, options } = await send<AskPasskey>('POST', 'v2/account/passkey_sign_in/question', {})
      return send<SignInWithPasskey>('POST', 'v2/account/passkey_sign_in', { token, passkey: await answerByPasskey(options) })
    },
    onSuccess: enter,
    failure: accountText.retryLater,
  })
  const form = useForm(
    { email: '', password: '' },
    {
      check: ({ email }) => ({ email: checkSignInEmail(email) ?? undefined }),
      send: ({ email, password }) => send<SignIn>('POST', 'v1/sessions', { email: email.trim(), password }),
      onSuccess: (answer) => ('second_step' in answer ? setStep(answer.second_step) : enter(answer)),
      failure: accountText.retryLater,
      refused: ({ status, message }) => (status === 401 ? messages.wrongCredentials : message),
    },
  )
  const [forgot, setForgot] = useState(false)
  const trouble = form.sentence ?? passkey.sentence ?? (form.errors.email ? null : returned.sentence)
  const step = ownStep ?? returned.step

  if (returned.busy) return <SigningIn />
  if (step)
    return (
      <SecondStep
        step={step}
        back={back}
        onCancel={() => {
          setStep(null)
          returned.clearStep()
        }}
      />
    )
  if (registration?.is_first_run) return <Navigate to="/first-run" replace />
  return (
    <AuthFrame headline={accountText.headlineFind}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack>
          <Title order={2}>{accountText.signIn}</Title>
          {expired && <Alert color="amber">{accountText.sessionEnded}</Alert>}
          <TextInput label={accountText.email} type="email" autoComplete="username" {...form.field('email')} />
          <PasswordInput
            label={accountText.password}
            autoComplete="current-password"
            {...form.field('password')}
            visibilityToggleButtonProps={{ 'aria-label': accountText.showPassword }}
          />
          <Group justify="end" mt={-8}>
            <Anchor component="button" type="button" size="sm" underline="always" onClick={() => setForgot(true)}>
              {accountText.forgotPassword}
            </Anchor>
          </Group>
          <FormError>{trouble}</FormError>
          <Button type="submit" size="md" loading={form.busy}>
            {accountText.signInButton}
          </Button>
          {canUsePasskeys() && (
            <Button
              variant="default"
              size="md"
              leftSection={<IconFingerprint size={18} aria-hidden />}
              loading={passkey.busy}
              onClick={() => void passkey.run()}
            >
              {factorText.usePasskey}
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {accountText.newHere}{' '}
            <Anchor renderRoot={(props) => <Link to="/register" {...props} />} underline="always">
              {accountText.signUpForTrial}
            </Anchor>
          </Text>
        </Stack>
      </form>
      <ProviderButtons purpose="in" back={back} />
      {forgot && <ForgotPasswordDialog startWith={form.values.email} onClose={() => setForgot(false)} />}
    </AuthFrame>
  )
}

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
import type { ApiFailure } from '../../api/failure.ts'
import { ssoInstead } from '../../session/single-sign-on.ts'
import { SsoChoice, useSso } from './SsoChoice.tsx'
import { text as ssoText } from '../../i18n/single-sign-on.ts'
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
  const insteadOf = (failure: ApiFailure) => {
    const connection = ssoInstead(failure)
    if (connection) void navigate({ to: '/sso/$connection', params: { connection }, search: { required: '1', ...(back ? { back } : {}) } })
    return connection ? failure.message : null
  }
  const passkey = useSubmit({
    send: async () => {
      const { token, options } = await send<AskPasskey>('POST', 'v2/account/passkey_sign_in/question', {})
      return send<SignInWithPasskey>('POST', 'v2/account/passkey_sign_in', { token, passkey: await answerByPasskey(options) })
    },
    onSuccess: enter,
    failure: accountText.retryLater,
    refused: insteadOf,
  })
  const form = useForm(
    { email: '', password: '' },
    {
      check: ({ email }) => ({ email: checkSignInEmail(email) ?? undefined }),
      send: ({ email, password }) => send<SignIn>('POST', 'v1/sessions', { email: email.trim(), password }),
      onSuccess: (answer) => ('second_step' in answer ? setStep(answer.second_step) : enter(answer)),
      failure: accountText.retryLater,
      refused: (failure) => insteadOf(failure) ?? (failure.status === 401 ? messages.wrongCredentials : failure.message),
    },
  )
  const [forgot, setForgot] = useState(false)
  const sso = useSso(form.values.email)
  const [otherwise, setOtherwise] = useState(false)
  const isOnlySso = sso?.is_required === true && !otherwise
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
          {sso && <SsoChoice choice={sso} email={form.values.email} back={back} />}
          {isOnlySso ? (
            <Anchor component="button" type="button" size="sm" underline="always" onClick={() => setOtherwise(true)}>
              {ssoText.otherwise}
            </Anchor>
          ) : (
            <>
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
            </>
          )}
          <FormError>{trouble}</FormError>
          {!isOnlySso && (
            <>
              <Button type="submit" size="md" variant={sso ? 'default' : 'filled'} loading={form.busy}>
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
            </>
          )}
          <Text size="sm" c="dimmed">
            {accountText.newHere}{' '}
            <Anchor renderRoot={(props) => <Link to="/register" {...props} />} underline="always">
              {accountText.signUpForTrial}
            </Anchor>
          </Text>
        </Stack>
      </form>
      {!isOnlySso && <ProviderButtons purpose="in" back={back} />}
      {forgot && <ForgotPasswordDialog startWith={form.values.email} onClose={() => setForgot(false)} />}
    </AuthFrame>
  )
}

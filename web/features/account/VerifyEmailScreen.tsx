// The page of a link that verifies an address. It works in a session of its account.
import { Button, Loader, Stack, Text, Title } from '@mantine/core'
import type { VerifyEmail } from '@fairlead/contract/v2/account/email'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { sessionToken } from '../../api/session.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { takeLinkToken } from './link-token.ts'
import { text as accountText } from '../../i18n/account.ts'

/** While the user signs in first, the token waits in this window. */
const waiting = 'email_token'

/** A link works once, however often the page renders. */
let running: Promise<VerifyEmail['answer']> | null = null

export function VerifyEmailScreen() {
  const [token] = useState(() => takeLinkToken() || (sessionStorage.getItem(waiting) ?? ''))
  const [result, setResult] = useState<VerifyEmail['answer'] | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const isSignedIn = sessionToken() !== null

  useEffect(() => {
    if (!isSignedIn) {
      sessionStorage.setItem(waiting, token)
      return
    }
    sessionStorage.removeItem(waiting)
    running ??= send<VerifyEmail>('POST', 'v2/account/email/verify', { token })
    running.then(
      (answer) => {
        setResult(answer)
        invalidate('v1/users/settings', 'v1/users/profile')
      },
      (error: unknown) => {
        running = null
        setTrouble(failureOf(error)?.message ?? accountText.retryLater)
      },
    )
  }, [token, isSignedIn])

  return (
    <AuthFrame headline={accountText.headlineFind}>
      <Stack aria-live="polite">
        {!isSignedIn ? (
          <>
            <Title order={2}>{accountText.verifySignInTitle}</Title>
            <Text>{accountText.otherAccountLink}</Text>
            <Button renderRoot={(props) => <Link to="/login" search={{ back: '/verify-email' }} {...props} />} size="md">
              {accountText.signInButton}
            </Button>
          </>
        ) : result ? (
          <>
            <Title order={2}>{result.is_changed ? accountText.emailChanged : accountText.emailVerified}</Title>
            <Text className="anywhere">
              {result.is_changed ? accountText.signInWithNewEmail(result.email) : accountText.addressVerified(result.email)}
            </Text>
            <Button component={Link} to="/home" size="md">
              {accountText.continueButton}
            </Button>
          </>
        ) : trouble ? (
          <>
            <Title order={2}>{accountText.linkFailed}</Title>
            <Text role="alert">{trouble}</Text>
            <Button component={Link} to="/profile" size="md">
              {accountText.openYourProfile}
            </Button>
          </>
        ) : (
          <output className="row gap-12">
            <Loader size="sm" aria-hidden />
            {accountText.verifying}
          </output>
        )}
      </Stack>
    </AuthFrame>
  )
}

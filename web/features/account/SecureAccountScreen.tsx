// The page behind "If this wasn't you": one button ends every session and leads on to a new password.
import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import type { SecureAccount } from '@fairlead/contract/v2/account/secure'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { clearSession } from '../../api/session.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { takeLinkToken } from './link-token.ts'
import * as accountText from '../../i18n/en/account.ts'

export function SecureAccountScreen() {
  const navigate = useNavigate()
  const [token] = useState(takeLinkToken)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function secure() {
    setBusy(true)
    setTrouble(null)
    try {
      const { reset_token } = await send<SecureAccount>('POST', 'v2/account/secure', { token })
      clearSession()
      await navigate({ to: '/reset-password', hash: `token=${reset_token}`, replace: true })
    } catch (error) {
      setTrouble(failureOf(error)?.message ?? accountText.tryAgainInAMoment)
      setBusy(false)
    }
  }

  return (
    <AuthFrame headline={accountText.headlineFind}>
      <Stack>
        <Title order={2}>{accountText.secureYourAccount}</Title>
        <Text>{accountText.secureExplained}</Text>
        {trouble && (
          <Text role="alert" c="var(--mantine-color-error)" size="sm">
            {trouble}{' '}
            <Anchor renderRoot={(props) => <Link to="/login" {...props} />} underline="always">
              {accountText.backToSignIn}
            </Anchor>
          </Text>
        )}
        <Button size="md" loading={busy} onClick={() => void secure()}>
          {accountText.secureMyAccount}
        </Button>
      </Stack>
    </AuthFrame>
  )
}

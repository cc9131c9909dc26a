// The page behind "If this wasn't you": one button ends every session and continues to a new password.
import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import type { SecureAccount } from '@fairlead/contract/v2/account/secure'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../api/send.ts'
import { clearSession } from '../../api/session.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { takeLinkToken } from './link-token.ts'
import { text as accountText } from '../../i18n/account.ts'

export function SecureAccountScreen() {
  const navigate = useNavigate()
  const [token] = useState(takeLinkToken)
  const secure = useSubmit({
    send: () => send<SecureAccount>('POST', 'v2/account/secure', { token }),
    onSuccess: async ({ reset_token }) => {
      clearSession()
      await navigate({ to: '/reset-password', hash: `token=${reset_token}`, replace: true })
    },
    failure: accountText.retryLater,
    refused: ({ message }) => message,
  })

  return (
    <AuthFrame headline={accountText.headlineFind}>
      <Stack>
        <Title order={2}>{accountText.secureYourAccount}</Title>
        <Text>{accountText.secureExplained}</Text>
        {secure.sentence && (
          <FormError>
            {secure.sentence}{' '}
            <Anchor renderRoot={(props) => <Link to="/login" {...props} />} underline="always">
              {accountText.backToSignIn}
            </Anchor>
          </FormError>
        )}
        <Button size="md" loading={secure.busy} onClick={() => void secure.run()}>
          {accountText.secureMyAccount}
        </Button>
      </Stack>
    </AuthFrame>
  )
}

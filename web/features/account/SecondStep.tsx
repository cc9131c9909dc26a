// The second step of a sign-in: a passkey, a code of an app, or a recovery code.
import { Stack, Text, Title } from '@mantine/core'
import type { SignIn } from '@fairlead/contract/v1/sessions'
import type { TakeSecondStep } from '@fairlead/contract/v2/account/second_step'
import { useNavigate } from '@tanstack/react-router'
import { send } from '../../api/send.ts'
import { text as accountText } from '../../i18n/account.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import { FactorFields } from '../../session/FactorFields.tsx'
import { answerByPasskey } from '../../session/passkeys.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { completeSignIn, safeReturn } from './complete-sign-in.ts'

export type Step = Extract<SignIn['answer'], { second_step: unknown }>['second_step']

export function SecondStep({ step, back, onCancel }: { step: Step; back: string | undefined; onCancel: () => void }) {
  const navigate = useNavigate()
  const { token, factors, options } = step
  return (
    <AuthFrame headline={accountText.headlineFind}>
      <Stack>
        <Title order={2}>{factorText.secondStep}</Title>
        <Text size="sm">{factorText.secondStepExplained}</Text>
        <FactorFields
          kinds={factors}
          byPasskey={async () =>
            send<TakeSecondStep>('POST', 'v2/account/second_step', { token, passkey: await answerByPasskey(options ?? '{}') })
          }
          byCode={(code) => send<TakeSecondStep>('POST', 'v2/account/second_step', { token, code })}
          onSuccess={async (signedIn) => {
            completeSignIn(signedIn)
            await navigate({ href: safeReturn(back), replace: true })
          }}
          action={accountText.signInButton}
          onCancel={onCancel}
        />
      </Stack>
    </AuthFrame>
  )
}

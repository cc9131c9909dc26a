// Shown between the provider's page and ours.
import { Loader } from '@mantine/core'
import { AuthFrame } from './AuthFrame.tsx'
import { text as accountText } from '../../i18n/account.ts'

export function SigningIn() {
  return (
    <AuthFrame headline={accountText.headlineFind}>
      <output className="row gap-12">
        <Loader size="sm" aria-hidden />
        {accountText.signingIn}
      </output>
    </AuthFrame>
  )
}

// Between the provider's page and ours.
import { Loader } from '@mantine/core'
import { AuthFrame } from './AuthFrame.tsx'

export function SigningIn() {
  return (
    <AuthFrame headline="Find your perfect candidate in minutes">
      <output style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Loader size="sm" aria-hidden />
        Signing you in …
      </output>
    </AuthFrame>
  )
}

// Until the address is verified: what is blocked, where the link was sent, and how to get another one or change a mistyped address.
import { Button, Group } from '@mantine/core'
import type { GetProfile } from '@fairlead/contract/v1/users/profile'
import type { ResendEmailProof } from '@fairlead/contract/v2/account/email'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { cache, queryFor } from '../api/cache.ts'
import { send } from '../api/send.ts'
import { useSubmit } from '../api/use-submit.ts'
import { PageBanner } from '../ui/PageBanner.tsx'
import { text as unverifiedText } from '../i18n/unverified.ts'

/** The link is usually opened in another tab, or on another device. */
const lookAgainMs = 10_000

export function UnverifiedBanner({ email }: { email: string }) {
  const profile = useQuery({ ...queryFor<GetProfile>('v1/users/profile', {}), refetchInterval: lookAgainMs }).data
  const isVerified = profile?.email_verified === true
  useEffect(() => {
    // whatever is open and was refused until then, such as an email that is being written
    if (isVerified) void cache.invalidateQueries()
  }, [isVerified])

  const resending = useSubmit({
    send: () => send<ResendEmailProof>('POST', 'v2/account/email/resend', {}),
    success: (sent) => unverifiedText.linkSentTo(sent.email),
    failure: unverifiedText.resendFailed,
    failureIn: 'toast',
  })

  if (isVerified) return null
  return (
    <PageBanner
      rank="unverified"
      tone="warn"
      role="note"
      action={
        <Group gap="xs">
          <Button size="compact-sm" variant="default" loading={resending.busy} onClick={() => void resending.run()}>
            {unverifiedText.resendLink}
          </Button>
          <Button size="compact-sm" variant="default" component={Link} to="/profile">
            {unverifiedText.changeAddress}
          </Button>
        </Group>
      }
    >
      {unverifiedText.verifyToContinue} <strong>{profile?.pending_email ?? email}</strong>.
    </PageBanner>
  )
}

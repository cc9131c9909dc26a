// Whether the address is verified, and a pending new one: resend the link, or keep the old address.
import { Alert, Button, Group, Text } from '@mantine/core'
import type { CancelEmailChange, ResendEmailProof } from '@fairlead/contract/v2/account/email'
import type { GetProfile } from '@fairlead/contract/v1/users/profile'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as profileText } from '../../i18n/profile.ts'

export function EmailState({ profile }: { profile: GetProfile['answer'] }) {
  const { email, email_verified, pending_email } = profile
  const changed = { onSuccess: () => invalidate('v1/users/profile'), failure: profileText.somethingWentWrong, failureIn: 'toast' } as const
  const resending = useSubmit({
    send: () => send<ResendEmailProof>('POST', 'v2/account/email/resend', {}),
    success: (sent) => profileText.linkSentTo(sent.email),
    ...changed,
  })
  const cancelling = useSubmit({
    send: () => send<CancelEmailChange>('DELETE', 'v2/account/email', {}),
    success: profileText.addressStays(email),
    ...changed,
  })
  if (email_verified && !pending_email) return null

  return (
    <Alert color="amber" title={pending_email ? profileText.newEmailTitle : profileText.unverifiedTitle} mb="md">
      <Text size="sm" className="anywhere">
        {pending_email ? profileText.confirmationSent(pending_email, email) : profileText.unverifiedText(email)}
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" loading={resending.busy} onClick={() => void resending.run()}>
          {profileText.resendTheLink}
        </Button>
        {pending_email && (
          <Button size="xs" variant="subtle" loading={cancelling.busy} onClick={() => void cancelling.run()}>
            {profileText.keepEmail(email)}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

// Whether the address is verified, and the new one that waits for its proof: send the link again, or keep the old address.
import { Alert, Button, Group, Text } from '@mantine/core'
import type { CancelEmailChange, ResendEmailProof } from '@fairlead/contract/v2/account/email'
import type { GetProfile } from '@fairlead/contract/v1/users/profile'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import * as profileText from '../../i18n/en/profile.ts'

export function EmailState({ profile }: { profile: GetProfile['answer'] }) {
  const [busy, setBusy] = useState<'resend' | 'cancel' | null>(null)
  const { email, email_verified, pending_email } = profile
  if (email_verified && !pending_email) return null

  async function act(what: 'resend' | 'cancel', work: () => Promise<string>) {
    setBusy(what)
    try {
      showToast(await work())
      invalidate('v1/users/profile')
    } catch (error) {
      showToast(sentenceOf(error, 'Something went wrong. Try again in a moment.'), { tone: 'bad' })
    }
    setBusy(null)
  }
  const resend = async () => `Link sent to ${(await send<ResendEmailProof>('POST', 'v2/account/email/resend', {})).email}`
  const cancel = async () => {
    await send<CancelEmailChange>('DELETE', 'v2/account/email', {})
    return `Your address stays ${email}`
  }

  return (
    <Alert color="amber" title={pending_email ? profileText.newEmailAddressNotConfirmed : profileText.emailAddressNotVerified} mb="md">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {pending_email ? profileText.weSentALinkTo(pending_email, email) : profileText.weSentALinkToUntil(email)}
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" loading={busy === 'resend'} onClick={() => void act('resend', resend)}>
          {profileText.resendTheLink}
        </Button>
        {pending_email && (
          <Button size="xs" variant="subtle" loading={busy === 'cancel'} onClick={() => void act('cancel', cancel)}>
            {profileText.keepEmail(email)}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

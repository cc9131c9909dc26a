// Makes an invitation link for a colleague and puts it on the clipboard, to be sent by whatever way the team likes.
import { Button } from '@mantine/core'
import type { InviteColleague } from '@fairlead/contract/v2/team/invitations'
import { useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { showToast } from '../../../ui/toast.ts'

export function InviteButton({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  async function invite() {
    setBusy(true)
    try {
      const { link } = await send<InviteColleague>('POST', 'v2/team/invitations', { email })
      if (link) await navigator.clipboard.writeText(link)
      showToast(link ? `Invitation link for ${email} copied. It works once, for 14 days.` : `${email} is in your team already.`)
    } catch (error) {
      showToast(failureOf(error)?.message ?? 'The link could not be copied.')
    }
    setBusy(false)
  }
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={busy}
      onClick={() => void invite()}
      aria-label={`Copy an invitation link for ${email}`}
    >
      Invite
    </Button>
  )
}

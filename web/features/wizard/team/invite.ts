// Invites a colleague by mail, and says what came of it; the link itself can be copied too.
import type { InviteColleague } from '@fairlead/contract/v2/team/invitations'
import { invalidate } from '../../../api/cache.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { showToast } from '../../../ui/toast.ts'

export async function invite(email: string): Promise<void> {
  try {
    const { link } = await send<InviteColleague>('POST', 'v2/team/invitations', { email })
    invalidate('v2/team')
    if (link === null) return void showToast(`${email} is in your team already.`)
    const copy = () =>
      void navigator.clipboard.writeText(link).then(
        () => showToast('Link copied. It works once, for 14 days.'),
        () => showToast('The link could not be copied.', { tone: 'bad' }),
      )
    showToast(`Invitation mailed to ${email}`, { action: { label: 'Copy link', run: copy } })
  } catch (error) {
    showToast(sentenceOf(error, 'The invitation could not be sent. Please try again.'), { tone: 'bad' })
  }
}

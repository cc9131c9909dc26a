import type { InviteColleague } from '@fairlead/contract/v2/team/invitations'
import { invalidate } from '../../../api/cache.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { showToast } from '../../../ui/toast.ts'
import { text as wizardTeamText } from '../../../i18n/wizard-team.ts'

/** An interviewer is led to their interview hours after joining. */
export async function invite(email: string, { interviews = false } = {}): Promise<void> {
  try {
    const { is_member } = await send<InviteColleague>('POST', 'v2/team/invitations', { email, interviews })
    invalidate('v2/team')
    if (is_member) return void showToast(wizardTeamText.alreadyOnTeam(email))
    showToast(wizardTeamText.invitationSent(email))
  } catch (error) {
    showToast(sentenceOf(error, wizardTeamText.invitationFailed), { tone: 'bad' })
  }
}

// Notifies the address an account had before a change of how it is signed in to, with a link that undoes what a thief did.
import type { EventOf, SignInChange } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../platform/context.ts'
import { openLink } from '../accounts/link-store.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueTeamMail } from '../mail/team-mail.ts'

const days = 7

const sentences: Record<SignInChange, string> = {
  password: 'The password was changed, and all other sessions were signed out.',
  email: 'The email address was changed. Sign-in with this address no longer works.',
  provider_linked: 'An account at Google or Microsoft was linked and can now be used to sign in.',
  provider_unlinked: 'An account at Google or Microsoft was unlinked and can no longer be used to sign in.',
}

export function mailSignInNotice(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'sign_in.changed'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const requestId = `sign_in_changed:${event.requestId}`
    const mailed = await tx.selectFrom('message').select('id').where('request_id', '=', requestId).executeTakeFirst()
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', event.userId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (mailed || !user) return
    const token = await openLink(tx, ctx, { purpose: 'secure_account', userId: event.userId, email: event.to, days })
    await queueTeamMail(tx, ctx, settings, {
      to: event.to,
      subject: `Your ${settings.productName} sign-in was changed`,
      body:
        `Hi,\n\n${sentences[event.change]}\n\nIf this was you, you don't need to do anything. ` +
        `If this wasn't you, open this link within ${days} days. It signs out every session, restores this address and lets you choose a new password:\n\n` +
        `${settings.publicUrl}/secure-account#token=${token}`,
      from: null,
      projectId: null,
      emailType: 'sign_in_changed',
      requestId,
    })
  })
}

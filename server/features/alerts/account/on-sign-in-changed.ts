// Notifies an account's previous address of a sign-in change, with a link that reverts it.
import type { EventOf, SignInChange } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { openLink } from '../../accounts/security/link-store.ts'
import { findActiveUser } from '../../accounts/users/user-views.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { hasMessageFor } from '../../mail/messages/message-facts.ts'
import { text } from '../texts/texts.ts'
import { text as emails } from '../texts/emails.ts'

const days = 7

const sentences: Record<SignInChange, string> = {
  get password() {
    return text.passwordChanged
  },
  get email() {
    return text.emailChanged
  },
  get provider_linked() {
    return text.providerLinked
  },
  get provider_unlinked() {
    return text.providerUnlinked
  },
  get factor_added() {
    return text.factorAdded
  },
  get factor_removed() {
    return text.factorRemoved
  },
  get factors_reset() {
    return text.factorsReset
  },
  get recovery_codes_made() {
    return text.recoveryCodesMade
  },
  get recovery_code_used() {
    return text.recoveryCodeUsed
  },
}

export function mailSignInNotice(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'sign_in.changed'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const requestId = `sign_in_changed:${event.requestId}`
    const mailed = await hasMessageFor(tx, requestId)
    const user = await findActiveUser(tx, event.userId)
    if (mailed || !user) return
    const token = await openLink(tx, ctx, { purpose: 'secure_account', userId: event.userId, email: event.to, days })
    await queueTeamMail(tx, ctx, settings, {
      to: event.to,
      subject: () => emails.signInChangedSubject(settings.productName),
      body: () => emails.signInChanged(sentences[event.change], days, `${settings.publicUrl}/secure-account#token=${token}`),
      from: null,
      projectId: null,
      emailType: 'sign_in_changed',
      requestId,
    })
  })
}

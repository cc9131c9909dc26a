// Emails the link that verifies an address: it works once, for a day, in a session of the account, and ends older ones.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { closeLinks, openLink } from '../../accounts/security/link-store.ts'
import { findProvenAddress } from '../../accounts/users/user-views.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { hasMessageFor } from '../../mail/messages/message-facts.ts'
import { text as emails } from '../texts/emails.ts'

const days = 1

export function mailProofLink(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'email.to_prove'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const requestId = `prove_email:${event.requestId}`
    const mailed = await hasMessageFor(tx, requestId)
    const user = await findProvenAddress(tx, event.userId)
    const isFirst = user?.email === event.email && !user.isProven
    if (mailed || !user || (!isFirst && user.pendingEmail !== event.email)) return
    await closeLinks(tx, 'prove_email', { userId: event.userId }, ctx.now())
    const token = await openLink(tx, ctx, { purpose: 'prove_email', userId: event.userId, email: event.email, days })
    const product = settings.productName
    const link = `${settings.publicUrl}/verify-email#token=${token}`
    await queueTeamMail(tx, ctx, settings, {
      to: event.email,
      subject: () => (isFirst ? emails.verifySubject(product) : emails.confirmSubject(product)),
      body: () => (isFirst ? emails.verify(product, link) : emails.confirm(product, user.email, link)),
      from: null,
      projectId: null,
      emailType: 'prove_email',
      requestId,
    })
  })
}

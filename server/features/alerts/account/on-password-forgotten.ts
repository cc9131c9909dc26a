// Emails about signing in: the link for a new password, and a note that the address already has an account.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { closeLinks, openLink } from '../../accounts/security/link-store.ts'
import { findActiveUser } from '../../accounts/users/user-views.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { hasMessageFor } from '../../mail/messages/message-facts.ts'
import { text as emails } from '../texts/emails.ts'

const minutes = 30

/** The link works once, within half an hour, and only while the account has the address. */
export function mailPasswordLink(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'password.forgotten'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const requestId = `reset_password:${event.requestId}`
    const mailed = await hasMessageFor(tx, requestId)
    const user = await findActiveUser(tx, event.userId)
    if (mailed || !user) return
    await closeLinks(tx, 'reset_password', { userId: event.userId }, ctx.now())
    const token = await openLink(tx, ctx, { purpose: 'reset_password', userId: event.userId, email: user.email, days: minutes / 1440 })
    await queueTeamMail(tx, ctx, settings, {
      to: user.email,
      subject: () => emails.passwordSubject(settings.productName),
      body: () => emails.password(settings.productName, minutes, `${settings.publicUrl}/reset-password#token=${token}`),
      from: null,
      projectId: null,
      emailType: 'reset_password',
      requestId,
    })
  })
}

/** At most one per day: the form revealed that the address is registered, and its owner learns that someone tried. */
export function mailExistingAccount(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'registration.repeated'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const user = await findActiveUser(tx, event.userId)
    if (!user) return
    await queueTeamMail(tx, ctx, settings, {
      to: user.email,
      subject: () => emails.existingAccountSubject(settings.productName),
      body: () => emails.existingAccount(settings.productName, `${settings.publicUrl}/login`),
      from: null,
      projectId: null,
      emailType: 'registration_repeated',
      requestId: `registration_repeated:${event.userId}:${event.day}`,
    })
  })
}

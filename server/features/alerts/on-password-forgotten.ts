// Mails the link by which somebody chooses a new password; it works once, within half an hour.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../platform/context.ts'
import { closeLinks, openLink } from '../accounts/link-store.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueTeamMail } from '../mail/team-mail.ts'

const minutes = 30

export function mailPasswordLink(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'password.forgotten'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const requestId = `reset_password:${event.requestId}`
    const mailed = await tx.selectFrom('message').select('id').where('request_id', '=', requestId).executeTakeFirst()
    const user = await tx
      .selectFrom('users')
      .select(['email', 'first_name'])
      .where('id', '=', event.userId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (mailed || !user) return
    await closeLinks(tx, 'reset_password', { userId: event.userId }, ctx.now())
    const token = await openLink(tx, ctx, { purpose: 'reset_password', userId: event.userId, days: minutes / 1440 })
    await queueTeamMail(tx, ctx, settings, {
      to: user.email,
      subject: `Choose a new password for ${settings.productName}`,
      body:
        `Hi ${user.first_name},\n\nsomebody, hopefully you, asked for a new ${settings.productName} password. Choose one here within ${minutes} minutes:\n\n` +
        `${settings.publicUrl}/reset-password?token=${token}\n\nIf it was not you, nothing has changed and you need to do nothing.`,
      from: null,
      projectId: null,
      emailType: 'reset_password',
      requestId,
    })
  })
}

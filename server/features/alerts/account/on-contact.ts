// Emails a contact message to the operator; replies go to its sender.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { text as emails } from '../texts/emails.ts'

export function mailContact(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'contact.received'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { id, name, email, company, message } = event
    for (const to of event.to)
      await queueTeamMail(tx, ctx, settings, {
        to,
        subject: () => emails.contactSubject(name, settings.productName),
        body: () => emails.contact(name, company, email, message),
        from: { name, email },
        projectId: null,
        emailType: 'contact',
        requestId: `contact:${id}:${to}`,
      })
  })
}

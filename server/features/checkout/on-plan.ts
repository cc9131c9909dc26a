// Notifies the operator of a new plan request, and its requester of the outcome.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import type { MailSettings } from '../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../mail/messages/team-mail.ts'
import { text } from './texts/texts.ts'

const requestOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('plan_request')
    .innerJoin('users', 'users.id', 'plan_request.user_id')
    .selectAll('plan_request')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('plan_request.id', '=', id)
    .executeTakeFirst()

export function mailPlanRequest(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'plan.requested'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const request = await requestOf(tx, event.requestId)
    if (!request) return
    const name = personNameAsText(request.first_name, request.last_name)
    for (const to of event.to)
      await queueTeamMail(tx, ctx, settings, {
        to,
        subject: () => text.requestSubject(request.company, request.plan_name),
        body: () => text.requestEmail(name, request),
        from: { name, email: request.email },
        projectId: null,
        emailType: 'plan_requested',
        requestId: `plan:${request.id}:${to}`,
      })
  })
}

export function mailPlanSettled(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'plan.settled'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const request = await requestOf(tx, event.requestId)
    const end = text.planEnds[event.state]
    if (!request || !end) return
    await queueTeamMail(tx, ctx, settings, {
      to: request.email,
      subject: () => text.planSubject(request.plan_name),
      body: () => text.planEmail(request.first_name, request.plan_name, end, `${settings.publicUrl}/checkout`),
      from: null,
      projectId: null,
      emailType: 'plan_settled',
      requestId: `plan:${request.id}:${event.state}`,
    })
  })
}

// Notifies the operator of a new plan request, and its requester of the outcome.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueTeamMail } from '../mail/team-mail.ts'

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
        subject: `${request.company} requests ${request.plan_name}`,
        body:
          `${name} (${request.email}) of ${request.company} requests the plan ${request.plan_name} for ${request.searches} ` +
          `${request.searches === 1 ? 'search' : 'searches'} at a time.${request.note === '' ? '' : `\n\n${request.note}`}`,
        from: { name, email: request.email },
        projectId: null,
        emailType: 'plan_requested',
        requestId: `plan:${request.id}:${to}`,
      })
  })
}

const ends: Partial<Record<string, string>> = {
  paid: 'is paid. Your searches are no longer free trials: you can contact everyone you approve.',
  accepted: 'is yours. Your searches are no longer free trials: you can contact everyone you approve.',
  declined: 'is not available to you. Reply to this email to learn more.',
}

export function mailPlanSettled(ctx: WorkspaceContext, settings: MailSettings, event: EventOf<'plan.settled'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const request = await requestOf(tx, event.requestId)
    const end = ends[event.state]
    if (!request || !end) return
    await queueTeamMail(tx, ctx, settings, {
      to: request.email,
      subject: `Your plan: ${request.plan_name}`,
      body: `Hi ${request.first_name},\n\nThe plan ${request.plan_name} ${end}\n\n${settings.publicUrl}/checkout`,
      from: null,
      projectId: null,
      emailType: 'plan_settled',
      requestId: `plan:${request.id}:${event.state}`,
    })
  })
}

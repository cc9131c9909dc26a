// Notifies the whole team when the ATS link needs action or works again.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { listTeam } from '../../accounts/users/user-views.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

const bodies: Partial<Record<EventOf<'ats.link_changed'>['status'], (integration: string) => string>> = {
  RELINK_NEEDED: (name) => text.relinkAts(name),
  INVALID: (name) => text.atsForgotLink(name),
  INACTIVE: (name) => text.atsLinkOff(name),
}

export function notifyOfAtsLink(ctx: WorkspaceContext, event: EventOf<'ats.link_changed'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const body = bodies[event.status]
    const link = await tx.selectFrom('ats_link').select(['status', 'checked_at']).where('id', '=', event.linkId).executeTakeFirst()
    // it has been linked again since, or removed
    if (!body || link?.status !== event.status) return
    const users = await listTeam(tx)
    await notify(
      tx,
      ctx,
      users.map(({ id }) => id),
      // repeated daily while it lasts
      {
        projectId: null,
        candidateId: null,
        kind: 'ats_link',
        body: () => body(event.integration),
        onceKey: `ats:${event.linkId}:${event.status}:${link.checked_at.toISOString().slice(0, 10)}`,
      },
    )
  })
}

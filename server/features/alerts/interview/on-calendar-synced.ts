// Notifies users whose calendars can no longer be read: no one can book with them until they reconnect.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfRefusedCalendar(ctx: WorkspaceContext, event: EventOf<'calendar.synced'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    if (event.state !== 'refused') return
    await notify(tx, ctx, [event.userId], {
      projectId: null,
      candidateId: null,
      kind: 'calendar_refused',
      body: () => text.reconnectCalendarsAlert(event.name),
      onceKey: `calendar_refused:${event.accountId}:${ctx.now().toISOString().slice(0, 10)}`,
    })
  })
}

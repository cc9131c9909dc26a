// Reschedules a waiting email.
import { readScheduledDate } from '@fairlead/domain/outreach/schedule'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { setDue } from '../../mail/messages/message-store.ts'
import { accessScheduled } from './access-scheduled.ts'

export function moveScheduled(ctx: ActorContext, messageId: string, scheduledDate: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { row, project, candidate } = await accessScheduled(tx, ctx, messageId)
    const scheduledAt = readScheduledDate(scheduledDate, ctx.now())
    if (scheduledAt === null) throw new Refusal('invalid_input', undefined, { scheduled_date: messages.fieldRequired })
    await setDue(tx, row.id, scheduledAt)
    await addHistory(tx, ctx, project, candidate.id, {
      event: 'scheduled_email',
      detail: `Rescheduled: ${row.subject}`,
      isScheduled: true,
    })
    await record(tx, ctx, { type: 'mail.queued', projectId: project.id, candidateId: candidate.id, messageId: row.id })
  })
}

// Notifies the author of a test email that it did not arrive, or may not have.
import type { EventOf } from '@fairlead/domain/events'
import { mayHaveArrived, parkedReasons } from '@fairlead/domain/outreach/message-state'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { findFailure } from '../../mail/messages/message-facts.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfFailedTest(ctx: WorkspaceContext, event: EventOf<'test_email.failed'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const row = await findFailure(tx, event.messageId)
    if (!row) return
    const parked = parkedReasons.find((reason) => reason === row.why)
    const sentence = parked && mayHaveArrived(parked) ? text.testUnknown : row.why === 'refused' ? text.testRefused : text.testNotSent
    const answer = row.relay_answer && !(parked && mayHaveArrived(parked)) ? text.serverAnswer(row.relay_answer) : ''
    await notify(tx, ctx, [event.userId], {
      projectId: row.project_id,
      candidateId: null,
      kind: 'test_email_failed',
      body: sentence(row.to_email) + answer,
      onceKey: `test_email.failed:${event.messageId}`,
    })
  })
}

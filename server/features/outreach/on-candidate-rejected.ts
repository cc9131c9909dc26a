// Somebody who has been in touch and is rejected is told so, without the reason.
import type { EventOf } from '@fairlead/domain/events'
import { rejectionNotice, tellsOfRejection } from '@fairlead/domain/outreach/notices'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../platform/context.ts'
import { lockWithProject } from '../candidates/lock-with-project.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { newestMoveTo, sendNotice } from '../mail/send-notice.ts'

/** Safe to run again, and after an undo: it asks what is so now. */
export function tellOfRejection(ctx: WorkspaceContext, mail: MailSettings, event: EventOf<'candidate.moved'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    if (event.to !== 'REJECTED') return
    const locked = await lockWithProject(tx, event.candidateId)
    const move = locked?.candidate.stage === event.to ? await newestMoveTo(tx, event.candidateId, event.to) : null
    if (!locked || !move) return
    const { project, candidate } = locked
    const { contacted_at: contactedAt } = await tx
      .selectFrom('candidate')
      .select('contacted_at')
      .where('id', '=', candidate.id)
      .executeTakeFirstOrThrow()
    if (!tellsOfRejection({ from: move.from, to: 'REJECTED', contactedAt, repliedAt: candidate.repliedAt })) return
    const notice = rejectionNotice(project.settings.autopilotTemplates['rejection'] ?? '')
    try {
      await sendNotice(
        tx,
        ctx,
        mail,
        { project, candidate },
        { ...notice, emailType: 'rejection', requestId: `rejection:${move.id}`, cc: [] },
      )
    } catch (error) {
      // a text of the project's with a variable nobody can fill: silence is better than a mail with a hole
      if (!(error instanceof Refusal)) throw error
    }
  })
}

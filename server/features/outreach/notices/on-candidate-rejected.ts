// Emails a rejected candidate we were in touch with, if the rejecting user or the project wants it.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { findNewestMove } from '../../candidates/records/history-store.ts'
import { sendRejection } from './rejection-email.ts'

/** Safe to repeat, even after an undo: it checks the current state. */
export function notifyOfRejection(ctx: WorkspaceContext, mail: MailSettings, event: EventOf<'candidate.moved'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    if (event.to !== 'REJECTED') return
    const locked = await lockWithProject(tx, event.candidateId)
    const move = locked?.candidate.stage === event.to ? await findNewestMove(tx, event.candidateId, event.to) : null
    if (!locked || !move) return
    if (!(event.emailCandidate ?? locked.project.settings.rejectionEmails)) return
    await sendRejection(tx, ctx, mail, locked, move)
  })
}

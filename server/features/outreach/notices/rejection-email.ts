// The email to a rejected candidate: whether it is sent, in which language, and why not; and sending it once.
import { rejectionNotice, announcesRejection, type Notice } from '@fairlead/domain/project/notices'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { hasWithdrawn } from '../../candidates/records/withdrawn.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { prepareNotice, sendNotice } from '../../mail/sending/send-notice.ts'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { text as texts } from '../texts/texts.ts'
import { findContactedAt } from '../../candidates/records/history-store.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { languageOfCandidate } from '../../mail/messages/candidate-language.ts'

/** The text for a candidate rejected from `from`; null for candidates who weren't in touch, or who have withdrawn. */
export async function rejectionEmail(
  tx: Tx,
  project: Pick<LoadedProject, 'settings'>,
  candidate: Pick<LoadedCandidate, 'id' | 'repliedAt'>,
  from: Stage,
): Promise<Notice | null> {
  const contactedAt = await findContactedAt(tx, candidate.id)
  if (!announcesRejection({ from, to: 'REJECTED', contactedAt, repliedAt: candidate.repliedAt })) return null
  if (await hasWithdrawn(tx, candidate.id)) return null
  return rejectionNotice(project.settings.autopilotTemplates['rejection'] ?? '', await languageOfCandidate(tx, candidate.id))
}

/** Queues the email of a rejection, once for each move; returns why not, null when it is queued. */
export async function sendRejection(
  tx: Tx,
  ctx: WorkspaceContext,
  mail: MailSettings,
  { project, candidate }: { project: LoadedProject; candidate: LoadedCandidate },
  move: { id: string; from: Stage },
): Promise<string | null> {
  const notice = await rejectionEmail(tx, project, candidate, move.from)
  if (!notice) return (await hasWithdrawn(tx, candidate.id)) ? texts.theyHaveWithdrawn : texts.notInTouch
  try {
    const ready = await prepareNotice(tx, ctx, mail, { project, candidate }, notice)
    if ('refusal' in ready) return ready.refusal
    const about = { ...notice, emailType: 'rejection', requestId: `rejection:${move.id}`, cc: [] }
    await sendNotice(tx, ctx, mail, { project, candidate }, about)
    return null
  } catch (error) {
    // the project's own text has a variable without a value: no email is better than one with a gap
    if (!(error instanceof Refusal)) throw error
    return error.message
  }
}

// The email to a rejected candidate: whether it is sent, in which language, and why not.
import { rejectionNotice, announcesRejection, type Notice } from '@fairlead/domain/project/notices'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { hasWithdrawn } from '../../candidates/records/withdrawn.ts'
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

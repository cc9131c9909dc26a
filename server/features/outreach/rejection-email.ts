// The email to a rejected candidate: whether it is sent, in which language, and why not.
import { rejectionNotice, announcesRejection, type Notice } from '@fairlead/domain/project/notices'
import { languageOfTag } from '@fairlead/domain/shared/language'
import type { Stage } from '@fairlead/domain/shared/stages'
import { detectLanguage } from '@fairlead/matching/text/language'
import type { Tx } from '../../platform/database.ts'
import type { LoadedCandidate } from '../candidates/access-candidate.ts'
import { hasWithdrawn } from '../candidates/withdrawn.ts'
import type { LoadedProject } from '../projects/access-project.ts'

/** The text for a candidate rejected from `from`; null for candidates who weren't in touch, or who have withdrawn. */
export async function rejectionEmail(
  tx: Tx,
  project: Pick<LoadedProject, 'settings'>,
  candidate: Pick<LoadedCandidate, 'id' | 'repliedAt'>,
  from: Stage,
): Promise<Notice | null> {
  const { contacted_at: contactedAt } = await tx
    .selectFrom('candidate')
    .select('contacted_at')
    .where('id', '=', candidate.id)
    .executeTakeFirstOrThrow()
  if (!announcesRejection({ from, to: 'REJECTED', contactedAt, repliedAt: candidate.repliedAt })) return null
  if (await hasWithdrawn(tx, candidate.id)) return null
  const last = await tx
    .selectFrom('inbound_mail')
    .select(['reply_text', 'body_text'])
    .where('candidate_id', '=', candidate.id)
    .where('kind', '=', 'person')
    .orderBy('received_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { code } = detectLanguage(last ? last.reply_text.trim() || last.body_text : '')
  return rejectionNotice(project.settings.autopilotTemplates['rejection'] ?? '', languageOfTag(code ?? ''))
}

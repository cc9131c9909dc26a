// Adds what a candidate sent through their link to the conversation.
import { fullName } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { addressOf, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { insertByHand } from './inbound-mail-store.ts'

/** Stored as text, so that input is never shown as HTML. */
export async function saveInformation(
  tx: Tx,
  ctx: WorkspaceContext,
  candidate: LoadedCandidate,
  information: { id: string; subject: string; message: string; label?: 'interested' | 'unclear' },
): Promise<void> {
  await insertByHand(tx, {
    id: information.id,
    workspaceId: ctx.workspaceId,
    projectId: candidate.projectId,
    candidateId: candidate.id,
    source: `information:${information.id}`,
    fromName: fullName(candidate.profile),
    fromEmail: addressOf(candidate),
    subject: information.subject,
    text: information.message,
    receivedAt: ctx.now(),
    label: information.label ?? 'interested',
  })
}

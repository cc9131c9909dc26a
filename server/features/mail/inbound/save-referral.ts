// The email that recommended a candidate becomes the first message of their thread.
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { insertByHand } from './inbound-mail-store.ts'

/** Stored once per candidate, as text, so that input is never shown as HTML. */
export async function saveReferral(
  tx: Tx,
  ctx: ActorContext,
  candidate: { id: string; projectId: string },
  referral: { sender: string; subject: string; body: string },
): Promise<void> {
  await insertByHand(tx, {
    id: newId(),
    workspaceId: ctx.workspaceId,
    projectId: candidate.projectId,
    candidateId: candidate.id,
    source: `referral:${candidate.id}`,
    fromEmail: referral.sender.toLowerCase(),
    subject: referral.subject,
    text: referral.body,
    receivedAt: ctx.now(),
  })
}

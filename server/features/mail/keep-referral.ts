// The mail that recommended a candidate becomes the first mail of their thread.
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

/** Stored once per candidate, as text: what someone pasted is never shown as HTML. */
export async function keepReferral(
  tx: Tx,
  ctx: ActorContext,
  candidate: { id: string; projectId: string },
  referral: { sender: string; subject: string; body: string },
): Promise<void> {
  await tx
    .insertInto('inbound_mail')
    .values({
      id: newId(),
      workspace_id: ctx.workspaceId,
      project_id: candidate.projectId,
      candidate_id: candidate.id,
      mailbox: `referral:${candidate.id}`,
      uid_validity: '0',
      uid: 0,
      from_email: referral.sender.toLowerCase(),
      subject: referral.subject,
      reply_text: referral.body,
      body_text: referral.body,
      kind: 'person',
      matched_by: 'hand',
      received_at: ctx.now(),
    })
    .execute()
}

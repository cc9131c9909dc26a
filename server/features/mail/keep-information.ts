// What a candidate sent over the page of their link is in their conversation like an email from them.
import { fullName } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { addressOf, type LoadedCandidate } from '../candidates/access-candidate.ts'

/** Stored as text: what someone typed is never shown as HTML. */
export async function keepInformation(
  tx: Tx,
  ctx: WorkspaceContext,
  candidate: LoadedCandidate,
  information: { id: string; subject: string; message: string },
): Promise<void> {
  await tx
    .insertInto('inbound_mail')
    .values({
      id: information.id,
      workspace_id: ctx.workspaceId,
      project_id: candidate.projectId,
      candidate_id: candidate.id,
      mailbox: `information:${information.id}`,
      uid_validity: '0',
      uid: 0,
      from_name: fullName(candidate.profile),
      from_email: addressOf(candidate),
      subject: information.subject,
      reply_text: information.message,
      body_text: information.message,
      kind: 'person',
      matched_by: 'hand',
      label: 'interested',
      confidence: 1,
      confident: true,
      received_at: ctx.now(),
    })
    .execute()
}

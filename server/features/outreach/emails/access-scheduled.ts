// The permission check for scheduled email: visible to users who can decide about the candidate, and locked.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { lockMessage } from '../../mail/messages/lock-message.ts'
import { findCandidateOfMessage } from '../../mail/messages/message-facts.ts'
import { text } from '../texts/texts.ts'

export async function accessScheduled(tx: Tx, ctx: ActorContext, messageId: string) {
  const candidateId = await findCandidateOfMessage(tx, messageId)
  if (candidateId === null) throw new Refusal('not_found')
  // don't reveal the email to users who can't see the candidate
  await accessCandidate(tx, ctx.actor, { candidateId }, 'decide').catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'candidate_not_found' ? new Refusal('not_found') : error
  })
  const locked = await lockMessage(tx, messageId)
  if (!locked?.about || locked.row.state !== 'queued' || !locked.row.is_scheduled) throw new Refusal('invalid_move', text.notWaiting)
  return { row: locked.row, ...locked.about }
}

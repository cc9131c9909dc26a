// A person decides about a parked message.
import { decideByHand } from '@fairlead/domain/outreach/message-state'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { accessCandidate } from '../candidates/access-candidate.ts'
import { saveCandidate } from '../candidates/candidate-store.ts'
import { columnsOf, stateOf } from './message-row.ts'
import { lockMessage } from './lock-message.ts'
import { recordOutcome } from './record-outcome.ts'

const choices = { sent: 'sent', again: 'send_again', drop: 'give_up' } as const

export function settleParked(ctx: ActorContext, messageId: string, verdict: keyof typeof choices): Promise<void> {
  return ctx.transaction(async (tx) => {
    const key = await tx.selectFrom('message').select('candidate_id').where('id', '=', messageId).executeTakeFirst()
    if (!key?.candidate_id) throw new Refusal('not_found')
    // don't reveal the message to users who may not see the candidate
    await accessCandidate(tx, ctx.actor, { candidateId: key.candidate_id }, 'decide').catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'candidate_not_found' ? new Refusal('not_found') : error
    })
    const locked = await lockMessage(tx, messageId)
    const next = locked && decideByHand(stateOf(locked.row), choices[verdict], locked.now)
    if (!locked?.about || !next) throw new Refusal('invalid_move', 'This email has been settled already.')
    const ids = { projectId: locked.about.project.id, candidateId: locked.about.candidate.id }
    await tx.updateTable('message').set(columnsOf(next)).where('id', '=', messageId).execute()
    await saveCandidate(tx, ids.candidateId, { attention: null })
    await recordOutcome(tx, ctx, locked, next)
    await record(tx, ctx, next.state === 'queued' ? { type: 'mail.queued', ...ids, messageId } : { type: 'candidate.changed', ...ids })
  })
}

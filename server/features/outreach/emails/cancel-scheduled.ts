// Cancels a scheduled email; a candidate moved by a scheduled reply moves back.
import { type Stage } from '@fairlead/domain/shared/stages'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { addHistory, findLastMove, markUndone } from '../../candidates/records/history-store.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import { withdrawMessage } from '../../mail/messages/message-store.ts'
import { accessScheduled } from './access-scheduled.ts'

/** A reply and its move are one transaction. */
const sameMomentMs = 2000

export function cancelScheduled(ctx: ActorContext, messageId: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { row, project, candidate } = await accessScheduled(tx, ctx, messageId)
    await withdrawMessage(tx, row.id)
    await addHistory(tx, ctx, project, candidate.id, { event: 'scheduled_email', detail: `Cancelled: ${row.subject}` })
    const move = row.kind === 'reply' && candidate.stage === 'AWAITING_INFO' ? await moveAt(tx, candidate.id, row.created_at) : null
    if (move) {
      const details = { isUndo: true, note: 'The reply was canceled' }
      const waiting = { ...candidate, stage: 'AWAITING_INFO' } as const
      await moveCandidate(tx, { project, candidate: waiting, to: move.from, by: { ctx, actor: null }, details })
      await markUndone(tx, move.id)
    }
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}

/** The candidate's last move, if it was made with the email. */
async function moveAt(tx: Tx, candidateId: string, movedAt: Date): Promise<{ id: string; from: Stage } | null> {
  const last = await findLastMove(tx, candidateId)
  const isWithIt = last && Math.abs(last.at.getTime() - movedAt.getTime()) < sameMomentMs
  return isWithIt && last.from ? { id: last.id, from: last.from } : null
}

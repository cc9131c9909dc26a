// Settles messages with unknown delivery: users one of their own, staff all of a kind.
import { decideByHand } from '@fairlead/domain/outreach/message-state'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type ActorContext, type WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { stateOf } from '../messages/message-row.ts'
import { findParkedMail } from './find-left-mail.ts'
import { lockMessage } from '../messages/lock-message.ts'
import { recordOutcome } from './record-outcome.ts'
import { findCandidateOfMessage } from '../messages/message-facts.ts'
import { saveMessageState } from '../messages/message-store.ts'
import { text } from '../texts/texts.ts'

const choices = { sent: 'sent', again: 'send_again', drop: 'give_up' } as const
type Verdict = keyof typeof choices

export function resolveUndelivered(ctx: ActorContext, messageId: string, verdict: Verdict): Promise<void> {
  return ctx.transaction(async (tx) => {
    const candidateId = await findCandidateOfMessage(tx, messageId)
    if (candidateId === null) throw new Refusal('not_found')
    // don't reveal the message to users who may not see the candidate
    await accessCandidate(tx, ctx.actor, { candidateId }, 'decide').catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'candidate_not_found' ? new Refusal('not_found') : error
    })
    if (!(await applyVerdict(tx, ctx, messageId, verdict))) throw new Refusal('invalid_move', text.decidedAlready)
  })
}

/** False when its delivery is no longer unknown. */
async function applyVerdict(tx: Tx, ctx: WorkspaceContext, messageId: string, verdict: Verdict): Promise<boolean> {
  const locked = await lockMessage(tx, messageId)
  const next = locked && decideByHand(stateOf(locked.row), choices[verdict], locked.now)
  if (!locked || !next) return false
  await saveMessageState(tx, messageId, next)
  if (!locked.about) return true
  const ids = { projectId: locked.about.project.id, candidateId: locked.about.candidate.id }
  await saveCandidate(tx, ids.candidateId, { attention: null })
  await recordOutcome(tx, ctx, locked, next)
  await record(tx, ctx, next.state === 'queued' ? { type: 'mail.queued', ...ids, messageId } : { type: 'candidate.changed', ...ids })
  return true
}

/** Per call; the rest is left for the next. */
const limit = 500

/**
 * Settles messages with unknown delivery in all workspaces, either those that may have arrived or those that didn't; returns
 * how many.
 */
export async function settleAllParked(
  database: Database,
  kind: 'unknown' | 'not_sent',
  verdict: Extract<Verdict, 'sent' | 'again'>,
): Promise<number> {
  const rows = await findParkedMail(database, kind, limit)
  let settled = 0
  for (const row of rows) {
    const ctx = systemContext(database, row.workspaceId)
    settled += (await ctx.transaction((tx) => applyVerdict(tx, ctx, row.id, verdict))) ? 1 : 0
  }
  return settled
}

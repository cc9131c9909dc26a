// Effects of a reply other than the move: suppressed addresses, flags, and tasks.
import { readComeBack } from '@fairlead/domain/conversation/come-back'
import { dayOfMoment } from '@fairlead/domain/shared/days'
import type { ReplyDecision } from '@fairlead/domain/conversation/decide-reply'
import { readReferrals } from '@fairlead/domain/conversation/referral'
import type { Stage } from '@fairlead/domain/shared/stages'
import { dataRequestDue } from '@fairlead/domain/conversation/tasks'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import type { LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { listRecipients } from '../messages/message-facts.ts'
import { addSuppression } from '../suppression/suppression-store.ts'
import { flagPerson, openTask } from '../messages/task-store.ts'

export interface Reply {
  id: string
  from: string | null
  at: Date
  text: string
  /** The stage before this reply, when a correction reapplies it. */
  stood?: Stage
}

/** The caller holds the candidate's lock. */
export async function followThrough(
  tx: Tx,
  ctx: WorkspaceContext,
  candidate: LoadedCandidate,
  decision: ReplyDecision,
  quote: string | null,
  reply: Reply,
): Promise<void> {
  const addresses = await addressesOf(tx, candidate, reply.from)
  if (decision.suppress)
    for (const address of addresses) await addSuppression(tx, ctx, { name: address, reason: 'unsubscribed', inboundId: reply.id })
  if (decision.flag) await flagPerson(tx, ctx, { personId: candidate.personId, kind: decision.flag, inboundId: reply.id, quote })
  const about = {
    projectId: candidate.projectId,
    candidateId: candidate.id,
    personId: candidate.personId,
    inboundId: reply.id,
  }
  const day = dayOfMoment(reply.at)
  const opened: (string | null)[] = []
  if (decision.opens === 'come_back') {
    const { day: due, quote } = readComeBack(reply.text, day)
    opened.push(await openTask(tx, ctx, { ...about, kind: 'come_back', day: due, quote }))
  }
  if (decision.opens === 'data_request')
    opened.push(await openTask(tx, ctx, { ...about, kind: 'data_request', day: dataRequestDue(day), quote }))
  if (decision.opens === 'referral')
    for (const [number, { quote, ...details }] of readReferrals(reply.text, addresses).entries())
      opened.push(await openTask(tx, ctx, { ...about, kind: 'referral', number, day: null, quote, details }))
  for (const taskId of opened)
    if (taskId !== null && decision.opens)
      await record(tx, ctx, {
        type: 'task.opened',
        projectId: candidate.projectId,
        candidateId: candidate.id,
        taskId,
        kind: decision.opens,
      })
}

/**
 * Every address we know of a candidate: those that were written to, the one they wrote from, and those of their profile. Sorted, so that
 * two replies at once lock them in one order.
 */
export async function addressesOf(tx: Tx, candidate: LoadedCandidate, from: string | null): Promise<string[]> {
  const recipients = await listRecipients(tx, candidate.id)
  const { preferredEmail, profile } = candidate
  const addresses = [from, preferredEmail, ...profile.personalEmails, ...profile.workEmails, ...recipients]
  return [...new Set(addresses.flatMap((address) => (address ? [address.trim().toLowerCase()] : [])))].toSorted()
}

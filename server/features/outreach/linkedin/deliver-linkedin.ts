// Sends a LinkedIn message and stores the outcome: stage, history, attention, and state in one transaction.
import type { AttentionCode } from '@fairlead/domain/candidate/attention'
import type { LinkedinState } from '@fairlead/domain/outreach/linkedin'
import type { Linkedin, LinkedinOutcome } from '@fairlead/domain/ports/linkedin'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { startClocks } from '../../../platform/clock.ts'
import { type LoadedCandidate, lockWithProject } from '../../candidates/records/access-candidate.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { hasSequenceEmail } from '../../mail/messages/message-facts.ts'
import { expireLinkedin } from './linkedin-account-store.ts'
import {
  hasOtherLinkedin,
  leaseRenewalMs,
  type LinkedinMessageRow,
  renewLinkedinLease,
  saveLinkedinState,
} from './linkedin-message-store.ts'
import { text as texts } from '../texts/texts.ts'

export interface LinkedinDelivery {
  row: LinkedinMessageRow
  profileUrl: string
  accountId: string | null
  /** The user is waiting for the outcome; otherwise it appears on the candidate. */
  isWatched: boolean
}

/** The caller owns the 'sending' row; a message that may have been sent is never resent. */
export async function deliverLinkedin(ctx: WorkspaceContext, linkedin: Linkedin, delivery: LinkedinDelivery): Promise<LinkedinOutcome> {
  const { row, profileUrl, accountId } = delivery
  const message = { accountId, profileUrl, body: row.body, key: row.candidate_id }
  // a missed renewal makes it unknown until the outcome is here
  const renewal = {
    everyMs: leaseRenewalMs,
    round: () => ctx.transaction((tx) => renewLinkedinLease(tx, row.id, ctx.now())),
    failure: null,
  }
  const life = startClocks([renewal], null)
  try {
    const outcome =
      row.kind === 'inmail'
        ? await linkedin.sendInmail({ ...message, subject: row.subject })
        : await linkedin.sendInvitation({ ...message })
    await settleLinkedin(ctx, delivery, outcome)
    return outcome
  } finally {
    await life.stop()
  }
}

/** The outcome of a message; 'unknown' for one whose process died. */
export function settleLinkedin(
  ctx: WorkspaceContext,
  { row, isWatched }: Pick<LinkedinDelivery, 'row' | 'isWatched'>,
  outcome: LinkedinOutcome,
): Promise<void> {
  return ctx.transaction(async (tx) => {
    // they may have been transferred to another project during sending
    const locked = await lockWithProject(tx, row.candidate_id)
    if (!locked) return
    const { project, candidate } = locked
    const next = { state: stateOf(outcome), reason: 'reason' in outcome ? outcome.reason : null }
    const change = { ...next, ...('reference' in outcome ? { reference: outcome.reference } : {}) }
    // a late response to a message marked unknown is still correct
    const isSaved =
      (await saveLinkedinState(tx, ctx, row.id, 'sending', change)) || (await saveLinkedinState(tx, ctx, row.id, 'unknown', change))
    if (!isSaved) return
    // the history names the author of the message
    const by = { ...ctx, userId: row.user_id }
    const name = texts.linkedinNames[row.kind]
    const tell = (code: AttentionCode, text: string) => saveCandidate(tx, candidate.id, { attention: { code, text } })
    switch (outcome.state) {
      case 'sent':
      case 'accepted':
        await recordContacted(tx, by, project, candidate, row)
        break
      case 'by_hand':
        if (isWatched) await recordContacted(tx, by, project, candidate, row)
        else await tell('linkedin_due', texts.linkedinDue(name))
        break
      case 'sign_in_needed':
        await expireLinkedin(tx, row.user_id)
        if (!isWatched) await tell('linkedin_failed', texts.linkedinSignInAgain(name))
        break
      case 'failed':
        await backToApproved(tx, by, project, candidate, row)
        if (!isWatched) await tell('linkedin_failed', texts.linkedinNotSent(name, outcome.reason))
        break
      case 'unknown':
        await tell('linkedin_unknown', texts.linkedinUnknown(name))
    }
    await record(tx, by, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}

function stateOf(outcome: LinkedinOutcome): LinkedinState {
  return outcome.state === 'sign_in_needed' ? 'failed' : outcome.state
}

/** Moves to Contacted, with the history line that says how; someone who has moved on in the meantime gets only the line. */
export async function recordContacted(
  tx: Tx,
  by: WorkspaceContext,
  project: LoadedProject,
  candidate: LoadedCandidate,
  row: Pick<LinkedinMessageRow, 'kind' | 'subject'>,
): Promise<void> {
  const event = row.kind === 'inmail' ? 'linkedin_inmail' : 'linkedin_invitation'
  if (candidate.stage === 'APPROVED')
    await moveCandidate(tx, {
      project,
      candidate,
      to: 'CONTACTED',
      by: { ctx: by, actor: null },
      details: { event, note: row.subject || null, attention: null },
    })
  else await addHistory(tx, by, project, candidate.id, { event, detail: row.subject || null })
}

/**
 * A client may have marked someone as contacted before the message failed (spec B, section 4); candidates reached some other
 * way stay.
 */
async function backToApproved(
  tx: Tx,
  by: WorkspaceContext,
  project: LoadedProject,
  candidate: LoadedCandidate,
  row: LinkedinMessageRow,
): Promise<void> {
  if (candidate.stage !== 'CONTACTED') return
  const wasReached = (await hasSequenceEmail(tx, candidate.id)) || (await hasOtherLinkedin(tx, candidate.id, row.id))
  if (!wasReached)
    await moveCandidate(tx, { project, candidate, to: 'APPROVED', by: { ctx: by, actor: null }, details: { note: texts.notSent } })
}

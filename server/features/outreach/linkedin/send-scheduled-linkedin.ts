// Processes due LinkedIn messages and those a dead process was sending.
import { mayPass } from '@fairlead/domain/outreach/can-send-to'
import { whyNotLinkedin } from '@fairlead/domain/outreach/linkedin'
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import { must } from '@fairlead/domain/shared/records'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { isAddressProven } from '../../accounts/users/user-views.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import { wasTransferredSince } from '../../candidates/records/candidate-transfer.ts'
import { deliverLinkedin, settleLinkedin, type LinkedinDelivery } from './deliver-linkedin.ts'
import { findLinkedinAccount } from './linkedin-account-store.ts'
import { linkedinFacts } from '../../mail/messages/linkedin-facts.ts'
import { findAbandonedLinkedin, findCandidateOfLinkedin, lockDueLinkedin, saveLinkedinState } from './linkedin-message-store.ts'
import { text } from '../texts/texts.ts'

const waitMs = 60_000

/** Checks again under the locks what may stop it, and sends it if nothing does. */
export async function sendScheduledLinkedin(ctx: WorkspaceContext, linkedin: Linkedin, id: string): Promise<void> {
  const delivery = await claim(ctx, id)
  if (delivery) await deliverLinkedin(ctx, linkedin, delivery)
}

/** A process that stopped while sending may or may not have sent it. */
export async function giveUpLinkedin(ctx: WorkspaceContext, id: string): Promise<void> {
  const row = await ctx.transaction((tx) => findAbandonedLinkedin(tx, id, ctx.now()))
  if (row) await settleLinkedin(ctx, { row, isWatched: false }, { state: 'unknown', reason: text.stoppedWhileSending })
}

function claim(ctx: WorkspaceContext, id: string): Promise<LinkedinDelivery | null> {
  return ctx.transaction(async (tx) => {
    const candidateId = await findCandidateOfLinkedin(tx, id)
    const locked = candidateId && (await lockWithProject(tx, candidateId))
    const row = await lockDueLinkedin(tx, id, ctx.now())
    if (!locked || !row) return null
    const { project, candidate } = locked
    if (!(await isAddressProven(tx, row.user_id))) {
      await saveLinkedinState(tx, ctx, row.id, 'queued', { state: 'queued', dueAt: new Date(ctx.now().getTime() + waitMs) })
      return null
    }
    const facts = await linkedinFacts(tx, ctx, project, candidate)
    const stop = (await wasTransferredSince(tx, row.candidate_id, row.created_at))
      ? 'stage_left'
      : whyNotLinkedin({ ...facts, dueAt: null }, ctx.now())
    if (stop) {
      await saveLinkedinState(
        tx,
        ctx,
        row.id,
        'queued',
        mayPass(stop) ? { state: 'queued', dueAt: new Date(ctx.now().getTime() + waitMs) } : { state: 'cancelled', reason: stop },
      )
      await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
      return null
    }
    await saveLinkedinState(tx, ctx, row.id, 'queued', { state: 'sending' })
    return { row, profileUrl: must(facts.profileUrl), accountId: await findLinkedinAccount(tx, row.user_id), isWatched: false }
  })
}

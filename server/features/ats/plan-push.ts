// Requests a push after a move to a synced stage, or manually.
import { decidePush, pushStops, type PushFacts } from '@fairlead/domain/candidate/ats-push'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessCandidate, addressOf, type LoadedCandidate, lockWithProject } from '../candidates/records/access-candidate.ts'
import { findPersonSuppression } from '../mail/suppression/suppression-store.ts'
import type { LoadedProject } from '../projects/records/access-project.ts'
import { findProjectJob, type ProjectJob } from './ats-job-store.ts'
import { findAtsLink } from './ats-link-store.ts'
import { requestPush } from './ats-push-store.ts'

/** Candidates who arrive in a synced stage are pushed; a repeated event requests the same push twice, which results in one. */
export function planPush(ctx: WorkspaceContext, event: { projectId: string; candidateId: string }): Promise<void> {
  return ctx.transaction(async (tx) => {
    // most projects aren't synced: don't wait for a lock to learn that
    if (!(await findProjectJob(tx, event.projectId))?.isOn) return
    const locked = await lockWithProject(tx, event.candidateId)
    if (!locked) return
    const { facts, job } = await pushFacts(tx, ctx, { project: locked.project, candidate: locked.candidate, isByHand: false })
    if (job && decidePush(facts).go) await requestPush(tx, ctx, { candidateId: locked.candidate.id, job, isByHand: false })
  })
}

/** A user requests a push of this candidate now, also after it failed. */
export function sendToAts(ctx: ActorContext, input: { candidateId: string; projectId?: string | undefined }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const { facts, job } = await pushFacts(tx, ctx, { project, candidate, isByHand: true })
    const decision = decidePush(facts)
    if (!decision.go || !job) throw new Refusal('cannot_send', pushStops[decision.go ? 'no_job' : decision.reason])
    await requestPush(tx, ctx, { candidateId: candidate.id, job, isByHand: true })
  })
}

/** The push required by the rule now; a job of an ended link doesn't count. */
export async function pushFacts(
  tx: Tx,
  ctx: Pick<WorkspaceContext, 'hashAddress'>,
  { project, candidate, isByHand }: { project: LoadedProject; candidate: LoadedCandidate; isByHand: boolean },
): Promise<{ facts: PushFacts; job: ProjectJob | null }> {
  const link = await findAtsLink(tx)
  const projectJob = await findProjectJob(tx, project.id)
  const job = projectJob && projectJob.linkId === link?.id ? projectJob : null
  const addresses = [candidate.preferredEmail, ...candidate.profile.personalEmails, ...candidate.profile.workEmails]
  const suppressed = (await findPersonSuppression(tx, ctx, addresses)) !== null
  const facts: PushFacts = {
    stage: candidate.stage,
    job: job && { isOn: job.isOn, stages: job.stages },
    isLinked: link !== null,
    isArchived: project.isArchived,
    isSuppressed: suppressed,
    address: addressOf(candidate),
    isByHand,
  }
  return { facts, job }
}

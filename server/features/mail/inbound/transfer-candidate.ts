// Transfers a candidate to another project with all data: conversation, notes, history, files.
import { historyEventOf, isReviewStage, type Stage } from '@fairlead/domain/shared/stages'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { isTaken } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { moveToProject } from '../../candidates/records/candidate-transfer.ts'
import { finishCalibration } from '../../projects/searches/start-search.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { findInProject } from '../../candidates/people/person-lookup.ts'
import { cancelQueued } from '../messages/message-store.ts'
import { text } from '../texts/texts.ts'

export interface TransferCandidate {
  candidateId: string
  toProject: string
  to: Stage
}

/** Cancels the old project's unsent email; no one is in one project twice. */
export async function transferCandidate(ctx: ActorContext, input: TransferCandidate): Promise<void> {
  try {
    await transferWithin(ctx, input)
  } catch (error) {
    // someone added the same person to the target in the meantime
    if (isTaken(error, 'candidate_project_id_person_id_key')) throw new Refusal('in_other_project')
    throw error
  }
}

function transferWithin(ctx: ActorContext, input: TransferCandidate): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const target = await accessProject(tx, ctx.actor, input.toProject, 'decide', 'share')
    if (target.isArchived) throw new Refusal('project_paused', text.projectArchived)
    if (isReviewStage(input.to)) throw new Refusal('invalid_move', text.queueBySearchOnly)
    if (await findInProject(tx, target.id, candidate.personId)) throw new Refusal('in_other_project')
    await cancelQueued(tx, candidate.id, 'stage_left', { kinds: 'all' })
    await moveToProject(tx, ctx, { project, candidate, target, to: input.to, event: historyEventOf(input.to), transferId: newId() })
    const remaining = (project.counts.UNDER_REVIEW ?? 0) - 1
    if (candidate.stage === 'UNDER_REVIEW' && remaining <= 0 && project.calibratedAt === null) await finishCalibration(tx, ctx, project)
    await record(tx, ctx, {
      type: 'candidate.transferred',
      projectId: target.id,
      candidateId: candidate.id,
      fromProject: project.id,
      from: candidate.stage,
      to: input.to,
    })
  })
}

// Saves a move that has been decided: stage, both counters, history line and event are one.
import type { Move } from '@fairlead/domain/candidate/moves'
import type { HistoryCode, Stage } from '@fairlead/domain/shared/stages'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import type { LoadedCandidate } from './access-candidate.ts'
import { saveMove, type MoveDetails } from './candidate-store.ts'

/** Saves a decided move and tells of it; the caller holds the candidate's lock. */
export async function applyMove(
  tx: Tx,
  ctx: WorkspaceContext,
  project: Pick<LoadedProject, 'id' | 'workspaceId'>,
  move: Move,
  details: MoveDetails = {},
): Promise<void> {
  await saveMove(tx, ctx, project, move, details)
  await record(tx, ctx, {
    type: 'candidate.moved',
    projectId: project.id,
    candidateId: move.candidateId,
    from: move.from,
    to: move.to,
    code: move.code,
    ...(details.emailCandidate === undefined ? {} : { emailCandidate: details.emailCandidate }),
  })
}

/** A move by the product itself (a reply arrived): no permission to ask, but never onto the same stage. */
export async function moveByProduct(
  tx: Tx,
  ctx: WorkspaceContext,
  project: Pick<LoadedProject, 'id' | 'workspaceId'>,
  candidate: Pick<LoadedCandidate, 'id' | 'stage'>,
  to: Stage,
  code: HistoryCode,
  details: MoveDetails = {},
): Promise<void> {
  if (candidate.stage === to) return
  await applyMove(tx, ctx, project, { candidateId: candidate.id, from: candidate.stage, to, code }, details)
}

// A candidate leaves the review queue: when no one is left to review, calibration ends and the next search starts.
import { historyCodeOf, type HistoryCode, type Stage } from '@fairlead/domain/shared/stages'
import { searchesOn } from '@fairlead/domain/project/searches-on'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import { finishCalibration } from '../projects/finish-calibration.ts'
import { startSearch } from '../projects/start-search.ts'
import type { LoadedCandidate } from './access-candidate.ts'
import { applyMove } from './apply-move.ts'
import type { MoveDetails } from './candidate-store.ts'

/** The caller holds the project's lock and then the candidate's. Returns how many are left to review. */
export async function removeFromReviewQueue(
  tx: Tx,
  ctx: ActorContext,
  project: LoadedProject,
  candidate: LoadedCandidate,
  to: Stage,
  details: MoveDetails,
  code: HistoryCode = historyCodeOf(to),
): Promise<number> {
  await applyMove(tx, ctx, project, { candidateId: candidate.id, from: candidate.stage, to, code }, details)
  const remaining = Math.max(0, (project.counts.UNDER_REVIEW ?? 0) - (candidate.stage === 'UNDER_REVIEW' ? 1 : 0))
  if (remaining > 0 || candidate.stage !== 'UNDER_REVIEW') return remaining
  const { shouldPopulate } = project.settings
  if (project.calibratedAt === null) await finishCalibration(tx, ctx, project)
  else if (searchesOn({ ...project, shouldPopulate, isCalibrated: true })) await startSearch(tx, ctx, project, 'next')
  return remaining
}

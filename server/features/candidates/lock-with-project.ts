// Locks a candidate and their project for automatic actions.
import { isReviewStage } from '@fairlead/domain/shared/stages'
import type { Tx } from '../../platform/database.ts'
import { loadProject, type LoadedProject } from '../projects/access-project.ts'
import { loadCandidate, type LoadedCandidate } from './access-candidate.ts'

/**
 * The project is locked first, then the candidate; a candidate transferred in the meantime is returned with the new project. null when
 * missing. For a candidate in review the project is locked for update, since removing the last one ends the review queue.
 */
export async function lockWithProject(tx: Tx, candidateId: string): Promise<{ project: LoadedProject; candidate: LoadedCandidate } | null> {
  const key = await tx.selectFrom('candidate').select(['project_id', 'stage']).where('id', '=', candidateId).executeTakeFirst()
  const lock = key && isReviewStage(key.stage) ? 'update' : 'share'
  const first = key && (await loadProject(tx, key.project_id, lock))
  const candidate = first && (await loadCandidate(tx, candidateId, true))
  if (!candidate) return null
  const project = candidate.projectId === first.id ? first : await loadProject(tx, candidate.projectId, lock)
  return project && { project, candidate }
}

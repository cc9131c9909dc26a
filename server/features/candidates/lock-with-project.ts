// A candidate and the project they are in, both locked, for what the product does by itself.
import type { Tx } from '../../platform/database.ts'
import { loadProject, type LoadedProject } from '../projects/access-project.ts'
import { loadCandidate, type LoadedCandidate } from './access-candidate.ts'

/** The project is share-locked first, then the candidate; who went on to another project in the meantime comes with that one. null when there is none. */
export async function lockWithProject(tx: Tx, candidateId: string): Promise<{ project: LoadedProject; candidate: LoadedCandidate } | null> {
  const key = await tx.selectFrom('candidate').select('project_id').where('id', '=', candidateId).executeTakeFirst()
  const first = key && (await loadProject(tx, key.project_id, 'share'))
  const candidate = first && (await loadCandidate(tx, candidateId, true))
  if (!candidate) return null
  const project = candidate.projectId === first.id ? first : await loadProject(tx, candidate.projectId, 'share')
  return project && { project, candidate }
}

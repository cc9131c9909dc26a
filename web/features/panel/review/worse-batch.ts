// Worse batches this browser has already announced, by search.
import { worseBatchText } from '@fairlead/domain/project/batch-fit'
import type { WireProject } from '@fairlead/contract/shapes/project'

const key = (projectId: string) => `worse_batch_shown_${projectId}`

/** The newest batch with what the user is told, if it is worse than the last and no one here has chosen to see it; null otherwise. */
export function readWorseBatch({ project_id, search }: Pick<WireProject, 'project_id' | 'search'>) {
  // the first ten have nothing before them that they could be worse than
  if (search?.state !== 'completed' || search.is_calibration) return null
  const { found: count, fits, missed, found_before: foundBefore, missed_before: missedBefore } = search
  const text = worseBatchText({ found: count, fits, missed, foundBefore, missedBefore })
  return text === null || localStorage.getItem(key(project_id)) === search.lro_id ? null : { id: search.lro_id, found: count, text }
}

export function markWorseBatchShown(projectId: string, searchId: string): void {
  localStorage.setItem(key(projectId), searchId)
}

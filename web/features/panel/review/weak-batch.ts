// Weak batches this browser has already announced, by search.
import { isWeakBatch } from '@fairlead/domain/project/batch-fit'
import type { WireProject } from '@fairlead/contract/shapes/project'

const key = (projectId: string) => `weak_batch_shown_${projectId}`

/** The newest batch if it is weak and no one here has chosen to see it; null otherwise. */
export function readWeakBatch({ project_id, search }: Pick<WireProject, 'project_id' | 'search'>) {
  // the first ten have nothing before them that they could be worse than
  if (
    search?.state !== 'completed' ||
    search.is_calibration ||
    search.fits === null ||
    !isWeakBatch({ fits: search.fits, found: search.found })
  )
    return null
  if (localStorage.getItem(key(project_id)) === search.lro_id) return null
  return { id: search.lro_id, fits: search.fits, found: search.found }
}

export function markWeakBatchShown(projectId: string, searchId: string): void {
  localStorage.setItem(key(projectId), searchId)
}

// During calibration: whether further decisions would still change much.
import type { ReadLearningProgress } from '@fairlead/contract/v2/projects/lessons/progress'
import { learningProgressText } from '@fairlead/domain/project/learning-progress'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../api/cache.ts'

export function LearningProgress({ projectId }: { projectId: string }) {
  const { data } = useQuery({ ...queryFor<ReadLearningProgress>('v2/projects/lessons/progress', { project_id: projectId }), retry: false })
  if (!data || data.decisions === 0) return null
  const { decisions, stable_after: stableAfter, more, last_change: lastChange } = data
  return <div>{learningProgressText({ decisions, stableAfter, more, lastChange })}</div>
}

// During calibration: whether decisions still change who comes next.
import type { ReadLearningProgress } from '@fairlead/contract/v2/projects/lessons/progress'
import { learningProgressText } from '@fairlead/domain/project/learning-progress'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../api/cache.ts'

export function LearningProgress({ projectId }: { projectId: string }) {
  const { data } = useQuery({ ...queryFor<ReadLearningProgress>('v2/projects/lessons/progress', { project_id: projectId }), retry: false })
  if (!data || data.decisions === 0) return null
  return <div>{learningProgressText({ decisions: data.decisions, isStable: data.is_stable, lastChange: data.last_change })}</div>
}

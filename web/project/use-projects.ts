import type { ListProjects } from '@fairlead/contract/v1/projects'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { limits } from '@fairlead/domain/shared/limits'
import { useQuery } from '@tanstack/react-query'
import { readBesideWrites } from '../offline/beside-writes.ts'
import { queryFor, cache, invalidate } from '../api/cache.ts'
import { send } from '../api/send.ts'
import { writes } from '../offline/writes.ts'
import { applyQueuedMoves } from './waiting-moves.ts'

const listed = queryFor<ListProjects>('v1/projects', {})

/** Includes pending writes, so that a count never returns to its value from before a decision. */
export const projectsQuery = {
  ...listed,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<WireProject[]> => {
    const read = () => send<ListProjects>('GET', 'v1/projects', {}, signal)
    const { answer, waiting } = await readBesideWrites(writes, read, () => invalidate('v1/projects'))
    return applyQueuedMoves(answer, waiting)
  },
}

export function useProjects() {
  const polled = (projects: WireProject[] | undefined) =>
    projects?.some((project) => project.search?.state === 'running' || project.search?.state === 'queued')
  return useQuery({ ...projectsQuery, refetchInterval: ({ state }) => (polled(state.data) ? limits.calibrationPollMs : false) })
}

/** Changes one project in the cache immediately, before the server has confirmed. */
export function changeProject(projectId: string, change: (project: WireProject) => WireProject): void {
  cache.setQueryData<WireProject[]>(projectsQuery.queryKey, (projects) =>
    projects?.map((project) => (project.project_id === projectId ? change(project) : project)),
  )
}
